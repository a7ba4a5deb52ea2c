import { userListsPath } from '@outrank/shared/documents/account';
import { commentPath } from '@outrank/shared/documents/comment';
import { groupPath } from '@outrank/shared/documents/group';
import { listPath } from '@outrank/shared/documents/list';
import {
  hiddenContentPath,
  type ReportedContent,
  reportCountPath,
} from '@outrank/shared/documents/moderation';
import { sharePath } from '@outrank/shared/documents/shares';
import { isSameReportedContent, toReportedContent } from '@outrank/shared/moderation/report';
import { parseReportTarget, type ReportTarget } from '@outrank/shared/moderation/reportTarget';
import { FieldValue, type Firestore, type Transaction } from 'firebase-admin/firestore';
import { runTransaction } from '../platform/runTransaction.ts';
import { readShare } from '../sharing/findShownShare.ts';
import { type Decision, logDecision } from './decision.ts';

/** Reads what a target says now, also a hidden one; undefined when it was deleted. A share says the words of its sources. */
export async function readContent(db: Firestore, transaction: Transaction, targetId: string) {
  const target = parseReportTarget(targetId);
  if (target.kind === 'share') return (await readShare(db, transaction, target.shareId))?.words;
  const refs = [documentPath(target), hiddenContentPath(targetId)].map((path) => db.doc(path));
  const [present, hidden] = await transaction.getAll(...refs);
  return toReportedContent(target.kind, present?.data() ?? hidden?.get('comment'));
}

export function documentPath(target: ReportTarget): string {
  if (target.kind === 'list') return listPath(target.list);
  if (target.kind === 'share') return sharePath(target.shareId);
  if (target.kind === 'group') return groupPath(target.groupId);
  return target.kind === 'comment' ? commentPath(target.commentId) : userListsPath(target.userId);
}

/**
 * Closes the reports that were sent until now; later reports open the target again. Stores the content that was decided on, so
 * that earlier reporters can report the target again when its content changes. A deleted target has no reports.
 */
export function closeReports(
  db: Firestore,
  transaction: Transaction,
  targetId: string,
  content: ReportedContent | undefined,
): void {
  const reports = db.doc(reportCountPath(targetId));
  if (!content) {
    transaction.delete(reports);
    return;
  }
  const decided = { decidedAt: FieldValue.serverTimestamp(), decidedContent: content };
  transaction.set(reports, { count: 0, isOpen: false, ...decided }, { merge: true });
}

/**
 * Closes the reports of a target without changing it; a new report opens them again. Returns false when the target no longer
 * says what the curator saw (`seen`).
 */
export function dismissReports(db: Firestore, decision: Decision, seen: ReportedContent | null) {
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
