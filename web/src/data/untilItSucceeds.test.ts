import { expect, test, vi } from 'vitest';
import { untilItSucceeds } from './untilItSucceeds.ts';

test('what failed is begun anew, what succeeded is kept', async () => {
  const begin = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('Not reached'));
  begin.mockResolvedValue('here');
  const open = untilItSucceeds(begin);
  await expect(Promise.all([open(), open()])).rejects.toThrow('Not reached');
  expect(begin).toHaveBeenCalledTimes(1);
  expect(await Promise.all([open(), open()])).toEqual(['here', 'here']);
  expect(await open()).toBe('here');
  expect(begin).toHaveBeenCalledTimes(2);
});
