import { type AiringChoice, showSeason } from '@outrank/shared/airing/airingFilter';
import { hasBuiltInCast } from '@outrank/shared/catalogue/catalogue';
import { type AiringSeason, airingSeasonPath, airingSeasonSchema } from '@outrank/shared/documents/airing';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { readAiringNote } from '#data/airing/predictions.ts';
import { readOne } from '#data/firebase/queries.ts';
import { useNow } from '#ui/useNow.ts';
import { useSpoilerChoice } from './shieldState.ts';

const AIRING_SEASON = 'airingSeason';

/** A season whose cast the app was built with cannot be announced, so nothing is read about it. */
const NEVER_AIRS = { initialData: null, staleTime: Number.POSITIVE_INFINITY };

/** Seasons as they are stored. What readers see passes `useShownSeason`. Whatever is missing is null. */
export const airingQueries = {
  seasons: [AIRING_SEASON] as const,
  season: (seasonId: string) =>
    queryOptions({
      queryKey: [AIRING_SEASON, seasonId],
      queryFn: () => readOne(airingSeasonPath(seasonId), airingSeasonSchema),
      ...(hasBuiltInCast(Number(seasonId.slice(1))) && NEVER_AIRS),
    }),
  /** The season that was announced last. Two documents. */
  latestSeason: () =>
    queryOptions({
      queryKey: [AIRING_SEASON],
      queryFn: async ({ client }) => {
        const note = await readAiringNote();
        return note ? client.fetchQuery(airingQueries.season(note.seasonId)) : null;
      },
    }),
};

/** A season, or the one that was announced last, without what the reader must not know. */
export function useShownSeason(seasonId?: string) {
  const choice: AiringChoice = useSpoilerChoice();
  const now = useNow();
  const query = useQuery({
    ...(seasonId === undefined ? airingQueries.latestSeason() : airingQueries.season(seasonId)),
    select: useCallback(
      (season: AiringSeason | null) => season && showSeason(season, choice, now),
      [choice, now],
    ),
  });
  const { data } = query;
  /** Whether the reader may know everything. Without it, the results of the season are neither shown nor read. */
  const isOver = data === null || (data?.status === 'finished' && data.knowsAll);
  return { query, isOver };
}
