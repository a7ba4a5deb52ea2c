import { SEARCH_PAGE_LISTS } from '@outrank/shared/callables';
import { listKeyText } from '@outrank/shared/firestore/documentPaths';
import type { BrowseFilter, FilterTag, Sorting } from '@outrank/shared/lists/browseFilter';
import type { ListEntry } from '@outrank/shared/lists/list';
import { type ChoosableTag, isChoosableTag } from '@outrank/shared/lists/tags';
import { searchText } from '@outrank/shared/text/searchText';
import { db } from '#data/firebase/firestore.ts';
import { type ListPage, readPublicLists } from '#data/lists/lists.ts';
import { searchLists } from '#data/lists/searchLists.ts';

/** Whose lists are browsed, and which of them; without `userId` everyone's. */
export type BrowseRequest = { readonly filter: BrowseFilter; readonly userId?: string };

/** Where a page begins: its number for the search, its cursor for the database. */
export type PageStart = { readonly page: number; readonly after?: ListPage['next'] };

export type BrowsePage = ListPage & {
  readonly hasMore: boolean;
  /** How many there are on all pages, where that is known. */
  readonly total?: number;
};

/** Part of a text and one's own favorites are more than a query can ask for. */
function needsSearch({ text, tags }: BrowseFilter): boolean {
  return searchText(text) !== '' || tags.includes('favorites');
}

function listTagsOf(tags: readonly FilterTag[]): readonly ChoosableTag[] {
  return tags.filter((tag): tag is FilterTag & ChoosableTag => isChoosableTag(tag));
}

/** Reads one page. A search that is not waited for any more is cancelled. */
export async function readBrowsePage(
  { filter, ...whose }: BrowseRequest,
  { page, after }: PageStart,
  context: { readonly signal: AbortSignal },
): Promise<BrowsePage> {
  if (needsSearch(filter)) return searchLists({ filter, page, ...whose }, context.signal);
  const wish = { type: filter.type, tags: listTagsOf(filter.tags), sort: filter.sort, ...whose };
  const lists = await readPublicLists(db, wish, SEARCH_PAGE_LISTS, after);
  return { ...lists, hasMore: lists.next !== undefined };
}

/** The entries of all pages. A list that moved while they were read stands once, as it was read last. */
export function mergePages(pages: readonly Pick<BrowsePage, 'entries'>[]): readonly ListEntry[] {
  const entries = pages.flatMap((page) => page.entries);
  return [...new Map(entries.map((entry) => [listKeyText(entry.key), entry])).values()];
}

type Pages = {
  readonly fetchNextPage: () => Promise<{ readonly isError: boolean }>;
  readonly refetch: () => Promise<unknown>;
};

/**
 * Reads a further page. Votes may have lifted one of its lists above the page's beginning meanwhile, so in that order the
 * earlier pages are read again.
 */
export async function fetchMore(pages: Pages, sort: Sorting): Promise<void> {
  const { isError } = await pages.fetchNextPage();
  if (sort === 'mostVotes' && !isError) await pages.refetch();
}
