import { WEEKLY_TOP_PATH } from '@outrank/shared/firestore/documentPaths';
import { compareBy } from '@outrank/shared/lists/browseFilter';
import type { ListEntry, RankedList } from '@outrank/shared/lists/list';
import { parseWeeklyTop } from '@outrank/shared/lists/weeklyTop';
import { doc, type Firestore, getDoc } from 'firebase/firestore/lite';
import { hasRecentListChange } from '#data/storage/recentListChanges.ts';
import { readEntry } from './lists.ts';

/**
 * The most upvoted lists of the last seven days, best first, with their first items only. Reads one document, which functions
 * keep up to date within seconds.
 */
export async function readWeeklyTop(db: Firestore): Promise<ListEntry[]> {
  const cards = parseWeeklyTop((await getDoc(doc(db, WEEKLY_TOP_PATH))).data());
  const lists = hasRecentListChange() ? await readAgain(db, cards) : cards;
  return lists.map((list) => ({ key: toKey(list), list }));
}

const toKey = ({ userId, id }: RankedList) => ({ userId, listId: id });

/** The lists as they are stored now, because this user's own change or deletion must show at once. */
async function readAgain(db: Firestore, cards: readonly RankedList[]): Promise<RankedList[]> {
  const entries = await Promise.all(cards.map((card) => readEntry(db, toKey(card))));
  return entries
    .map((entry) => entry?.list)
    .filter((list): list is RankedList => list?.isPublic === true)
    .sort(compareBy('mostVotes'));
}
