import type { CategoryId } from '@outrank/shared/ballots/categories';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { watchWhenIdle } from '#data/firebase/watches.ts';
import { topTenQueries } from '#features/topTen/topTenQueries.ts';

/** The results of a category: Firestore Lite reads them first, then the full SDK keeps them up to date while the page is open. */
export function useTopTen(categoryId: CategoryId) {
  const client = useQueryClient();
  useEffect(() => {
    const { queryKey } = topTenQueries.results(categoryId);
    return watchWhenIdle(async () => {
      const { watchTopTen } = await import('#data/topTen/liveTopTen.ts');
      return watchTopTen(categoryId, (results) => client.setQueryData(queryKey, results ?? null));
    });
  }, [client, categoryId]);
  return useQuery(topTenQueries.results(categoryId));
}
