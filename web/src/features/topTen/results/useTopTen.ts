import type { CategoryId } from '@outrank/shared/ballots/categories';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { topTenQueries } from '#features/topTen/topTenQueries.ts';
import { useLiveUpdates } from '#results/useLiveUpdates.ts';

type Options = {
  readonly categoryId: CategoryId;
  /** Whether the results are watched without a delay, because the user waits for a change. */
  readonly isChanging: boolean;
};

/** The results of a category: Firestore Lite reads them first, then the full SDK keeps them up to date while the page is open. */
export function useTopTen({ categoryId, isChanging }: Options) {
  const client = useQueryClient();
  const watch = useCallback(async () => {
    const { queryKey } = topTenQueries.results(categoryId);
    const { watchTopTen } = await import('#data/topTen/liveTopTen.ts');
    return watchTopTen(categoryId, (results) => client.setQueryData(queryKey, results ?? null));
  }, [client, categoryId]);
  useLiveUpdates(watch, isChanging);
  return useQuery(topTenQueries.results(categoryId));
}
