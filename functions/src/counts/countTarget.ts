import { isDeepStrictEqual } from 'node:util';
import { parseListKey } from '@outrank/shared/documents/list';
import { reportCountPath } from '@outrank/shared/documents/moderation';
import { type Firestore, Timestamp, type Transaction } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { requestEntries } from '../inbox/updateInbox.ts';
import { reportsOnTargets, reportsSentAfter } from '../platform/accountQueries.ts';
import { runTransaction } from '../platform/runTransaction.ts';
import type { Services } from '../platform/services.ts';
import { requestRefreshOfTop } from '../weeklyTop/computeWeeklyTop.ts';
import { commentsOf, commentVotesOf, storeCount, upvotesOf } from './countVotes.ts';

/** What is counted: upvotes or comments of a list (`listKeyText`), votes on a comment (its id) or reports of a target. */
export const countTaskSchema = z.object({
  kind: z.enum(['upvotes', 'comments', 'commentVotes', 'reports']),
  target: z.string(),
});
export type CountTarget = Readonly<z.infer<typeof countTaskSchema>>;

/** Requests that a target is counted within about two seconds; called after each change of what is counted. */
export async function requestCount({ request }: Services, { kind, target }: CountTarget): Promise<void> {
  await request({ queue: 'countTarget', key: `${kind} ${target}`, payload: { kind, target } });
}

/**
 * Counts what a target has and stores the numbers. Returns whether they changed. Safe to repeat, to delay and to run many at
 * once. Requests what follows for Home's top lists and the owner's inbox too: `onListWritten` leaves changed counts to it.
 * Requests it even when nothing changed: an earlier run may have stored the number and failed before its request.
 */
export async function countTarget(services: Services, { kind, target }: CountTarget): Promise<boolean> {
  const { db } = services;
  if (kind === 'reports') return countReportsOf(db, target);
  if (kind === 'commentVotes') return storeCount(db, commentVotesOf(db, target));
  const key = parseListKey(target);
  const isChanged = await storeCount(db, kind === 'upvotes' ? upvotesOf(db, key) : commentsOf(db, key));
  if (kind === 'upvotes') await requestEntries(services, 'upvotesCounted', { userId: key.userId, target });
  await requestRefreshOfTop(services, key);
  return isChanged;
}

/**
 * Counts the reports of a target that were sent after a curator's decision on it. Returns whether the stored count changed.
 * One transaction counts and writes, because a decision changes which reports count. A target without reports and decisions
 * has no document.
 */
export function countReportsOf(db: Firestore, target: string): Promise<boolean> {
  return runTransaction(db, async (transaction) => {
    const { stored, right, isRight } = await findReportCount(db, transaction, target);
    if (isRight) return false;
    // Merging keeps `decidedContent`.
    if (right) transaction.set(stored.ref, right, { merge: true });
    else transaction.delete(stored.ref);
    return true;
  });
}

/** Reads the stored report count of a target, and what it must be: undefined when there must be none. */
async function findReportCount(db: Firestore, transaction: Transaction, target: string) {
  const stored = await transaction.get(db.doc(reportCountPath(target)));
  const decidedAt = toTime(stored.get('decidedAt'));
  const open = decidedAt ? reportsSentAfter(db, target, decidedAt) : reportsOnTargets(db, [target]);
  const { docs } = await transaction.get(open.limit(1));
  const { count } = (await transaction.get(open.count())).data();
  if (count === 0 && decidedAt === null) return { stored, right: undefined, isRight: !stored.exists };
  const at = toTime(docs[0]?.get('at')) ?? toTime(stored.get('at')) ?? decidedAt;
  const right = { count, isOpen: count > 0, at, decidedAt };
  return { stored, right, isRight: isDeepStrictEqual({ ...stored.data(), ...right }, stored.data()) };
}

function toTime(value: unknown): Timestamp | null {
  return value instanceof Timestamp ? value : null;
}
