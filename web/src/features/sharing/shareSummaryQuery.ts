import { queryOptions } from '@tanstack/react-query';
import { findShareSummary, findTopShares } from '#data/sharing/requestShare.ts';

/** What a share is; null when it is gone. While the page is open, it does not change. @param isFresh whether no cache may answer. */
export function shareSummaryQuery(id: string, isFresh = false) {
  return queryOptions({
    queryKey: ['shareSummary', id, isFresh],
    queryFn: () => findShareSummary(id, isFresh),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}

export const topSharesQuery = queryOptions({
  queryKey: ['topShares'],
  queryFn: () => findTopShares(),
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
});
