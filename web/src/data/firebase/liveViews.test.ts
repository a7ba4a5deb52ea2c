import { beforeEach, expect, test, vi } from 'vitest';
import { stopAllWatches, watchWhenIdle } from './liveViews.ts';

vi.unmock('#data/firebase/liveViews.ts');

const unsubscribe = vi.fn();
const start = vi.fn(async () => unsubscribe);
const SECOND = 1000;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => setTimeout(callback, 100));
  vi.stubGlobal('cancelIdleCallback', clearTimeout);
  start.mockClear();
  unsubscribe.mockClear();
});

test('a subscription starts when the browser is idle after the delay, and ends once', async () => {
  const stop = watchWhenIdle(start, 10 * SECOND);
  await vi.advanceTimersByTimeAsync(10 * SECOND);
  expect(start).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(100);
  expect(start).toHaveBeenCalledOnce();
  stop();
  expect(unsubscribe).toHaveBeenCalledOnce();
});

test('without a delay it starts as soon as the browser is idle', async () => {
  watchWhenIdle(start);
  await vi.advanceTimersByTimeAsync(100);
  expect(start).toHaveBeenCalledOnce();
});

test.each([
  ['during the delay', 5 * SECOND],
  ['before the browser is idle', 10 * SECOND],
])('signing out or leaving %s starts nothing', async (_when, milliseconds) => {
  const stop = watchWhenIdle(start, 10 * SECOND);
  watchWhenIdle(start, 10 * SECOND);
  await vi.advanceTimersByTimeAsync(milliseconds);
  stop();
  stopAllWatches();
  await vi.advanceTimersByTimeAsync(60 * SECOND);
  expect(start).not.toHaveBeenCalled();
});
