import type { ClassicRankings } from '@outrank/shared/lists/classicRankings';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { watchWhenIdle } from '#data/firebase/watches.ts';

const queryKey = ['classicRankings'];

/** The older document, kept up to date while the page is open; undefined until it is first known. */
export function useClassicRankings(): ClassicRankings | undefined {
  const client = useQueryClient();
  useEffect(
    () =>
      watchWhenIdle(async () => {
        const { watchClassicRankings } = await import('#data/lists/classicRankings.ts');
        return watchClassicRankings((rankings) => client.setQueryData(queryKey, rankings));
      }),
    [client],
  );
  return useQuery<ClassicRankings>({ queryKey, queryFn: skipToken }).data;
}
