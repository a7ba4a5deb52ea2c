import { CONSENSUS_BALLOTS_GROUP, consensusBallotsPath } from '@outrank/shared/documents/ballots';
import type { ListKey } from '@outrank/shared/documents/list';
import type { QueryShape } from '@outrank/shared/documents/queryShape';
import { COUNTED_GROUP, countedPath, type PollId } from '@outrank/shared/documents/results';
import type { Firestore, Query, Timestamp } from 'firebase-admin/firestore';
import { shapedQuery } from './shapedQuery.ts';

/** Builds every query on the ledgers of ballots and on consensus ballots. */

const shardField = 'shard';

const offersOfListShape: QueryShape = {
  collection: CONSENSUS_BALLOTS_GROUP,
  scope: 'COLLECTION',
  equal: ['listId'],
  order: [],
};
const newOffersShape: QueryShape = {
  collection: CONSENSUS_BALLOTS_GROUP,
  scope: 'COLLECTION_GROUP',
  equal: [],
  range: ['at'],
  order: [['at', 'asc']],
};

/** All shapes of this module. */
export const ballotQueryShapes: readonly QueryShape[] = [
  { collection: COUNTED_GROUP, scope: 'COLLECTION', equal: [shardField], order: [] },
  offersOfListShape,
  newOffersShape,
];

/** The ledger entries of the ballots that are counted in a shard. */
export function countedInShard(db: Firestore, poll: PollId, shard: number): Query {
  return db.collection(countedPath(poll)).where(shardField, '==', shard);
}

/** A user's consensus ballots. */
export function userConsensusBallots(db: Firestore, uid: string): Query {
  return db.collection(consensusBallotsPath(uid));
}

/** The consensus ballots that offer a list. */
export function consensusBallotsOfList(db: Firestore, { userId, listId }: ListKey): Query {
  return userConsensusBallots(db, userId).where('listId', '==', listId);
}

/** All users' consensus ballots. */
export function allConsensusBallots(db: Firestore): Query {
  return db.collectionGroup(CONSENSUS_BALLOTS_GROUP);
}

/** All users' consensus ballots that were written after a moment, in this order. */
export function consensusBallotsWrittenAfter(db: Firestore, moment: Timestamp): Query {
  return shapedQuery(db, newOffersShape).where('at', '>', moment);
}
