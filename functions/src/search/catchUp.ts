import { listKeyText } from '@outrank/shared/firestore/documentPaths';
import {
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
  type QuerySnapshot,
  Timestamp,
} from 'firebase-admin/firestore';
import { listKeyAt } from '../platform/listKeyAt.ts';
import { allLists, listsChangedAfter, listsDeletedAfter } from '../platform/queries.ts';
import type { SearchCatalogue } from './SearchCatalogue.ts';
import { searchedFields, toSearchableList } from './searchableList.ts';

/** Documents read at once: some ten megabytes of them, since no items are read. */
export const PAGE = 5000;

/** A commit may become visible this much later than the time it is stamped with. */
const OVERLAP_MS = 10_000;

/** Runs a query, alone or in a transaction. */
export type RunQuery = (query: Query) => Promise<QuerySnapshot>;

export const runSerially: RunQuery = (query) => query.get();

/** A catalogue, and up to when it has seen every change, by the database's clock. */
export type SeenCatalogue = { readonly catalogue: SearchCatalogue; readonly seenUpTo: Timestamp };

/**
 * Brings into the catalogue what changed or was deleted since. Safe to break off and to repeat.
 * @throws when Firestore fails.
 */
export async function catchUp(
  db: Firestore,
  { catalogue, seenUpTo }: SeenCatalogue,
  run: RunQuery,
): Promise<SeenCatalogue> {
  // The next page starts after the last document's `changedAt`.
  const changes = listsChangedAfter(db, seenUpTo).select(...searchedFields, 'changedAt');
  const [changesRead, deletionsRead] = await Promise.all([
    readAll(changes, run, (list) => merge(catalogue, list)),
    readAll(listsDeletedAfter(db, seenUpTo), run, (mark) => catalogue.markDeleted(mark.id)),
  ]);
  return { catalogue, seenUpTo: beforeLateCommits(Math.min(changesRead, deletionsRead)) };
}

/** Fills an empty catalogue with every list, in pages; what happens meanwhile is still to be caught up with. */
export async function readEveryList(db: Firestore, catalogue: SearchCatalogue): Promise<SeenCatalogue> {
  const lists = allLists(db).select(...searchedFields);
  const readAt = await readAll(lists, runSerially, (list) => merge(catalogue, list));
  return { catalogue, seenUpTo: beforeLateCommits(readAt) };
}

function beforeLateCommits(milliseconds: number): Timestamp {
  return Timestamp.fromMillis(milliseconds - OVERLAP_MS);
}

function merge(catalogue: SearchCatalogue, document: QueryDocumentSnapshot): void {
  const key = listKeyText(listKeyAt(document.ref));
  const list = toSearchableList(key, document.data());
  if (list) catalogue.put(list);
  else catalogue.remove(key);
}

// The first page tells when: what changed while the later ones were read is read again the next time.
async function readAll(
  query: Query,
  run: RunQuery,
  take: (document: QueryDocumentSnapshot) => void,
): Promise<number> {
  const pages = query.limit(PAGE);
  let page = await run(pages);
  const readAt = page.readTime.toMillis();
  for (;;) {
    page.docs.forEach(take);
    if (page.size < PAGE) return readAt;
    page = await run(pages.startAfter(page.docs.at(-1)));
  }
}
