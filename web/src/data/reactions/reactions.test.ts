import type { ListKey } from '@outrank/shared/firestore/documentPaths';
import { expect, test, vi } from 'vitest';
import { batchReads } from './reactions.ts';

const key = (number: number): ListKey => ({ userId: 'ana', listId: `list_${number}` });
const createRead = () => vi.fn((_: string, keys: readonly ListKey[]) => Promise.resolve(keys.length));

test('reads once for all requests of a user in a tick, and again for later ones', async () => {
  const read = createRead();
  const load = batchReads(read);
  const requests = [load('ben', key(1)), load('ben', key(2)), load('ana', key(1))];
  await expect(Promise.all(requests)).resolves.toEqual([2, 2, 1]);
  await load('ben', key(1));
  expect(read.mock.calls).toEqual([
    ['ben', [key(1), key(2)]],
    ['ana', [key(1)]],
    ['ben', [key(1)]],
  ]);
});

test('rejects every request of a failed read, and tries again for the next one', async () => {
  const read = createRead().mockRejectedValueOnce(new Error('offline'));
  const load = batchReads(read);
  const both = await Promise.allSettled([load('ben', key(1)), load('ben', key(2))]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await expect(load('ben', key(1))).resolves.toBe(1);
});
