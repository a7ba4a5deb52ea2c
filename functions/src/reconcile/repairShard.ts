import { type ElectionId, shardPath } from '@outrank/shared/firestore/documentPaths';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { countedInShard } from '../platform/ballotFirestoreQueries.ts';
import type { ReportDrift } from '../platform/drift.ts';
import { runTransaction } from '../platform/runTransaction.ts';
import { countBallots } from '../tally/countBallots.ts';
import type { Election } from '../tally/election.ts';
import { createElection } from '../tally/elections.ts';
import { parseShard, toShardChange } from '../tally/shard.ts';
import type { Checked } from './walk.ts';

/** Ledger entries, or users whose ballots, that are read at once. */
const PAGE = 300;

type ShardKey = { readonly db: Firestore; readonly election: ElectionId; readonly shard: number };

type Shard = { readonly db: Firestore; readonly election: Election; readonly shard: number };

type Comparison = {
  /** What the shard lacks of its ledger entries. */
  readonly missing: unknown;
  readonly repairs: number;
  readonly uids: readonly string[];
};

/**
 * Adds to a shard what it lacks of its ledger entries, and removes the entries of deleted ballots. Shard and ledger are read
 * at one moment. A ballot that is counted later changes both alike, so the difference stays valid unless another repair
 * adds it first.
 */
export async function repairShard(key: ShardKey, report: ReportDrift): Promise<Checked> {
  const shard = { ...key, election: createElection(key.election) };
  const comparison = await compareWithLedger(shard);
  const deleted = await uncountDeleted(shard, comparison.uids, report);
  const isRight = shard.election.isEmpty(comparison.missing);
  if (!isRight) await addMissing(shard, comparison, report);
  return { read: 1 + 2 * comparison.uids.length, repaired: deleted + (isRight ? 0 : 1) };
}

// A read-only transaction reads one moment without locks, so it delays no ballot.
function compareWithLedger({ db, election, shard }: Shard): Promise<Comparison> {
  const counted = countedInShard(db, election.id, shard).limit(PAGE);
  return runTransaction(
    db,
    async (transaction) => {
      const stored = await transaction.get(db.doc(shardPath(election.id, shard)));
      const { sums, repairs } = parseShard(election, stored.data());
      const uids: string[] = [];
      let right = election.toSums(undefined);
      for (let page = counted; ; ) {
        const { docs } = await transaction.get(page);
        const entries = docs.map((entry) => election.toSums(election.parseCounted(entry.data())?.ballot));
        right = entries.reduce(election.add, right);
        uids.push(...docs.map(({ id }) => id));
        if (docs.length < PAGE) return { missing: election.subtract(right, sums), repairs, uids };
        page = counted.startAfter(docs.at(-1));
      }
    },
    { readOnly: true },
  );
}

async function addMissing(
  { db, election, shard }: Shard,
  { missing, repairs }: Comparison,
  report: ReportDrift,
): Promise<void> {
  const document = db.doc(shardPath(election.id, shard));
  const isRepaired = await runTransaction(db, async (transaction) => {
    const present = await transaction.get(document);
    if (parseShard(election, present.data()).repairs !== repairs) return false;
    const repair = { ...toShardChange(election, missing, present), repairs: FieldValue.increment(1) };
    transaction.set(document, repair, { merge: true });
    return true;
  });
  if (isRepaired) report({ path: document.path, stored: 'other sums', right: election.describe(missing) });
}

async function uncountDeleted(
  { db, election }: Shard,
  uids: readonly string[],
  report: ReportDrift,
): Promise<number> {
  let uncounted = 0;
  for (let start = 0; start < uids.length; start += PAGE) {
    const page = uids.slice(start, start + PAGE);
    const refs = page.map((uid) => db.doc(election.getBallotPath(uid)));
    const documents = await db.getAll(...refs, { fieldMask: [] });
    for (const [index, uid] of page.entries()) {
      const { exists = true, ref } = documents[index] ?? {};
      if (exists || !ref) continue;
      const right = await countBallots(db, uid, [election]);
      if (right.length === 0) continue;
      uncounted += 1;
      report({ path: ref.path, stored: 'deleted and counted', right });
    }
  }
  return uncounted;
}
