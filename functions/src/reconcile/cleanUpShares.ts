import { getSourcePath, isShareable, type Source } from '@outrank/shared/sharing/shareSource';
import type { DocumentSnapshot, Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { allShares } from '../platform/accountQueries.ts';
import type { ReportDrift } from '../platform/log.ts';
import { removeShares } from '../sharing/removeShares.ts';
import { allOf, type Walk } from './walk.ts';

/** Shares whose sources are read at once. */
const PAGE = 100;

/**
 * Removes what was shared of lists and ballots that strangers may no longer see. Until then the page of a share, which reads
 * its sources, does not show it. After a change later than `settledBefore` the event may still arrive, and a deletion is
 * reported by `cleanUpLists`, so those are no drift.
 */
export function cleanUpShares(
  db: Firestore,
  settledBefore: Date,
  report: ReportDrift,
): Walk<QueryDocumentSnapshot> {
  const remove = async (source: Source, { ref, updateTime }: DocumentSnapshot) => {
    const removed = await removeShares(db, source);
    if (removed > 0 && updateTime && updateTime.toDate() < settledBefore)
      report({ path: ref.path, stored: `${removed} shares left behind`, right: 0 });
    return removed;
  };
  return {
    name: 'cleanUpShares',
    everything: allOf(allShares(db).select('sources'), PAGE),
    check: async (page) => {
      const sources = [...new Set(page.flatMap(getSources))];
      const found =
        sources.length > 0 ? await db.getAll(...sources.map((each) => db.doc(getSourcePath(each)))) : [];
      const removed = await Promise.all(
        sources.map(async (source, index) => {
          const document = found[index];
          return document && !isShareable(source, document.data()) ? remove(source, document) : 0;
        }),
      );
      return { read: sources.length, repaired: removed.filter((count) => count > 0).length };
    },
  };
}

function getSources(share: QueryDocumentSnapshot): Source[] {
  const sources: unknown = share.get('sources');
  return Array.isArray(sources) ? sources.filter((source) => typeof source === 'string') : [];
}
