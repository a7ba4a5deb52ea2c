import { getShardIndex } from '@outrank/shared/ballots/tally';
import { parseSubject } from '@outrank/shared/consensus/subject';
import type { ListKey } from '@outrank/shared/documents/list';
import { countedBallotPath, type PollId, shardPath } from '@outrank/shared/documents/results';
import {
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
  type Transaction,
} from 'firebase-admin/firestore';
import { submissionsOfList } from '../platform/accountQueries.ts';
import { log } from '../platform/log.ts';
import { runInTurn, runTransaction } from '../platform/runTransaction.ts';
import type { Services } from '../platform/services.ts';
import { type Poll, parseCounted, toShardChange } from './poll.ts';
import { createPoll } from './polls.ts';
import { requestPublication } from './publishResults.ts';

/**
 * Counts a user's current ballots in these polls. One transaction subtracts what the ledger says was counted before, adds
 * the current ballots and updates the ledger. So it does not matter how often it runs, in which order, or how many at once.
 * Without a difference nothing is written.
 * @returns the polls in which something changed.
 */
export async function countBallots(db: Firestore, uid: string, polls: readonly Poll[]): Promise<PollId[]> {
  if (polls.length === 0) return [];
  const count = () =>
    runTransaction(db, async (transaction) => {
      const context = { db, transaction, uid };
      const changes = await findChanges(context, polls);
      const writes = await Promise.all(changes.map((change) => readShard(context, change)));
      for (const write of writes) write();
      return changes.map(({ poll }) => poll.id);
    });
  // Almost always the shards that are read, as long as nobody changes their number.
  const read = polls.filter(({ isShardRead }) => isShardRead);
  const shards = read.map(({ id, shards }) => shardPath(id, getShardIndex(uid, shards)));
  return shards.length === 0 ? count() : runInTurn(shards.join(), count);
}

type Context = { readonly db: Firestore; readonly transaction: Transaction; readonly uid: string };

/** A ballot that differs from what was counted. */
type Change = {
  readonly poll: Poll;
  readonly entry: DocumentSnapshot;
  readonly ballot: unknown;
  readonly difference: unknown;
  readonly shard: number;
};

async function findChanges({ db, transaction, uid }: Context, polls: readonly Poll[]): Promise<Change[]> {
  const paths = polls.flatMap((poll) => [poll.getBallotPath(uid), countedBallotPath(poll.id, uid)]);
  const refs = [...new Set(paths)].map((path) => db.doc(path));
  const documents = new Map((await transaction.getAll(...refs)).map((found) => [found.ref.path, found]));
  const compare = async (poll: Poll): Promise<Change[]> => {
    const stored = documents.get(poll.getBallotPath(uid));
    const entry = documents.get(countedBallotPath(poll.id, uid));
    if (!stored || !entry) throw new Error(`No answer for ${uid} in ${poll.id}`);
    const ballot = await poll.readBallot(stored, (path) => transaction.get(db.doc(path)));
    const counted = parseCounted(poll, entry.data());
    const difference = poll.subtract(poll.toSums(ballot), poll.toSums(counted?.ballot));
    // A user without a ledger entry is assigned to a shard.
    const shard = counted?.shard ?? getShardIndex(uid, poll.shards);
    return poll.isEmpty(difference) ? [] : [{ poll, entry, ballot, difference, shard }];
  };
  return (await Promise.all(polls.map(compare))).flat();
}

/** Returns a function that writes the change, because a transaction must read everything before it writes. */
async function readShard({ db, transaction }: Context, { poll, entry, ballot, difference, shard }: Change) {
  const document = db.doc(shardPath(poll.id, shard));
  const stored = poll.isShardRead ? await transaction.get(document) : undefined;
  return () => {
    transaction.set(document, toShardChange(poll, difference, stored), { merge: true });
    if (ballot === undefined) transaction.delete(entry.ref);
    else transaction.set(entry.ref, { [poll.countedField]: ballot, shard, at: FieldValue.serverTimestamp() });
  };
}

/** What an event says about a user's ballots. */
export type BallotChange = {
  readonly uid: string;
  /** The polls whose ballots the event is about. */
  readonly changed: readonly PollId[];
  /** The polls that are counted: those, and others whose ballots are in the same document. */
  readonly counted: readonly Poll[];
};

/**
 * Counts a user's current ballots. Then it requests publication of every poll that this run changed. It also requests those
 * that the event is about, because an earlier run may have counted the ballot and failed before its request.
 * @returns the polls in which this run changed something.
 */
export async function tallyChange(services: Services, { uid, changed, counted }: BallotChange) {
  const different = await countBallots(services.db, uid, counted);
  const polls = [...new Set([...changed, ...different])];
  await Promise.all(polls.map((poll) => requestPublication(services, poll)));
  log.info('ballot.tallied', { uid, changed: different });
  return different;
}

/** Counts a list again in the subjects that it is submitted to, as `tallyChange` does. */
export async function tallySubmission(services: Services, key: ListKey): Promise<PollId[]> {
  const { docs } = await submissionsOfList(services.db, key).get();
  const subjects = docs.flatMap(({ id }) => parseSubject(id) ?? []);
  if (subjects.length === 0) return [];
  return tallyChange(services, { uid: key.userId, changed: subjects, counted: subjects.map(createPoll) });
}
