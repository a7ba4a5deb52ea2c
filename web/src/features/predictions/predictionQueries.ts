import type { ShownSeason } from '@outrank/shared/airing/airingFilter';
import { findOutcome, scoreEpisodeOrder } from '@outrank/shared/airing/predictionScore';
import {
  NO_STANDING,
  predictionPath,
  predictionResultsPath,
  predictionResultsSchema,
  predictionSchema,
  standingPath,
  standingSchema,
  standingsPath,
  standingsSchema,
  toEpisodeId,
  toPredictionKey,
} from '@outrank/shared/documents/airing';
import { queryOptions, useMutation, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  changeGroup,
  createGroup,
  findInvitation,
  joinGroup,
  readGroup,
  readOwnGroups,
  readStandingsOf,
} from '#data/airing/groups.ts';
import { type PredictionInput, readTopStandings, savePrediction } from '#data/airing/predictions.ts';
import { inTime } from '#data/firebase/connection.ts';
import { describeFailure, describeRefusal, errorKind } from '#data/firebase/errors.ts';
import { readOne } from '#data/firebase/queries.ts';
import { airingQueries } from '#reader/airingSeason.ts';
import { estimateNow } from '#serverTime.ts';
import { useErrorToast, useToast } from '#ui/overlay/Toast.tsx';

/** How many fans the standings name. */
const TOP_FANS = 50;

/** Whatever is missing is null. */
export const predictionQueries = {
  own: (key: string, uid: string) =>
    queryOptions({
      queryKey: ['predictions', key, uid],
      queryFn: () => readOne(predictionPath(key, uid), predictionSchema),
      refetchOnWindowFocus: false,
    }),
  /** What the user and all fans predicted, which is null until it is counted. For whoever has seen the episode. */
  closed: (key: string, uid: string) =>
    queryOptions({
      queryKey: ['predictionResults', key, uid],
      queryFn: async ({ client }) => {
        const [own, results] = await Promise.all([
          client.fetchQuery(predictionQueries.own(key, uid)),
          readOne(predictionResultsPath(key), predictionResultsSchema),
        ]);
        return { own, results };
      },
    }),
  /** A fan's points, for readers who may know every recorded episode. */
  standing: (seasonId: string, uid: string) =>
    queryOptions({
      queryKey: ['standings', seasonId, uid],
      queryFn: () => readOne(standingPath(seasonId, uid), standingSchema),
    }),
  standings: (seasonId: string) =>
    queryOptions({
      queryKey: ['standings', seasonId],
      queryFn: async () => {
        const [standings, fans] = await Promise.all([
          readOne(standingsPath(seasonId), standingsSchema),
          readTopStandings(seasonId, TOP_FANS),
        ]);
        return standings && { standings, fans };
      },
    }),
};

/**
 * A user's scores of the episodes that they have seen, by episode and in total, and those that they called, counted from their
 * own predictions: the stored standing would tell of the later ones. An episode without a prediction, or one that does not count,
 * has none.
 */
export function useOwnScores(season: ShownSeason, uid: string, isEnabled = true) {
  const seen = season.episodes.filter(({ number }) => number > 1 && number <= season.knownEpisode);
  return useQueries({
    queries: seen.map(({ number }) => ({
      ...predictionQueries.own(toPredictionKey(season.seasonId, number), uid),
      enabled: isEnabled,
    })),
    combine: (results) => {
      const scored = seen.flatMap(({ number }, index) => {
        const order = results[index]?.data?.order;
        const scored = order && scoreEpisodeOrder(order, findOutcome(season, number));
        return scored ? [{ id: toEpisodeId(number), ...scored }] : [];
      });
      const scores = Object.fromEntries(scored.map(({ id, score }) => [id, score]));
      const total = scored.reduce((sum, { score }) => sum + score, 0);
      const calledIn = scored.flatMap((each) => (each.isCalled ? each.id : []));
      const isReady = results.every(({ data }) => data !== undefined);
      return {
        data: isReady ? { scores, total, calledIn } : undefined,
        isError: results.some(({ isError }) => isError),
        isFetching: results.some(({ isFetching }) => isFetching),
        dataUpdatedAt: Math.min(...results.map(({ dataUpdatedAt }) => dataUpdatedAt)),
        refetch: () => Promise.all(results.map(({ refetch }) => refetch())),
      };
    },
  });
}

/**
 * The scores and calls of a user, read once it is asked for: the stored ones for whoever may know all, which is one document, else
 * their own of the episodes that they have seen. Undefined until then.
 */
export function useOwnStanding(season: ShownSeason, uid: string, isAsked: boolean) {
  const { seasonId, knowsAll } = season;
  const stored = useQuery({ ...predictionQueries.standing(seasonId, uid), enabled: isAsked && knowsAll });
  const own = useOwnScores(season, uid, isAsked && !knowsAll);
  if (!isAsked) return { data: undefined, isError: false };
  if (knowsAll) return { data: stored.data === null ? NO_STANDING : stored.data, isError: stored.isError };
  return { data: own.data && { ...own.data, episodes: own.data.scores }, isError: own.isError };
}

/** Points in hundredths: `83.33`. */
export const formatPoints = (points: number): string => String(points / 100);

const REFUSED = 'This prediction was not accepted. It may have closed, or somebody else remains by now.';
const failures = {
  signedOut: 'You must be logged in to submit a prediction.',
  failed: 'Failed to submit the prediction. Please try again.',
  tooFast: "You're submitting too fast. Your order is safe. Try again in a few minutes.",
};

/** Submits a user's prediction, which replaces an earlier one, or withdraws it, and shows the outcome. */
export function useChangePrediction() {
  const client = useQueryClient();
  const toast = useToast();
  const showError = useErrorToast('predict');
  return useMutation({
    mutationFn: (input: PredictionInput) => inTime(savePrediction(input)),
    onSuccess: (_, { key, uid, order }) => {
      const stored = order && { order: [...order], at: new Date(estimateNow()).toISOString() };
      client.setQueryData(predictionQueries.own(key, uid).queryKey, stored);
      const text = order ? 'Prediction submitted.' : 'Prediction withdrawn.';
      toast.show({ id: 'predict', text });
    },
    onError: (error) => {
      const isRefused = errorKind(error) === 'forbidden';
      showError(isRefused ? REFUSED : describeFailure(error, failures));
      if (isRefused) void client.invalidateQueries({ queryKey: airingQueries.seasons });
    },
  });
}

const GROUPS = 'groups';

export const groupQueries = {
  /** A group; null when it is gone, or the user is not in it. */
  detail: (groupId: string) =>
    queryOptions({ queryKey: [GROUPS, groupId], queryFn: () => readGroup(groupId) }),
  /** What an invitation is to; null when it is no longer valid. */
  invitation: (invitation: string) =>
    queryOptions({
      queryKey: [GROUPS, 'invitation', invitation],
      queryFn: () => findInvitation(invitation),
      retry: false,
    }),
  own: (uid: string) => queryOptions({ queryKey: [GROUPS, 'of', uid], queryFn: () => readOwnGroups(uid) }),
  /** The standings of members, of whom some have none. */
  standings: (seasonId: string, memberIds: readonly string[]) =>
    queryOptions({
      queryKey: ['standings', seasonId, memberIds],
      queryFn: () => readStandingsOf(seasonId, memberIds),
    }),
};

type Done = (groupId: string) => unknown;

/** A call that starts, joins or changes a group. A failure is shown. */
function useGroupCall<Request>(call: (request: Request) => Promise<string>, onDone?: Done) {
  const client = useQueryClient();
  const showError = useErrorToast('group');
  return useMutation({
    mutationFn: call,
    onSuccess: (groupId) => {
      void client.invalidateQueries({ queryKey: [GROUPS] });
      onDone?.(groupId);
    },
    onError: (error) => showError(describeRefusal(error)),
  });
}

export const useCreateGroup = (onDone: Done) => useGroupCall(createGroup, onDone);
export const useJoinGroup = (onDone: Done) => useGroupCall(joinGroup, onDone);
export const useChangeGroup = (onDone?: Done) => useGroupCall(changeGroup, onDone);
