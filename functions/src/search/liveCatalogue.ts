import type { Firestore } from 'firebase-admin/firestore';
import { catchUp } from './catchUp.ts';
import { type LoadedCatalogue, loadCatalogue } from './loadCatalogue.ts';
import { oneAtATime } from './oneAtATime.ts';
import type { SearchCatalogue } from './SearchCatalogue.ts';

/** A catalogue answers for this long before it catches up: others' changes are found within twice as much. */
export const CATALOGUE_AGE_MAX_MS = 5000;

/** Gives the catalogue, caught up. `isFresh` asks for everything that was committed before the call. */
export type LiveCatalogue = (isFresh: boolean) => Promise<SearchCatalogue>;

/**
 * One catalogue for all calls of this process: loaded at the first, brought up to date when a call finds it too old.
 * `now` gives milliseconds. Its promise fails when Firestore does; the next call tries again.
 */
export function liveCatalogue(db: Firestore, now: () => number): LiveCatalogue {
  let loaded: LoadedCatalogue | undefined;
  let refreshedAt = Number.NEGATIVE_INFINITY;
  const refreshing = oneAtATime(async () => {
    const startedAt = now();
    loaded = loaded
      ? { catalogue: loaded.catalogue, seenUpTo: await catchUp(db, loaded.catalogue, loaded.seenUpTo) }
      : await loadCatalogue(db);
    refreshedAt = startedAt;
  });
  return async (isFresh) => {
    if (isFresh) await refreshing.runAfterNow();
    else if (!loaded || now() - refreshedAt > CATALOGUE_AGE_MAX_MS) await refreshing.join();
    if (!loaded) throw new Error('The search catalogue was not loaded.');
    return loaded.catalogue;
  };
}
