import { BLOCKED_ACCOUNTS } from '@outrank/shared/firestore/documentPaths';
import type { Firestore } from 'firebase-admin/firestore';
import { withdrawBlocked } from '../moderation/withdrawBlocked.ts';
import type { ReportDrift } from '../platform/drift.ts';
import { readPages } from '../platform/readPages.ts';

/** Blocks read at once. */
const PAGE = 20;

/**
 * Withdraws what blocked accounts still have given. After a block later than `settledBefore` the event may still arrive, so
 * that is not reported as drift.
 */
export async function withdrawAllBlocked(
  db: Firestore,
  settledBefore: Date,
  report: ReportDrift,
): Promise<void> {
  for await (const page of readPages(db.collection(BLOCKED_ACCOUNTS).select(), PAGE)) {
    for (const { id, ref, createTime } of page) {
      const removed = Object.values(await withdrawBlocked(db, id)).reduce((sum, count) => sum + count, 0);
      if (removed > 0 && createTime.toDate() < settledBefore)
        report({ path: ref.path, stored: `${removed} left behind`, right: 0 });
    }
  }
}
