import { hashKey, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type BrowseRequest, fetchMore, mergePages } from './browsePages.ts';
import { browseQueries } from './browseQueries.ts';

/** Pages of public lists as one row of entries; the former ones stay while others are on their way. */
export function useBrowse(wish: BrowseRequest) {
  const pages = browseQueries.pages(wish);
  const lists = useInfiniteQuery(pages);
  const asked = hashKey(pages.queryKey);
  const [answered, setAnswered] = useState(asked);
  if (answered !== asked && !lists.isPlaceholderData) setAnswered(asked);
  const entries = lists.data && mergePages(lists.data.pages);
  const whole = lists.hasNextPage ? undefined : entries?.length;
  return {
    lists,
    entries,
    /** Which filter the entries answer. */
    answered,
    /** How many there are on all pages, where that is known. */
    total: lists.data?.pages.at(-1)?.total ?? whole,
    showMore: () => fetchMore(lists, wish.filter.sort),
  };
}

export type BrowseResult = ReturnType<typeof useBrowse>;
