import type { Slots } from '@outrank/shared/ballots/ballot';
import type { PublishedTopTen } from '@outrank/shared/ballots/topTen';
import type { CategoryId } from '@outrank/shared/catalogue/categories';
import type { UseQueryResult } from '@tanstack/react-query';
import { useCallback } from 'react';
import { DownloadFigures } from '#features/topTen/details/DownloadFigures.tsx';
import { TopTenSkeleton } from '#features/topTen/entries/TopTenSkeleton.tsx';
import { EditionPager } from '#results/EditionPager.tsx';
import { LiveStatus } from '#results/LiveStatus.tsx';
import { ResultsHeader } from '#results/ResultsHeader.tsx';
import { useOrderAnnouncement } from '#results/useOrderAnnouncement.ts';
import { useShield } from '#spoilers/useShield.ts';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { QueryView } from '#ui/feedback/QueryView.tsx';
import { pluralize } from '#ui/format.ts';
import { ResultsBody } from './ResultsBody.tsx';

type Props = {
  categoryId: CategoryId;
  query: UseQueryResult<PublishedTopTen | null>;
  slots: Slots | undefined;
};

/** The current results, updated live. When a reload fails, the shown results stay. */
export function LiveResults({ categoryId, query, slots }: Props) {
  const results = query.data;
  const { showPerson } = useShield();
  const describeChange = useCallback(
    (leader: string) => `The Global Top 10 has changed. ${showPerson(leader).name} leads.`,
    [showPerson],
  );
  const announcement = useOrderAnnouncement(
    results === null ? [] : results?.top10.map(({ id }) => id),
    describeChange,
  );
  return (
    <>
      <p className="visuallyHidden" aria-live="polite">
        {announcement}
      </p>
      <ResultsHeader
        title="Global Top 10"
        caption={
          results && (
            <LiveStatus counted={pluralize(results.totalVotes, 'ballot')} publishedAt={results.publishedAt} />
          )
        }
        pager={<EditionPager older={results?.lastEdition?.week} />}
      />
      <QueryView
        query={query}
        failedText={`Failed to ${results === undefined ? 'load' : 'reload'} global ranking.`}
        skeleton={<TopTenSkeleton />}
        isEmpty={(loaded) => loaded === null}
        empty={<EmptyState text="Global ranking not yet available.">Be the first to vote.</EmptyState>}
      >
        {(loaded) =>
          loaded && (
            <ResultsBody
              results={loaded}
              slots={slots}
              download={<DownloadFigures categoryId={categoryId} />}
            />
          )
        }
      </QueryView>
    </>
  );
}
