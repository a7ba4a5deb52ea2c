import type { ListKey } from '@outrank/shared/firestore/documentPaths';
import { expect, test, vi } from 'vitest';
import { batchReads } from './reactions.ts';

const key = (number: number): ListKey => ({ userId: 'ana', listId: `list_${number}` });
const howMany = (_: string, keys: readonly ListKey[]) => Promise.resolve(keys.length);

test('the cards of a page ask once, together', async () => {
  const read = vi.fn(howMany);
  const load = batchReads(read);
  await expect(Promise.all([load('ben', key(1)), load('ben', key(2))])).resolves.toEqual([2, 2]);
  expect(read.mock.calls).toEqual([['ben', [key(1), key(2)]]]);
});

test('what is asked for later is read anew', async () => {
  const read = vi.fn(howMany);
  const load = batchReads(read);
  await load('ben', key(1));
  await load('ben', key(1));
  expect(read).toHaveBeenCalledTimes(2);
});

test('two fans do not ask together', async () => {
  const read = vi.fn(howMany);
  const load = batchReads(read);
  await Promise.all([load('ben', key(1)), load('ana', key(1))]);
  expect(read.mock.calls).toEqual([
    ['ben', [key(1)]],
    ['ana', [key(1)]],
  ]);
});

test('a failed read fails for each card, and the next one tries again', async () => {
  const read = vi.fn(howMany).mockRejectedValueOnce(new Error('offline'));
  const load = batchReads(read);
  const both = await Promise.allSettled([load('ben', key(1)), load('ben', key(2))]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await expect(load('ben', key(1))).resolves.toBe(1);
});
