/** The time in which changes are counted, in milliseconds. */
export const BUSY_WINDOW_MS = 60_000;

/** How often something busy is read, in milliseconds. */
export const REFRESH_MS = 30_000;

/**
 * Counts changes, and says at each report whether there were more than `limit` within the last minute: then reading every
 * REFRESH_MS costs less than receiving each change. `now` is in milliseconds.
 */
export function createBusyMeter(limit: number): (changes: number, now: number) => boolean {
  let recent: readonly { readonly changes: number; readonly at: number }[] = [];
  return (changes, now) => {
    recent = [...recent, { changes, at: now }].filter(({ at }) => now - at < BUSY_WINDOW_MS);
    return recent.reduce((sum, entry) => sum + entry.changes, 0) > limit;
  };
}
