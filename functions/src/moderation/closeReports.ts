import { userListsPath } from '@outrank/shared/documents/account';
import { commentPath } from '@outrank/shared/documents/comment';
import { listPath } from '@outrank/shared/documents/list';
import {
  hiddenContentPath,
  type ReportedContent,
  reportCountPath,
} from '@outrank/shared/documents/moderation';
import { toReportedContent } from '@outrank/shared/moderation/report';
import { parseReportTarget, type ReportTarget } from '@outrank/shared/moderation/reportTarget';
import { FieldValue, type Firestore, type Transaction } from 'firebase-admin/firestore';

/** Reads what a target says now, also a hidden one; undefined when it was deleted. */
export async function readContent(
  db: Firestore,
  transaction: Transaction,
  targetId: string,
): Promise<ReportedContent | undefined> {
  const target = parseReportTarget(targetId);
  const [present, hidden] = await transaction.getAll(
    db.doc(documentPath(target)),
    db.doc(hiddenContentPath(targetId)),
  );
  return toReportedContent(target.kind, present?.data() ?? hidden?.get('comment'));
}

function documentPath(target: ReportTarget): string {
  if (target.kind === 'list') return listPath(target.list);
  return target.kind === 'comment' ? commentPath(target.commentId) : userListsPath(target.userId);
}

/**
 * Closes the reports until now; later ones open the target again. Stores what was decided on: when the target says something
 * else later, its earlier reporters can report it again. A deleted target has no reports.
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
