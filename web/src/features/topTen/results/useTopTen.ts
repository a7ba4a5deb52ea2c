import type { CategoryId } from '@outrank/shared/ballots/categories';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { watchWhenIdle } from '#data/firebase/watches.ts';
import { topTenQueries } from '#features/topTen/topTenQueries.ts';

/**
 * How long results that were just read are not watched, in milliseconds. Firestore bills the first answer of a subscription as
 * another read, and the full SDK is large, so only a user who stays gets both.
 */
const WATCH_DELAY_MS = 10_000;

type Options = {
  readonly categoryId: CategoryId;
  /** Whether the results are watched without a delay, because the user waits for a change. */
  readonly isChanging: boolean;
};

/** The results of a category: Firestore Lite reads them first, then the full SDK keeps them up to date while the page is open. */
export function useTopTen({ categoryId, isChanging }: Options) {
  const client = useQueryClient();
  useEffect(() => {
    const { queryKey } = topTenQueries.results(categoryId);
    const watch = async () => {
      const { watchTopTen } = await import('#data/topTen/liveTopTen.ts');
      return watchTopTen(categoryId, (results) => client.setQueryData(queryKey, results ?? null));
    };
    return watchWhenIdle(watch, isChanging ? 0 : WATCH_DELAY_MS);
  }, [client, categoryId, isChanging]);
  return useQuery(topTenQueries.results(categoryId));
}
