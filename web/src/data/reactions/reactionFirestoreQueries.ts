import { favoritesPath } from '@outrank/shared/firestore/documentPaths';
import {
  collection,
  documentId,
  type Firestore,
  limit,
  orderBy,
  type Query,
  type QueryDocumentSnapshot,
  query,
  where,
} from 'firebase/firestore/lite';
import { pageAfter } from '#data/firebase/paging.ts';

/** All queries on a user's own reactions. The automatic indexes serve them. */

/** The documents with these ids, at most NAMED_DOCUMENTS_MAX. */
export function documentsNamed(db: Firestore, path: string, ids: readonly string[]): Query {
  return query(collection(db, path), where(documentId(), 'in', ids), limit(ids.length));
}

/** A page of a user's favorites, last added first. */
export function newestFavorites(
  db: Firestore,
  uid: string,
  count: number,
  after?: QueryDocumentSnapshot,
): Query {
  return query(
    collection(db, favoritesPath(uid)),
    orderBy('favoritedAt', 'desc'),
    ...pageAfter(after, count),
  );
}
