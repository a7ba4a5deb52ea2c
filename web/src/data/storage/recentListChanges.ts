import { readStored, writeStored } from './browserStorage.ts';

/** How long searches must include a list that this browser just saved or deleted. */
const RECENT_MS = 15_000;

/** Belongs to no user, so that it is no unsaved work (see `browserStorage.ts`). */
const STORAGE_KEY = 'recentListChange';

/** For a browser that forbids storage. */
let changedAt = Number.NEGATIVE_INFINITY;

/** Records that this browser just changed a list, also for other tabs and after a reload. `now` is in milliseconds. */
export function recordListChange(now = Date.now()): void {
  changedAt = now;
  writeStored(STORAGE_KEY, String(now));
}

/** Whether this browser changed a list so recently that the search index may not have it yet. */
export function hasRecentListChange(now = Date.now()): boolean {
  // A clock that was set back must not make every search wait for the newest changes.
  const isRecent = (time: number) => time <= now && now - time < RECENT_MS;
  return isRecent(changedAt) || isRecent(Number(readStored(STORAGE_KEY)));
}
