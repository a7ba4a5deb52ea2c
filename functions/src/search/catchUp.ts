import { listKeyText } from '@outrank/shared/documents/list';
import {
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
  type QuerySnapshot,
  Timestamp,
} from 'firebase-admin/firestore';
import { allLists, getListKey, listsChangedAfter, listsDeletedAfter } from '../platform/contentQueries.ts';
import type { SearchCatalogue } from './SearchCatalogue.ts';
import { searchedFields, toSearchableList } from './searchableList.ts';

/** Documents read at once: about ten megabytes, because items are left out. */
export const PAGE = 5000;

/** A commit may become visible this much later than the time it is stamped with. */
const OVERLAP_MS = 10_000;

/** Runs a query, inside or outside a transaction. */
export type RunQuery = (query: Query) => Promise<QuerySnapshot>;

export const runOutsideTransaction: RunQuery = (query) => query.get();

/** A catalogue, and the time up to which it includes every change, by the database's clock. */
export type SeenCatalogue = {
  readonly catalogue: SearchCatalogue;
  readonly seenUpTo: Timestamp;
  /** Receives the keys of lists that change. */
  readonly changed?: Set<string> | undefined;
};

/**
 * Adds to the catalogue what was changed or deleted since `seenUpTo`. Safe to interrupt and to repeat.
 * @throws when Firestore fails.
 */
export async function catchUp<Known extends SeenCatalogue>(
  db: Firestore,
  known: Known,
  run: RunQuery,
): Promise<Known> {
  const { catalogue, seenUpTo, changed } = known;
  // The next page starts after the last document's `changedAt`.
  const changes = listsChangedAfter(db, seenUpTo).select(...searchedFields, 'changedAt');
  const [changesRead, deletionsRead] = await Promise.all([
    readAll(changes, run, (list) => applyChange(catalogue, list, changed)),
    readAll(listsDeletedAfter(db, seenUpTo), run, ({ id }) => {
      if (catalogue.markDeleted(id)) changed?.add(id);
    }),
  ]);
  return { ...known, seenUpTo: beforeLateCommits(Math.min(changesRead, deletionsRead)) };
}

/** Fills an empty catalogue with every list, in pages. Changes made meanwhile are left for the next `catchUp`. */
export async function readEveryList(db: Firestore, catalogue: SearchCatalogue): Promise<SeenCatalogue> {
  const lists = allLists(db).select(...searchedFields);
  const readAt = await readAll(lists, runOutsideTransaction, (list) => applyChange(catalogue, list));
  return { catalogue, seenUpTo: beforeLateCommits(readAt) };
}

function beforeLateCommits(milliseconds: number): Timestamp {
  return Timestamp.fromMillis(milliseconds - OVERLAP_MS);
}

function applyChange(
  catalogue: SearchCatalogue,
  document: QueryDocumentSnapshot,
  changed?: Set<string>,
): void {
  const key = listKeyText(getListKey(document.ref));
  const list = toSearchableList(key, document.data());
  if (list ? catalogue.put(list) : catalogue.remove(key)) changed?.add(key);
}

// Gives the time of the first page. What changes while later pages are read is read again next time.
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
