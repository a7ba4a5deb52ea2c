import { REPORT_COUNTS, REPORTS_GROUP, reportCountPath } from '@outrank/shared/documents/moderation';
import { type Firestore, type QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { countReportsOf, findReportCount } from '../counts/countReports.ts';
import { allReportsSentAfter } from '../platform/accountQueries.ts';
import type { ReportDrift } from '../platform/log.ts';
import { runTransaction } from '../platform/runTransaction.ts';
import { allOf, type Checked, changesOf, type Walk } from './walk.ts';

/** Documents whose targets are counted at once. */
const PAGE = 50;

/** The stored count, the newest report and the number of open ones. */
const READS = 3;

type Reports = { readonly db: Firestore; readonly settledBefore: Date; readonly report: ReportDrift };

/**
 * Counts the reports of every target that has any, or a count, and repairs counts that differ. A report whose event may
 * still arrive is counted too, but is no drift.
 */
export function recountReports(reports: Reports): Walk<QueryDocumentSnapshot>[] {
  const { db } = reports;
  const check = (page: readonly QueryDocumentSnapshot[]) => recountTargets(reports, page);
  return [
    {
      name: 'recountReports',
      everything: allOf(db.collectionGroup(REPORTS_GROUP).select(), PAGE),
      changes: { at: changesOf((after) => allReportsSentAfter(db, after).select('at'), 'at', PAGE) },
      check,
    },
    { name: 'recountReportCounts', everything: allOf(db.collection(REPORT_COUNTS).select(), PAGE), check },
  ];
}

async function recountTargets(
  { db, settledBefore, report }: Reports,
  page: readonly QueryDocumentSnapshot[],
): Promise<Checked> {
  const targets = [...new Set(page.map(({ id }) => id))];
  const settledAt = Timestamp.fromMillis(Math.min(settledBefore.getTime(), Date.now()));
  const recount = async (target: string) => {
    const isChanged = await countReportsOf(db, target);
    if (isChanged && !(await wasRightAt(db, target, settledAt)))
      report({ path: reportCountPath(target), stored: 'another count', right: [target] });
    return isChanged;
  };
  const changed = await Promise.all(targets.map(recount));
  return { read: READS * targets.length, repaired: changed.filter(Boolean).length };
}

// In doubt, when the past cannot be read, a repair is reported.
function wasRightAt(db: Firestore, target: string, readTime: Timestamp): Promise<boolean> {
  return runTransaction(db, async (transaction) => (await findReportCount(db, transaction, target)).isRight, {
    readOnly: true,
    readTime,
  }).catch(() => false);
}
