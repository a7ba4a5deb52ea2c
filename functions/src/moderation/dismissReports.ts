import { type ReportedContent, reportCountPath } from '@outrank/shared/documents/moderation';
import { isSameReportedContent } from '@outrank/shared/moderation/report';
import type { Firestore } from 'firebase-admin/firestore';
import { runTransaction } from '../platform/runTransaction.ts';
import { closeReports, readContent } from './closeReports.ts';
import { type Decision, logDecision } from './decision.ts';

/**
 * Closes the reports of a target without changing it; a new report opens them again. Gives false when the target no longer
 * says what the curator saw (`seen`).
 * @throws when Firestore fails; then nothing has changed.
 */
export function dismissReports(
  db: Firestore,
  decision: Decision,
  seen: ReportedContent | null,
): Promise<boolean> {
  return runTransaction(db, async (transaction) => {
    const reports = await transaction.get(db.doc(reportCountPath(decision.target)));
    if (reports.get('isOpen') !== true) return true;
    const content = await readContent(db, transaction, decision.target);
    if (seen && content && !isSameReportedContent(seen, content)) return false;
    closeReports(db, transaction, decision.target, content);
    logDecision(transaction, db, decision);
    return true;
  });
}
