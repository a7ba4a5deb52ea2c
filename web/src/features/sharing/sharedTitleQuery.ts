import { queryOptions } from '@tanstack/react-query';
import { readSharedTitle } from '#data/sharing/readSharedTitle.ts';

/** What a share is called, for a visitor who has not signed in. It never changes while the page is open. */
export function sharedTitleQuery(id: string) {
  return queryOptions({
    queryKey: ['sharedTitle', id],
    queryFn: () => readSharedTitle(id),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}
