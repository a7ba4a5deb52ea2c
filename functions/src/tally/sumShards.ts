import type { CategoryId } from '@outrank/shared/ballots/categories';
import { toTopTen } from '@outrank/shared/ballots/rankTally';
import { parseShard, sumTallies } from '@outrank/shared/ballots/tally';
import type { TopTen } from '@outrank/shared/ballots/topTen';
import { shardsPath } from '@outrank/shared/firestore/documentPaths';
import type { Firestore } from 'firebase-admin/firestore';

/** The results of a category. The version is the number of counted changes, so newer results have a higher one. */
export type CountedResults = { readonly results: TopTen; readonly version: number };

/**
 * Sums up all stored shards of a category, as of one moment. A user's ballot is in one shard only, so it is counted
 * completely or not at all.
 */
export async function sumShards(db: Firestore, category: CategoryId): Promise<CountedResults> {
  const { docs } = await db.collection(shardsPath(category)).get();
  const parts = docs.map((shard) => parseShard(shard.data()));
  return {
    results: toTopTen(sumTallies(parts.map(({ tally }) => tally))),
    version: parts.reduce((changes, part) => changes + part.changes, 0),
  };
}
