import type { Firestore } from 'firebase-admin/firestore';
import { log } from '../platform/log.ts';
import { catchUp, runOutsideTransaction } from './catchUp.ts';
import { type CountedCatalogue, catchUpAndCount, loadCatalogue } from './loadCatalogue.ts';
import type { SearchCatalogue } from './SearchCatalogue.ts';
import { createSingleFlight } from './singleFlight.ts';

/** A catalogue is used for this long before it catches up, while searches go on. */
export const CATALOGUE_AGE_MAX_MS = 5000;

/** A process that was not asked for so long may have missed much: its next search waits for the changes. */
export const PAUSE_MAX_MS = 30_000;

/** How often the catalogue's size is compared with the database. A count is billed as one read for each 1,000 lists. */
export const COUNT_EVERY_MS = 60_000;

/**
 * Gets the catalogue as it stands while it catches up, which `isBehind` says, or caught up after a pause. With `isFresh` it
 * includes everything that was committed before the call.
 */
export type LiveCatalogue = (isFresh: boolean) => Promise<{
  readonly catalogue: SearchCatalogue;
  readonly isBehind: boolean;
}>;

/**
 * Creates the one catalogue of this process. The first call loads it. `now` gives milliseconds. A call that waits rejects when
 * Firestore fails; the next call tries again.
 */
export function createLiveCatalogue(db: Firestore, now: () => number): LiveCatalogue {
  let known: CountedCatalogue | undefined;
  let refreshedAt = Number.NEGATIVE_INFINITY;
  let countedAt = Number.NEGATIVE_INFINITY;
  let askedAt = Number.NEGATIVE_INFINITY;
  const refresh = createSingleFlight(async () => {
    const startedAt = now();
    const isCountDue = startedAt - countedAt >= COUNT_EVERY_MS;
    if (!known) known = await loadCatalogue(db);
    else if (isCountDue) known = await catchUpAndCount(db, known);
    else known = await catchUp(db, known, runOutsideTransaction);
    known.catalogue.sort();
    refreshedAt = startedAt;
    if (isCountDue) countedAt = startedAt;
  });
  const refreshBehind = () =>
    refresh.join().catch((error: unknown) => log.error('searchCatalogue.refreshFailed', {}, error));
  return async (isFresh) => {
    const pause = now() - askedAt;
    askedAt = now();
    if (isFresh) await refresh.runAfterNow();
    else if (!known || pause > PAUSE_MAX_MS) await refresh.join();
    const isBehind = now() - refreshedAt > CATALOGUE_AGE_MAX_MS;
    if (isBehind) void refreshBehind();
    if (!known) throw new Error('The search catalogue was not loaded.');
    return { catalogue: known.catalogue, isBehind };
  };
}
