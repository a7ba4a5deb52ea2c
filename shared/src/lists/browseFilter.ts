import * as z from 'zod/mini';
import { searchText } from '../text/searchText.ts';
import type { RankedList } from './list.ts';
import { choosableTags, type ListTag, type ListType } from './tags.ts';

/** How lists are put in order; ties of votes go newest first. */
export const sortings = ['mostVotes', 'newest', 'oldest'] as const;
export type Sorting = (typeof sortings)[number];

export const sortingLabels: Record<Sorting, string> = {
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

/** The type tag that a list must have, or undefined when any will do. */
export function toListType(filter: TypeFilter): ListType | undefined {
  return filter === 'all' ? undefined : `${filter}-ranking`;
}

/** As a filter, `favorites` means the lists among the user's own favorites, not the older tag of that name. */
export const filterTags = ['favorites', ...choosableTags] as const;
export type FilterTag = (typeof filterTags)[number];

/** The longest text that is searched for, in UTF-16 code units: a description holds no more. */
export const SEARCH_TEXT_MAX = 200;

export const browseFilterSchema = z.object({
  text: z.string().check(z.maxLength(SEARCH_TEXT_MAX)),
  type: z.enum(typeFilters),
  tags: z.array(z.enum(filterTags)).check(z.maxLength(filterTags.length)),
  sort: z.enum(sortings),
});

/** What a fan asks of all lists, or of one fan's. */
export type BrowseFilter = Readonly<z.infer<typeof browseFilterSchema>>;

export const everything: BrowseFilter = { text: '', type: 'all', tags: [], sort: 'mostVotes' };

type Filtered = Pick<RankedList, 'name' | 'description' | 'type'> & { readonly tags: readonly ListTag[] };

/** Whether a list has the text in its name or description, the type, and every tag that is asked for. */
export function matchesFilter(
  list: Filtered,
  { text, type, tags }: BrowseFilter,
  isFavorite: boolean,
): boolean {
  const words = searchText(text);
  const wishedType = toListType(type);
  return (
    (wishedType === undefined || list.type === wishedType) &&
    tags.every((tag) => (tag === 'favorites' ? isFavorite : list.tags.includes(tag))) &&
    (words === '' || [list.name, list.description].some((part) => searchText(part).includes(words)))
  );
}

type Sorted = { readonly upvoteCount: number; readonly createdAt: string };

/** Compares for Array.sort. `createdAt` in a form that sorts as text. */
export function compareBy(sort: Sorting): (a: Sorted, b: Sorted) => number {
  const newestFirst = (a: Sorted, b: Sorted) => b.createdAt.localeCompare(a.createdAt);
  if (sort === 'newest') return newestFirst;
  if (sort === 'oldest') return (a, b) => newestFirst(b, a);
  return (a, b) => b.upvoteCount - a.upvoteCount || newestFirst(a, b);
}
