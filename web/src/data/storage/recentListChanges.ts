/** Milliseconds after a save or delete of one's own during which searches must not miss it; others' need no more. */
const OWN_CHANGE_FRESH_MS = 15_000;

let changedAt = Number.NEGATIVE_INFINITY;

/** Remembers that this browser just changed a list. `now` is in milliseconds. */
export function recordListChange(now = Date.now()): void {
  changedAt = now;
}

/** Whether this browser changed a list so lately that the search may not know it yet. */
export function hasRecentListChange(now = Date.now()): boolean {
  return now - changedAt < OWN_CHANGE_FRESH_MS;
}
