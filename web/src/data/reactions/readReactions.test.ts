import type { ListKey } from '@outrank/shared/documents/list';
import { expect, test, vi } from 'vitest';
import { batchReads } from './readReactions.ts';

const key = (number: number): ListKey => ({ userId: 'ana', listId: `list_${number}` });
const createRead = () => vi.fn((_: string, keys: readonly ListKey[]) => Promise.resolve(keys.length));
const page = 'Home';

test('reads once for all requests of a user until the page is complete, and again for later ones', async () => {
  const read = createRead();
  const complete = Promise.withResolvers<void>();
  const gather = vi.fn(() => complete.promise);
  const load = batchReads({ gather, read });
  const early = [load('ben', key(1), page), load('ana', key(1), page)];
  await Promise.resolve();
  const requests = [...early, load('ben', key(2), page)];
  complete.resolve();
  await expect(Promise.all(requests)).resolves.toEqual([2, 1, 2]);
  await load('ben', key(1), 'Browse');
  expect(read.mock.calls).toEqual([
    ['ben', [key(1), key(2)], page],
    ['ana', [key(1)], page],
    ['ben', [key(1)], 'Browse'],
  ]);
  expect(gather.mock.calls).toEqual([[page], [page], ['Browse']]);
});

test('rejects every request of a failed read, and tries again for the next one', async () => {
  const read = createRead().mockRejectedValueOnce(new Error('offline'));
  const load = batchReads({ gather: async () => {}, read });
  const both = await Promise.allSettled([load('ben', key(1), page), load('ben', key(2), page)]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await expect(load('ben', key(1), page)).resolves.toBe(1);
});
