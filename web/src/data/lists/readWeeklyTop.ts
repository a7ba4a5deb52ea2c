import { WEEKLY_TOP_PATH } from '@outrank/shared/documents/upkeep';
import { compareBy } from '@outrank/shared/lists/browseFilter';
import type { ListEntry, RankedList } from '@outrank/shared/lists/rankedList';
import { type NextClosing, parseNextClosing, parseWeeklyTop } from '@outrank/shared/lists/weeklyTop';
import { readDocument } from '#data/firebase/queries.ts';
import { hasRecentListChange } from '#data/storage/recentListChanges.ts';
import { readEntry } from './lists.ts';

/**
 * The most upvoted lists of the last seven days, best first, with their first items only. Reads one document, which functions
 * keep up to date within seconds. After this user has saved or deleted a list, that shows at once: the lists are read too. The
 * document tells which prediction closes next, so that Home reads nothing more.
 */
export async function readWeeklyTop(onClosing?: (next: NextClosing | null) => void): Promise<ListEntry[]> {
  const document = (await readDocument(WEEKLY_TOP_PATH))?.data();
  onClosing?.(parseNextClosing(document));
  let lists = parseWeeklyTop(document);
  if (hasRecentListChange()) lists = await readListsAgain(lists);
  return lists.map((list) => ({ key: { userId: list.userId, listId: list.id }, list }));
}

/** These lists as they are stored now, most votes first, without those that were deleted or hidden. One document for each. */
async function readListsAgain(lists: readonly RankedList[]): Promise<RankedList[]> {
  const entries = await Promise.all(lists.map(({ userId, id }) => readEntry({ userId, listId: id })));
  return entries
    .map((entry) => entry?.list)
    .filter((list): list is RankedList => list?.isPublic === true)
    .sort(compareBy('mostVotes'));
}
