import type { Firestore } from 'firebase-admin/firestore';
import { log } from '../platform/log.ts';
import type { SearchEngine } from './findLists.ts';
import type { ListIndex } from './ListIndex.ts';
import { catchUp, catchUpAndCount, type LoadedListIndex, loadListIndex } from './loadListIndex.ts';

/** An index is used for this long before it catches up, while searches go on. */
export const INDEX_AGE_MAX_MS = 5000;

/** A process that was not asked for so long may have missed much: its next search waits for the changes. */
export const PAUSE_MAX_MS = 30_000;

/** How often the index's size is compared with the database. A count is billed as one read for each 1,000 lists. */
export const COUNT_EVERY_MS = 60_000;

/**
 * Gets the index as it stands while it catches up, which `isBehind` says, or caught up after a pause. With `isFresh` it
 * includes everything that was committed before the call.
 */
export type LiveListIndex = (isFresh: boolean) => Promise<{
  readonly listIndex: ListIndex;
  readonly isBehind: boolean;
}>;

/** Creates the engine that finds lists in this process's memory. */
export function createMemoryEngine(getListIndex: LiveListIndex): SearchEngine {
  return {
    find: async (request, favorites) => {
      const { listIndex, isBehind } = await getListIndex(request.isFresh === true);
      const answer = listIndex.find(request, favorites);
      return isBehind ? { ...answer, isBehind } : answer;
    },
  };
}

/**
 * Creates the one list index of this process. The first call loads it. `now` gives milliseconds. A call that waits rejects when
 * Firestore fails; the next call tries again.
 */
export function createLiveListIndex(db: Firestore, now: () => number): LiveListIndex {
  let known: LoadedListIndex | undefined;
  let refreshedAt = Number.NEGATIVE_INFINITY;
  let countedAt = Number.NEGATIVE_INFINITY;
  let askedAt = Number.NEGATIVE_INFINITY;
  const refresh = createSingleFlight(async () => {
    const startedAt = now();
    const isCountDue = startedAt - countedAt >= COUNT_EVERY_MS;
    if (!known) known = await loadListIndex(db);
    else if (isCountDue) known = await catchUpAndCount(db, known);
    else known = await catchUp(db, known);
    refreshedAt = startedAt;
    if (isCountDue) countedAt = startedAt;
  });
  const refreshBehind = () =>
    refresh.join().catch((error: unknown) => log.error('listIndex.refreshFailed', {}, error));
  return async (isFresh) => {
    const pause = now() - askedAt;
    askedAt = now();
    if (isFresh) await refresh.runAfterNow();
    else if (!known || pause > PAUSE_MAX_MS) await refresh.join();
    const isBehind = now() - refreshedAt > INDEX_AGE_MAX_MS;
    if (isBehind) void refreshBehind();
    if (!known) throw new Error('The list index was not loaded.');
    return { listIndex: known.listIndex, isBehind };
  };
}

/** Work that never runs twice at a time, and whose callers share its runs. A failed run fails for all who share it. */
export function createSingleFlight(work: () => Promise<void>) {
  let current: Promise<void> | undefined;
  /** Joins the current run, or starts one. */
  function join(): Promise<void> {
    current ??= work().finally(() => {
      current = undefined;
    });
    return current;
  }
  /** Waits for a run that starts after this call. All who wait for the end of a run share the next one. */
  async function runAfterNow(): Promise<void> {
    if (current) await current.catch(() => undefined);
    await join();
  }
  return { join, runAfterNow };
}
