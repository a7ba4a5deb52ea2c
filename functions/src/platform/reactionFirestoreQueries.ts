import { type ListKey, listKeyText } from '@outrank/shared/documents/list';
import type { QueryShape } from '@outrank/shared/documents/queryShape';
import { COMMENT_VOTES_GROUP, FAVORITES_GROUP, UPVOTES_GROUP } from '@outrank/shared/documents/reactions';
import type { Firestore, Query } from 'firebase-admin/firestore';
import { shapedQuery } from './shapedQuery.ts';

/** Builds every query on all users' reactions; firestore.indexes.json holds the indexes of their shapes. */

const reactionShape = (collection: string, equal: readonly string[]): QueryShape => ({
  collection,
  scope: 'COLLECTION_GROUP',
  equal,
  order: [],
});
const votesOnCommentShape = reactionShape(COMMENT_VOTES_GROUP, ['commentId']);
const votesWithValueShape: QueryShape = { ...votesOnCommentShape, range: ['value'] };
const listCommentVotesShape = reactionShape(COMMENT_VOTES_GROUP, ['listKey']);
const listUpvotesShape = reactionShape(UPVOTES_GROUP, ['listId', 'userId']);
const listFavoritesShape = reactionShape(FAVORITES_GROUP, ['listId', 'userId']);

/** All shapes of this module. */
export const reactionQueryShapes = [
  votesOnCommentShape,
  votesWithValueShape,
  listCommentVotesShape,
  listUpvotesShape,
  listFavoritesShape,
];

/** All votes on a comment. */
export function votesOnComment(db: Firestore, commentId: string): Query {
  return shapedQuery(db, votesOnCommentShape, [commentId]);
}

/** All votes on a comment, for sums of `value`: those need an index that holds it. */
export function votesWithValue(db: Firestore, commentId: string): Query {
  return shapedQuery(db, votesWithValueShape, [commentId]);
}

/** All votes on the comments and replies of a list. */
export function listCommentVotes(db: Firestore, key: ListKey): Query {
  return shapedQuery(db, listCommentVotesShape, [listKeyText(key)]);
}

/** All upvotes of a list. */
export function listUpvotes(db: Firestore, { userId, listId }: ListKey): Query {
  return shapedQuery(db, listUpvotesShape, [listId, userId]);
}

/** All favorites of a list. */
export function listFavorites(db: Firestore, { userId, listId }: ListKey): Query {
  return shapedQuery(db, listFavoritesShape, [listId, userId]);
}
