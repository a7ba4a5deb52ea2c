import { compareBy } from '@outrank/shared/lists/browseFilter';
import type { RankedList } from '@outrank/shared/lists/rankedList';
import type { Firestore } from 'firebase/firestore/lite';
import { readEntry } from './lists.ts';

/** These lists as they are stored now, most votes first, without those that were deleted or hidden. One document for each. */
export async function readListsAgain(db: Firestore, lists: readonly RankedList[]): Promise<RankedList[]> {
  const entries = await Promise.all(lists.map(({ userId, id }) => readEntry(db, { userId, listId: id })));
  return entries
    .map((entry) => entry?.list)
    .filter((list): list is RankedList => list?.isPublic === true)
    .sort(compareBy('mostVotes'));
}
