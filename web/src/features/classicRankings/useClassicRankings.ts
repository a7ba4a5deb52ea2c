import type { ClassicRankings } from '@outrank/shared/lists/classicRankings';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { db } from '#data/firebase/firestore.ts';
import { watchWhenIdle } from '#data/firebase/watches.ts';
import { useIsNear } from '#ui/useIsNear.ts';

export const classicRankingsKey = ['classicRankings'];

/**
 * The classic rankings document, undefined until it is first read. It is read once, and updated live from when the element
 * with the ref `watch` nears the viewport: most visits end before, and need neither the full SDK nor a subscription.
 */
export function useClassicRankings() {
  const client = useQueryClient();
  const { isNear, watch } = useIsNear();
  useEffect(() => {
    if (!isNear) return undefined;
    const handleChange = async (rankings: ClassicRankings) => {
      await client.cancelQueries({ queryKey: classicRankingsKey }); // A slower read must not replace what has arrived.
      client.setQueryData(classicRankingsKey, rankings);
    };
    return watchWhenIdle(async () => {
      const { watchClassicRankings } = await import('#data/lists/liveClassicRankings.ts');
      return watchClassicRankings(handleChange);
    });
  }, [client, isNear]);
  const { data } = useQuery({
    queryKey: classicRankingsKey,
    queryFn: async () => {
      const { readClassicRankings } = await import('#data/lists/classicRankings.ts');
      return readClassicRankings(db);
    },
  });
  return { rankings: data, watch };
}
