import { DELETED_COMMENTS } from '@outrank/shared/documents/comment';
import { DELETED_LISTS, parseListKey } from '@outrank/shared/documents/list';
import { BLOCKED_ACCOUNTS } from '@outrank/shared/documents/moderation';
import { DAY_MS } from '@outrank/shared/limits';
import { type QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { cascadeListDeletion } from '../cascade/cascadeListDeletion.ts';
import { cascadeCommentDeletion } from '../cascade/removeComment.ts';
import { withdrawBlocked } from '../moderation/withdrawBlocked.ts';
import type { Repair, Step } from './runStep.ts';

/** Deletions and blocks that are checked at once. */
const PAGE = 20;

/** Two full scans. Nothing new can belong to what was deleted earlier. */
const RECENT_MS = 14 * DAY_MS;

/** Removes what lists and comments left behind that were deleted lately. */
export function cleanUpDeletions(repair: Repair): Step[] {
  const { db, now } = repair;
  const since = Timestamp.fromMillis(now.getTime() - RECENT_MS);
  const isRecent = (tombstone: QueryDocumentSnapshot) => tombstone.get('at') > since;
  return [
    {
      name: 'cleanUpLists',
      query: db.collection(DELETED_LISTS),
      pageSize: PAGE,
      check: (page) =>
        removeAll(repair, page.filter(isRecent), (id) => cascadeListDeletion(db, parseListKey(id))),
    },
    {
      name: 'cleanUpComments',
      query: db.collection(DELETED_COMMENTS),
      pageSize: PAGE,
      check: (page) => removeAll(repair, page.filter(isRecent), (id) => cascadeCommentDeletion(db, id)),
    },
  ];
}

/** Withdraws what blocked accounts still have given. */
export function withdrawAllBlocked(repair: Repair): Step {
  return {
    name: 'withdrawAllBlocked',
    query: repair.db.collection(BLOCKED_ACCOUNTS).select(),
    pageSize: PAGE,
    check: (page) => removeAll(repair, page, (id) => withdrawBlocked(repair.db, id)),
  };
}

/** Removes what belongs to some documents. Returns for how many there was something left. */
async function removeAll(
  { report }: Repair,
  page: readonly QueryDocumentSnapshot[],
  remove: (id: string) => Promise<Readonly<Record<string, number>>>,
): Promise<number> {
  const removals = page.map(async ({ id, ref }) => {
    const removed = await remove(id);
    const count = Object.values(removed).reduce((sum, each) => sum + each, 0);
    if (count > 0) report({ path: ref.path, stored: `${count} left behind`, right: 0 });
    return count > 0;
  });
  return (await Promise.all(removals)).filter(Boolean).length;
}
