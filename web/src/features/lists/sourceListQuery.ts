import { type ListKey, listKeyText } from '@outrank/shared/documents/list';
import type { ListedItem } from '@outrank/shared/lists/listedItem';
import { removeNotes } from '@outrank/shared/lists/notes';
import { shuffleItems } from '@outrank/shared/lists/shuffleItems';
import { queryOptions } from '@tanstack/react-query';
import { db } from '#data/firebase/firestore.ts';
import { readList } from '#data/lists/lists.ts';

/** What a new list takes from the one that it starts from. */
export type SourceList = {
  readonly name: string;
  /** Without the notes of the author. */
  readonly items: readonly ListedItem[];
  readonly isSpoiler: boolean;
  readonly basedOn: ListKey | undefined;
};

/**
 * The items of a list to start from, or null when the user cannot read it. Unless the order is kept they are shuffled at
 * once, so that neither the cache nor the page holds the author's order.
 */
export const sourceListQuery = (uid: string, list: ListKey, isOrderKept: boolean) =>
  queryOptions({
    queryKey: ['sourceList', uid, listKeyText(list), isOrderKept],
    queryFn: async (): Promise<SourceList | null> => {
      const found = await readList(db, list);
      if (!found) return null;
      const bare = removeNotes(found.items);
      const items = isOrderKept ? bare : shuffleItems(bare, getShuffleSeed(uid, list));
      return { name: found.name, items, isSpoiler: found.tags.includes('spoiler'), basedOn: list };
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

/** Always the same for a user and a list that a new one starts from, so that a reload shows the same order. */
export function getShuffleSeed(uid: string, list: ListKey): string {
  return `${uid} ${listKeyText(list)}`;
}
