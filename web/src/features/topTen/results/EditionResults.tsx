import type { Slots } from '@outrank/shared/ballots/ballot';
import type { CategoryId } from '@outrank/shared/ballots/categories';
import { weeksFrom } from '@outrank/shared/ballots/edition';
import { useQuery } from '@tanstack/react-query';
import { ResultsSkeleton } from '#features/topTen/entries/TopTenSkeleton.tsx';
import { topTenQueries } from '#features/topTen/topTenQueries.ts';
import { editionDay } from '#features/topTen/topTenText.ts';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { ErrorNotice } from '#ui/feedback/ErrorNotice.tsx';
import { pluralize } from '#ui/pluralize.ts';
import { EditionPager } from './EditionPager.tsx';
import { ResultsSheet } from './ResultsBody.tsx';
import { ResultsHead } from './ResultsHeader.tsx';

type Props = {
  categoryId: CategoryId;
  week: string;
  /** The latest edition, as far as it is known. */
  newestWeek: string | undefined;
  slots: Slots | undefined;
};

/** The results as they stood when a week closed. */
export function EditionResults({ categoryId, week, newestWeek, slots }: Props) {
  const {
    data: edition,
    isPending,
    isError,
    isFetching,
    refetch,
  } = useQuery(topTenQueries.edition(categoryId, week));
  const isOlder = newestWeek !== undefined && week < newestWeek;
  return (
    <>
      <ResultsHead
        caption={
          <p>
            Edition of <time dateTime={week}>{editionDay(week)}</time>
            {edition && `, ${pluralize(edition.totalVotes, 'ballot')}`}
          </p>
        }
        pager={
          <EditionPager older={edition?.lastEdition?.week} newer={isOlder ? weeksFrom(week, 1) : 'live'} />
        }
      />
      {isPending && <ResultsSkeleton />}
      {isError && (
        <ErrorNotice message="Failed to load global ranking." onRetry={refetch} isRetrying={isFetching} />
      )}
      {edition === null && <EmptyState text="No edition closed that week." />}
      {edition && <ResultsSheet results={edition} slots={slots} />}
    </>
  );
}
