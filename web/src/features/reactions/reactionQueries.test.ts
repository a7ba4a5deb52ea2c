import type { ListKey } from '@outrank/shared/documents/list';
import { beforeEach, expect, test, vi } from 'vitest';
import { batchReads } from './reactionQueries.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

const key = (number: number): ListKey => ({ userId: 'ana', listId: `list_${number}` });
const createRead = () => vi.fn((_: string, keys: readonly ListKey[]) => Promise.resolve(keys.length));

test('reads once for all requests of a user until the cards are mounted, and again for later ones', async () => {
  const read = createRead();
  const load = batchReads(read);
  const early = [load('ben', key(1)), load('ana', key(1))];
  await vi.advanceTimersByTimeAsync(90);
  const requests = [...early, load('ben', key(2))];
  await vi.advanceTimersByTimeAsync(10);
  await expect(Promise.all(requests)).resolves.toEqual([2, 1, 2]);
  const later = load('ben', key(1));
  await vi.advanceTimersByTimeAsync(100);
  await expect(later).resolves.toBe(1);
  expect(read.mock.calls).toEqual([
    ['ben', [key(1), key(2)]],
    ['ana', [key(1)]],
    ['ben', [key(1)]],
  ]);
});

test('rejects every request of a failed read, and tries again for the next one', async () => {
  const read = createRead().mockRejectedValueOnce(new Error('offline'));
  const load = batchReads(read);
  const both = Promise.allSettled([load('ben', key(1)), load('ben', key(2))]);
  await vi.advanceTimersByTimeAsync(100);
  expect((await both).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  const again = load('ben', key(1));
  await vi.advanceTimersByTimeAsync(100);
  await expect(again).resolves.toBe(1);
});
