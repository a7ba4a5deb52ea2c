import { SEARCH_PAGE_LISTS } from '@outrank/shared/callSchemas';
import { findListTexts, getListText, type ListTexts, listKeyText } from '@outrank/shared/documents/list';
import { isChoosableTag } from '@outrank/shared/documents/tags';
import { type BrowseFilter, emptyFilter } from '@outrank/shared/lists/browseFilter';
import type { ListEntry, RankedList } from '@outrank/shared/lists/rankedList';
import { type ShownList, showOwn } from '@outrank/shared/spoilers/spoilerShield';
import { normalizeText } from '@outrank/shared/text/text';
import {
  hashKey,
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useInfiniteQuery,
  useQuery,
} from '@tanstack/react-query';
import { type PageOfLists, readPublicLists } from '#data/lists/lists.ts';
import { countPublicLists, type FoundLists, searchLists } from '#data/lists/searchLists.ts';
import { listQueries } from '#features/lists/listQueries.ts';
import { useShield } from '#reader/useShield.ts';
import { useLastSettled } from '#ui/stable.ts';

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
      queryFn: () => countPublicLists(uid),
    }),
};

/** The lists of `userId`, or of all users without it. */
type BrowseRequest = { readonly filter: BrowseFilter; readonly userId?: string };

type PageStart = { readonly page: number; readonly after?: PageOfLists['next'] };

type BrowsePage = PageOfLists & Pick<FoundLists, 'hasMore'> & Partial<Pick<FoundLists, 'total'>>;

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
  const lists = await readPublicLists({ type, tags, sort, ...owner }, SEARCH_PAGE_LISTS, after);
  return { ...lists, hasMore: lists.next !== undefined };
}

/** The entries of all pages. A list that moved between two reads appears once, in its latest version. */
export function mergeBrowsePages(pages: readonly Pick<BrowsePage, 'entries'>[]): readonly ListEntry[] {
  const entries = pages.flatMap((page) => page.entries);
  return [...new Map(entries.map((entry) => [listKeyText(entry.key), entry])).values()];
}

const LOAD_FAILED = 'Failed to load public lists. Please try again later.';
const TOO_FAST = "You're searching too fast. Wait a moment and try again.";

/** Only searches have a rate; Firestore itself may be busy for other reasons. */
function describeProblem(error: Error | null): string {
  return error && 'code' in error && error.code === 'functions/resource-exhausted' ? TOO_FAST : LOAD_FAILED;
}

/** All loaded pages of public lists as one array, for this user. The previous filter's lists stay until the new ones are loaded. */
export function useBrowse(request: BrowseRequest, uid: string) {
  const { showList } = useShield();
  const pages = browseQueries.pages(request);
  const lists = useInfiniteQuery(pages);
  const filterKey = hashKey(pages.queryKey);
  const shownFilterKey = useLastSettled(filterKey, !lists.isPlaceholderData);
  const loaded = lists.data && mergeBrowsePages(lists.data.pages);
  const entries =
    loaded &&
    leaveOutHiddenMatches(loaded, request.filter.text, (list) =>
      list.userId === uid ? showOwn(list) : showList(list),
    );
  const isEverything = request.userId === undefined && !isFiltered(request.filter);
  const counted = useQuery({ ...browseQueries.count(), enabled: isEverything && lists.hasNextPage });
  const loadedTotal = !lists.hasNextPage ? loaded?.length : isEverything ? counted.data : undefined;
  return {
    lists,
    entries,
    /** How many of the loaded lists are left out because they match by hidden names alone. */
    hiddenCount: loaded && entries ? loaded.length - entries.length : 0,
    isEverything,
    problem: describeProblem(lists.error),
    /** Identifies the filter that `entries` match. */
    shownFilterKey,
    total: lists.data?.pages.at(-1)?.total ?? loadedTotal,
  };
}

export const isFiltered = ({ text, type, tags }: BrowseFilter) =>
  text.trim() !== '' || type !== emptyFilter.type || tags.length > 0;

export type BrowseResult = ReturnType<typeof useBrowse>;

const searchedTexts = findListTexts(({ isSearched }) => isSearched);

/**
 * Leaves out lists that a search finds only by what the spoiler shield hides from the reader: among the results, such a list
 * would tell whose name is masked in it.
 */
function leaveOutHiddenMatches(
  entries: readonly ListEntry[],
  text: string,
  show: (list: RankedList) => ShownList,
): readonly ListEntry[] {
  const words = normalizeText(text);
  if (words === '') return entries;
  const matches = (list: ListTexts) =>
    searchedTexts.some((text) => normalizeText(getListText(list, text)).includes(words));
  return entries.filter(({ list }) => !list || !matches(list) || matches(show(list)));
}
