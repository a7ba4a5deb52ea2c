import { COMMENTS } from '@outrank/shared/firestore/documentPaths';
import { type Firestore, type QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import {
  type Counted,
  type Counters,
  commentWithVotes,
  countVotesOf,
  hasCounters,
  isCountedAfter,
  listWithVotes,
} from '../counts/countVotes.ts';
import type { ReportDrift } from '../platform/drift.ts';
import { allLists } from '../platform/firestoreQueries.ts';
import { getListKey } from '../platform/getListKey.ts';
import { readPages } from '../platform/readPages.ts';
import { runTransaction } from '../platform/runTransaction.ts';

/** Documents whose votes are counted at once. */
const PAGE = 25;

type Recount = {
  readonly db: Firestore;
  /** The event of an older vote is lost when the vote is not counted. */
  readonly settledBefore: Date;
  readonly report: ReportDrift;
};

/** A list or comment as stored, and how its votes are counted. */
type Candidate = { readonly stored: QueryDocumentSnapshot; readonly counted: Counted };

/**
 * Counts the upvotes of every list and the votes on every comment, and repairs counters that differ, as `countVotes` does.
 * Safe while users vote. A vote whose event may still arrive is counted too, but is no drift.
 */
export async function recountVotes(recount: Recount): Promise<void> {
  const { db } = recount;
  const lists = allLists(db).select('upvoteCount', 'countedAt');
  const comments = db.collection(COMMENTS).select('upvoteCount', 'downvoteCount', 'countedAt');
  for await (const page of readPages(lists, PAGE))
    await recountAll(
      recount,
      page.map((stored) => ({ stored, counted: listWithVotes(db, getListKey(stored.ref)) })),
    );
  for await (const page of readPages(comments, PAGE))
    await recountAll(
      recount,
      page.map((stored) => ({ stored, counted: commentWithVotes(db, stored.id) })),
    );
}

async function recountAll(recount: Recount, candidates: readonly Candidate[]): Promise<void> {
  const counts = await Promise.all(candidates.map(({ counted }) => counted.votes.get()));
  for (const [index, candidate] of candidates.entries()) {
    const votes = counts[index];
    if (!votes) continue;
    const right = candidate.counted.toCounters(votes);
    if (!isRight(candidate, right)) await repair(recount, candidate, { right, readTime: votes.readTime });
  }
}

// A vote looks uncounted to its user while the time of the count is missing.
function isRight({ stored }: Candidate, counters: Counters): boolean {
  const hasVotes = Object.values(counters).some((count) => count > 0);
  return hasCounters(stored, counters) && (!hasVotes || stored.get('countedAt') !== undefined);
}

type Count = { readonly right: Counters; readonly readTime: Timestamp };

async function repair({ db, settledBefore, report }: Recount, candidate: Candidate, count: Count) {
  const { stored, counted } = candidate;
  if (!(await countVotesOf(db, counted))) return;
  const settledAt = Timestamp.fromMillis(Math.min(settledBefore.getTime(), count.readTime.toMillis()));
  if (await wasRightAt(db, candidate, settledAt)) return;
  for (const [field, right] of Object.entries(count.right)) {
    const before: unknown = stored.get(field);
    const path = `${stored.ref.path}.${field}`;
    if (before !== right) report({ path, stored: typeof before === 'number' ? before : 'no number', right });
  }
}

// In doubt, when the past cannot be read, a repair is reported.
async function wasRightAt(
  db: Firestore,
  { stored, counted }: Candidate,
  moment: Timestamp,
): Promise<boolean> {
  if (isCountedAfter(stored, moment)) return true;
  const settled = await countAt(db, counted, moment).catch(() => undefined);
  return settled !== undefined && hasCounters(stored, settled);
}

/** Counts the votes as they were at a moment of the past hour. */
function countAt(db: Firestore, { votes, toCounters }: Counted, readTime: Timestamp): Promise<Counters> {
  return runTransaction(db, async (transaction) => toCounters(await transaction.get(votes)), {
    readOnly: true,
    readTime,
  });
}
