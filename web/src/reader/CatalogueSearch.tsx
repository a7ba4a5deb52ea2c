import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { refreshForUnknownId } from '#data/catalogue/publishedSeasons.ts';
import { QueryView } from '#ui/feedback/QueryView.tsx';
import { useSeasons } from './useShield.ts';

/** Seasons may have been published since this browser read them. */
const catalogueSearch = queryOptions({
  queryKey: ['catalogueSearch'],
  queryFn: async () => {
    await refreshForUnknownId();
    return true;
  },
  gcTime: 0,
  staleTime: 0,
});

/** Whether a season is awaited that the catalogue lacks. */
export function useCatalogueSearch(seasonId: string | undefined): boolean {
  const isUnknown = useSeasons().every(({ id }) => id !== seasonId);
  return useQuery({ ...catalogueSearch, enabled: seasonId !== undefined && isUnknown }).isLoading;
}

/**
 * For an address that names nothing in the catalogue: shows what says so, once the server has been asked. A page with
 * `useSeasons` replaces it when it was published.
 */
export function CatalogueSearch({ children }: { children: ReactNode }) {
  return (
    <QueryView
      query={useQuery(catalogueSearch)}
      failedText="Failed to load the seasons. Please try again later."
    >
      {() => children}
    </QueryView>
  );
}
