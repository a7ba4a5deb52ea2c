import { searchText } from '@outrank/shared/text/searchText';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { db } from '#data/firebase/firestore.ts';
import { countPublicLists } from '#data/lists/countLists.ts';
import { listQueries } from '#features/lists/listQueries.ts';
import { type BrowseRequest, type PageStart, readBrowsePage } from './browsePages.ts';

/** Long enough to read a list and come back to the same place. */
const BROWSE_KEPT_MS = 30 * 60_000;

/** Apart from `listQueries`, so that Home does not load what only Browse asks. */
export const browseQueries = {
  /** Public lists as Browse and a fan's page filter them. */
  pages: ({ filter, ...whose }: BrowseRequest) => {
    const wish = { ...whose, filter: { ...filter, text: searchText(filter.text) } };
    return infiniteQueryOptions({
      queryKey: [...listQueries.all, 'browse', wish],
      queryFn: (context) => readBrowsePage(wish, context.pageParam, context),
      initialPageParam: { page: 0 } as PageStart,
      getNextPageParam: ({ hasMore, next }, _, { page }): PageStart | undefined =>
        hasMore ? { page: page + 1, after: next } : undefined,
      placeholderData: keepPreviousData,
      gcTime: BROWSE_KEPT_MS,
      // Each pause in typing searches; what was looked for then is no place to come back to.
      meta: { isPersisted: wish.filter.text === '' },
    });
  },
  /** How many public lists a fan has. */
  count: (uid: string) =>
    queryOptions({
      queryKey: [...listQueries.all, 'count', uid],
      queryFn: () => countPublicLists(db, uid),
    }),
};
