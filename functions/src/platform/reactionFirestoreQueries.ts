import {
  COMMENT_VOTES_GROUP,
  FAVORITES_GROUP,
  type ListKey,
  listKeyText,
  UPVOTES_GROUP,
} from '@outrank/shared/firestore/documentPaths';
import type { QueryShape } from '@outrank/shared/firestore/queryShape';
import type { Firestore, Query } from 'firebase-admin/firestore';
import { shapedQuery } from './shapedQuery.ts';

/** Every query on the marks that all fans set is built here; firestore.indexes.json holds what their shapes need. */

const markShape = (collection: string, equal: readonly string[]): QueryShape => ({
  collection,
  scope: 'COLLECTION_GROUP',
  equal,
  order: [],
});
const votesOnCommentShape = markShape(COMMENT_VOTES_GROUP, ['commentId']);
const votesOfValueShape = markShape(COMMENT_VOTES_GROUP, ['commentId', 'value']);
const votesUnderListShape = markShape(COMMENT_VOTES_GROUP, ['listKey']);
const upvotesShape = markShape(UPVOTES_GROUP, ['listId', 'userId']);
const favoritesShape = markShape(FAVORITES_GROUP, ['listId', 'userId']);

/** All shapes that this module can build. */
export const reactionQueryShapes = [
  votesOnCommentShape,
  votesOfValueShape,
  votesUnderListShape,
  upvotesShape,
  favoritesShape,
];

/** All fans' votes on one comment. */
export function votesOnComment(db: Firestore, commentId: string): Query {
  return shapedQuery(db, votesOnCommentShape, [commentId]);
}

/** All fans' votes up, or down, on one comment. */
export function votesOfValue(db: Firestore, commentId: string, value: 1 | -1): Query {
  return shapedQuery(db, votesOfValueShape, [commentId, value]);
}

/** All fans' votes on the comments and replies of one list. */
export function commentVotesUnder(db: Firestore, key: ListKey): Query {
  return shapedQuery(db, votesUnderListShape, [listKeyText(key)]);
}

/** All fans' upvotes of one list. */
export function upvotesOf(db: Firestore, { userId, listId }: ListKey): Query {
  return shapedQuery(db, upvotesShape, [listId, userId]);
}

/** One list among the favorites of all fans. */
export function favoritesFor(db: Firestore, { userId, listId }: ListKey): Query {
  return shapedQuery(db, favoritesShape, [listId, userId]);
}
