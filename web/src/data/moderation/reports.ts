import { reportCountPath, reportPath } from '@outrank/shared/firestore/documentPaths';
import { REPORT_TEXT_MAX } from '@outrank/shared/limits';
import type { ReportReason } from '@outrank/shared/moderation/report';
import { type ReportTarget, reportTargetId } from '@outrank/shared/moderation/reportTarget';
import { truncateText } from '@outrank/shared/text/truncateText';
import { doc, type Firestore, getDoc, increment, serverTimestamp } from 'firebase/firestore/lite';
import { errorKind } from '#data/firebase/errors.ts';
import { createWithinRateLimit } from '#data/firebase/rates.ts';

export type ReportInput = {
  readonly uid: string;
  readonly target: ReportTarget;
  readonly reason: ReportReason;
  readonly text: string;
};

/**
 * Reports a list or a comment of another user. Already reported counts as success.
 * @throws RateLimitError (kind `busy`) when the user has sent as many reports as the limit allows.
 * @throws FirebaseError when the target is deleted, not visible to the user or the user's own, or offline.
 */
export async function sendReport(db: Firestore, { uid, target, reason, text }: ReportInput): Promise<void> {
  const targetId = reportTargetId(target);
  const report = doc(db, reportPath(uid, targetId));
  const content = {
    target: targetId,
    reason,
    text: truncateText(text, REPORT_TEXT_MAX),
    at: serverTimestamp(),
  };
  const reportCount = { count: increment(1), at: serverTimestamp() };
  try {
    await createWithinRateLimit(db, {
      uid,
      kind: 'reports',
      documentId: targetId,
      fill: (batch) => {
        batch.set(report, content);
        batch.set(doc(db, reportCountPath(targetId)), reportCount, { merge: true });
      },
    });
  } catch (error) {
    if (!['forbidden', 'busy'].includes(errorKind(error))) throw error;
    if (!(await getDoc(report)).exists()) throw error;
  }
}
