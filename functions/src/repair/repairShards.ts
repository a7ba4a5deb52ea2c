import { countedPath, type PollId, shardPath, shardsPath } from '@outrank/shared/documents/results';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { countedInShard } from '../platform/accountQueries.ts';
import { runTransaction } from '../platform/runTransaction.ts';
import { countBallots } from '../results/countBallots.ts';
import { type Poll, parseShard, toShardChange } from '../results/poll.ts';
import { createPoll, listPolls } from '../results/polls.ts';
import { type Checked, type Repair, type Step, sumChecked } from './runStep.ts';

/** Shards that are compared at once. The ids of a million ballots in four shards take about 6 MB. */
const SHARDS_AT_ONCE = 4;

/** Ledger entries, or users whose ballots, that are read at once. */
const PAGE = 300;

type Repairer = Pick<Repair, 'db' | 'report'>;

type ShardKey = { readonly poll: PollId; readonly shard: number };

const toCursor = ({ poll, shard }: ShardKey) => `${poll}/${shard}`;

/** Compares every shard with its ledger entries. */
export function repairShards({ db, report }: Repairer): Step<ShardKey> {
  let reading: Promise<readonly ShardKey[]> | undefined;
  const readKeys = () => {
    reading ??= readShardKeys(db);
    return reading;
  };
  return {
    name: 'repairShards',
    pages: {
      count: async () => (await readKeys()).length,
      readPage: async (cursor) => {
        const keys = await readKeys();
        const left = keys.slice(keys.findIndex((key) => toCursor(key) === cursor) + 1);
        const items = left.slice(0, SHARDS_AT_ONCE);
        const last = left.length > SHARDS_AT_ONCE ? items.at(-1) : undefined;
        return { items, cursor: last ? toCursor(last) : null };
      },
    },
    check: async (keys) => sumChecked(await Promise.all(keys.map((key) => repairShard({ db, report }, key)))),
  };
}

// A missing shard may have entries in the ledger, and a stored one may be of a time with more shards. A poll that nobody
// has voted in has neither.
async function readShardKeys(db: Firestore): Promise<ShardKey[]> {
  const keys = listPolls().map(async ({ id: poll, shards: planned }) => {
    const [stored, counted] = await Promise.all([
      db.collection(shardsPath(poll)).select().get(),
      db.collection(countedPath(poll)).limit(1).select().get(),
    ]);
    if (stored.empty && counted.empty) return [];
    const shards = new Set([...Array(planned).keys(), ...stored.docs.map(({ id }) => Number(id))]);
    return [...shards].toSorted((a, b) => a - b).map((shard) => ({ poll, shard }));
  });
  return (await Promise.all(keys)).flat();
}

type Shard = { readonly db: Firestore; readonly poll: Poll; readonly shard: number };

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
export async function repairShard(
  { db, report }: Repairer,
  { poll, shard: index }: ShardKey,
): Promise<Checked> {
  const shard = { db, poll: createPoll(poll), shard: index };
  const comparison = await compareWithLedger(shard);
  const deleted = await uncountDeleted(shard, comparison.uids, report);
  const isRight = shard.poll.isEmpty(comparison.missing);
  if (!isRight) await addMissing(shard, comparison, report);
  return { repaired: deleted + (isRight ? 0 : 1) };
}

// A read-only transaction reads one moment without locks, so it delays no ballot.
function compareWithLedger({ db, poll, shard }: Shard): Promise<Comparison> {
  const counted = countedInShard(db, poll.id, shard).limit(PAGE);
  return runTransaction(
    db,
    async (transaction) => {
      const stored = await transaction.get(db.doc(shardPath(poll.id, shard)));
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
  { db, poll, shard }: Shard,
  { missing, repairs }: Comparison,
  report: Repair['report'],
): Promise<void> {
  const document = db.doc(shardPath(poll.id, shard));
  const isRepaired = await runTransaction(db, async (transaction) => {
    const present = await transaction.get(document);
    if (parseShard(poll, present.data()).repairs !== repairs) return false;
    const repair = { ...toShardChange(poll, missing, present), repairs: FieldValue.increment(1) };
    transaction.set(document, repair, { merge: true });
    return true;
  });
  if (isRepaired) report({ path: document.path, stored: 'other sums', right: poll.describe(missing) });
}

async function uncountDeleted(
  { db, poll }: Shard,
  uids: readonly string[],
  report: Repair['report'],
): Promise<number> {
  let uncounted = 0;
  for (let start = 0; start < uids.length; start += PAGE) {
    const page = uids.slice(start, start + PAGE);
    const refs = page.map((uid) => db.doc(poll.getBallotPath(uid)));
    const documents = await db.getAll(...refs, { fieldMask: [] });
    for (const [index, uid] of page.entries()) {
      const { exists = true, ref } = documents[index] ?? {};
      if (exists || !ref) continue;
      const right = await countBallots(db, uid, [poll]);
      if (right.length === 0) continue;
      uncounted += 1;
      report({ path: ref.path, stored: 'deleted and counted', right });
    }
  }
  return uncounted;
}
