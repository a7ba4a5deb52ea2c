import { WEEKLY_TOP_PATH } from '@outrank/shared/documents/upkeep';
import { compareBy } from '@outrank/shared/lists/browseFilter';
import type { ListEntry, RankedList } from '@outrank/shared/lists/rankedList';
import { type NextClosing, parseNextClosing, parseWeeklyTop } from '@outrank/shared/lists/weeklyTop';
import { readDocument } from '#data/firebase/queries.ts';
import { hasRecentListChange } from '#data/storage/recentListChanges.ts';
import { readEntry } from './lists.ts';

export type WeeklyTop = {
  readonly entries: readonly ListEntry[];
  /** The prediction that closes next. It stands in the same document, so that Home reads nothing more. */
  readonly nextClosing: NextClosing | null;
};

/**
 * The most upvoted lists of the last seven days, best first, with their first items only. Reads one document, which functions
 * keep up to date within seconds. After this user has saved or deleted a list, that shows at once: the lists are read too.
 */
export async function readWeeklyTop(): Promise<WeeklyTop> {
  const document = (await readDocument(WEEKLY_TOP_PATH))?.data();
  let lists = parseWeeklyTop(document);
  if (hasRecentListChange()) lists = await readListsAgain(lists);
  const entries = lists.map((list) => ({ key: { userId: list.userId, listId: list.id }, list }));
  return { entries, nextClosing: parseNextClosing(document) };
}

/** These lists as they are stored now, most votes first, without those that were deleted or hidden. One document for each. */
async function readListsAgain(lists: readonly RankedList[]): Promise<RankedList[]> {
  const entries = await Promise.all(lists.map(({ userId, id }) => readEntry({ userId, listId: id })));
  return entries
    .map((entry) => entry?.list)
    .filter((list): list is RankedList => list?.isPublic === true)
    .sort(compareBy('mostVotes'));
}
