import type { ListKey } from '@outrank/shared/documents/list';
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { batchReads, whenCardsAreShown } from './reactionQueries.ts';

let client: QueryClient;
beforeEach(() => {
  vi.useFakeTimers();
  client = new QueryClient();
});

/** Starts a query that is loading until the returned function is called. */
function load(name: string, meta = { hasCards: true }) {
  const { promise, resolve } = Promise.withResolvers<string>();
  void client.fetchQuery({ queryKey: [name], queryFn: () => promise, meta });
  return () => resolve(name);
}

function wait() {
  const handleShown = vi.fn();
  void whenCardsAreShown(client).then(handleShown);
  return async (milliseconds: number) => {
    await vi.advanceTimersByTimeAsync(milliseconds);
    return handleShown.mock.calls.length > 0;
  };
}

test('waits for the lists of every section and then for their cards, but for no other read', async () => {
  const isShownAfter = wait();
  const [arriveFirst, arriveSecond] = [load('weekly'), load('newest')];
  load('profile', { hasCards: false });
  expect(await isShownAfter(50)).toBe(false);
  arriveFirst();
  expect(await isShownAfter(1000)).toBe(false);
  arriveSecond();
  expect(await isShownAfter(0)).toBe(false);
  expect(await isShownAfter(50)).toBe(true);
});

test('waits no longer than two seconds for lists that do not arrive', async () => {
  load('newest');
  const isShownAfter = wait();
  expect(await isShownAfter(2000)).toBe(false);
  expect(await isShownAfter(100)).toBe(true);
});

test('a page whose lists are there waits only for their cards', async () => {
  const isShownAfter = wait();
  expect(await isShownAfter(40)).toBe(false);
  expect(await isShownAfter(10)).toBe(true);
});

const key = (number: number): ListKey => ({ userId: 'ana', listId: `list_${number}` });
const createRead = () => vi.fn((_: string, keys: readonly ListKey[]) => Promise.resolve(keys.length));

test('reads once for all requests of a user until the page is complete, and again for later ones', async () => {
  const read = createRead();
  const load = batchReads(read);
  const early = [load(client, 'ben', key(1)), load(client, 'ana', key(1))];
  await vi.advanceTimersByTimeAsync(40);
  const requests = [...early, load(client, 'ben', key(2))];
  await vi.advanceTimersByTimeAsync(10);
  await expect(Promise.all(requests)).resolves.toEqual([2, 1, 2]);
  const later = load(client, 'ben', key(1));
  await vi.advanceTimersByTimeAsync(50);
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
  const both = Promise.allSettled([load(client, 'ben', key(1)), load(client, 'ben', key(2))]);
  await vi.advanceTimersByTimeAsync(50);
  expect((await both).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  const again = load(client, 'ben', key(1));
  await vi.advanceTimersByTimeAsync(50);
  await expect(again).resolves.toBe(1);
});
