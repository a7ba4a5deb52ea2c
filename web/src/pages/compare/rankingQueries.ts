import { type RankingKey, rankingKeyText } from '@outrank/shared/consensus/rankingKey';
import { queryOptions } from '@tanstack/react-query';
import {
  type ComparedRanking,
  toComparedConsensus,
  toComparedList,
} from '#features/compare/comparedRanking.ts';
import { listQueries } from '#features/lists/listQueries.ts';
import { resultsQueries, subjectPoll } from '#features/results/resultsQueries.ts';

/**
 * A list or the fans' ranking, as one side of a comparison; from the cache while that is fresh. Null when it does not exist or
 * the user may not see it. One document.
 */
export const rankingQuery = (key: RankingKey, uid: string) =>
  queryOptions({
    queryKey: ['compared', rankingKeyText(key), uid],
    queryFn: async ({ client }): Promise<ComparedRanking | null> => {
      if (typeof key === 'string') {
        const consensus = await client.fetchQuery(resultsQueries.live(subjectPoll(key)));
        return toComparedConsensus(key, consensus);
      }
      const list = await client.fetchQuery(listQueries.detail(key));
      return list && toComparedList(key, list, uid);
    },
    staleTime: 0,
  });

export const rankingPairQuery = (a: RankingKey, b: RankingKey, uid: string) =>
  queryOptions({
    queryKey: ['compared', rankingKeyText(a), rankingKeyText(b), uid],
    queryFn: ({ client }) =>
      Promise.all([client.fetchQuery(rankingQuery(a, uid)), client.fetchQuery(rankingQuery(b, uid))]),
    staleTime: 0,
  });
