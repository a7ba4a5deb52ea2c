import type { ShownSeason } from '@outrank/shared/airing/airingFilter';
import { findOutcome, scorePrediction } from '@outrank/shared/airing/predictionScore';
import {
  type Prediction,
  predictionResultsPath,
  predictionResultsSchema,
  standingPath,
  standingSchema,
  standingsPath,
  standingsSchema,
  toPredictionKey,
} from '@outrank/shared/documents/airing';
import { queryOptions, useQueries } from '@tanstack/react-query';
import { readPrediction, readShared, readTopStandings } from '#data/airing/predictions.ts';
import { db } from '#data/firebase/firestore.ts';

/** How many fans the standings name. */
const TOP_FANS = 50;

/** Whatever is missing is null. */
export const predictionQueries = {
  own: (key: string, uid: string) =>
    queryOptions({
      queryKey: ['predictions', key, uid],
      queryFn: async (): Promise<Prediction | null> => (await readPrediction(db, key, uid)) ?? null,
      refetchOnWindowFocus: false,
    }),
  /** What all fans predicted; null until that is counted. */
  results: (key: string) =>
    queryOptions({
      queryKey: ['predictionResults', key],
      queryFn: async () =>
        (await readShared(db, predictionResultsPath(key), predictionResultsSchema)) ?? null,
    }),
  /** A fan's points, for readers who may know every recorded episode. */
  standing: (seasonId: string, uid: string) =>
    queryOptions({
      queryKey: ['standings', seasonId, uid],
      queryFn: async () => (await readShared(db, standingPath(seasonId, uid), standingSchema)) ?? null,
    }),
  standings: (seasonId: string) =>
    queryOptions({
      queryKey: ['standings', seasonId],
      queryFn: async () => {
        const [standings, fans] = await Promise.all([
          readShared(db, standingsPath(seasonId), standingsSchema),
          readTopStandings(db, seasonId, TOP_FANS),
        ]);
        return standings ? { standings, fans } : null;
      },
    }),
};

export type OwnEpisode = {
  readonly number: number;
  /** Undefined without a prediction, or when the episode does not count. */
  readonly score: number | undefined;
};

/**
 * A user's scores of the episodes that they have seen, counted from their own predictions: the stored standing would tell of the
 * later ones.
 */
export function useOwnScores(season: ShownSeason, uid: string) {
  const seen = season.episodes.filter(({ number }) => number > 1 && number <= season.knownEpisode);
  return useQueries({
    queries: seen.map(({ number }) => predictionQueries.own(toPredictionKey(season.seasonId, number), uid)),
    combine: (results) => {
      const episodes = seen.map(({ number }, index): OwnEpisode => {
        const order = results[index]?.data?.order;
        return { number, score: order && scorePrediction(order, findOutcome(season, number)) };
      });
      return {
        episodes,
        total: episodes.reduce((sum, { score = 0 }) => sum + score, 0),
        isReady: results.every(({ data }) => data !== undefined),
        isError: results.some(({ data, isError }) => isError && data === undefined),
        isFetching: results.some(({ isFetching }) => isFetching),
        refetch: () => Promise.all(results.map(({ refetch }) => refetch())),
      };
    },
  });
}
