import { CLASSIC_RANKINGS_PATH } from '@outrank/shared/documents/upkeep';
import { parseClassicRankings } from '@outrank/shared/lists/classicRankings';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { watchWhenIdle } from '#data/firebase/liveViews.ts';
import { useIsNear } from '#ui/useIsNear.ts';
import { classicRankingsKey as queryKey } from './useClassicRankings.tsx';

/**
 * Updates the classic rankings live once they come near the viewport. Most visits end before that, and then the full SDK is not
 * loaded. Errors are only logged.
 */
export default function LiveClassicRankings({ children }: { children: ReactNode }) {
  const client = useQueryClient();
  const { isNear, watch } = useIsNear();
  useEffect(() => {
    if (!isNear) return undefined;
    const handleData = async (data: unknown) => {
      await client.cancelQueries({ queryKey }); // A slower read must not replace what has arrived.
      client.setQueryData(queryKey, parseClassicRankings(data));
    };
    const handleError = (error: Error) => console.error('The classic rankings could not be watched', error);
    return watchWhenIdle(async () => {
      const { watchDocument } = await import('#data/firebase/live.ts');
      return watchDocument(CLASSIC_RANKINGS_PATH, handleData, handleError);
    });
  }, [client, isNear]);
  return <div ref={watch}>{children}</div>;
}
