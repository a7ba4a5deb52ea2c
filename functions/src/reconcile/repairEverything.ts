import { categories } from '@outrank/shared/ballots/categories';
import { SHARDS } from '@outrank/shared/ballots/tally';
import type { Firestore } from 'firebase-admin/firestore';
import type { Drift } from '../platform/drift.ts';
import { recountBallots } from './recountBallots.ts';
import { recountVotes } from './recountVotes.ts';
import { removeLeftovers } from './removeLeftovers.ts';
import { repairNames } from './repairNames.ts';
import { repairShard } from './repairShard.ts';
import { repairTopTen } from './repairTopTen.ts';

/** An event that was not delivered for so long is lost. */
const SETTLED_MS = 10 * 60 * 1000;

/**
 * Does what a lost event would have done, and recounts whatever is counted from the documents that it counts: names on
 * lists and comments, what deleted ones left, ballots against the ledger, the ledger against the shards, the shards against
 * what is published, votes against their marks. Safe at any time, beside fans and beside itself.
 * @returns what had to be repaired.
 */
export async function repairEverything(db: Firestore, now: Date): Promise<Drift[]> {
  const settledBefore = new Date(now.getTime() - SETTLED_MS);
  const drifts = [
    ...(await repairNames(db, settledBefore)),
    ...(await removeLeftovers(db, { now, settledBefore })),
    ...(await recountBallots(db, settledBefore)),
  ];
  for (const { id: category } of categories) {
    for (let shard = 0; shard < SHARDS; shard += 1)
      drifts.push(...(await repairShard({ db, category, shard })));
    drifts.push(...(await repairTopTen(db, category)));
  }
  return [...drifts, ...(await recountVotes(db))];
}
