import { GOOGLE_ACCOUNTS } from '@outrank/shared/documents/account';
import { standingListPath } from '@outrank/shared/documents/airing';
import { CONSENSUS_BALLOTS_GROUP, consensusBallotsPath } from '@outrank/shared/documents/ballots';
import { getCollectionId } from '@outrank/shared/documents/documentKind';
import { FOLLOWING_GROUP } from '@outrank/shared/documents/following';
import { GROUPS } from '@outrank/shared/documents/group';
import type { ListKey } from '@outrank/shared/documents/list';
import { BLOCKED_ACCOUNTS, HIDDEN_CONTENT, REPORTS_GROUP } from '@outrank/shared/documents/moderation';
import { RATES_GROUP } from '@outrank/shared/documents/rate';
import { countedPath, type PollId, topTenShardKind } from '@outrank/shared/documents/results';
import { SHARES } from '@outrank/shared/documents/shares';
import { QUERY_MAX } from '@outrank/shared/limits';
import type { Firestore, Query, Timestamp } from 'firebase-admin/firestore';

/**
 * Builds every query on Google accounts, blocks, reports, hidden content, shares and ballots. firestore.indexes.json has the
 * indexes that they need.
 */

/** All Google accounts that are or were bound. */
export function allGoogleAccounts(db: Firestore): Query {
  return db.collection(GOOGLE_ACCOUNTS);
}

/** The Google accounts that are bound to an account: one, unless it is an old account that bound several. */
export function boundGoogleAccounts(db: Firestore, uid: string): Query {
  return allGoogleAccounts(db).where('uid', '==', uid);
}

/** The Google accounts that were bound to an account that is being deleted. */
export function deletingGoogleAccounts(db: Firestore, uid: string): Query {
  return allGoogleAccounts(db).where('deleting', '==', uid);
}

/** The Google accounts that no account can write with: released ones, and those whose account is being deleted. */
export function unboundGoogleAccounts(db: Firestore): Query {
  return allGoogleAccounts(db).where('uid', '==', null);
}

/** The blocks of at most 30 accounts. */
export function blocksOf(db: Firestore, uids: readonly string[]): Query {
  return db.collection(BLOCKED_ACCOUNTS).where('uid', 'in', uids);
}

/** The groups that predict a season. */
export function groupsOfSeason(db: Firestore, seasonId: string): Query {
  return db.collection(GROUPS).where('seasonId', '==', seasonId);
}

/** The hidden content of a list: the list itself, and its comments. */
export function listHiddenContent(db: Firestore, { userId, listId }: ListKey): Query {
  return db.collection(HIDDEN_CONTENT).where('listUserId', '==', userId).where('listId', '==', listId);
}

/** Everybody's reports on a target that were sent after a moment, the newest first. */
export function reportsSentAfter(db: Firestore, target: string, moment: Timestamp): Query {
  return reportsOnTargets(db, [target]).where('at', '>', moment);
}

/** Everybody's reports on at most 30 targets, the newest first. */
export function reportsOnTargets(db: Firestore, targets: readonly string[]): Query {
  return db.collectionGroup(REPORTS_GROUP).where('target', 'in', targets).orderBy('at', 'desc');
}

/** The rates whose last token was taken for a document with an id between these. */
export function ratesFor(db: Firestore, first: string, last: string): Query {
  return db.collectionGroup(RATES_GROUP).orderBy('documentId').startAt(first).endAt(last);
}

/** What others stored who follow a user. */
export function followsOfUser(db: Firestore, uid: string): Query {
  return db.collectionGroup(FOLLOWING_GROUP).where('userId', '==', uid);
}

/** What was shared of a list or a ballot. */
export function sharesOfSource(db: Firestore, source: string): Query {
  return db.collection(SHARES).where('sources', 'array-contains', source);
}

/** The lists that their owners shared last. */
export function latestOwnShares(db: Firestore): Query {
  return db.collection(SHARES).orderBy('ownSharedAt', 'desc').select('sources').limit(QUERY_MAX);
}

/** The ledger entries of the ballots that are counted in a shard. */
export function countedInShard(db: Firestore, poll: PollId, shard: number): Query {
  return db.collection(countedPath(poll)).where('shard', '==', shard);
}

/** The ledger entries of the ballots that were counted anew after a moment. */
export function countedAfter(db: Firestore, poll: PollId, moment: Timestamp): Query {
  return db.collection(countedPath(poll)).where('at', '>', moment);
}

/** The shards of all polls. */
export function allShards(db: Firestore): Query {
  return db.collectionGroup(getCollectionId(topTenShardKind));
}

/** The standings of a season with a total from one to below another. */
export function standingsBetween(db: Firestore, seasonId: string, from: number, below: number): Query {
  const standings = db.collection(standingListPath(seasonId)).orderBy('total', 'desc');
  return standings.where('total', '>=', from).where('total', '<', below);
}

/** The consensus ballots that submit a list. */
export function submissionsOfList(db: Firestore, { userId, listId }: ListKey): Query {
  return db.collection(consensusBallotsPath(userId)).where('listId', '==', listId);
}

/** All users' consensus ballots. */
export function allConsensusBallots(db: Firestore): Query {
  return db.collectionGroup(CONSENSUS_BALLOTS_GROUP);
}
