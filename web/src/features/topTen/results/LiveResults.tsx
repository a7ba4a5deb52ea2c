import type { Slots } from '@outrank/shared/ballots/ballot';
import type { PublishedTopTen } from '@outrank/shared/ballots/topTen';
import type { UseQueryResult } from '@tanstack/react-query';
import { ResultsSkeleton } from '#features/topTen/entries/TopTenSkeleton.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { ErrorNotice } from '#ui/feedback/ErrorNotice.tsx';
import { EditionPager } from './EditionPager.tsx';
import { LiveBadge } from './LiveStatus.tsx';
import { ResultsSheet } from './ResultsBody.tsx';
import { ResultsHead } from './ResultsHeader.tsx';
import { useTopTenNews } from './useOrderAnnouncement.ts';

type Props = {
  query: UseQueryResult<PublishedTopTen | null>;
  slots: Slots | undefined;
};

/** The results as they stand, following every ballot. What stands stays when it cannot be read again. */
export function LiveResults({ query, slots }: Props) {
  const { data: results, isError, isFetching, refetch } = query;
  const news = useTopTenNews(results);
  const isKnown = results !== undefined;
  return (
    <>
      <p className="visuallyHidden" aria-live="polite">
        {news}
      </p>
      <ResultsHead
        caption={results && <LiveBadge results={results} />}
        pager={<EditionPager older={results?.lastEdition?.week} />}
      />
      {isError && (
        <ErrorNotice
          message={`Failed to ${isKnown ? 'reload' : 'load'} global ranking.`}
          onRetry={refetch}
          isRetrying={isFetching}
        />
      )}
      {!isKnown && !isError && <ResultsSkeleton />}
      {results === null && (
        <EmptyState text="Global ranking not yet available.">The first ballot lights the torch.</EmptyState>
      )}
      {results && <ResultsSheet results={results} slots={slots} />}
    </>
  );
}
