import { REPORT_COUNTS, REPORTS_GROUP, reportCountPath } from '@outrank/shared/firestore/documentPaths';
import { type Firestore, type Query, Timestamp } from 'firebase-admin/firestore';
import { countReportsOf, findReportCount } from '../counts/countReports.ts';
import type { ReportDrift } from '../platform/drift.ts';
import { readPages } from '../platform/readPages.ts';
import { runTransaction } from '../platform/runTransaction.ts';

/** Documents read at once. */
const PAGE = 300;

/**
 * Counts the reports of every target that has any, or a count, and repairs counts that differ. A report whose event may
 * still arrive is counted too, but is no drift.
 */
export async function recountReports(db: Firestore, settledBefore: Date, report: ReportDrift): Promise<void> {
  const reports = db.collectionGroup(REPORTS_GROUP).select();
  const counts = db.collection(REPORT_COUNTS).select();
  const ids = await readIds([reports, counts]);
  const settledAt = Timestamp.fromMillis(Math.min(settledBefore.getTime(), Date.now()));
  for (const target of ids) {
    if ((await countReportsOf(db, target)) && !(await wasRightAt(db, target, settledAt)))
      report({ path: reportCountPath(target), stored: 'another count', right: [target] });
  }
}

async function readIds(queries: readonly Query[]): Promise<Set<string>> {
  const ids = new Set<string>();
  for (const query of queries)
    for await (const page of readPages(query, PAGE)) for (const { id } of page) ids.add(id);
  return ids;
}

// In doubt, when the past cannot be read, a repair is reported.
function wasRightAt(db: Firestore, target: string, readTime: Timestamp): Promise<boolean> {
  return runTransaction(db, async (transaction) => (await findReportCount(db, transaction, target)).isRight, {
    readOnly: true,
    readTime,
  }).catch(() => false);
}
