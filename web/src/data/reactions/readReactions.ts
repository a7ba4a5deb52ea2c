import { followingPath } from '@outrank/shared/documents/following';
import { favoritesPath } from '@outrank/shared/documents/reactions';
import { NAMED_DOCUMENTS_MAX } from '@outrank/shared/limits';
import {
  collection,
  documentId,
  type Firestore,
  getDocs,
  limit,
  orderBy,
  type Query,
  type QueryDocumentSnapshot,
  query,
  where,
} from 'firebase/firestore/lite';
import { pageAfter } from '#data/firebase/queries.ts';

/** Splits ids into chunks that fit into one query each. */
export function chunkIds(ids: readonly string[]): readonly (readonly string[])[] {
  return Array.from({ length: Math.ceil(ids.length / NAMED_DOCUMENTS_MAX) }, (_, index) =>
    ids.slice(index * NAMED_DOCUMENTS_MAX, (index + 1) * NAMED_DOCUMENTS_MAX),
  );
}

/** The documents of a collection that have one of these ids, which may repeat. Each 30 ids are one query. */
export async function readDocumentsNamed(
  db: Firestore,
  path: string,
  ids: readonly string[],
): Promise<readonly QueryDocumentSnapshot[]> {
  const chunks = chunkIds([...new Set(ids)]);
  const found = await Promise.all(chunks.map((chunk) => getDocs(documentsNamed(db, path, chunk))));
  return found.flatMap(({ docs }) => docs);
}

/** All queries on a user's own reactions. firestore.indexes.json has the indexes that they need. */

/** The documents with these ids, at most NAMED_DOCUMENTS_MAX. */
function documentsNamed(db: Firestore, path: string, ids: readonly string[]): Query {
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

/** A page of the users whom a user follows, last followed first. */
export function newestFollowed(
  db: Firestore,
  uid: string,
  count: number,
  after?: QueryDocumentSnapshot,
): Query {
  return query(collection(db, followingPath(uid)), orderBy('at', 'desc'), ...pageAfter(after, count));
}
