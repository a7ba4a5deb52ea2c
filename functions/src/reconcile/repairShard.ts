import type { CategoryId } from '@outrank/shared/ballots/categories';
import {
  diffTallies,
  emptyTally,
  isEmptyTally,
  parseCountedBallot,
  parseShard,
  sumTallies,
  type Tally,
  tallyBallot,
} from '@outrank/shared/ballots/tally';
import { ballotsPath, shardPath } from '@outrank/shared/firestore/documentPaths';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { countedInShard } from '../platform/ballotFirestoreQueries.ts';
import type { ReportDrift } from '../platform/drift.ts';
import { runTransaction } from '../platform/runTransaction.ts';
import { countBallot } from '../tally/countBallot.ts';
import { toIncrements } from '../tally/toIncrements.ts';
import type { Checked } from './walk.ts';

/** Ledger entries, or users whose ballots, that are read at once. */
const PAGE = 300;

type Shard = { readonly db: Firestore; readonly category: CategoryId; readonly shard: number };

type Comparison = {
  /** What the shard lacks of its ledger entries. */
  readonly missing: Tally;
  readonly repairs: number;
  readonly uids: readonly string[];
};

/**
 * Adds to a shard what it lacks of its ledger entries, and removes the entries of deleted ballots. Shard and ledger are read
 * at one moment. A ballot that is counted later changes both alike, so the difference stays valid unless another repair
 * adds it first.
 */
export async function repairShard(shard: Shard, report: ReportDrift): Promise<Checked> {
  const comparison = await compareWithLedger(shard);
  const deleted = await uncountDeleted(shard.db, comparison.uids, report);
  const isRight = isEmptyTally(comparison.missing);
  if (!isRight) await addMissing(shard, comparison, report);
  return { read: 1 + 2 * comparison.uids.length, repaired: deleted + (isRight ? 0 : 1) };
}

// A read-only transaction reads one moment without locks, so it delays no ballot.
function compareWithLedger({ db, category, shard }: Shard): Promise<Comparison> {
  const counted = countedInShard(db, category, shard).limit(PAGE);
  return runTransaction(
    db,
    async (transaction) => {
      const stored = await transaction.get(db.doc(shardPath(category, shard)));
      const { tally, repairs } = parseShard(stored.data());
      const uids: string[] = [];
      let right = emptyTally;
      for (let page = counted; ; ) {
        const { docs } = await transaction.get(page);
        const entries = docs.map((entry) => tallyBallot(parseCountedBallot(entry.data())?.slots));
        right = sumTallies([right, ...entries]);
        uids.push(...docs.map(({ id }) => id));
        if (docs.length < PAGE) return { missing: diffTallies(tally, right), repairs, uids };
        page = counted.startAfter(docs.at(-1));
      }
    },
    { readOnly: true },
  );
}

async function addMissing(
  { db, category, shard }: Shard,
  { missing, repairs }: Comparison,
  report: ReportDrift,
): Promise<void> {
  const document = db.doc(shardPath(category, shard));
  const isRepaired = await runTransaction(db, async (transaction) => {
    const present = parseShard((await transaction.get(document)).data());
    if (present.repairs !== repairs) return false;
    const repair = { ...toIncrements(missing), repairs: FieldValue.increment(1) };
    transaction.set(document, repair, { merge: true });
    return true;
  });
  const right = { ballots: missing.ballots, contestants: [...missing.rankCounts.keys()] };
  if (isRepaired) report({ path: document.path, stored: 'other sums', right });
}

async function uncountDeleted(db: Firestore, uids: readonly string[], report: ReportDrift): Promise<number> {
  let uncounted = 0;
  for (let start = 0; start < uids.length; start += PAGE) {
    const refs = uids.slice(start, start + PAGE).map((uid) => db.doc(ballotsPath(uid)));
    const documents = await db.getAll(...refs, { fieldMask: [] });
    for (const { id, ref } of documents.filter(({ exists }) => !exists)) {
      const right = await countBallot(db, id);
      if (right.length === 0) continue;
      uncounted += 1;
      report({ path: ref.path, stored: 'deleted and counted', right });
    }
  }
  return uncounted;
}
