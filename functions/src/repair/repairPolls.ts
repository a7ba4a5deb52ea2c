import { isDeepStrictEqual } from 'node:util';
import { parseSubject } from '@outrank/shared/consensus/subject';
import { BALLOTS } from '@outrank/shared/documents/ballots';
import {
  countedPath,
  type PollId,
  resultsPath,
  shardPath,
  shardsPath,
} from '@outrank/shared/documents/results';
import {
  type DocumentData,
  type DocumentReference,
  FieldValue,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
} from 'firebase-admin/firestore';
import { allConsensusBallots, allShards, countedInShard } from '../platform/accountQueries.ts';
import { readPages } from '../platform/readPages.ts';
import { runTransaction } from '../platform/runTransaction.ts';
import { countBallots } from '../results/countBallots.ts';
import { type Poll, parseCounted, parsePollShard, toShardChange } from '../results/poll.ts';
import { categoryPolls, createPoll, parsePollId } from '../results/polls.ts';
import { sumShards, writeResults } from '../results/publishResults.ts';
import { checkEach, type Repair, type Step } from './runStep.ts';

/** Documents of ballots that are counted at once. */
const BALLOTS_PAGE = 50;

/** Counts every ballot, as `onBallotWritten` does, so it is safe while ballots arrive. */
export function recountBallots(repair: Repair): Step {
  return {
    name: 'recountBallots',
    query: repair.db.collection(BALLOTS),
    pageSize: BALLOTS_PAGE,
    check: recountEach(repair, ({ id }) => ({ uid: id, polls: categoryPolls })),
  };
}

/** Counts every submitted list, as `onConsensusBallotWritten` does. */
export function recountConsensusBallots(repair: Repair): Step {
  return {
    name: 'recountConsensusBallots',
    query: allConsensusBallots(repair.db),
    pageSize: BALLOTS_PAGE,
    check: recountEach(repair, ({ id, ref }) => {
      const subject = parseSubject(id);
      return { uid: ref.parent.parent?.id ?? '', polls: subject ? [createPoll(subject)] : [] };
    }),
  };
}

type Ballots = { readonly uid: string; readonly polls: readonly Poll[] };

function recountEach({ db, report }: Repair, getBallots: (document: QueryDocumentSnapshot) => Ballots) {
  return checkEach(async (document) => {
    const { uid, polls } = getBallots(document);
    const right = await countBallots(db, uid, polls);
    if (right.length > 0) report({ path: document.ref.path, stored: 'counted otherwise', right });
    return right.length > 0;
  });
}

/**
 * Publishes a poll's results. Only a version above the published one is written. So when the published results are wrong, or
 * their version is above that of the shards, the version of the shards is first raised past it. The published documents are
 * read before the shards, so they cannot be newer.
 */
export async function repairResults({ db, report }: Repair, poll: PollId) {
  const { counts, toResults } = createPoll(poll);
  const published = await db.doc(resultsPath(poll)).get();
  const counted = counts && (await db.doc(counts.path).get());
  const sums = await sumShards(db, poll);
  const results = toResults(sums.parts, counted?.data());
  const ahead = Number(published.get('version') ?? 0) - sums.version;
  const isWrong = ahead > 0 || (ahead === 0 && !isSame(published.data(), results.fields));
  if (published.exists && isWrong) {
    const changes = FieldValue.increment(ahead + 1);
    await db.doc(shardPath(poll, 0)).set({ changes }, { merge: true });
    report({ path: published.ref.path, stored: 'other results', right: results.ballots });
    // Ballots may have been counted meanwhile, so the shards are summed up again with their new version.
    await writeResults(db, poll, await sumShards(db, poll));
  } else await writeResults(db, poll, sums);
  return { isFinished: true };
}

function isSame(published: DocumentData | undefined, fields: object): boolean {
  const { version: _, publishedAt: __, lastEdition: ___, ...stored } = published ?? {};
  return isDeepStrictEqual(stored, fields);
}

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
    check: checkEach(({ ref }) => repairShard(repair, ref)),
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
  const counted = countedInShard(db, poll.id, Number(ref.id));
  return runTransaction(
    db,
    async (transaction) => {
      const stored = await transaction.get(ref);
      const { sums, repairs } = parsePollShard(poll, stored.data());
      const uids: string[] = [];
      let right = poll.toSums(undefined);
      const read = async (page: Query) => (await transaction.get(page)).docs;
      for await (const docs of readPages(counted, PAGE, read)) {
        const entries = docs.map((entry) => poll.toSums(parseCounted(poll, entry.data())?.ballot));
        right = entries.reduce(poll.add, right);
        uids.push(...docs.map(({ id }) => id));
      }
      return { missing: poll.subtract(right, sums), repairs, uids };
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
    if (parsePollShard(poll, present.data()).repairs !== repairs) return false;
    const repair = { ...toShardChange(poll, missing, present), repairs: FieldValue.increment(1) };
    transaction.set(ref, repair, { merge: true });
    return true;
  });
  if (isRepaired) report({ path: ref.path, stored: 'other sums', right: uids.length });
}

async function uncountDeleted({ db, poll }: Shard, uids: readonly string[], report: Repair['report']) {
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
