import { listKeyText } from '@outrank/shared/documentPaths';
import { type Firestore, type Query, type QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { listsChangedAfter, listsDeletedAfter } from '../platform/queries.ts';
import type { SearchCatalogue } from './SearchCatalogue.ts';
import { searchedFields, toSearchableList } from './searchableList.ts';

/** Documents read at once. */
const PAGE = 500;

/** A commit may become visible this much later than the time it is stamped with. */
const OVERLAP_MS = 10_000;

/** Nothing has been seen yet: to catch up from here reads every list, in pages. */
export const THE_BEGINNING = Timestamp.fromMillis(0);

/**
 * Brings into the catalogue what changed or was deleted after `seenUpTo`. Safe to break off and to repeat.
 * @returns up to when everything has been seen now, by the database's clock.
 * @throws when Firestore fails.
 */
export async function catchUp(
  db: Firestore,
  catalogue: SearchCatalogue,
  seenUpTo: Timestamp,
): Promise<Timestamp> {
  // The next page starts after the last document's `changedAt`.
  const changes = listsChangedAfter(db, seenUpTo).select(...searchedFields, 'changedAt');
  const [changesRead, deletionsRead] = await Promise.all([
    readAll(changes, (list) => takeIn(catalogue, list)),
    readAll(listsDeletedAfter(db, seenUpTo), (mark) => catalogue.bury(mark.id)),
  ]);
  return Timestamp.fromMillis(Math.min(changesRead, deletionsRead) - OVERLAP_MS);
}

function takeIn(catalogue: SearchCatalogue, document: QueryDocumentSnapshot): void {
  const key = listKeyText({ userId: document.ref.parent.parent?.id ?? '', listId: document.id });
  const list = toSearchableList(key, document.data());
  if (list) catalogue.put(list);
  else catalogue.remove(key);
}

// The first page tells when: what changed while the later ones were read is read again the next time.
async function readAll(query: Query, take: (document: QueryDocumentSnapshot) => void): Promise<number> {
  const pages = query.limit(PAGE);
  let page = await pages.get();
  const readAt = page.readTime.toMillis();
  for (;;) {
    page.docs.forEach(take);
    if (page.size < PAGE) return readAt;
    page = await pages.startAfter(page.docs.at(-1)).get();
  }
}
