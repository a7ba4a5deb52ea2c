import { type ElectionId, shardsPath } from '@outrank/shared/firestore/documentPaths';
import type { Firestore } from 'firebase-admin/firestore';
import type { Results } from './election.ts';
import { createElection } from './elections.ts';
import { parseShard } from './shard.ts';

/** The results of an election. The version is the number of counted changes, so newer results have a higher one. */
export type CountedResults = { readonly results: Results; readonly version: number };

/**
 * Sums up all stored shards of an election, as of one moment. A user's ballot is in one shard only, so it is counted
 * completely or not at all.
 */
export async function sumShards(db: Firestore, id: ElectionId): Promise<CountedResults> {
  const election = createElection(id);
  const { docs } = await db.collection(shardsPath(id)).get();
  const parts = docs.map((shard) => parseShard(election, shard.data()));
  return {
    results: election.toResults(parts.map(({ sums }) => sums)),
    version: parts.reduce((changes, part) => changes + part.changes, 0),
  };
}
