import { parseBallots, type Slots } from '@outrank/shared/ballots/ballot';
import { type CategoryId, categories } from '@outrank/shared/ballots/categories';
import {
  diffTallies,
  getShardIndex,
  isEmptyTally,
  parseCountedBallot,
  SHARDS,
  tallyBallot,
  toCountedSlots,
} from '@outrank/shared/ballots/tally';
import { ballotsPath, countedBallotPath, shardPath } from '@outrank/shared/firestore/documentPaths';
import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { runTransaction } from '../platform/runTransaction.ts';
import { toIncrements } from './toIncrements.ts';

/**
 * Counts a user's current ballots. One transaction subtracts what the ledger says was counted before, adds the current
 * ballots and updates the ledger. So it does not matter how often it runs, in which order, or how many at once. Without a
 * difference nothing is written.
 * @returns the categories in which something changed.
 * @throws when Firestore fails; then nothing has changed.
 */
export async function countBallot(db: Firestore, uid: string, shards = SHARDS): Promise<CategoryId[]> {
  return runTransaction(db, async (transaction) => {
    const counted = categories.map(({ id }) => db.doc(countedBallotPath(id, uid)));
    const [present, ...before] = await transaction.getAll(db.doc(ballotsPath(uid)), ...counted);
    const ballots = parseBallots(present?.data());
    const home = getShardIndex(uid, shards);
    return categories.flatMap(({ id }, index) => {
      const now = toCountedSlots(ballots[id]?.slots);
      const earlier = before[index];
      return earlier && count(transaction, { db, category: id, earlier, now, home }) ? [id] : [];
    });
  });
}

type Change = {
  readonly db: Firestore;
  readonly category: CategoryId;
  readonly earlier: DocumentSnapshot;
  readonly now: Slots | undefined;
  /** The shard of a user without a ledger entry. */
  readonly home: number;
};

// The shard is incremented without a read, so that many ballots can be counted in it at once.
function count(transaction: Transaction, { db, category, earlier, now, home }: Change): boolean {
  const counted = parseCountedBallot(earlier.data());
  const difference = diffTallies(tallyBallot(counted?.slots), tallyBallot(now));
  if (isEmptyTally(difference)) return false;
  const shard = counted?.shard ?? home;
  transaction.set(db.doc(shardPath(category, shard)), toIncrements(difference), { merge: true });
  if (now) transaction.set(earlier.ref, { slots: now, shard });
  else transaction.delete(earlier.ref);
  return true;
}
