import type { Slots } from '@outrank/shared/ballots/ballot';
import type { CategoryId } from '@outrank/shared/catalogue/categories';
import { ResultsSection } from '#results/ResultsSection.tsx';
import { useEditionAddress } from '#results/useEditionAddress.ts';
import type { WatchStart } from '#results/useLiveUpdates.ts';
import { EditionResults } from './EditionResults.tsx';
import { LiveResults } from './LiveResults.tsx';
import { useTopTen } from './useTopTen.ts';

type Props = {
  categoryId: CategoryId;
  /** The user's submitted ballot, if any. */
  slots?: Slots | undefined;
  watchStart?: WatchStart;
};

/** The Global Top 10 of a category: live, or the edition that the address names. */
export function TopTenResults({ categoryId, slots, watchStart = 'later' }: Props) {
  const query = useTopTen(categoryId, watchStart);
  const { week } = useEditionAddress();
  return (
    <ResultsSection label="Global Top 10" week={week}>
      {week === undefined ? (
        <LiveResults categoryId={categoryId} query={query} slots={slots} />
      ) : (
        <EditionResults
          key={week}
          categoryId={categoryId}
          week={week}
          newestWeek={query.data?.lastEdition?.week}
          slots={slots}
        />
      )}
    </ResultsSection>
  );
}
