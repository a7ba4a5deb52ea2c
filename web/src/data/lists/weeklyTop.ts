import { WEEKLY_TOP_PATH } from '@outrank/shared/firestore/documentPaths';
import { compareBy } from '@outrank/shared/lists/browseFilter';
import type { ListEntry, RankedList } from '@outrank/shared/lists/list';
import { parseWeeklyTop } from '@outrank/shared/lists/weeklyTop';
import { doc, type Firestore, getDoc } from 'firebase/firestore/lite';
import { readEntry } from './lists.ts';

/**
 * The most upvoted lists of the last seven days, best first. A scheduled function chose them some minutes ago, so lists
 * that were deleted or hidden since are left out. Reads at most four documents.
 */
export async function readWeeklyTop(db: Firestore): Promise<ListEntry[]> {
  const chosen = parseWeeklyTop((await getDoc(doc(db, WEEKLY_TOP_PATH))).data());
  const present = await Promise.all(chosen.map(async (key) => (await readEntry(db, key))?.list));
  return present
    .filter((list): list is RankedList => list?.isPublic === true)
    .sort(compareBy('mostVotes'))
    .map((list) => ({ key: { userId: list.userId, listId: list.id }, list }));
}
