import { normalizeText } from '@outrank/shared/text/text';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { db } from '#data/firebase/firestore.ts';
import { countPublicLists } from '#data/lists/countLists.ts';
import { listQueries } from '#features/lists/listQueries.ts';
import { type BrowseRequest, type PageStart, readBrowsePage } from './browsePages.ts';

/** Long enough to read a list and return to the same scroll position. */
const BROWSE_GC_MS = 30 * 60_000;

/** The search catches up within a second, when Firestore is well. */
const SEARCH_AGAIN_MS = 2000;

/** Not part of `listQueries`, because Home does not need this code. */
export const browseQueries = {
  /** Public lists, filtered, for Browse and for a user's page. */
  pages: ({ filter, ...owner }: BrowseRequest) => {
    const request = { ...owner, filter: { ...filter, text: normalizeText(filter.text) } };
    return infiniteQueryOptions({
      queryKey: [...listQueries.all, 'browse', request],
      queryFn: (context) => readBrowsePage(request, context.pageParam, context),
      initialPageParam: { page: 0 } as PageStart,
      getNextPageParam: ({ hasMore, next }, _, { page }): PageStart | undefined =>
        hasMore ? { page: page + 1, after: next } : undefined,
      placeholderData: keepPreviousData,
      refetchInterval: ({ state }) =>
        state.status === 'success' && state.data?.pages.some(({ isBehind }) => isBehind)
          ? SEARCH_AGAIN_MS
          : false,
      gcTime: BROWSE_GC_MS,
      // Every pause in typing starts a search, and few of those are worth storing.
      meta: { isPersisted: request.filter.text === '', hasCards: true },
    });
  },
  /** The number of a user's public lists. */
  count: (uid: string) =>
    queryOptions({
      queryKey: [...listQueries.all, 'count', uid],
      queryFn: () => countPublicLists(db, uid),
    }),
};
