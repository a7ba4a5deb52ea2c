import * as z from 'zod/mini';
import { findListTexts, getListText, type ListTexts } from '../documents/list.ts';
import { choosableTags, type ListType } from '../documents/tags.ts';
import { normalizeText } from '../text/text.ts';
import type { RankedList } from './rankedList.ts';

/** Sort orders of lists. Lists with equal votes are sorted newest first. */
export const sortOrders = ['mostVotes', 'newest', 'oldest'] as const;
export type SortOrder = (typeof sortOrders)[number];

export const sortOrderLabels: Record<SortOrder, string> = {
  mostVotes: 'Most Votes',
  newest: 'Newest',
  oldest: 'Oldest',
};

export const typeFilters = ['all', 'season', 'survivor'] as const;
export type TypeFilter = (typeof typeFilters)[number];

export const typeFilterLabels: Record<TypeFilter, string> = {
  all: 'All Rankings',
  season: 'Season Rankings',
  survivor: 'Survivor Rankings',
};

/** The type that a list must have; undefined for any type. */
export function toListType(filter: TypeFilter): ListType | undefined {
  return filter === 'all' ? undefined : `${filter}-ranking`;
}

/** As a filter, `favorites` means the lists among the user's own favorites, not the older tag of that name. */
export const filterTags = ['favorites', ...choosableTags] as const;
export type FilterTag = (typeof filterTags)[number];

/** The maximum length of a search text, in UTF-16 code units. A description is not longer. */
export const SEARCH_TEXT_MAX = 200;

export const browseFilterSchema = z.object({
  text: z.string().check(z.maxLength(SEARCH_TEXT_MAX)),
  type: z.enum(typeFilters),
  tags: z.array(z.enum(filterTags)).check(z.maxLength(filterTags.length)),
  sort: z.enum(sortOrders),
});

/** A filter of all lists, or of one user's. */
export type BrowseFilter = Readonly<z.infer<typeof browseFilterSchema>>;

export const emptyFilter: BrowseFilter = { text: '', type: 'all', tags: [], sort: 'mostVotes' };

const searchedTexts = findListTexts(({ isSearched }) => isSearched);

type Filtered = ListTexts & Pick<RankedList, 'type'> & { readonly tags: readonly string[] };

/** Whether a list has the text in one of its searched texts, the type, and every tag of the filter. */
export function matchesFilter(list: Filtered, { text, type, tags }: BrowseFilter, isFavorite: boolean) {
  const words = normalizeText(text);
  const requiredType = toListType(type);
  return (
    (requiredType === undefined || list.type === requiredType) &&
    tags.every((tag) => (tag === 'favorites' ? isFavorite : list.tags.includes(tag))) &&
    (words === '' || searchedTexts.some((text) => normalizeText(getListText(list, text)).includes(words)))
  );
}

type Sorted = { readonly upvoteCount: number; readonly createdAt: string };

/** Compares for Array.sort. `createdAt` must sort as text. */
export function compareBy(sort: SortOrder): (a: Sorted, b: Sorted) => number {
  const newestFirst = (a: Sorted, b: Sorted) => b.createdAt.localeCompare(a.createdAt);
  if (sort === 'newest') return newestFirst;
  if (sort === 'oldest') return (a, b) => newestFirst(b, a);
  return (a, b) => b.upvoteCount - a.upvoteCount || newestFirst(a, b);
}
