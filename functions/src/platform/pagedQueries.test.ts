import { expect, it, vi } from 'vitest';
import { repeatUntilEmpty } from './readPages.ts';

it('repeats until a pass finds nothing of any kind, and adds the counts up', async () => {
  const found = [
    { lists: 2, comments: 1 },
    { lists: 0, comments: 3 },
    { lists: 0, comments: 0 },
  ];
  const pass = vi.fn(async () => found.shift() ?? expect.fail('one pass too many'));
  await expect(repeatUntilEmpty(pass)).resolves.toEqual({ lists: 2, comments: 4 });
  expect(pass).toHaveBeenCalledTimes(3);
});
