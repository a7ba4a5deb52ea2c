import { parseTopTen } from '@outrank/shared/ballots/topTen';
import { topTenPath } from '@outrank/shared/documents/results';
import { beforeEach, expect, test, vi } from 'vitest';
import { expectConsoleError } from '#testing/setup.ts';
import { watchPublished } from './watchPublished.ts';

const server = vi.hoisted(() => ({ publish: (_data: unknown) => {} }));
vi.mock('#data/firebase/live.ts', () => ({
  watchDocument: (_path: string, publish: typeof server.publish) => {
    server.publish = publish;
    return () => undefined;
  },
}));

const onChange = vi.fn();
const onBusy = vi.fn();
const onLive = vi.fn();
const stored = (totalVotes: number) => ({ top10: [], totalVotes });

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  watchPublished(topTenPath('goat-social'), parseTopTen, { onChange, onBusy, onLive });
});

test('results that are published twenty times a minute are not busy', () => {
  for (let second = 0; second < 120; second += 3) {
    server.publish(stored(second + 1));
    vi.advanceTimersByTime(3000);
  }
  expect(onChange).toHaveBeenCalledTimes(40);
  expect(onChange).toHaveBeenLastCalledWith(expect.objectContaining({ totalVotes: 118 }));
  expect(onBusy).not.toHaveBeenCalled();
});

test('results that are published more often are busy', () => {
  for (let votes = 1; votes <= 21; votes += 1) server.publish(stored(votes));
  expect(onChange).toHaveBeenCalledTimes(21);
  expect(onBusy).toHaveBeenCalledOnce();
});

test('malformed results are only logged', () => {
  expectConsoleError(/^The results could not be watched/);
  server.publish({ top10: 'none' });
  server.publish(stored(1));
  expect(onChange).toHaveBeenCalledOnce();
});
