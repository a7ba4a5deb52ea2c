import { listKeyText } from '@outrank/shared/documents/list';
import { type Firestore, type Query, type QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { allLists, getListKey, listsChangedAfter, listsDeletedAfter } from '../platform/contentQueries.ts';
import { readPages } from '../platform/readPages.ts';
import type { SearchEngine } from './findLists.ts';
import { ListIndex } from './ListIndex.ts';
import { searchedFields, toSearchableList } from './searchableList.ts';
import { readSnapshot, writeSnapshot } from './searchSnapshot.ts';

/** Documents read at once: about ten megabytes, because items are left out. */
export const PAGE = 5000;

/** A commit may become visible this much later than the time it is stamped with. */
const OVERLAP_MS = 10_000;

/** An index is used for this long before it catches up. */
export const INDEX_AGE_MAX_MS = 5000;

/** A list index, and the time up to which it includes every change, by the database's clock. */
type LoadedListIndex = { readonly listIndex: ListIndex; readonly seenUpTo: Timestamp };

/** Gets the index, at most five seconds old. With `isFresh` it includes everything that was committed before the call. */
export type LiveListIndex = (isFresh: boolean) => Promise<ListIndex>;

/** Creates the engine that finds lists in this process's memory. */
export function createMemoryEngine(getListIndex: LiveListIndex): SearchEngine {
  return {
    find: async (request, favorites) =>
      (await getListIndex(request.isFresh === true)).find(request, favorites),
  };
}

/**
 * Creates the one list index of this process. The first call loads it. `now` gives milliseconds. A call that waits rejects when
 * Firestore fails; the next call tries again.
 */
export function createLiveListIndex(db: Firestore, now: () => number): LiveListIndex {
  let known: LoadedListIndex | undefined;
  let refreshedAt = Number.NEGATIVE_INFINITY;
  const refresh = createSingleFlight(async () => {
    const startedAt = now();
    known = known ? await catchUp(db, known) : await loadListIndex(db);
    refreshedAt = startedAt;
    return known.listIndex;
  });
  return async (isFresh) => {
    if (isFresh) return refresh.runAfterNow();
    if (!known || now() - refreshedAt > INDEX_AGE_MAX_MS) return refresh.join();
    return known.listIndex;
  };
}

/** Work that never runs twice at a time, and whose callers share its runs. A failed run fails for all who share it. */
export function createSingleFlight<Result>(work: () => Promise<Result>) {
  let current: Promise<Result> | undefined;
  /** Joins the current run, or starts one. */
  function join(): Promise<Result> {
    current ??= work().finally(() => {
      current = undefined;
    });
    return current;
  }
  /** Waits for a run that starts after this call. All who wait for the end of a run share the next one. */
  async function runAfterNow(): Promise<Result> {
    if (current) await current.catch(() => undefined);
    return join();
  }
  return { join, runAfterNow };
}

/** Stores a new snapshot, from which new instances of `searchLists` start. */
export async function rebuildSnapshot(db: Firestore, now: Date) {
  const { listIndex, seenUpTo } = await loadListIndex(db);
  const snapshot = { generation: now.getTime(), seenUpTo, lists: listIndex.lists() };
  return { lists: listIndex.size, chunks: await writeSnapshot(db, snapshot) };
}

/** Loads the index from the snapshot, or from all lists when there is no snapshot, and the changes since. */
async function loadListIndex(db: Firestore): Promise<LoadedListIndex> {
  const snapshot = await readSnapshot(db);
  if (!snapshot) return catchUp(db, await readEveryList(db));
  return catchUp(db, { listIndex: new ListIndex(snapshot.lists), seenUpTo: snapshot.seenUpTo });
}

async function readEveryList(db: Firestore): Promise<LoadedListIndex> {
  const listIndex = new ListIndex();
  const lists = allLists(db).select(...searchedFields);
  return { listIndex, seenUpTo: await readAll(lists, (list) => applyChange(listIndex, list)) };
}

/** Adds to the index what was changed or deleted since `seenUpTo`. Safe to interrupt and to repeat. */
async function catchUp(db: Firestore, { listIndex, seenUpTo }: LoadedListIndex): Promise<LoadedListIndex> {
  // The next page starts after the last document's `changedAt`.
  const changes = listsChangedAfter(db, seenUpTo).select(...searchedFields, 'changedAt');
  const nextSeenUpTo = await readAll(changes, (list) => applyChange(listIndex, list));
  // Read after the changes, so that a list that was deleted between them does not stay.
  await readAll(listsDeletedAfter(db, seenUpTo), ({ id }) => listIndex.remove(id));
  return { listIndex, seenUpTo: nextSeenUpTo };
}

function applyChange(listIndex: ListIndex, document: QueryDocumentSnapshot): void {
  const key = listKeyText(getListKey(document.ref));
  const list = toSearchableList(key, document.data());
  if (list) listIndex.put(list);
  else listIndex.remove(key);
}

// Returns the time up to which it saw every change. What changes while later pages are read is read again next time.
async function readAll(query: Query, onDocument: (document: QueryDocumentSnapshot) => void) {
  let firstRead = Number.POSITIVE_INFINITY;
  const read = async (page: Query) => {
    const { docs, readTime } = await page.get();
    firstRead = Math.min(firstRead, readTime.toMillis());
    return docs;
  };
  for await (const documents of readPages(query, PAGE, read)) documents.forEach(onDocument);
  return Timestamp.fromMillis(firstRead - OVERLAP_MS);
}
