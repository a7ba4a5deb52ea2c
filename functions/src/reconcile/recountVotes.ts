import { type Firestore, type QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import {
  type Count,
  type Counted,
  type Counters,
  hasCounters,
  isWrittenAfter,
  readCount,
  storeCount,
} from '../counts/countVotes.ts';
import type { ReportDrift } from '../platform/log.ts';
import { runTransaction } from '../platform/runTransaction.ts';
import type { Checked } from './walk.ts';

export type Recount = {
  readonly db: Firestore;
  /** The event of an older vote is lost when the vote is not counted. */
  readonly settledBefore: Date;
  readonly report: ReportDrift;
};

/** A list or comment as stored, and how its votes are counted. */
export type Candidate = { readonly stored: QueryDocumentSnapshot; readonly counted: Counted };

/**
 * Counts the votes on some lists or comments, and the comments of the lists, and repairs counters that differ, as `countTarget`
 * does. Safe while users vote. A vote whose event may still arrive is counted too, but is no drift.
 */
export async function recountVotes(recount: Recount, candidates: readonly Candidate[]): Promise<Checked> {
  const counts = await Promise.all(candidates.map(({ counted }) => readCount(counted)));
  const checked = { read: 0, repaired: 0 };
  for (const [index, candidate] of candidates.entries()) {
    const count = counts[index];
    if (!count) continue;
    checked.read += count.read;
    if (isRight(candidate, count.counters)) continue;
    await repair(recount, candidate, count);
    checked.repaired += 1;
  }
  return checked;
}

// A vote looks uncounted to its user while the time of the count is missing.
function isRight({ stored }: Candidate, counters: Counters): boolean {
  const hasVotes = Object.values(counters).some((count) => count > 0);
  const needsTime = hasVotes && 'upvoteCount' in counters;
  return hasCounters(stored, counters) && (!needsTime || stored.get('countedAt') !== undefined);
}

async function repair({ db, settledBefore, report }: Recount, candidate: Candidate, count: Count) {
  const { stored, counted } = candidate;
  if (!(await storeCount(db, counted))) return;
  const settledAt = Timestamp.fromMillis(Math.min(settledBefore.getTime(), count.readTime.toMillis()));
  if (await wasRightAt(db, candidate, settledAt)) return;
  for (const [field, right] of Object.entries(count.counters)) {
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
  if (isWrittenAfter(stored, moment)) return true;
  const settled = await runTransaction(db, (transaction) => readCount(counted, transaction), {
    readOnly: true,
    readTime: moment,
  }).catch(() => undefined);
  return settled !== undefined && hasCounters(stored, settled.counters);
}
