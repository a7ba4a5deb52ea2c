import type { Slots } from '@outrank/shared/ballots/ballot';
import type { PublishedTopTen } from '@outrank/shared/ballots/topTen';
import type { UseQueryResult } from '@tanstack/react-query';
import { TopTenSkeleton } from '#features/topTen/entries/TopTenSkeleton.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { QueryView } from '#ui/feedback/QueryView.tsx';
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
  const results = query.data;
  const announcement = useOrderAnnouncement(results);
  return (
    <>
      <p className="visuallyHidden" aria-live="polite">
        {announcement}
      </p>
      <ResultsHeader
        caption={results && <LiveStatus results={results} />}
        pager={<EditionPager older={results?.lastEdition?.week} />}
      />
      <QueryView
        query={query}
        failedText={`Failed to ${results === undefined ? 'load' : 'reload'} global ranking.`}
        skeleton={<TopTenSkeleton />}
        isEmpty={(loaded) => loaded === null}
        empty={<EmptyState text="Global ranking not yet available.">Be the first to vote.</EmptyState>}
      >
        {(loaded) => loaded && <ResultsBody results={loaded} slots={slots} />}
      </QueryView>
    </>
  );
}
