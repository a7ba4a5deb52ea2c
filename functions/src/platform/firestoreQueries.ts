import {
  ACCOUNT_DELETIONS,
  COMMENTS,
  commentVotesPath,
  DELETED_COMMENTS,
  DELETED_LISTS,
  favoritesPath,
  LISTS_GROUP,
  type ListKey,
  listsPath,
  upvotesPath,
} from '@outrank/shared/firestore/documentPaths';
import type { QueryShape } from '@outrank/shared/firestore/queryShape';
import type { Firestore, Query, Timestamp } from 'firebase-admin/firestore';
import { shapedQuery } from './shapedQuery.ts';

/** Every query on lists and comments is built here; firestore.indexes.json holds what their shapes need. */

const topOfDayShape: QueryShape = {
  collection: LISTS_GROUP,
  scope: 'COLLECTION_GROUP',
  equal: ['isPublic', 'createdDay'],
  range: ['createdAt'],
  order: [
    ['upvoteCount', 'desc'],
    ['createdAt', 'desc'],
  ],
};
const changedListsShape: QueryShape = {
  collection: LISTS_GROUP,
  scope: 'COLLECTION_GROUP',
  equal: [],
  range: ['changedAt'],
  order: [['changedAt', 'asc']],
};
const publicListsShape: QueryShape = {
  collection: LISTS_GROUP,
  scope: 'COLLECTION_GROUP',
  equal: ['isPublic'],
  order: [],
};
const deletedListsShape: QueryShape = {
  collection: DELETED_LISTS,
  scope: 'COLLECTION',
  equal: [],
  range: ['at'],
  order: [['at', 'asc']],
};
const deletedCommentsShape: QueryShape = { ...deletedListsShape, collection: DELETED_COMMENTS };
const accountDeletionsShape: QueryShape = { ...deletedListsShape, collection: ACCOUNT_DELETIONS };
const commentsByShape: QueryShape = {
  collection: COMMENTS,
  scope: 'COLLECTION',
  equal: ['userId'],
  order: [],
};
const commentsUnderShape: QueryShape = {
  collection: COMMENTS,
  scope: 'COLLECTION',
  equal: ['listUserId', 'listId'],
  order: [],
};

/** All shapes that this module can build. Whole collections, in the order of one field at most, need no index and are left out. */
export const queryShapes = [
  topOfDayShape,
  changedListsShape,
  publicListsShape,
  deletedListsShape,
  deletedCommentsShape,
  accountDeletionsShape,
  commentsByShape,
  commentsUnderShape,
];

/** The public lists of one `createdDay` that were created at `since` or later: most upvotes first, ties newest first. */
export function topListsOfDay(db: Firestore, day: number, since: Timestamp): Query {
  return shapedQuery(db, topOfDayShape, [true, day]).where('createdAt', '>=', since);
}

/** The lists of all fans, private ones too, that changed after a moment, in the order of their changes. */
export function listsChangedAfter(db: Firestore, moment: Timestamp): Query {
  return shapedQuery(db, changedListsShape).where('changedAt', '>', moment);
}

/** The lists of all fans that are not private; older data may hold `public: false` beside it. */
export function publicLists(db: Firestore): Query {
  return shapedQuery(db, publicListsShape, [true]);
}

/** The lists of all fans, private ones too. */
export function allLists(db: Firestore): Query {
  return db.collectionGroup(LISTS_GROUP);
}

/** The marks of the lists that were deleted after a moment, in the order of their deletion. */
export function listsDeletedAfter(db: Firestore, moment: Timestamp): Query {
  return shapedQuery(db, deletedListsShape).where('at', '>', moment);
}

/** The marks of the comments that were deleted after a moment, in the order of their deletion. */
export function commentsDeletedAfter(db: Firestore, moment: Timestamp): Query {
  return shapedQuery(db, deletedCommentsShape).where('at', '>', moment);
}

/** One fan's comments. */
export function commentsBy(db: Firestore, uid: string): Query {
  return shapedQuery(db, commentsByShape, [uid]);
}

/** The comments and replies of one list. */
export function commentsUnder(db: Firestore, { userId, listId }: ListKey): Query {
  return shapedQuery(db, commentsUnderShape, [userId, listId]);
}

/** One fan's lists, private ones too. */
export function listsOf(db: Firestore, uid: string): Query {
  return db.collection(listsPath(uid));
}

/** One fan's favorites. */
export function favoritesOf(db: Firestore, uid: string): Query {
  return db.collection(favoritesPath(uid));
}

/** The same, the newest first. */
export function newestFavoritesOf(db: Firestore, uid: string): Query {
  return favoritesOf(db, uid).orderBy('favoritedAt', 'desc');
}

/** One fan's upvotes of lists. */
export function upvotesBy(db: Firestore, uid: string): Query {
  return db.collection(upvotesPath(uid));
}

/** One fan's votes on comments. */
export function commentVotesBy(db: Firestore, uid: string): Query {
  return db.collection(commentVotesPath(uid));
}

/** The pendingComments of before a moment that accounts be gone, in the order in which they were made. */
export function accountDeletionsBefore(db: Firestore, moment: Timestamp): Query {
  return shapedQuery(db, accountDeletionsShape).where('at', '<', moment);
}
