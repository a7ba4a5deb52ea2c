import type { Subject } from '@outrank/shared/documents/results';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { consensusQueries } from '#features/consensus/consensusQueries.ts';
import { useLiveUpdates, type WatchStart } from '#results/useLiveUpdates.ts';

/** The consensus of a subject: Firestore Lite reads it first, then the full SDK keeps it up to date while the page is open. */
export function useConsensus(subject: Subject, watchStart: WatchStart) {
  const client = useQueryClient();
  const watch = useCallback(async () => {
    const { queryKey } = consensusQueries.results(subject);
    const { watchConsensus } = await import('#data/consensus/liveConsensus.ts');
    return watchConsensus(subject, (results) => client.setQueryData(queryKey, results ?? null));
  }, [client, subject]);
  useLiveUpdates(watch, watchStart);
  return useQuery(consensusQueries.results(subject));
}
