import { reportCountPath } from '@outrank/shared/firestore/documentPaths';
import type { Firestore } from 'firebase-admin/firestore';
import { type Decision, note } from './decision.ts';

/**
 * Leaves a target as it is and closes its reports; a new report opens them again.
 * @throws when Firestore fails; nothing is changed then.
 */
export function dismissReports(db: Firestore, decision: Decision): Promise<boolean> {
  return db.runTransaction(async (transaction) => {
    const reports = await transaction.get(db.doc(reportCountPath(decision.target)));
    if (!reports.exists) return true;
    transaction.delete(reports.ref);
    note(transaction, db, decision);
    return true;
  });
}
