import { REPORT_COUNTS, REPORTS_GROUP, reportCountPath } from '@outrank/shared/documents/moderation';
import { type Firestore, type QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { countReportsOf, findReportCount } from '../counts/countReports.ts';
import { runTransaction } from '../platform/runTransaction.ts';
import { documentsOf, type Repair, type Step } from './runStep.ts';

/** Documents whose targets are counted at once. */
const PAGE = 50;

/** The stored count, the newest report and the number of open ones. */
const READS = 3;

/**
 * Counts the reports of every target that has any, or a count, and repairs counts that differ. A report whose event may
 * still arrive is counted too, but is no drift.
 */
export function recountReports({ db, settledBefore, report }: Repair): Step[] {
  const settledAt = () => Timestamp.fromMillis(Math.min(settledBefore.getTime(), Date.now()));
  const recount = async (target: string, before: Timestamp) => {
    const isChanged = await countReportsOf(db, target);
    if (isChanged && !(await wasRightAt(db, target, before)))
      report({ path: reportCountPath(target), stored: 'another count', right: [target] });
    return isChanged;
  };
  const check = async (page: readonly QueryDocumentSnapshot[]) => {
    const targets = [...new Set(page.map(({ id }) => id))];
    const before = settledAt();
    const changed = await Promise.all(targets.map((target) => recount(target, before)));
    return { read: READS * targets.length, repaired: changed.filter(Boolean).length };
  };
  return [
    { name: 'recountReports', pages: documentsOf(db.collectionGroup(REPORTS_GROUP).select(), PAGE), check },
    { name: 'recountReportCounts', pages: documentsOf(db.collection(REPORT_COUNTS).select(), PAGE), check },
  ];
}

// In doubt, when the past cannot be read, a repair is reported.
function wasRightAt(db: Firestore, target: string, readTime: Timestamp): Promise<boolean> {
  return runTransaction(db, async (transaction) => (await findReportCount(db, transaction, target)).isRight, {
    readOnly: true,
    readTime,
  }).catch(() => false);
}
