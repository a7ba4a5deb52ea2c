import { COMMENTS } from '@outrank/shared/documents/comment';
import {
  DELETED_LISTS,
  LISTS_GROUP,
  type ListKey,
  listKeyText,
  listsPath,
} from '@outrank/shared/documents/list';
import {
  COMMENT_VOTES_GROUP,
  FAVORITES_GROUP,
  favoritesPath,
  UPVOTES_GROUP,
} from '@outrank/shared/documents/reactions';
import type { DocumentReference, Firestore, Query, Timestamp } from 'firebase-admin/firestore';

/** Builds every query on lists, comments and reactions. firestore.indexes.json has the indexes that they need. */

/** Gets the key of a list from its document. */
export function getListKey({ id, parent }: DocumentReference): ListKey {
  return { userId: parent.parent?.id ?? '', listId: id };
}

/** The public lists of one `createdDay` that were created at `since` or later: most upvotes first, ties newest first. */
export const topListsOfDay = (db: Firestore, day: number, since: Timestamp): Query =>
  allLists(db)
    .where('isPublic', '==', true)
    .where('createdDay', '==', day)
    .where('createdAt', '>=', since)
    .orderBy('upvoteCount', 'desc')
    .orderBy('createdAt', 'desc');

/** All users' lists, including private ones, that changed after a moment, in the order of their changes. */
export const listsChangedAfter = (db: Firestore, moment: Timestamp): Query =>
  allLists(db).where('changedAt', '>', moment).orderBy('changedAt');

/** All users' lists, including private ones. */
export const allLists = (db: Firestore): Query => db.collectionGroup(LISTS_GROUP);

/** The tombstones of lists deleted after a moment, in the order of their deletion. */
export const listsDeletedAfter = (db: Firestore, moment: Timestamp): Query =>
  db.collection(DELETED_LISTS).where('at', '>', moment).orderBy('at');

/** The comments and replies of a list. */
export const listComments = (db: Firestore, { userId, listId }: ListKey): Query =>
  db.collection(COMMENTS).where('listUserId', '==', userId).where('listId', '==', listId);

/** The same, the newest first. */
export const newestListComments = (db: Firestore, key: ListKey): Query =>
  listComments(db, key).orderBy('createdAt', 'desc');

/** A user's lists, including private ones, the last edited first. */
export const lastEditedLists = (db: Firestore, uid: string): Query =>
  db.collection(listsPath(uid)).orderBy('updatedAt', 'desc');

export const newestUserFavorites = (db: Firestore, uid: string): Query =>
  db.collection(favoritesPath(uid)).orderBy('favoritedAt', 'desc');

/** All votes on a comment. Sums of their `value` need an index that holds it. */
export const votesOnComment = (db: Firestore, commentId: string): Query =>
  db.collectionGroup(COMMENT_VOTES_GROUP).where('commentId', '==', commentId);

/** All votes on the comments and replies of a list. */
export const listCommentVotes = (db: Firestore, key: ListKey): Query =>
  db.collectionGroup(COMMENT_VOTES_GROUP).where('listKey', '==', listKeyText(key));

export const listUpvotes = (db: Firestore, { userId, listId }: ListKey): Query =>
  db.collectionGroup(UPVOTES_GROUP).where('listId', '==', listId).where('userId', '==', userId);

export const listFavorites = (db: Firestore, { userId, listId }: ListKey): Query =>
  db.collectionGroup(FAVORITES_GROUP).where('listId', '==', listId).where('userId', '==', userId);
