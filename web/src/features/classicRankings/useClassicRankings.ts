import type { ClassicRankings } from '@outrank/shared/lists/classicRankings';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { watchWhenIdle } from '#data/firebase/watches.ts';

const queryKey = ['classicRankings'];

/** The classic rankings document, updated live while the page is open; undefined until it is first read. */
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
