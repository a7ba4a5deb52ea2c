import type { ListKey } from '@outrank/shared/documents/list';
import { type InfiniteData, infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { NEWEST_LISTS } from '#data/lists/listQuery.ts';
import {
  type PageOfLists,
  readList,
  readMissingListReason,
  readOwnLists,
  readPublicLists,
} from '#data/lists/lists.ts';
import { readWeeklyTop } from '#data/lists/readWeeklyTop.ts';

const OWN_LISTS_PAGE = 24;

/** For an infinite query: the lists of all pages that were read. */
const toEntries = ({ pages }: InfiniteData<PageOfLists>) => pages.flatMap(({ entries }) => entries);

export const listQueries = {
  all: ['lists'] as const,
  newest: (count: number) =>
    queryOptions({
      queryKey: [...listQueries.all, 'newest', count],
      queryFn: async () => (await readPublicLists(NEWEST_LISTS, count)).entries,
      meta: { isPersisted: true },
    }),
  /** The most upvoted lists of the last seven days, and which prediction closes next. */
  weeklyTop: () =>
    queryOptions({
      queryKey: [...listQueries.all, 'weeklyTop'],
      queryFn: () => readWeeklyTop(),
      meta: { isPersisted: true },
    }),
  own: (uid: string) =>
    infiniteQueryOptions({
      queryKey: [...listQueries.all, 'own', uid],
      queryFn: ({ pageParam }) => readOwnLists(uid, OWN_LISTS_PAGE, pageParam),
      initialPageParam: undefined as PageOfLists['next'],
      getNextPageParam: ({ next }) => next,
      select: toEntries,
      meta: { isPersisted: true },
    }),
  /** The list, or null when it does not exist or the user may not read it. */
  detail: (key: ListKey) =>
    queryOptions({
      queryKey: [...listQueries.all, 'detail', key.userId, key.listId],
      queryFn: async () => (await readList(key)) ?? null,
      meta: { isPersisted: true },
    }),
};

/** The reason why a list is not found. It is not part of `listQueries` because Home does not need its code. */
export const missingListQuery = (key: ListKey) =>
  queryOptions({
    queryKey: [...listQueries.all, 'missing', key.userId, key.listId],
    queryFn: () => readMissingListReason(key),
  });
