import type { ClassicRankings } from '@outrank/shared/lists/classicRankings';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { watchWhenIdle } from '#data/firebase/liveViews.ts';
import { useIsNear } from '#ui/useIsNear.ts';
import { classicRankingsKey as queryKey } from './useClassicRankings.ts';

/**
 * Updates the classic rankings live once they come near the viewport. Most visits end before that, and then the full SDK is not
 * loaded.
 */
export default function LiveClassicRankings({ children }: { children: ReactNode }) {
  const client = useQueryClient();
  const { isNear, watch } = useIsNear();
  useEffect(() => {
    if (!isNear) return undefined;
    const handleChange = async (rankings: ClassicRankings) => {
      await client.cancelQueries({ queryKey }); // A slower read must not replace what has arrived.
      client.setQueryData(queryKey, rankings);
    };
    return watchWhenIdle(async () => {
      const { watchClassicRankings } = await import('#data/lists/liveClassicRankings.ts');
      return watchClassicRankings(handleChange);
    });
  }, [client, isNear]);
  return <div ref={watch}>{children}</div>;
}
