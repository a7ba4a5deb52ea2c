import { isDeepStrictEqual } from 'node:util';
import { parseSubject } from '@outrank/shared/consensus/subject';
import { BALLOTS } from '@outrank/shared/documents/ballots';
import { type PollId, resultsPath, shardPath } from '@outrank/shared/documents/results';
import { type DocumentData, FieldValue, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { allConsensusBallots } from '../platform/accountQueries.ts';
import { countBallots } from '../results/countBallots.ts';
import type { Poll } from '../results/poll.ts';
import { categoryPolls, createPoll } from '../results/polls.ts';
import { sumShards, writeResults } from '../results/publishResults.ts';
import type { Repair, Step } from './runStep.ts';

/** Documents of ballots that are counted at once. */
const PAGE = 50;

/** Counts every ballot, as `onBallotWritten` does, so it is safe while ballots arrive. */
export function recountBallots(repair: Repair): Step {
  return {
    name: 'recountBallots',
    query: repair.db.collection(BALLOTS),
    pageSize: PAGE,
    check: (page) => recountAll(repair, page, ({ id }) => ({ uid: id, polls: categoryPolls })),
  };
}

/** Counts every submitted list, as `onConsensusBallotWritten` does. */
export function recountConsensusBallots(repair: Repair): Step {
  return {
    name: 'recountConsensusBallots',
    query: allConsensusBallots(repair.db),
    pageSize: PAGE,
    check: (page) =>
      recountAll(repair, page, ({ id, ref }) => {
        const subject = parseSubject(id);
        return { uid: ref.parent.parent?.id ?? '', polls: subject ? [createPoll(subject)] : [] };
      }),
  };
}

type Ballots = { readonly uid: string; readonly polls: readonly Poll[] };

async function recountAll(
  { db, report }: Repair,
  page: readonly QueryDocumentSnapshot[],
  getBallots: (document: QueryDocumentSnapshot) => Ballots,
): Promise<number> {
  const recounts = page.map(async (document) => {
    const { uid, polls } = getBallots(document);
    const right = await countBallots(db, uid, polls);
    if (right.length > 0) report({ path: document.ref.path, stored: 'counted otherwise', right });
    return right.length > 0;
  });
  return (await Promise.all(recounts)).filter(Boolean).length;
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
