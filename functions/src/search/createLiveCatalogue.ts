import type { Firestore } from 'firebase-admin/firestore';
import { catchUp, runOutsideTransaction } from './catchUp.ts';
import { type CountedCatalogue, catchUpAndCount, loadCatalogue } from './loadCatalogue.ts';
import type { SearchCatalogue } from './SearchCatalogue.ts';
import { createSingleFlight } from './singleFlight.ts';

/** A catalogue is used for this long before it catches up, so searches find changes within twice this time. */
export const CATALOGUE_AGE_MAX_MS = 5000;

/** How often the catalogue's size is compared with the database. A count is billed as one read for each 1,000 lists. */
export const COUNT_EVERY_MS = 60_000;

/** Gets the caught-up catalogue. With `isFresh` it includes everything that was committed before the call. */
export type LiveCatalogue = (isFresh: boolean) => Promise<SearchCatalogue>;

/**
 * Creates the one catalogue of this process. The first call loads it, and a call that finds it too old updates it.
 * `now` gives milliseconds. A call rejects when Firestore fails; the next call tries again.
 */
export function createLiveCatalogue(db: Firestore, now: () => number): LiveCatalogue {
  let known: CountedCatalogue | undefined;
  let refreshedAt = Number.NEGATIVE_INFINITY;
  let countedAt = Number.NEGATIVE_INFINITY;
  const refresh = createSingleFlight(async () => {
    const startedAt = now();
    const isCountDue = startedAt - countedAt >= COUNT_EVERY_MS;
    if (!known) known = await loadCatalogue(db);
    else if (isCountDue) known = await catchUpAndCount(db, known);
    else known = { ...known, ...(await catchUp(db, known, runOutsideTransaction)) };
    refreshedAt = startedAt;
    if (isCountDue) countedAt = startedAt;
  });
  return async (isFresh) => {
    if (isFresh) await refresh.runAfterNow();
    else if (!known || now() - refreshedAt > CATALOGUE_AGE_MAX_MS) await refresh.join();
    if (!known) throw new Error('The search catalogue was not loaded.');
    return known.catalogue;
  };
}
