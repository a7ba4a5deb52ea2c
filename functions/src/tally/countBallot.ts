import { parseBallots, type Slots } from '@outrank/shared/ballot';
import { type CategoryId, categories } from '@outrank/shared/categories';
import { ballotsPath, countedBallotPath, shardPath } from '@outrank/shared/documentPaths';
import {
  countedOf,
  differenceBetween,
  isNoDifference,
  parseCounted,
  shardOf,
  tallyOf,
} from '@outrank/shared/tally';
import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { incrementsOf } from './incrementsOf.ts';

/**
 * Brings the sums in step with a fan's ballots as they stand now: what was counted of them before is taken off, what they
 * hold is added, and remembered as counted, all in one transaction. So it does not matter how often it runs, in which
 * order, or how many at once. Where nothing differs nothing is written.
 * @returns the categories in which something changed.
 * @throws when Firestore fails; then nothing was counted.
 */
export async function countBallot(db: Firestore, uid: string): Promise<CategoryId[]> {
  return db.runTransaction(async (transaction) => {
    const counted = categories.map(({ id }) => db.doc(countedBallotPath(id, uid)));
    const [present, ...before] = await transaction.getAll(db.doc(ballotsPath(uid)), ...counted);
    const ballots = parseBallots(present?.data());
    return categories.flatMap(({ id }, index) => {
      const now = countedOf(ballots[id]?.slots);
      const earlier = before[index];
      return earlier && count(transaction, { db, uid, category: id, earlier, now }) ? [id] : [];
    });
  });
}

type Change = {
  readonly db: Firestore;
  readonly uid: string;
  readonly category: CategoryId;
  readonly earlier: DocumentSnapshot;
  readonly now: Slots | undefined;
};

// The shard is incremented unread, so that many ballots can be counted in it at once.
function count(transaction: Transaction, { db, uid, category, earlier, now }: Change): boolean {
  const counted = parseCounted(earlier.data());
  const difference = differenceBetween(tallyOf(counted?.slots), tallyOf(now));
  if (isNoDifference(difference)) return false;
  const shard = counted?.shard ?? shardOf(uid);
  transaction.set(db.doc(shardPath(category, shard)), incrementsOf(difference), { merge: true });
  if (now) transaction.set(earlier.ref, { slots: now, shard });
  else transaction.delete(earlier.ref);
  return true;
}
