import { resultsPath } from '@outrank/shared/documents/results';
import { REFRESH_MS } from '@outrank/shared/limits';
import { isEditionId } from '@outrank/shared/results/edition';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { watchWhenIdle } from '#data/firebase/liveViews.ts';
import { type PublishedPoll, type PublishedResults, resultsQueries } from './resultsQueries.ts';

/** In milliseconds. Firestore bills the first answer of a subscription as another read, and the full SDK is large. */
const DELAYS = { now: 0, soon: 2000, later: 10_000 };

/**
 * When results that were just read are watched. `now`: the user waits for a change. `soon`: a visitor, who has read nothing
 * but the results. `later`: a signed-in user, who has read the own ballot or list too.
 */
export type WatchStart = keyof typeof DELAYS;

/** Busy results are read every REFRESH_MS for this long, which costs less than receiving each change, and then watched again. */
const BUSY_MS = 10 * REFRESH_MS;

/**
 * The results of a poll: Firestore Lite reads them first, then the full SDK keeps them up to date while the page is open. Where no
 * live channel gets through, they are read every REFRESH_MS.
 */
export function useResults<Results extends PublishedResults>(
  { id, parse }: PublishedPoll<Results>,
  watchStart: WatchStart,
) {
  const client = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);
  const [isLive, setIsLive] = useState(false);
  const watch = useCallback(async () => {
    const { watchPublished } = await import('#data/results/watchPublished.ts');
    const { queryKey } = resultsQueries.live({ id, parse });
    const onChange = async (results: Results | undefined) => {
      await client.cancelQueries({ queryKey }); // A slower read must not replace what has arrived.
      client.setQueryData<Results | null>(queryKey, results ?? null);
    };
    const onBusy = () => setIsBusy(true);
    return watchPublished(resultsPath(id), parse, { onChange, onBusy, onLive: setIsLive });
  }, [client, id, parse]);
  useEffect(() => {
    if (!isBusy) {
      const stop = watchWhenIdle(watch, DELAYS[watchStart]);
      return () => {
        stop();
        setIsLive(false);
      };
    }
    const timer = setTimeout(() => setIsBusy(false), BUSY_MS);
    return () => clearTimeout(timer);
  }, [isBusy, watch, watchStart]);
  return useQuery({ ...resultsQueries.live({ id, parse }), refetchInterval: !isLive && REFRESH_MS });
}

const EDITION_PARAMETER = 'edition';

/** The edition that the address names, undefined for the live results, and a way to build the address of another edition. */
export function useEditionAddress() {
  const [parameters] = useSearchParams();
  const value = parameters.get(EDITION_PARAMETER) ?? '';
  const getAddress = (week: string | undefined) => {
    const next = new URLSearchParams(parameters);
    if (week === undefined) next.delete(EDITION_PARAMETER);
    else next.set(EDITION_PARAMETER, week);
    return { search: next.toString() };
  };
  return { week: isEditionId(value) ? value : undefined, getAddress };
}
