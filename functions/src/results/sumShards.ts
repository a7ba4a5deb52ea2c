import { type PollId, shardsPath } from '@outrank/shared/documents/results';
import type { Firestore } from 'firebase-admin/firestore';
import type { Results } from './poll.ts';
import { createPoll } from './polls.ts';
import { parseShard } from './shard.ts';

/** The results of a poll. The version is the number of counted changes, so newer results have a higher one. */
export type CountedResults = { readonly results: Results; readonly version: number };

/**
 * Sums up all stored shards of a poll, as of one moment. A user's ballot is in one shard only, so it is counted
 * completely or not at all.
 */
export async function sumShards(db: Firestore, id: PollId): Promise<CountedResults> {
  const poll = createPoll(id);
  const { docs } = await db.collection(shardsPath(id)).get();
  const parts = docs.map((shard) => parseShard(poll, shard.data()));
  return {
    results: poll.toResults(parts.map(({ sums }) => sums)),
    version: parts.reduce((changes, part) => changes + part.changes, 0),
  };
}
