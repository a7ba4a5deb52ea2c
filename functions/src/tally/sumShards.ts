import type { CategoryId } from '@outrank/shared/ballots/categories';
import { toTopTen } from '@outrank/shared/ballots/rankTally';
import { parseShard, SHARDS, sumTallies } from '@outrank/shared/ballots/tally';
import type { TopTen } from '@outrank/shared/ballots/topTen';
import { shardPath } from '@outrank/shared/firestore/documentPaths';
import type { Firestore } from 'firebase-admin/firestore';

/** The results of a category. The version is the number of counted changes, so newer results have a higher one. */
export type CountedResults = { readonly results: TopTen; readonly version: number };

/** Sums up a category's shards. A user's ballot is in one shard only, so it is counted completely or not at all. */
export async function sumShards(
  db: Firestore,
  category: CategoryId,
  shards = SHARDS,
): Promise<CountedResults> {
  const paths = Array.from({ length: shards }, (_, shard) => shardPath(category, shard));
  const documents = await db.getAll(...paths.map((path) => db.doc(path)));
  const parts = documents.map((document) => parseShard(document.data()));
  return {
    results: toTopTen(sumTallies(parts.map(({ tally }) => tally))),
    version: parts.reduce((changes, part) => changes + part.changes, 0),
  };
}
