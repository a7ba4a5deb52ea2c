import { favoritesPath } from '@outrank/shared/documentPaths';
import { QUERY_MAX } from '@outrank/shared/limits';
import {
  collection,
  documentId,
  type Firestore,
  limit,
  orderBy,
  type Query,
  type QueryDocumentSnapshot,
  query,
  startAfter,
  where,
} from 'firebase/firestore/lite';

/** Every query on a fan's own marks is built here; the automatic indexes serve them. */

/** The marks of a collection among these; at most NAMED_DOCUMENTS_MAX names. */
export function marksNamed(db: Firestore, path: string, names: readonly string[]): Query {
  return query(collection(db, path), where(documentId(), 'in', names), limit(names.length));
}

/** A page of a fan's favorites, last added first. */
export function newestFavorites(
  db: Firestore,
  uid: string,
  count: number,
  after?: QueryDocumentSnapshot,
): Query {
  const cursor = after ? [startAfter(after)] : [];
  return query(collection(db, favoritesPath(uid)), orderBy('favoritedAt', 'desc'), ...cursor, limit(count));
}

/** A full page of a collection that is a fan's own, in the order of its names. */
export function pageOfOwn(db: Firestore, path: string, after?: QueryDocumentSnapshot): Query {
  const cursor = after ? [startAfter(after)] : [];
  return query(collection(db, path), ...cursor, limit(QUERY_MAX));
}
