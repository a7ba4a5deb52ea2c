import { QUERY_MAX } from '@outrank/shared/limits';
import {
  collection,
  type Firestore,
  limit,
  type Query,
  type QueryDocumentSnapshot,
  query,
  startAfter,
} from 'firebase/firestore/lite';

/** A full page of a collection that is a fan's own, in the order of its names, which needs no index. */
export function pageOfOwn(db: Firestore, path: string, after?: QueryDocumentSnapshot): Query {
  const cursor = after ? [startAfter(after)] : [];
  return query(collection(db, path), ...cursor, limit(QUERY_MAX));
}
