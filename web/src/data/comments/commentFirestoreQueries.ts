import { COMMENTS } from '@outrank/shared/documents/comment';
import type { ListKey } from '@outrank/shared/documents/list';
import type { QueryShape } from '@outrank/shared/documents/queryShape';
import { COMMENTS_PAGE, QUERY_MAX } from '@outrank/shared/limits';
import { type Firestore, limit, type Query } from 'firebase/firestore/lite';
import { shapedQuery } from '#data/firebase/queries.ts';

/** The fields that select the comments of one list. The rules demand that a query names them. */
export function toListFields({ userId, listId }: ListKey): Readonly<Record<string, string>> {
  return { listUserId: userId, listId };
}

export const COMMENT_ORDER = ['createdAt', 'desc'] as const;

const unorderedShape = (...equal: readonly string[]): QueryShape => ({
  collection: COMMENTS,
  scope: 'COLLECTION',
  equal,
  order: [],
});
const ofListShape = unorderedShape(...Object.keys(toListFields({ userId: '', listId: '' })));
const newestShape: QueryShape = { ...ofListShape, order: [COMMENT_ORDER] };

/** The newest page of a list's comments and replies. */
export function newestComments(db: Firestore, list: ListKey): Query {
  return shapedQuery(db, newestShape, Object.values(toListFields(list)), [limit(COMMENTS_PAGE)]);
}

/** As many comments of a list as one query may return, unordered. */
export function unorderedComments(db: Firestore, list: ListKey): Query {
  return shapedQuery(db, ofListShape, Object.values(toListFields(list)), [limit(QUERY_MAX)]);
}

/** The shape of each query on comments. The live ones (`liveFirestoreQueries.ts`) have the same. */
export function commentQueryShapes(): readonly QueryShape[] {
  return [newestShape, ofListShape];
}
