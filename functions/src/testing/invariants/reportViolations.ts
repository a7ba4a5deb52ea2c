import { REPORT_COUNTS, REPORTS_GROUP } from '@outrank/shared/documents/moderation';
import type { Firestore } from 'firebase-admin/firestore';
import { compareMaps } from './compare.ts';

/** Compares the stored report counts with the reports that were sent after the last decision on their target. */
export async function findReportViolations(db: Firestore): Promise<string[]> {
  const { docs: reports } = await db.collectionGroup(REPORTS_GROUP).get();
  const { docs: counts } = await db.collection(REPORT_COUNTS).get();
  const decidedAts = new Map(counts.map((stored) => [stored.id, stored.get('decidedAt')?.toMillis() ?? 0]));
  const right = new Map<string, unknown>();
  for (const target of new Set([...reports, ...counts].map(({ id }) => id))) {
    const decidedAt = decidedAts.get(target) ?? 0;
    const open = reports.filter((report) => report.id === target && report.get('at').toMillis() > decidedAt);
    if (open.length > 0 || decidedAt > 0) right.set(target, { count: open.length, isOpen: open.length > 0 });
  }
  const stored = new Map(
    counts.map((each) => [each.id, { count: each.get('count'), isOpen: each.get('isOpen') }]),
  );
  return compareMaps('reports of', stored, right);
}
