import type { CategoryId } from '@outrank/shared/ballots/categories';
import { COUNTED_GROUP, countedPath } from '@outrank/shared/firestore/documentPaths';
import type { QueryShape } from '@outrank/shared/firestore/queryShape';
import type { Firestore, Query } from 'firebase-admin/firestore';

/** Builds every query on the ledger of ballots. */

const shardField = 'shard';

/** All shapes of this module. */
export const ballotQueryShapes: readonly QueryShape[] = [
  { collection: COUNTED_GROUP, scope: 'COLLECTION', equal: [shardField], order: [] },
];

/** The ledger entries of the ballots that are counted in a shard. */
export function countedInShard(db: Firestore, category: CategoryId, shard: number): Query {
  return db.collection(countedPath(category)).where(shardField, '==', shard);
}
