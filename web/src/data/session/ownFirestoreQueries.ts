import { QUERY_MAX } from '@outrank/shared/limits';
import {
  collection,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
  query,
} from 'firebase/firestore/lite';
import { pageAfter } from '#data/firebase/paging.ts';

/** A full page of a user's own collection, ordered by document id, which needs no index. */
export function queryOwnPage(db: Firestore, path: string, after?: QueryDocumentSnapshot): Query {
  return query(collection(db, path), ...pageAfter(after, QUERY_MAX));
}
