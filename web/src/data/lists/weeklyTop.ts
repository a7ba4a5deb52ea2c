import { WEEKLY_TOP_PATH } from '@outrank/shared/documents/upkeep';
import type { ListEntry } from '@outrank/shared/lists/rankedList';
import { parseWeeklyTop } from '@outrank/shared/lists/weeklyTop';
import { doc, type Firestore, getDoc } from 'firebase/firestore/lite';
import { hasRecentListChange } from '#data/storage/recentListChanges.ts';

/**
 * The most upvoted lists of the last seven days, best first, with their first items only. Reads one document, which functions
 * keep up to date within seconds. After this user has saved or deleted a list, that shows at once: the lists are read too.
 */
export async function readWeeklyTop(db: Firestore): Promise<ListEntry[]> {
  let lists = parseWeeklyTop((await getDoc(doc(db, WEEKLY_TOP_PATH))).data());
  if (hasRecentListChange()) {
    const { readListsAgain } = await import('./readListsAgain.ts');
    lists = await readListsAgain(db, lists);
  }
  return lists.map((list) => ({ key: { userId: list.userId, listId: list.id }, list }));
}
