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

/** Every query on a fan's own marks is built here; the automatic indexes serve them. */

/** The marks of a collection among these; at most NAMED_DOCUMENTS_MAX names. */
export function reactionsNamed(db: Firestore, path: string, names: readonly string[]): Query {
  return query(collection(db, path), where(documentId(), 'in', names), limit(names.length));
}

/** A page of a fan's favorites, last added first. */
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
