import { LISTS_GROUP, listsPath } from '@outrank/shared/documentPaths';
import {
  collection,
  collectionGroup,
  type Firestore,
  limit,
  orderBy,
  type Query,
  type QueryDocumentSnapshot,
  query,
  startAfter,
  where,
} from 'firebase/firestore/lite';

/** Every query on lists is built here; firestore.indexes.json holds what they need. */

/** A page of the public lists of all fans, newest first. */
export function newestLists(db: Firestore, count: number, after?: QueryDocumentSnapshot): Query {
  const cursor = after ? [startAfter(after)] : [];
  return query(
    collectionGroup(db, LISTS_GROUP),
    where('isPublic', '==', true),
    orderBy('createdAt', 'desc'),
    ...cursor,
    limit(count),
  );
}

/** A page of one's own lists, last changed first. */
export function ownLists(db: Firestore, uid: string, count: number, after?: QueryDocumentSnapshot): Query {
  const cursor = after ? [startAfter(after)] : [];
  return query(collection(db, listsPath(uid)), orderBy('updatedAt', 'desc'), ...cursor, limit(count));
}

/** A page of the public lists of one fan, newest first. */
export function publicListsOf(
  db: Firestore,
  uid: string,
  count: number,
  after?: QueryDocumentSnapshot,
): Query {
  const cursor = after ? [startAfter(after)] : [];
  return query(
    collection(db, listsPath(uid)),
    where('isPublic', '==', true),
    orderBy('createdAt', 'desc'),
    ...cursor,
    limit(count),
  );
}

/** Any one public list of a fan: is there something to see at all? */
export function anyPublicList(db: Firestore, uid: string): Query {
  return query(collection(db, listsPath(uid)), where('isPublic', '==', true), limit(1));
}
