import { COMMENTS, type ListKey } from '@outrank/shared/documentPaths';
import { QUERY_MAX } from '@outrank/shared/limits';
import type { QueryShape } from '@outrank/shared/queryShape';
import { collection, type Firestore, limit, type Query, query, where } from 'firebase/firestore/lite';

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

/** The shape of each query on comments. */
export function commentQueryShapes(): readonly QueryShape[] {
  const equal = Object.keys(fieldsOfList({ userId: '', listId: '' }));
  return [[COMMENT_ORDER], []].map((order) => ({ collection: COMMENTS, scope: 'COLLECTION', equal, order }));
}
