import { isDeepStrictEqual } from 'node:util';
import { parseSubject } from '@outrank/shared/consensus/subject';
import { BALLOTS } from '@outrank/shared/documents/ballots';
import { countedBallotPath, type PollId, resultsPath, shardPath } from '@outrank/shared/documents/results';
import { ENOUGH_BALLOTS } from '@outrank/shared/limits';
import { type DocumentData, FieldValue, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { allConsensusBallots } from '../platform/accountQueries.ts';
import type { StepResult } from '../platform/log.ts';
import { countBallots } from '../results/countBallots.ts';
import type { Poll, Results } from '../results/poll.ts';
import { categoryPolls, createPoll } from '../results/polls.ts';
import { type Sums, sumShards, writeResults } from '../results/publishResults.ts';
import { documentsOf, type Repair, type Step } from './runStep.ts';

/** Documents of ballots read at once, each with its ledger entry in every poll. */
const PAGE = 100;

/** A document with a user's ballots in these polls. */
type Ballots = {
  readonly document: QueryDocumentSnapshot;
  readonly uid: string;
  readonly polls: readonly Poll[];
};

/** Counts every ballot whose ledger entry differs from it, as `onBallotWritten` does, so it is safe while ballots arrive. */
export function recountBallots(repair: Repair): Step {
  return {
    name: 'recountBallots',
    pages: documentsOf(repair.db.collection(BALLOTS), PAGE),
    check: (page) =>
      recountAll(
        repair,
        page.map((document) => ({ document, uid: document.id, polls: categoryPolls })),
      ),
  };
}

/** Counts every submitted list whose ledger entry differs from it, as `onConsensusBallotWritten` does. */
export function recountConsensusBallots(repair: Repair): Step {
  return {
    name: 'recountConsensusBallots',
    pages: documentsOf(allConsensusBallots(repair.db), PAGE),
    check: (page) => recountAll(repair, page.flatMap(toConsensusBallots)),
  };
}

function toConsensusBallots(document: QueryDocumentSnapshot): Ballots[] {
  const subject = parseSubject(document.id);
  const uid = document.ref.parent.parent?.id;
  return subject && uid ? [{ document, uid, polls: [createPoll(subject)] }] : [];
}

async function recountAll({ db, report }: Repair, page: readonly Ballots[]) {
  const entries = page.flatMap(({ uid, polls }) => polls.map(({ id }) => db.doc(countedBallotPath(id, uid))));
  if (entries.length === 0) return { repaired: 0 };
  const ledger = new Map((await db.getAll(...entries)).map((entry) => [entry.ref.path, entry.data()]));
  const isCounted = async ({ document, uid, polls }: Ballots) => {
    const found = polls.map(async (poll) => {
      const ballot = await poll.readBallot(document, (path) => db.doc(path).get());
      const counted = poll.parseCounted(ledger.get(countedBallotPath(poll.id, uid)));
      return poll.isEmpty(poll.subtract(poll.toSums(ballot), poll.toSums(counted?.ballot)));
    });
    return (await Promise.all(found)).every(Boolean);
  };
  const areCounted = await Promise.all(page.map(isCounted));
  const miscounted = page.filter((_, index) => !areCounted[index]);
  for (const { document, uid, polls } of miscounted) {
    const changed = await countBallots(db, uid, polls);
    if (changed.length > 0) report({ path: document.ref.path, stored: 'counted otherwise', right: changed });
  }
  return { repaired: miscounted.length };
}

/**
 * Publishes a poll's results. Only a version above the published one is written. So when the published results are wrong, or
 * their version is above that of the shards, the version of the shards is first raised past it. The published documents are
 * read before the shards, so they cannot be newer.
 */
export async function repairResults({ db, report }: Repair, poll: PollId): Promise<StepResult> {
  const { counts, toResults } = createPoll(poll);
  const published = await db.doc(resultsPath(poll)).get();
  const counted = counts ? await db.doc(counts.path).get() : undefined;
  const sums = await sumShards(db, poll);
  const results = toResults(sums.parts, counted?.data());
  const ahead = Number(published.get('version') ?? 0) - sums.version;
  const isRight =
    hasFields(published.data(), results.fields) &&
    (!counts || areRightCounts(counted?.data(), counts.fromParts(sums.parts), { ...sums, ...results }));
  const isWrong = ahead >= 0 && published.exists && !isRight;
  const needsRaise = isWrong || ahead > 0;
  if (needsRaise) {
    const changes = FieldValue.increment(ahead + 1);
    await db.doc(shardPath(poll, 0)).set({ changes }, { merge: true });
    // They may be what is wrong, and are published anew.
    await counted?.ref.delete();
  }
  // Ballots may have been counted meanwhile, so the shards are summed up again with their new version.
  await writeResults(db, poll, needsRaise ? await sumShards(db, poll) : sums);
  if (isWrong) report({ path: published.ref.path, stored: 'other results', right: results.ballots });
  return { checked: 1, repaired: isWrong ? 1 : 0, skipped: 0, isFinished: true };
}

function hasFields(published: DocumentData | undefined, fields: object): boolean {
  const { version: _, publishedAt: __, lastEdition: ___, ...stored } = published ?? {};
  return isDeepStrictEqual(stored, fields);
}

/** Whether counts are there when they should be. Those of earlier ballots cannot be checked any more. */
function areRightCounts(
  stored: DocumentData | undefined,
  current: object,
  { version, ballots }: Pick<Sums, 'version'> & Pick<Results, 'ballots'>,
): boolean {
  if (!stored) return ballots < ENOUGH_BALLOTS;
  return stored.version !== version || hasFields(stored, current);
}
