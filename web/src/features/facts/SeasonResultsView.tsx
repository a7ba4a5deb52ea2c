import type { SeasonResults } from '@outrank/shared/facts/seasonFacts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Loading, Skeleton } from '#ui/feedback/Loading.tsx';
import { QueryView } from '#ui/feedback/QueryView.tsx';
import { factsQueries } from './factsQueries.ts';

type Props = { seasonId: string; children: (results: SeasonResults) => ReactNode };

/** Reads what happened in a season. Only for readers who asked for it. */
export function SeasonResultsView({ seasonId, children }: Props) {
  return (
    <QueryView
      query={useQuery(factsQueries.results(seasonId))}
      failedText="Failed to load what happened."
      skeleton={
        <Loading>
          <Skeleton shape="fill" />
        </Loading>
      }
    >
      {children}
    </QueryView>
  );
}
