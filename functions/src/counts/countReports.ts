import { isDeepStrictEqual } from 'node:util';
import { reportCountPath } from '@outrank/shared/documents/moderation';
import { type Firestore, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { reportsOnTargets, reportsSentAfter } from '../platform/accountQueries.ts';
import { runTransaction } from '../platform/runTransaction.ts';

/**
 * Counts the reports of a target that were sent after a curator's decision on it. Returns whether the stored count changed.
 * One transaction counts and writes, because a decision changes which reports count. A target without reports and decisions
 * has no document.
 * @throws when Firestore fails; then nothing has changed.
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
