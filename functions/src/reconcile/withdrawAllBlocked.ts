import { BLOCKED_ACCOUNTS } from '@outrank/shared/documents/moderation';
import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { withdrawBlocked } from '../moderation/withdrawBlocked.ts';
import { accountsBlockedAfter } from '../platform/accountQueries.ts';
import type { ReportDrift } from '../platform/log.ts';
import { allPolls } from '../results/polls.ts';
import { allOf, changesOf, type Walk } from './walk.ts';

/** Blocks that are checked at once. */
const PAGE = 20;

/** The block twice, five kinds of collections, and the ballots with their ledger entries. */
const READS = 8 + 2 * allPolls.length;

/**
 * Withdraws what blocked accounts still have given. After a block later than `settledBefore` the event may still arrive, so
 * that is not reported as drift.
 */
export function withdrawAllBlocked(
  db: Firestore,
  settledBefore: Date,
  report: ReportDrift,
): Walk<QueryDocumentSnapshot> {
  const withdraw = async ({ id, ref, createTime }: QueryDocumentSnapshot) => {
    const removed = Object.values(await withdrawBlocked(db, id)).reduce((sum, count) => sum + count, 0);
    if (removed > 0 && createTime.toDate() < settledBefore)
      report({ path: ref.path, stored: `${removed} left behind`, right: 0 });
    return removed;
  };
  return {
    name: 'withdrawAllBlocked',
    everything: allOf(db.collection(BLOCKED_ACCOUNTS).select(), PAGE),
    changes: { at: changesOf((after) => accountsBlockedAfter(db, after).select('at'), 'at', PAGE) },
    check: async (page) => {
      const removed = await Promise.all(page.map(withdraw));
      return { read: READS * page.length, repaired: removed.filter((count) => count > 0).length };
    },
  };
}
