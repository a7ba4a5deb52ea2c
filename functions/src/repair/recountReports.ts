import { REPORT_COUNTS, REPORTS_GROUP, reportCountPath } from '@outrank/shared/documents/moderation';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { countReportsOf } from '../counts/countReports.ts';
import { documentsOf, type Repair, type Step } from './runStep.ts';

/** Documents whose targets are counted at once. */
const PAGE = 50;

/**
 * Counts the reports of every target that has any, or a count, and repairs counts that differ.
 */
export function recountReports({ db, report }: Repair): Step[] {
  const recount = async (target: string) => {
    const isChanged = await countReportsOf(db, target);
    if (isChanged) report({ path: reportCountPath(target), stored: 'another count', right: [target] });
    return isChanged;
  };
  const check = async (page: readonly QueryDocumentSnapshot[]) => {
    const targets = [...new Set(page.map(({ id }) => id))];
    const changed = await Promise.all(targets.map(recount));
    return { repaired: changed.filter(Boolean).length };
  };
  return [
    { name: 'recountReports', pages: documentsOf(db.collectionGroup(REPORTS_GROUP).select(), PAGE), check },
    { name: 'recountReportCounts', pages: documentsOf(db.collection(REPORT_COUNTS).select(), PAGE), check },
  ];
}
