import type { Slots } from '@outrank/shared/ballots/ballot';
import type { CategoryId } from '@outrank/shared/catalogue/categories';
import { addWeeks } from '@outrank/shared/results/edition';
import { useQuery } from '@tanstack/react-query';
import { TopTenSkeleton } from '#features/topTen/entries/TopTenSkeleton.tsx';
import { topTenQueries } from '#features/topTen/topTenQueries.ts';
import { EditionPager } from '#results/EditionPager.tsx';
import { ResultsHeader } from '#results/ResultsHeader.tsx';
import { formatEditionDay } from '#results/resultsText.ts';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { QueryView } from '#ui/feedback/QueryView.tsx';
import { pluralize } from '#ui/format.ts';
import { ResultsBody } from './ResultsBody.tsx';

type Props = {
  categoryId: CategoryId;
  week: string;
  /** The latest edition; undefined until it is known. */
  newestWeek: string | undefined;
  slots: Slots | undefined;
};

/** The frozen results of a past week. */
export function EditionResults({ categoryId, week, newestWeek, slots }: Props) {
  const query = useQuery(topTenQueries.edition(categoryId, week));
  const edition = query.data;
  const isOlder = newestWeek !== undefined && week < newestWeek;
  return (
    <>
      <ResultsHeader
        title="Global Top 10"
        caption={
          <p>
            Edition of <time dateTime={week}>{formatEditionDay(week)}</time>
            {edition && `, ${pluralize(edition.totalVotes, 'ballot')}`}
          </p>
        }
        pager={
          <EditionPager older={edition?.lastEdition?.week} newer={isOlder ? addWeeks(week, 1) : 'live'} />
        }
      />
      <QueryView
        query={query}
        failedText="Failed to load global ranking."
        skeleton={<TopTenSkeleton />}
        isEmpty={(loaded) => loaded === null}
        empty={<EmptyState text="There's no edition for that week." />}
      >
        {(loaded) => loaded && <ResultsBody results={loaded} slots={slots} />}
      </QueryView>
    </>
  );
}
