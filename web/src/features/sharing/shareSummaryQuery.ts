import { queryOptions } from '@tanstack/react-query';
import { readShareSummary } from '#data/sharing/requestShare.ts';

/** What a share is. It never changes while the page is open. */
export function shareSummaryQuery(id: string) {
  return queryOptions({
    queryKey: ['shareSummary', id],
    queryFn: () => readShareSummary(id),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}
