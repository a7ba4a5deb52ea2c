import type { QueryShape } from '@outrank/shared/documents/queryShape';
import { FAVORITES_GROUP, favoritesPath } from '@outrank/shared/documents/reactions';
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

/** All queries on a user's own reactions. firestore.indexes.json has the indexes that they need. */

/** The documents with these ids, at most NAMED_DOCUMENTS_MAX. */
export function documentsNamed(db: Firestore, path: string, ids: readonly string[]): Query {
  return query(collection(db, path), where(documentId(), 'in', ids), limit(ids.length));
}

const FAVORITE_ORDER = ['favoritedAt', 'desc'] as const;

/** The shape of each query that needs an index. */
export const favoriteQueryShapes: readonly QueryShape[] = [
  { collection: FAVORITES_GROUP, scope: 'COLLECTION', equal: [], order: [FAVORITE_ORDER] },
];

/** A page of a user's favorites, last added first. */
export function newestFavorites(
  db: Firestore,
  uid: string,
  count: number,
  after?: QueryDocumentSnapshot,
): Query {
  return query(collection(db, favoritesPath(uid)), orderBy(...FAVORITE_ORDER), ...pageAfter(after, count));
}
