import type { Firestore } from 'firebase-admin/firestore';
import { catchUp, runSerially } from './catchUp.ts';
import { type CountedCatalogue, catchUpAndCount, loadCatalogue } from './loadCatalogue.ts';
import { oneAtATime } from './oneAtATime.ts';
import type { SearchCatalogue } from './SearchCatalogue.ts';

/** A catalogue answers for this long before it catches up: others' changes are found within twice as much. */
export const CATALOGUE_AGE_MAX_MS = 5000;

/** How often the catalogue is compared with the database; a count reads one unit for each 1,000 lists. */
export const COUNT_EVERY_MS = 60_000;

/** Gives the catalogue, caught up. `isFresh` asks for everything that was committed before the call. */
export type LiveCatalogue = (isFresh: boolean) => Promise<SearchCatalogue>;

/**
 * One catalogue for all calls of this process: loaded at the first, brought up to date when a call finds it too old.
 * `now` gives milliseconds. Its promise fails when Firestore does; the next call tries again.
 */
export function liveCatalogue(db: Firestore, now: () => number): LiveCatalogue {
  let known: CountedCatalogue | undefined;
  let refreshedAt = Number.NEGATIVE_INFINITY;
  let countedAt = Number.NEGATIVE_INFINITY;
  const refreshing = oneAtATime(async () => {
    const startedAt = now();
    const isCountDue = startedAt - countedAt >= COUNT_EVERY_MS;
    if (!known) known = await loadCatalogue(db);
    else if (isCountDue) known = await catchUpAndCount(db, known);
    else known = { ...known, ...(await catchUp(db, known, runSerially)) };
    refreshedAt = startedAt;
    if (isCountDue) countedAt = startedAt;
  });
  return async (isFresh) => {
    if (isFresh) await refreshing.runAfterNow();
    else if (!known || now() - refreshedAt > CATALOGUE_AGE_MAX_MS) await refreshing.join();
    if (!known) throw new Error('The search catalogue was not loaded.');
    return known.catalogue;
  };
}
