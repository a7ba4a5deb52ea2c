import type { Slots } from '@outrank/shared/ballots/ballot';
import type { PublishedTopTen } from '@outrank/shared/ballots/topTen';
import type { UseQueryResult } from '@tanstack/react-query';
import { TopTenSkeleton } from '#features/topTen/entries/TopTenSkeleton.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { ErrorNotice } from '#ui/feedback/ErrorNotice.tsx';
import { EditionPager } from './EditionPager.tsx';
import { LiveStatus } from './LiveStatus.tsx';
import { ResultsBody } from './ResultsBody.tsx';
import { ResultsHeader } from './ResultsHeader.tsx';
import { useOrderAnnouncement } from './useOrderAnnouncement.ts';

type Props = {
  query: UseQueryResult<PublishedTopTen | null>;
  slots: Slots | undefined;
};

/** The current results, updated live. When a reload fails, the shown results stay. */
export function LiveResults({ query, slots }: Props) {
  const { data: results, isError, isFetching, refetch } = query;
  const announcement = useOrderAnnouncement(results);
  const isLoaded = results !== undefined;
  return (
    <>
      <p className="visuallyHidden" aria-live="polite">
        {announcement}
      </p>
      <ResultsHeader
        caption={results && <LiveStatus results={results} />}
        pager={<EditionPager older={results?.lastEdition?.week} />}
      />
      {isError && (
        <ErrorNotice
          message={`Failed to ${isLoaded ? 'reload' : 'load'} global ranking.`}
          onRetry={refetch}
          isRetrying={isFetching}
        />
      )}
      {!isLoaded && !isError && <TopTenSkeleton />}
      {results === null && (
        <EmptyState text="Global ranking not yet available.">Be the first to vote.</EmptyState>
      )}
      {results && <ResultsBody results={results} slots={slots} />}
    </>
  );
}
