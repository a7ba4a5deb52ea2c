import type { ListKey } from '@outrank/shared/documents/list';
import {
  BLOCKED_ACCOUNTS,
  HIDDEN_CONTENT,
  REPORTS_GROUP,
  reportsPath,
} from '@outrank/shared/documents/moderation';
import type { QueryShape } from '@outrank/shared/documents/queryShape';
import type { Firestore, Query, Timestamp } from 'firebase-admin/firestore';
import { shapedQuery } from './shapedQuery.ts';

/** Builds every query on reports and hidden content; firestore.indexes.json holds the indexes of their shapes. */

const hiddenShape = (equal: readonly string[]): QueryShape => ({
  collection: HIDDEN_CONTENT,
  scope: 'COLLECTION',
  equal,
  order: [],
});
const userHiddenContentShape = hiddenShape(['userId']);
const listHiddenContentShape = hiddenShape(['listUserId', 'listId']);
const reportsOnTargetsShape: QueryShape = {
  collection: REPORTS_GROUP,
  scope: 'COLLECTION_GROUP',
  equal: ['target'],
  order: [['at', 'desc']],
};

const sentReportsShape: QueryShape = {
  collection: REPORTS_GROUP,
  scope: 'COLLECTION_GROUP',
  equal: [],
  range: ['at'],
  order: [['at', 'asc']],
};
const newBlocksShape: QueryShape = { ...sentReportsShape, collection: BLOCKED_ACCOUNTS, scope: 'COLLECTION' };

/** All shapes of this module. */
export const hiddenQueryShapes: readonly QueryShape[] = [
  userHiddenContentShape,
  listHiddenContentShape,
  reportsOnTargetsShape,
  sentReportsShape,
  newBlocksShape,
];

/** A user's hidden content. */
export function userHiddenContent(db: Firestore, uid: string): Query {
  return shapedQuery(db, userHiddenContentShape, [uid]);
}

/** The hidden content of a list: the list itself, and its comments. */
export function listHiddenContent(db: Firestore, { userId, listId }: ListKey): Query {
  return shapedQuery(db, listHiddenContentShape, [userId, listId]);
}

/** A user's reports. */
export function userReports(db: Firestore, uid: string): Query {
  return db.collection(reportsPath(uid));
}

/** Everybody's reports on a target that were sent after a moment, the newest first. */
export function reportsSentAfter(db: Firestore, target: string, moment: Timestamp): Query {
  return reportsOnTargets(db, [target]).where('at', '>', moment);
}

/** Everybody's reports on at most 30 targets, the newest first. */
export function reportsOnTargets(db: Firestore, targets: readonly string[]): Query {
  return shapedQuery(db, { ...reportsOnTargetsShape, equal: [] }).where('target', 'in', targets);
}

/** Everybody's reports, on any target, that were sent after a moment, in this order. */
export function allReportsSentAfter(db: Firestore, moment: Timestamp): Query {
  return shapedQuery(db, sentReportsShape).where('at', '>', moment);
}

/** The Google accounts that were blocked after a moment, in this order. */
export function accountsBlockedAfter(db: Firestore, moment: Timestamp): Query {
  return shapedQuery(db, newBlocksShape).where('at', '>', moment);
}
