import { countedPath, shardPath, shardsPath } from '@outrank/shared/documents/results';
import { type DocumentReference, FieldValue, type Firestore } from 'firebase-admin/firestore';
import { allShards, countedInShard } from '../platform/accountQueries.ts';
import { runTransaction } from '../platform/runTransaction.ts';
import { countBallots } from '../results/countBallots.ts';
import { type Poll, parseShard, toShardChange } from '../results/poll.ts';
import { createPoll, parsePollId } from '../results/polls.ts';
import type { Repair, Step } from './runStep.ts';

/** Shards that are compared at once. The ids of a million ballots in four shards take about 6 MB. */
const SHARDS_AT_ONCE = 4;

/** Shards that a run compares, because each has many ballots. A full scan of 50 polls takes a week. */
const SHARDS_MAX = 150;

/** Ledger entries, or users whose ballots, that are read at once. */
const PAGE = 300;

type Repairer = Pick<Repair, 'db' | 'report'>;

/** Compares every stored shard with its ledger entries. */
export function repairShards(repair: Repairer): Step {
  return {
    name: 'repairShards',
    query: allShards(repair.db).select(),
    pageSize: SHARDS_AT_ONCE,
    itemsMax: SHARDS_MAX,
    check: async (shards) => {
      const repaired = await Promise.all(shards.map(({ ref }) => repairShard(repair, ref)));
      return repaired.reduce((sum, count) => sum + count, 0);
    },
  };
}

/** Compares the shards of a poll that are not stored: nobody's ballot is in them, or they were lost. */
export async function repairMissingShards(repair: Repairer, { id, shards }: Poll): Promise<void> {
  const { db } = repair;
  const stored = await db.collection(shardsPath(id)).select().get();
  const counted = await db.collection(countedPath(id)).limit(1).select().get();
  if (counted.empty) return;
  const present = new Set(stored.docs.map((shard) => shard.id));
  for (let shard = 0; shard < shards; shard += 1)
    if (!present.has(String(shard))) await repairShard(repair, db.doc(shardPath(id, shard)));
}

/**
 * Adds to a shard what it lacks of its ledger entries, and removes the entries of deleted ballots. Shard and ledger are read
 * at one moment. A ballot that is counted later changes both alike, so the difference stays valid unless another repair
 * adds it first. Returns how much was repaired.
 */
export async function repairShard({ db, report }: Repairer, ref: DocumentReference): Promise<number> {
  const id = parsePollId(ref.parent.parent?.id);
  if (id === undefined) return 0;
  const shard = { db, poll: createPoll(id), ref };
  const comparison = await compareWithLedger(shard);
  const deleted = await uncountDeleted(shard, comparison.uids, report);
  if (shard.poll.isEmpty(comparison.missing)) return deleted;
  await addMissing(shard, comparison, report);
  return deleted + 1;
}

type Shard = { readonly db: Firestore; readonly poll: Poll; readonly ref: DocumentReference };

// What the shard lacks of its ledger entries. A read-only transaction reads one moment without locks, so it delays no ballot.
function compareWithLedger({ db, poll, ref }: Shard) {
  const counted = countedInShard(db, poll.id, Number(ref.id)).limit(PAGE);
  return runTransaction(
    db,
    async (transaction) => {
      const stored = await transaction.get(ref);
      const { sums, repairs } = parseShard(poll, stored.data());
      const uids: string[] = [];
      let right = poll.toSums(undefined);
      for (let page = counted; ; ) {
        const { docs } = await transaction.get(page);
        const entries = docs.map((entry) => poll.toSums(poll.parseCounted(entry.data())?.ballot));
        right = entries.reduce(poll.add, right);
        uids.push(...docs.map(({ id }) => id));
        if (docs.length < PAGE) return { missing: poll.subtract(right, sums), repairs, uids };
        page = counted.startAfter(docs.at(-1));
      }
    },
    { readOnly: true },
  );
}

async function addMissing(
  { db, poll, ref }: Shard,
  { missing, repairs, uids }: Awaited<ReturnType<typeof compareWithLedger>>,
  report: Repair['report'],
): Promise<void> {
  const isRepaired = await runTransaction(db, async (transaction) => {
    const present = await transaction.get(ref);
    if (parseShard(poll, present.data()).repairs !== repairs) return false;
    const repair = { ...toShardChange(poll, missing, present), repairs: FieldValue.increment(1) };
    transaction.set(ref, repair, { merge: true });
    return true;
  });
  if (isRepaired) report({ path: ref.path, stored: 'other sums', right: uids.length });
}

async function uncountDeleted(
  { db, poll }: Shard,
  uids: readonly string[],
  report: Repair['report'],
): Promise<number> {
  let uncounted = 0;
  for (let start = 0; start < uids.length; start += PAGE) {
    const page = uids.slice(start, start + PAGE);
    const ballots = await db.getAll(...page.map((uid) => db.doc(poll.getBallotPath(uid))), { fieldMask: [] });
    for (const [index, { exists, ref }] of ballots.entries()) {
      if (exists) continue;
      const right = await countBallots(db, page[index] ?? '', [poll]);
      if (right.length === 0) continue;
      uncounted += 1;
      report({ path: ref.path, stored: 'deleted and counted', right });
    }
  }
  return uncounted;
}
