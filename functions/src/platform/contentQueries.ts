import { COMMENTS } from '@outrank/shared/documents/comment';
import {
  DELETED_LISTS,
  LISTS_GROUP,
  type ListKey,
  listKeyText,
  listsPath,
} from '@outrank/shared/documents/list';
import type { QueryShape } from '@outrank/shared/documents/queryShape';
import {
  COMMENT_VOTES_GROUP,
  FAVORITES_GROUP,
  favoritesPath,
  UPVOTES_GROUP,
} from '@outrank/shared/documents/reactions';
import type { DocumentReference, Firestore, Query, Timestamp } from 'firebase-admin/firestore';
import { byTime, inCollection, inGroup, shapedQuery } from './queryShapes.ts';

/** Builds every query on lists, comments and reactions. */

const topOfDayShape = inGroup(LISTS_GROUP, {
  equal: ['isPublic', 'createdDay'],
  range: ['createdAt'],
  order: [
    ['upvoteCount', 'desc'],
    ['createdAt', 'desc'],
  ],
});
const changedListsShape = inGroup(LISTS_GROUP, byTime('changedAt'));
const publicListsShape = inGroup(LISTS_GROUP, { equal: ['isPublic'] });
const editedListsShape = inCollection(LISTS_GROUP, { order: [['updatedAt', 'desc']] });
const deletedListsShape = inCollection(DELETED_LISTS, byTime('at'));
const listCommentsShape = inCollection(COMMENTS, { equal: ['listUserId', 'listId'] });
const newestFavoritesShape = inCollection(FAVORITES_GROUP, { order: [['favoritedAt', 'desc']] });
const votesOnCommentShape = inGroup(COMMENT_VOTES_GROUP, { equal: ['commentId'] });
const votesWithValueShape = { ...votesOnCommentShape, range: ['value'] };
const listCommentVotesShape = inGroup(COMMENT_VOTES_GROUP, { equal: ['listKey'] });
const listUpvotesShape = inGroup(UPVOTES_GROUP, { equal: ['listId', 'userId'] });
const listFavoritesShape = inGroup(FAVORITES_GROUP, { equal: ['listId', 'userId'] });

/** All shapes of this module. Collections without filters need no index and are left out. */
export const contentQueryShapes: readonly QueryShape[] = [
  topOfDayShape,
  changedListsShape,
  publicListsShape,
  editedListsShape,
  deletedListsShape,
  listCommentsShape,
  newestFavoritesShape,
  votesOnCommentShape,
  votesWithValueShape,
  listCommentVotesShape,
  listUpvotesShape,
  listFavoritesShape,
];

/** Gets the key of a list from its document. */
export function getListKey({ id, parent }: DocumentReference): ListKey {
  return { userId: parent.parent?.id ?? '', listId: id };
}

/** The public lists of one `createdDay` that were created at `since` or later: most upvotes first, ties newest first. */
export function topListsOfDay(db: Firestore, day: number, since: Timestamp): Query {
  return shapedQuery(db, topOfDayShape, [true, day]).where('createdAt', '>=', since);
}

/** All users' lists, including private ones, that changed after a moment, in the order of their changes. */
export function listsChangedAfter(db: Firestore, moment: Timestamp): Query {
  return shapedQuery(db, changedListsShape).where('changedAt', '>', moment);
}

/** All users' lists that are not private; older data may also have `public: false`. */
export function publicLists(db: Firestore): Query {
  return shapedQuery(db, publicListsShape, [true]);
}

/** All users' lists, including private ones. */
export function allLists(db: Firestore): Query {
  return db.collectionGroup(LISTS_GROUP);
}

/** The tombstones of lists deleted after a moment, in the order of their deletion. */
export function listsDeletedAfter(db: Firestore, moment: Timestamp): Query {
  return shapedQuery(db, deletedListsShape).where('at', '>', moment);
}

/** The comments and replies of a list. */
export function listComments(db: Firestore, { userId, listId }: ListKey): Query {
  return shapedQuery(db, listCommentsShape, [userId, listId]);
}

/** A user's lists, including private ones, the last edited first. */
export function lastEditedLists(db: Firestore, uid: string): Query {
  return db.collection(listsPath(uid)).orderBy('updatedAt', 'desc');
}

/** A user's favorites, the newest first. */
export function newestUserFavorites(db: Firestore, uid: string): Query {
  return db.collection(favoritesPath(uid)).orderBy('favoritedAt', 'desc');
}

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
