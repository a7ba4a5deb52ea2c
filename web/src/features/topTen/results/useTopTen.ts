import type { CategoryId } from '@outrank/shared/catalogue/categories';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { topTenQueries } from '#features/topTen/topTenQueries.ts';
import { useLiveUpdates, type WatchStart } from '#results/useLiveUpdates.ts';

/** The results of a category: Firestore Lite reads them first, then the full SDK keeps them up to date while the page is open. */
export function useTopTen(categoryId: CategoryId, watchStart: WatchStart) {
  const client = useQueryClient();
  const watch = useCallback(async () => {
    const { queryKey } = topTenQueries.results(categoryId);
    const { watchTopTen } = await import('#data/topTen/liveTopTen.ts');
    return watchTopTen(categoryId, (results) => client.setQueryData(queryKey, results ?? null));
  }, [client, categoryId]);
  useLiveUpdates(watch, watchStart);
  return useQuery(topTenQueries.results(categoryId));
}
