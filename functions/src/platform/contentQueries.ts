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
export function topListsOfDay(db: Firestore, day: number, since: Timestamp): Query {
  return allLists(db)
    .where('isPublic', '==', true)
    .where('createdDay', '==', day)
    .where('createdAt', '>=', since)
    .orderBy('upvoteCount', 'desc')
    .orderBy('createdAt', 'desc');
}

/** All users' lists, including private ones, that changed after a moment, in the order of their changes. */
export function listsChangedAfter(db: Firestore, moment: Timestamp): Query {
  return allLists(db).where('changedAt', '>', moment).orderBy('changedAt');
}

/** All users' lists, including private ones. */
export function allLists(db: Firestore): Query {
  return db.collectionGroup(LISTS_GROUP);
}

/** The tombstones of lists deleted after a moment, in the order of their deletion. */
export function listsDeletedAfter(db: Firestore, moment: Timestamp): Query {
  return db.collection(DELETED_LISTS).where('at', '>', moment).orderBy('at');
}

/** The comments and replies of a list. */
export function listComments(db: Firestore, { userId, listId }: ListKey): Query {
  return db.collection(COMMENTS).where('listUserId', '==', userId).where('listId', '==', listId);
}

/** The same, the newest first. */
export function newestListComments(db: Firestore, key: ListKey): Query {
  return listComments(db, key).orderBy('createdAt', 'desc');
}

/** A user's lists, including private ones, the last edited first. */
export function lastEditedLists(db: Firestore, uid: string): Query {
  return db.collection(listsPath(uid)).orderBy('updatedAt', 'desc');
}

/** A user's favorites, the newest first. */
export function newestUserFavorites(db: Firestore, uid: string): Query {
  return db.collection(favoritesPath(uid)).orderBy('favoritedAt', 'desc');
}

/** All votes on a comment. Sums of their `value` need an index that holds it. */
export function votesOnComment(db: Firestore, commentId: string): Query {
  return db.collectionGroup(COMMENT_VOTES_GROUP).where('commentId', '==', commentId);
}

/** All votes on the comments and replies of a list. */
export function listCommentVotes(db: Firestore, key: ListKey): Query {
  return db.collectionGroup(COMMENT_VOTES_GROUP).where('listKey', '==', listKeyText(key));
}

/** All upvotes of a list. */
export function listUpvotes(db: Firestore, { userId, listId }: ListKey): Query {
  return db.collectionGroup(UPVOTES_GROUP).where('listId', '==', listId).where('userId', '==', userId);
}

/** All favorites of a list. */
export function listFavorites(db: Firestore, { userId, listId }: ListKey): Query {
  return db.collectionGroup(FAVORITES_GROUP).where('listId', '==', listId).where('userId', '==', userId);
}
