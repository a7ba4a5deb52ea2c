/** How long searches must include a list that this browser just saved or deleted. */
const RECENT_MS = 15_000;

let changedAt = Number.NEGATIVE_INFINITY;

/** Records that this browser just changed a list. `now` is in milliseconds. */
export function recordListChange(now = Date.now()): void {
  changedAt = now;
}

/** Whether this browser changed a list so recently that the search index may not have it yet. */
export function hasRecentListChange(now = Date.now()): boolean {
  return now - changedAt < RECENT_MS;
}
