import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { whenCardsAreShown } from './reactionQueries.ts';

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
