import { GOOGLE_ACCOUNTS } from '@outrank/shared/documents/account';

import { CONSENSUS_BALLOTS_GROUP, consensusBallotsPath } from '@outrank/shared/documents/ballots';
import { getCollectionId } from '@outrank/shared/documents/documentKind';
import { FOLLOWING_GROUP } from '@outrank/shared/documents/following';
import { GROUPS } from '@outrank/shared/documents/group';
import type { ListKey } from '@outrank/shared/documents/list';
import { BLOCKED_ACCOUNTS, HIDDEN_CONTENT, REPORTS_GROUP } from '@outrank/shared/documents/moderation';
import { RATES_GROUP } from '@outrank/shared/documents/rate';
import { countedPath, type PollId, topTenShardKind } from '@outrank/shared/documents/results';
import { SHARES } from '@outrank/shared/documents/shares';
import { GROUPS_MAX, QUERY_MAX } from '@outrank/shared/limits';
import type { Firestore, Query, Timestamp } from 'firebase-admin/firestore';

/**
 * Builds every query on Google accounts, blocks, reports, hidden content, shares and ballots. firestore.indexes.json has the
 * indexes that they need.
 */

/** All Google accounts that are or were bound. */
export const allGoogleAccounts = (db: Firestore): Query => db.collection(GOOGLE_ACCOUNTS);

/** The Google accounts that are bound to an account: one, unless it is an old account that bound several. */
export const boundGoogleAccounts = (db: Firestore, uid: string): Query =>
  allGoogleAccounts(db).where('uid', '==', uid);

/** The Google accounts that were bound to an account that is being deleted. */
export const deletingGoogleAccounts = (db: Firestore, uid: string): Query =>
  allGoogleAccounts(db).where('deleting', '==', uid);

/** The Google accounts that no account can write with: released ones, and those whose account is being deleted. */
export const unboundGoogleAccounts = (db: Firestore): Query => allGoogleAccounts(db).where('uid', '==', null);

/** The blocks of at most 30 accounts. */
export const blocksOf = (db: Firestore, uids: readonly string[]): Query =>
  db.collection(BLOCKED_ACCOUNTS).where('uid', 'in', uids);

export const groupsOfSeason = (db: Firestore, seasonId: string): Query =>
  db.collection(GROUPS).where('seasonId', '==', seasonId);

/** The groups that a user is in. */
export const groupsOfMember = (db: Firestore, uid: string): Query =>
  db.collection(GROUPS).where('memberIds', 'array-contains', uid).limit(GROUPS_MAX);

/** The group with an invitation. */
export const groupOfInvitation = (db: Firestore, invitation: string): Query =>
  db.collection(GROUPS).where('invitation', '==', invitation).limit(1);

/** The hidden content of a list: the list itself, and its comments. */
export const listHiddenContent = (db: Firestore, { userId, listId }: ListKey): Query =>
  db.collection(HIDDEN_CONTENT).where('listUserId', '==', userId).where('listId', '==', listId);

/** Everybody's reports on a target that were sent after a moment, the newest first. */
export const reportsSentAfter = (db: Firestore, target: string, moment: Timestamp): Query =>
  reportsOnTargets(db, [target]).where('at', '>', moment);

/** Everybody's reports on at most 30 targets, the newest first. */
export const reportsOnTargets = (db: Firestore, targets: readonly string[]): Query =>
  db.collectionGroup(REPORTS_GROUP).where('target', 'in', targets).orderBy('at', 'desc');

/** The rates whose last token was taken for a document with an id between these. */
export const ratesFor = (db: Firestore, first: string, last: string): Query =>
  db.collectionGroup(RATES_GROUP).orderBy('documentId').startAt(first).endAt(last);

/** What others stored who follow a user. */
export const followsOfUser = (db: Firestore, uid: string): Query =>
  db.collectionGroup(FOLLOWING_GROUP).where('userId', '==', uid);

/** What was shared of a list or a ballot. */
export const sharesOfSource = (db: Firestore, source: string): Query =>
  db.collection(SHARES).where('sources', 'array-contains', source);

/** The latest of them. */
export const latestSharesOf = (db: Firestore, source: string): Query =>
  sharesOfSource(db, source).orderBy('createdAt', 'desc').limit(QUERY_MAX);

/** Those that a curator hid. */
export const hiddenSharesOf = (db: Firestore, source: string): Query =>
  sharesOfSource(db, source).where('hidden', '==', true);

/** One of the shares of these users, at most 30, whose picture was drawn after a moment. */
export const sharesDrawnAfter = (db: Firestore, uids: readonly string[], moment: Timestamp): Query =>
  db.collection(SHARES).where('userIds', 'array-contains-any', uids).where('drawingAt', '>', moment).limit(1);

/** The lists that their owners shared last. */
export const latestOwnShares = (db: Firestore): Query =>
  db.collection(SHARES).orderBy('ownSharedAt', 'desc').select('sources').limit(QUERY_MAX);

/** The ledger entries of the ballots that are counted in a shard. */
export const countedInShard = (db: Firestore, poll: PollId, shard: number): Query =>
  db.collection(countedPath(poll)).where('shard', '==', shard);

/** The ledger entries of the ballots that were counted anew after a moment. */
export const countedAfter = (db: Firestore, poll: PollId, moment: Timestamp): Query =>
  db.collection(countedPath(poll)).where('at', '>', moment);

export const allShards = (db: Firestore): Query => db.collectionGroup(getCollectionId(topTenShardKind));

/** The consensus ballots that submit a list. */
export const submissionsOfList = (db: Firestore, { userId, listId }: ListKey): Query =>
  db.collection(consensusBallotsPath(userId)).where('listId', '==', listId);

export const allConsensusBallots = (db: Firestore): Query => db.collectionGroup(CONSENSUS_BALLOTS_GROUP);
