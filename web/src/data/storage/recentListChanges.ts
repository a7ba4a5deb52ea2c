import { readStored, writeStored } from './browserStorage.ts';

/** How long searches must include a list that this browser just saved or deleted. */
const RECENT_MS = 15_000;

/** Belongs to no user, so that it is no unsaved work (see `browserStorage.ts`). */
const STORAGE_KEY = 'recentListChange';

/** Records that this browser just changed a list, also for other tabs and after a reload. `now` is in milliseconds. */
export function recordListChange(now = Date.now()): void {
  writeStored(STORAGE_KEY, String(now));
}

/** Whether this browser changed a list so recently that the search index may not have it yet. */
export function hasRecentListChange(now = Date.now()): boolean {
  // A clock that was set back must not make every search wait for the newest changes.
  const changedAt = Number(readStored(STORAGE_KEY));
  return changedAt <= now && now - changedAt < RECENT_MS;
}
