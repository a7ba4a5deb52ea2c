import { type RankingKey, rankingKeyText } from '@outrank/shared/consensus/rankingKey';
import { queryOptions, useQuery } from '@tanstack/react-query';
import {
  type ComparedRanking,
  toComparedConsensus,
  toComparedList,
} from '#features/compare/comparedRanking.ts';
import { listQueries } from '#features/lists/listQueries.ts';
import { resultsQueries, subjectPoll } from '#features/results/resultsQueries.ts';
import { useUser } from '#features/session/sessionContext.ts';
import { paths } from '#paths.ts';
import type { QueryState } from '#ui/feedback/QueryView.tsx';

/** A list or the fans' ranking, as one side of a comparison; from the cache while that is fresh. */
const rankingQuery = (key: RankingKey, uid: string) =>
  queryOptions({
    queryKey: ['compared', rankingKeyText(key), uid],
    queryFn: async ({ client }): Promise<ComparedRanking | null> => {
      if (typeof key === 'string') {
        const consensus = await client.fetchQuery(resultsQueries.live(subjectPoll(key)));
        return toComparedConsensus(key, consensus, paths.consensusPage(key));
      }
      const list = await client.fetchQuery(listQueries.detail(key));
      return list && toComparedList(key, list, uid, paths.list(key));
    },
    staleTime: 0,
  });

/** Reads a ranking to compare; null when it does not exist or the user may not see it. One document. */
export function useRanking(key: RankingKey): QueryState<ComparedRanking | null> {
  const { uid } = useUser();
  return useQuery(rankingQuery(key, uid));
}

/** Reads both rankings to compare, as `useRanking`. */
export function useRankings(a: RankingKey, b: RankingKey) {
  const { uid } = useUser();
  return useQuery({
    queryKey: ['compared', rankingKeyText(a), rankingKeyText(b), uid],
    queryFn: ({ client }) =>
      Promise.all([client.fetchQuery(rankingQuery(a, uid)), client.fetchQuery(rankingQuery(b, uid))]),
    staleTime: 0,
  });
}
