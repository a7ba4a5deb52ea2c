import { COMMENTS, type ListKey } from '@outrank/shared/documentPaths';
import { QUERY_MAX } from '@outrank/shared/limits';
import type { QueryShape } from '@outrank/shared/queryShape';
import {
  collection,
  type Firestore,
  limit,
  type Query,
  type QueryDocumentSnapshot,
  query,
  where,
} from 'firebase/firestore/lite';
import { pageAfter } from './paging.ts';

/** The comments of one list: both clients ask by these fields, which the rules demand. */
export function fieldsOfList({ userId, listId }: ListKey): Readonly<Record<string, string>> {
  return { listUserId: userId, listId };
}

export const COMMENT_ORDER = ['createdAt', 'desc'] as const;

/** As many comments of a list as one query may bring, in no order. */
export function unorderedComments(db: Firestore, list: ListKey): Query {
  const filters = Object.entries(fieldsOfList(list)).map(([field, value]) => where(field, '==', value));
  return query(collection(db, COMMENTS), ...filters, limit(QUERY_MAX));
}

/** A full page of one's own comments under all lists, in no order. */
export function ownComments(db: Firestore, uid: string, after?: QueryDocumentSnapshot): Query {
  return query(collection(db, COMMENTS), where('userId', '==', uid), ...pageAfter(after, QUERY_MAX));
}

/** The shape of each query on comments. */
export function commentQueryShapes(): readonly QueryShape[] {
  const equal = Object.keys(fieldsOfList({ userId: '', listId: '' }));
  const shape = { collection: COMMENTS, scope: 'COLLECTION' } as const;
  return [
    { ...shape, equal, order: [COMMENT_ORDER] },
    { ...shape, equal, order: [] },
    { ...shape, equal: ['userId'], order: [] },
  ];
}
