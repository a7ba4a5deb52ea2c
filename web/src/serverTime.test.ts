import { beforeEach, expect, test, vi } from 'vitest';
import { estimateNow, getServerTime, isServerTimeOld, noteServerTime, serverClock } from './serverTime.ts';

const now = Date.UTC(2026, 10, 25, 12);
const HOUR = 3_600_000;

beforeEach(() => {
  vi.useFakeTimers({ now });
  serverClock.set({ time: 0, device: 0, elapsed: 0 });
});

test('before the first answer it is the beginning of time, and only a guess follows the device', () => {
  expect([getServerTime(), estimateNow()]).toEqual([0, now]);
  expect(isServerTimeOld()).toBe(true);
});

test.each([8 * 24 * HOUR, 2 * HOUR, -2 * HOUR, -24 * HOUR])(
  'on a device that is %i ms ahead it is what the server said, and goes on',
  (ahead) => {
    vi.setSystemTime(now + ahead);
    noteServerTime(new Date(now).toISOString());
    vi.advanceTimersByTime(30_000);
    expect([getServerTime(), estimateNow()]).toEqual([now + 30_000, now + 30_000]);
    expect(isServerTimeOld()).toBe(false);
  },
);

test.each([2 * HOUR, -2 * HOUR])(
  'a clock that jumps by %i ms changes nothing, and makes the next answer count',
  (jump) => {
    noteServerTime(new Date(now).toISOString());
    vi.setSystemTime(now + jump);
    expect(getServerTime()).toBe(now);
    expect(isServerTimeOld()).toBe(true);
  },
);
