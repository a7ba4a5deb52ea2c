import { reportCountPath } from '@outrank/shared/firestore/documentPaths';
import type { Firestore } from 'firebase-admin/firestore';
import { runTransaction } from '../platform/runTransaction.ts';
import { type Decision, logDecision } from './decision.ts';

/**
 * Closes the reports of a target without changing it; a new report opens them again.
 * @throws when Firestore fails; then nothing has changed.
 */
export function dismissReports(db: Firestore, decision: Decision): Promise<boolean> {
  return runTransaction(db, async (transaction) => {
    const reports = await transaction.get(db.doc(reportCountPath(decision.target)));
    if (!reports.exists) return true;
    transaction.delete(reports.ref);
    logDecision(transaction, db, decision);
    return true;
  });
}
