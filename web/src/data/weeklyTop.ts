import { WEEKLY_TOP_PATH } from '@outrank/shared/documentPaths';
import type { ListEntry } from '@outrank/shared/list';
import { parseWeeklyTop } from '@outrank/shared/weeklyTop';
import { doc, type Firestore, getDoc } from 'firebase/firestore/lite';

/**
 * The most upvoted lists of the last seven days, best first, as they were when a schedule chose them: at most five
 * minutes ago. One document.
 */
export async function readWeeklyTop(db: Firestore): Promise<ListEntry[]> {
  const chosen = parseWeeklyTop((await getDoc(doc(db, WEEKLY_TOP_PATH))).data());
  return chosen.map((list) => ({ key: { userId: list.userId, listId: list.id }, list }));
}
