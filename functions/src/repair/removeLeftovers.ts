import { DELETED_COMMENTS } from '@outrank/shared/documents/comment';
import { DELETED_LISTS, parseListKey } from '@outrank/shared/documents/list';
import { BLOCKED_ACCOUNTS } from '@outrank/shared/documents/moderation';
import { DAY_MS } from '@outrank/shared/limits';
import { getSourcePath, isShareable, type Source } from '@outrank/shared/sharing/shareSource';
import { type DocumentSnapshot, type QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { cascadeCommentDeletion } from '../cascade/cascadeCommentDeletion.ts';
import { cascadeListDeletion } from '../cascade/cascadeListDeletion.ts';
import { withdrawBlocked } from '../moderation/withdrawBlocked.ts';
import { allShares } from '../platform/accountQueries.ts';
import { removeShares } from '../sharing/removeShares.ts';
import { documentsOf, type Repair, type Step } from './runStep.ts';

/** Deletions and blocks that are checked at once. */
const PAGE = 20;

/** Shares whose sources are read at once. */
const SHARES_PAGE = 100;

/** Two full scans. Nothing new can belong to what was deleted earlier. */
const RECENT_MS = 14 * DAY_MS;

const sum = (removed: Readonly<Record<string, number>>) =>
  Object.values(removed).reduce((total, count) => total + count, 0);

const countRepaired = (removed: readonly number[]) => removed.filter((count) => count > 0).length;

/**
 * Removes what lists and comments left behind that were deleted lately.
 */
export function cleanUpDeletions({ db, now, report }: Repair): Step[] {
  const since = Timestamp.fromMillis(now.getTime() - RECENT_MS);
  const cleanUp = async (
    page: readonly QueryDocumentSnapshot[],
    cascade: (id: string) => Promise<Readonly<Record<string, number>>>,
  ) => {
    const recent = page.filter((tombstone) => tombstone.get('at') > since);
    const removed = await Promise.all(
      recent.map(async ({ id, ref }) => {
        const count = sum(await cascade(id));
        if (count > 0) report({ path: ref.path, stored: `${count} left behind`, right: 0 });
        return count;
      }),
    );
    return { repaired: countRepaired(removed) };
  };
  const tombstones = (collection: string) => documentsOf(db.collection(collection), PAGE);
  return [
    {
      name: 'cleanUpLists',
      pages: tombstones(DELETED_LISTS),
      check: (page) => cleanUp(page, (id) => cascadeListDeletion(db, parseListKey(id))),
    },
    {
      name: 'cleanUpComments',
      pages: tombstones(DELETED_COMMENTS),
      check: (page) => cleanUp(page, (id) => cascadeCommentDeletion(db, id)),
    },
  ];
}

/**
 * Removes what was shared of lists and ballots that strangers may no longer see. Until then the page of a share, which reads
 * its sources, does not show it. A deletion is reported by `cleanUpLists`.
 */
export function cleanUpShares({ db, report }: Repair): Step {
  const remove = async (source: Source, { ref, exists }: DocumentSnapshot) => {
    const removed = await removeShares(db, source);
    if (removed > 0 && exists) report({ path: ref.path, stored: `${removed} shares left behind`, right: 0 });
    return removed;
  };
  return {
    name: 'cleanUpShares',
    pages: documentsOf(allShares(db).select('sources'), SHARES_PAGE),
    check: async (page) => {
      const sources = [...new Set(page.flatMap(getSources))];
      if (sources.length === 0) return { repaired: 0 };
      const found = await db.getAll(...sources.map((each) => db.doc(getSourcePath(each))));
      const removed = await Promise.all(
        sources.map(async (source, index) => {
          const document = found[index];
          return document && !isShareable(source, document.data()) ? remove(source, document) : 0;
        }),
      );
      return { repaired: countRepaired(removed) };
    },
  };
}

function getSources(share: QueryDocumentSnapshot): Source[] {
  const sources: unknown = share.get('sources');
  return Array.isArray(sources) ? sources.filter((source) => typeof source === 'string') : [];
}

/** Withdraws what blocked accounts still have given. */
export function withdrawAllBlocked({ db, report }: Repair): Step {
  const withdraw = async ({ id, ref }: QueryDocumentSnapshot) => {
    const removed = sum(await withdrawBlocked(db, id));
    if (removed > 0) report({ path: ref.path, stored: `${removed} left behind`, right: 0 });
    return removed;
  };
  return {
    name: 'withdrawAllBlocked',
    pages: documentsOf(db.collection(BLOCKED_ACCOUNTS).select(), PAGE),
    check: async (page) => ({ repaired: countRepaired(await Promise.all(page.map(withdraw))) }),
  };
}
