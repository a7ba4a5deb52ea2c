import { reportCountPath, reportPath } from '@outrank/shared/firestore/documentPaths';
import { REPORT_TEXT_MAX } from '@outrank/shared/limits';
import type { ReportReason } from '@outrank/shared/moderation/report';
import { type ReportTarget, reportTargetId } from '@outrank/shared/moderation/reportTarget';
import { truncateText } from '@outrank/shared/text/truncateText';
import { doc, type Firestore, getDoc, increment, serverTimestamp } from 'firebase/firestore/lite';
import { errorKind } from '#data/firebase/errors.ts';
import { createAtRate } from '#data/firebase/rates.ts';

export type ReportInput = {
  readonly uid: string;
  readonly target: ReportTarget;
  readonly reason: ReportReason;
  readonly text: string;
};

/**
 * Reports a list or a comment of another fan. One that the fan has reported already is as good.
 * @throws TooFastError (kind `busy`) when the fan has reported as much as one may for now.
 * @throws FirebaseError when it is gone, not to be seen or one's own, or the connection is lost.
 */
export async function sendReport(db: Firestore, { uid, reason, text, ...wish }: ReportInput): Promise<void> {
  const target = reportTargetId(wish.target);
  const report = doc(db, reportPath(uid, target));
  const content = { target, reason, text: truncateText(text, REPORT_TEXT_MAX), at: serverTimestamp() };
  const pluralize = { count: increment(1), at: serverTimestamp() };
  try {
    await createAtRate(db, {
      uid,
      kind: 'reports',
      documentId: target,
      fill: (batch) => {
        batch.set(report, content);
        batch.set(doc(db, reportCountPath(target)), pluralize, { merge: true });
      },
    });
  } catch (error) {
    if (!['forbidden', 'busy'].includes(errorKind(error))) throw error;
    if (!(await getDoc(report)).exists()) throw error;
  }
}
