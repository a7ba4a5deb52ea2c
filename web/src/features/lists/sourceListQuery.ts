import { type RankingKey, rankingKeyText } from '@outrank/shared/consensus/rankingKey';
import { formatSubject, getSubjectItems, toSubjectItem } from '@outrank/shared/consensus/subject';
import type { ListKey } from '@outrank/shared/documents/list';
import type { ListedItem } from '@outrank/shared/lists/listedItem';
import { removeNotes } from '@outrank/shared/lists/notes';
import { shuffleItems } from '@outrank/shared/lists/shuffleItems';
import { queryOptions } from '@tanstack/react-query';
import { readList } from '#data/lists/lists.ts';

export type SourceList = {
  readonly name: string;
  /** Without the notes of the author. */
  readonly items: readonly ListedItem[];
  readonly isSpoiler: boolean;
  readonly basedOn: ListKey | undefined;
};

/**
 * The items of a list to start from, or null when the user cannot read it, or those of a subject. Unless the order is kept
 * they are shuffled at once, so that neither the cache nor the page holds the author's order.
 */
export const sourceListQuery = (uid: string, key: RankingKey, isOrderKept: boolean) =>
  queryOptions({
    queryKey: ['sourceList', uid, rankingKeyText(key), isOrderKept],
    queryFn: async (): Promise<SourceList | null> => {
      const source = await readSource(key);
      if (!source || isOrderKept) return source;
      return { ...source, items: shuffleItems(source.items, getShuffleSeed(uid, key)) };
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

async function readSource(key: RankingKey): Promise<SourceList | null> {
  if (typeof key === 'string') {
    const items = getSubjectItems(key).map((id) => toSubjectItem(key, id));
    return { name: formatSubject(key), items, isSpoiler: false, basedOn: undefined };
  }
  const list = await readList(key);
  if (!list) return null;
  const { name, items, tags } = list;
  return { name, items: removeNotes(items), isSpoiler: tags.includes('spoiler'), basedOn: key };
}

/** Always the same for a user and what a new list starts from, so that a reload shows the same order. */
export function getShuffleSeed(uid: string, key: RankingKey): string {
  return `${uid} ${rankingKeyText(key)}`;
}
