import { createStore } from './createStore.ts';

const MINUTE_MS = 60_000;

/** What the server last said of its time, and what this device showed then: by its clock, and by one that nobody can set. */
export const serverClock = createStore({ time: 0, device: 0, elapsed: 0 });

/** Whether the next answer is worth a look: a minute has passed, the device slept, or somebody has set its clock. */
export const isServerTimeOld = (): boolean => Math.abs(Date.now() - serverClock.get().device) > MINUTE_MS;

/** Keeps what an answer that no cache gave says of its time (ISO), unless this is known well enough. */
export function noteServerTime(time: string | undefined): void {
  if (time && isServerTimeOld())
    serverClock.set({ time: Date.parse(time), device: Date.now(), elapsed: performance.now() });
}

/**
 * The server's time in milliseconds since 1970, whatever the device's clock shows. It is 0 before the first answer: by then
 * nothing has aired or closed, and nothing is uncovered. While a device sleeps it may stand still, until the next answer.
 */
export function getServerTime(): number {
  const { time, elapsed } = serverClock.get();
  return time && Math.round(time + performance.now() - elapsed);
}

/** The same, and the device's time before the first answer: for times that only sort or tell, and decide nothing. */
export const estimateNow = (): number => getServerTime() || Date.now();
