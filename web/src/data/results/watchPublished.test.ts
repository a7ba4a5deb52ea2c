import { parseTopTen } from '@outrank/shared/ballots/topTen';
import { REFRESH_MS } from '@outrank/shared/busyMeter';
import { topTenPath } from '@outrank/shared/documents/results';
import { beforeEach, expect, test, vi } from 'vitest';
import { watchPublished } from './watchPublished.ts';

const { watches, readPublished } = vi.hoisted(() => ({
  watches: [] as { publish: (data: unknown) => void; unsubscribe: () => void }[],
  readPublished: vi.fn(),
}));
vi.mock('#data/firebase/firestore.ts', () => ({ db: {} }));
vi.mock('#data/firebase/live.ts', () => ({
  watchDocument: (_path: string, publish: (data: unknown) => void) => {
    const unsubscribe = vi.fn();
    watches.push({ publish, unsubscribe });
    return unsubscribe;
  },
}));
vi.mock('./published.ts', () => ({ readPublished }));

const onChange = vi.fn();
const stored = (totalVotes: number) => ({ top10: [], totalVotes });
const watch = () => watchPublished(topTenPath('goat-social'), parseTopTen, onChange);

/** Results that were published 21 times within a minute. */
function watchBusyResults() {
  const stop = watch();
  for (let votes = 1; votes <= 21; votes += 1) watches[0]?.publish(stored(votes));
  return stop;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  watches.length = 0;
  readPublished.mockResolvedValue({ totalVotes: 500 });
});

test('results that are published twenty times a minute are still watched', async () => {
  watch();
  for (let second = 0; second < 120; second += 3) {
    watches[0]?.publish(stored(second + 1));
    await vi.advanceTimersByTimeAsync(3000);
  }
  expect(onChange).toHaveBeenCalledTimes(40);
  expect(watches[0]?.unsubscribe).not.toHaveBeenCalled();
});

test('results that are published more often are refreshed for five minutes, and then watched again', async () => {
  watchBusyResults();
  expect(onChange).toHaveBeenCalledTimes(21);
  expect(watches[0]?.unsubscribe).toHaveBeenCalledOnce();
  readPublished.mockRejectedValueOnce(new Error('offline'));
  await vi.advanceTimersByTimeAsync(2 * REFRESH_MS);
  expect(readPublished).toHaveBeenCalledTimes(2);
  expect(onChange).toHaveBeenCalledTimes(22);
  expect(onChange).toHaveBeenLastCalledWith({ totalVotes: 500 });
  await vi.advanceTimersByTimeAsync(8 * REFRESH_MS);
  expect(readPublished).toHaveBeenCalledTimes(10);
  expect(watches).toHaveLength(2);
  watches[1]?.publish(stored(501));
  expect(onChange).toHaveBeenLastCalledWith(expect.objectContaining({ totalVotes: 501 }));
});

test('nothing is read or passed on after the end', async () => {
  const slow = Promise.withResolvers<object>();
  readPublished.mockReturnValueOnce(slow.promise);
  const stop = watchBusyResults();
  await vi.advanceTimersByTimeAsync(REFRESH_MS);
  onChange.mockClear();
  stop();
  slow.resolve({ totalVotes: 500 });
  await vi.advanceTimersByTimeAsync(20 * REFRESH_MS);
  expect(readPublished).toHaveBeenCalledOnce();
  expect(onChange).not.toHaveBeenCalled();
  expect(watches).toHaveLength(1);
});
