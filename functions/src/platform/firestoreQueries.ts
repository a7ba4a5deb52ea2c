import { type CategoryId, categories } from '@outrank/shared/catalogue/categories';
import { BALLOTS } from '@outrank/shared/documents/ballots';
import { COMMENTS, DELETED_COMMENTS } from '@outrank/shared/documents/comment';
import { DELETED_LISTS, LISTS_GROUP, type ListKey, listsPath } from '@outrank/shared/documents/list';
import type { QueryShape } from '@outrank/shared/documents/queryShape';
import {
  commentVotesPath,
  FAVORITES_GROUP,
  favoritesPath,
  upvotesPath,
} from '@outrank/shared/documents/reactions';
import { FieldPath, type Firestore, type Query, type Timestamp } from 'firebase-admin/firestore';
import { shapedQuery } from './shapedQuery.ts';

/** Builds every query on lists and comments; firestore.indexes.json holds the indexes of their shapes. */

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
const userCommentsShape: QueryShape = {
  collection: COMMENTS,
  scope: 'COLLECTION',
  equal: ['userId'],
  order: [],
};
const newCommentsShape: QueryShape = {
  collection: COMMENTS,
  scope: 'COLLECTION',
  equal: [],
  range: ['createdAt'],
  order: [['createdAt', 'asc']],
};
// The names of categories have hyphens, so paths of fields quote them.
const submittedAt = (category: CategoryId) => `\`${category}\`.submittedAt`;
const submittedBallotsShape = (category: CategoryId): QueryShape => ({
  collection: BALLOTS,
  scope: 'COLLECTION',
  equal: [],
  range: [submittedAt(category)],
  order: [[submittedAt(category), 'asc']],
});
const listCommentsShape: QueryShape = {
  collection: COMMENTS,
  scope: 'COLLECTION',
  equal: ['listUserId', 'listId'],
  order: [],
};
const newestFavoritesShape: QueryShape = {
  collection: FAVORITES_GROUP,
  scope: 'COLLECTION',
  equal: [],
  order: [['favoritedAt', 'desc']],
};

const editedListsShape: QueryShape = {
  collection: LISTS_GROUP,
  scope: 'COLLECTION',
  equal: [],
  order: [['updatedAt', 'desc']],
};

/** All shapes of this module. Collections without filters need no index and are left out. */
export const queryShapes = [
  topOfDayShape,
  changedListsShape,
  publicListsShape,
  deletedListsShape,
  deletedCommentsShape,
  userCommentsShape,
  listCommentsShape,
  editedListsShape,
  newestFavoritesShape,
  newCommentsShape,
  ...categories.map(({ id }) => submittedBallotsShape(id)),
];

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

/** The tombstones of comments deleted after a moment, in the order of their deletion. */
export function commentsDeletedAfter(db: Firestore, moment: Timestamp): Query {
  return shapedQuery(db, deletedCommentsShape).where('at', '>', moment);
}

/** A user's comments. */
export function userComments(db: Firestore, uid: string): Query {
  return shapedQuery(db, userCommentsShape, [uid]);
}

/** All comments that were created after a moment, in this order. */
export function commentsCreatedAfter(db: Firestore, moment: Timestamp): Query {
  return shapedQuery(db, newCommentsShape).where('createdAt', '>', moment);
}

/** The ballots of a category that were submitted after a moment, in this order. */
export function ballotsSubmittedAfter(db: Firestore, category: CategoryId, moment: Timestamp): Query {
  const field = new FieldPath(category, 'submittedAt');
  return db.collection(BALLOTS).where(field, '>', moment).orderBy(field);
}

/** The comments and replies of a list. */
export function listComments(db: Firestore, { userId, listId }: ListKey): Query {
  return shapedQuery(db, listCommentsShape, [userId, listId]);
}

/** A user's lists, including private ones. */
export function ownedLists(db: Firestore, uid: string): Query {
  return db.collection(listsPath(uid));
}

/** A user's lists, including private ones, the last edited first. */
export function lastEditedLists(db: Firestore, uid: string): Query {
  return ownedLists(db, uid).orderBy('updatedAt', 'desc');
}

/** A user's favorites. */
export function userFavorites(db: Firestore, uid: string): Query {
  return db.collection(favoritesPath(uid));
}

/** A user's favorites, the newest first. */
export function newestUserFavorites(db: Firestore, uid: string): Query {
  return userFavorites(db, uid).orderBy('favoritedAt', 'desc');
}

/** A user's upvotes of lists. */
export function userUpvotes(db: Firestore, uid: string): Query {
  return db.collection(upvotesPath(uid));
}

/** A user's votes on comments. */
export function userCommentVotes(db: Firestore, uid: string): Query {
  return db.collection(commentVotesPath(uid));
}
