import { COMMENTS, type ListKey } from '@outrank/shared/firestore/documentPaths';
import type { QueryShape } from '@outrank/shared/firestore/queryShape';
import { QUERY_MAX } from '@outrank/shared/limits';
import { type Firestore, limit, type Query, type QueryDocumentSnapshot } from 'firebase/firestore/lite';
import { pageAfter } from '#data/firebase/paging.ts';
import { shapedQuery } from '#data/firebase/shapedQuery.ts';

/** The comments of one list: both clients ask by these fields, which the rules demand. */
export function fieldsOfList({ userId, listId }: ListKey): Readonly<Record<string, string>> {
  return { listUserId: userId, listId };
}

export const COMMENT_ORDER = ['createdAt', 'desc'] as const;

const inNoOrder = (...equal: readonly string[]): QueryShape => ({
  collection: COMMENTS,
  scope: 'COLLECTION',
  equal,
  order: [],
});
const ofListShape = inNoOrder(...Object.keys(fieldsOfList({ userId: '', listId: '' })));
const ownShape = inNoOrder('userId');

/** As many comments of a list as one query may bring, in no order. */
export function unorderedComments(db: Firestore, list: ListKey): Query {
  return shapedQuery(db, ofListShape, Object.values(fieldsOfList(list)), [limit(QUERY_MAX)]);
}

/** A full page of one's own comments under all lists, in no order. */
export function ownComments(db: Firestore, uid: string, after?: QueryDocumentSnapshot): Query {
  return shapedQuery(db, ownShape, [uid], pageAfter(after, QUERY_MAX));
}

/** The shape of each query on comments; the one in order is asked of the client that watches. */
export function commentQueryShapes(): readonly QueryShape[] {
  return [{ ...ofListShape, order: [COMMENT_ORDER] }, ofListShape, ownShape];
}
