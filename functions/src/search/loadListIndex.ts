import { listKeyText } from '@outrank/shared/documents/list';
import {
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
  type QuerySnapshot,
  Timestamp,
} from 'firebase-admin/firestore';
import {
  allLists,
  getListKey,
  listsChangedAfter,
  listsDeletedAfter,
  publicLists,
} from '../platform/contentQueries.ts';
import { log } from '../platform/log.ts';
import { runTransaction } from '../platform/runTransaction.ts';
import { ListIndex } from './ListIndex.ts';
import { searchedFields, toSearchableList } from './searchableList.ts';
import { readSnapshot, writeSnapshot } from './searchSnapshot.ts';

/** Documents read at once: about ten megabytes, because items are left out. */
export const PAGE = 5000;

/** A commit may become visible this much later than the time it is stamped with. */
const OVERLAP_MS = 10_000;

/** A list index, and what it is compared with when it catches up. */
export type LoadedListIndex = {
  readonly listIndex: ListIndex;
  /** The time up to which it includes every change, by the database's clock. */
  readonly seenUpTo: Timestamp;
  /** How many more lists the database has than the index; 0 unless lists changed without `changedAt`. */
  readonly drift: number;
};

/** Runs a query, inside or outside a transaction. */
type RunQuery = (query: Query) => Promise<QuerySnapshot>;

const runOutsideTransaction: RunQuery = (query) => query.get();

/** Loads the index from the snapshot and the changes since, or from all lists when there is no snapshot. */
export async function loadListIndex(db: Firestore): Promise<LoadedListIndex> {
  const snapshot = await readSnapshot(db);
  if (!snapshot) return readEveryList(db);
  const listIndex = new ListIndex(snapshot.lists);
  return catchUpAndCount(db, { listIndex, seenUpTo: snapshot.seenUpTo, drift: 0 });
}

/** Stores a new snapshot, from which new instances of `searchLists` start. */
export async function rebuildSnapshot(
  db: Firestore,
  now: Date,
): Promise<{ readonly lists: number; readonly chunks: number }> {
  const { listIndex, seenUpTo } = await loadListIndex(db);
  const snapshot = { generation: now.getTime(), seenUpTo, lists: listIndex.lists() };
  return { lists: listIndex.size, chunks: await writeSnapshot(db, snapshot) };
}

/**
 * Adds to the index what was changed or deleted since `seenUpTo`. Safe to interrupt and to repeat.
 * @throws when Firestore fails.
 */
export async function catchUp(
  db: Firestore,
  known: LoadedListIndex,
  run: RunQuery = runOutsideTransaction,
): Promise<LoadedListIndex> {
  const { listIndex, seenUpTo } = known;
  // The next page starts after the last document's `changedAt`.
  const changes = listsChangedAfter(db, seenUpTo).select(...searchedFields, 'changedAt');
  const [changesRead, deletionsRead] = await Promise.all([
    readAll(changes, run, (list) => applyChange(listIndex, list)),
    readAll(listsDeletedAfter(db, seenUpTo), run, ({ id }) => listIndex.markDeleted(id)),
  ]);
  return { ...known, seenUpTo: beforeLateCommits(Math.min(changesRead, deletionsRead)) };
}

/**
 * Catches up and compares the sizes. A new difference means that lists were written or removed past the rules, without
 * `changedAt` or a tombstone in `deletedLists` (an import, a restore). Then every list is read again.
 */
export async function catchUpAndCount(db: Firestore, known: LoadedListIndex): Promise<LoadedListIndex> {
  // Outside a transaction first, because reading many changes may take longer than a transaction lasts.
  const counted = await count(db, await catchUp(db, known));
  if (counted.drift === known.drift) return counted;
  log.warn('listIndex.reloaded', { drift: counted.drift });
  return readEveryList(db);
}

/** Reads every list, in pages, and then the changes made meanwhile. */
async function readEveryList(db: Firestore): Promise<LoadedListIndex> {
  const listIndex = new ListIndex();
  const lists = allLists(db).select(...searchedFields);
  const readAt = await readAll(lists, runOutsideTransaction, (list) => applyChange(listIndex, list));
  // A drift that remains after a full read would remain next time too, so it becomes the expected difference.
  return count(db, { listIndex, seenUpTo: beforeLateCommits(readAt), drift: 0 });
}

// One transaction, so that both numbers are of the same moment.
function count(db: Firestore, known: LoadedListIndex): Promise<LoadedListIndex> {
  return runTransaction(
    db,
    async (transaction) => {
      const [seen, stored] = await Promise.all([
        catchUp(db, known, (query) => transaction.get(query)),
        transaction.get(publicLists(db).count()),
      ]);
      return { ...seen, drift: stored.data().count - seen.listIndex.size };
    },
    { readOnly: true },
  );
}

function beforeLateCommits(milliseconds: number): Timestamp {
  return Timestamp.fromMillis(milliseconds - OVERLAP_MS);
}

function applyChange(listIndex: ListIndex, document: QueryDocumentSnapshot): void {
  const key = listKeyText(getListKey(document.ref));
  const list = toSearchableList(key, document.data());
  if (list) listIndex.put(list);
  else listIndex.remove(key);
}

// Returns the time of the first page. What changes while later pages are read is read again next time.
async function readAll(
  query: Query,
  run: RunQuery,
  onDocument: (document: QueryDocumentSnapshot) => void,
): Promise<number> {
  const pages = query.limit(PAGE);
  let page = await run(pages);
  const readAt = page.readTime.toMillis();
  for (;;) {
    page.docs.forEach(onDocument);
    if (page.size < PAGE) return readAt;
    page = await run(pages.startAfter(page.docs.at(-1)));
  }
}
