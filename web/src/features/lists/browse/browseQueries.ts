import { SEARCH_PAGE_LISTS } from '@outrank/shared/callSchemas';
import { listKeyText } from '@outrank/shared/documents/list';
import { isChoosableTag } from '@outrank/shared/documents/tags';
import type { BrowseFilter } from '@outrank/shared/lists/browseFilter';
import type { ListEntry } from '@outrank/shared/lists/rankedList';
import { normalizeText } from '@outrank/shared/text/text';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { db } from '#data/firebase/firestore.ts';
import { type ListPage, readPublicLists } from '#data/lists/lists.ts';
import { countPublicLists, type FoundLists, searchLists } from '#data/lists/searchLists.ts';
import { listQueries } from '#features/lists/listQueries.ts';

/** Long enough to read a list and return to the same scroll position. */
const BROWSE_GC_MS = 30 * 60_000;

export const browseQueries = {
  pages: ({ filter, ...owner }: BrowseRequest) => {
    const request = { ...owner, filter: { ...filter, text: normalizeText(filter.text) } };
    return infiniteQueryOptions({
      queryKey: [...listQueries.all, 'browse', request],
      queryFn: (context) => readBrowsePage(request, context.pageParam, context),
      initialPageParam: { page: 0 } as PageStart,
      getNextPageParam: ({ hasMore, next }, _, { page }): PageStart | undefined =>
        hasMore ? { page: page + 1, after: next } : undefined,
      placeholderData: keepPreviousData,
      gcTime: BROWSE_GC_MS,
      // Every pause in typing starts a search, and few of those are worth storing.
      meta: { isPersisted: request.filter.text === '' },
    });
  },
  count: (uid?: string) =>
    queryOptions({
      queryKey: [...listQueries.all, 'count', uid ?? null],
      queryFn: () => countPublicLists(db, uid),
    }),
};

/** The lists of `userId`, or of all users without it. */
export type BrowseRequest = { readonly filter: BrowseFilter; readonly userId?: string };

type PageStart = { readonly page: number; readonly after?: ListPage['next'] };

type BrowsePage = ListPage & Pick<FoundLists, 'hasMore'> & Partial<Pick<FoundLists, 'total'>>;

/** A Firestore query cannot match part of a text or the user's favorites. */
function needsSearch({ text, tags }: BrowseFilter): boolean {
  return normalizeText(text) !== '' || tags.includes('favorites');
}

async function readBrowsePage(
  { filter, ...owner }: BrowseRequest,
  { page, after }: PageStart,
  context: { readonly signal: AbortSignal },
): Promise<BrowsePage> {
  if (needsSearch(filter)) return searchLists({ filter, page, ...owner }, context.signal);
  const { type, sort } = filter;
  const tags = filter.tags.filter((tag) => isChoosableTag(tag));
  const lists = await readPublicLists(db, { type, tags, sort, ...owner }, SEARCH_PAGE_LISTS, after);
  return { ...lists, hasMore: lists.next !== undefined };
}

/** The entries of all pages. A list that moved between two reads appears once, in its latest version. */
export function mergePages(pages: readonly Pick<BrowsePage, 'entries'>[]): readonly ListEntry[] {
  const entries = pages.flatMap((page) => page.entries);
  return [...new Map(entries.map((entry) => [listKeyText(entry.key), entry])).values()];
}
