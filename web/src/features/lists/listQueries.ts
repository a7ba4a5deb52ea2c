import type { ListKey } from '@outrank/shared/documentPaths';
import { searchText } from '@outrank/shared/searchText';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { db } from '#data/firestore.ts';
import {
  countPublicLists,
  type ListPage,
  readList,
  readOwnLists,
  readPublicLists,
  readWhyMissing,
} from '#data/lists.ts';
import { readWeeklyTop } from '#data/weeklyTop.ts';
import { type BrowseWish, type PageStart, readBrowsePage } from './browsePages.ts';

const OWN_LISTS_PAGE = 24;
/** Long enough to read a list and come back to the same place. */
const BROWSE_KEPT_MS = 30 * 60_000;

export const listQueries = {
  all: ['lists'] as const,
  newest: (count: number) =>
    queryOptions({
      queryKey: [...listQueries.all, 'newest', count],
      queryFn: async () =>
        (await readPublicLists(db, { type: 'all', tags: [], sort: 'newest' }, count)).entries,
    }),
  /** The most upvoted lists of the last seven days. */
  weeklyTop: () =>
    queryOptions({ queryKey: [...listQueries.all, 'weeklyTop'], queryFn: () => readWeeklyTop(db) }),
  /** Public lists as Browse and a fan's page filter them. */
  browse: ({ filter, ...whose }: BrowseWish) => {
    const wish = { ...whose, filter: { ...filter, text: searchText(filter.text) } };
    return infiniteQueryOptions({
      queryKey: [...listQueries.all, 'browse', wish],
      queryFn: (context) => readBrowsePage(wish, context.pageParam, context),
      initialPageParam: { page: 0 } as PageStart,
      getNextPageParam: ({ hasMore, next }, _, { page }): PageStart | undefined =>
        hasMore ? { page: page + 1, after: next } : undefined,
      placeholderData: keepPreviousData,
      gcTime: BROWSE_KEPT_MS,
    });
  },
  /** How many public lists a fan has. */
  count: (uid: string) =>
    queryOptions({
      queryKey: [...listQueries.all, 'count', uid],
      queryFn: () => countPublicLists(db, uid),
    }),
  own: (uid: string) =>
    infiniteQueryOptions({
      queryKey: [...listQueries.all, 'own', uid],
      queryFn: ({ pageParam }) => readOwnLists(db, uid, OWN_LISTS_PAGE, pageParam),
      initialPageParam: undefined as ListPage['next'],
      getNextPageParam: ({ next }) => next,
    }),
  /** The list, or null when there is none that the reader may see. */
  detail: (key: ListKey) =>
    queryOptions({
      queryKey: [...listQueries.all, 'detail', key.userId, key.listId],
      queryFn: async () => (await readList(db, key)) ?? null,
    }),
  whyMissing: (key: ListKey) =>
    queryOptions({
      queryKey: [...listQueries.all, 'whyMissing', key.userId, key.listId],
      queryFn: () => readWhyMissing(db, key),
    }),
};
