import type { Slots } from '@outrank/shared/ballots/ballot';
import type { CategoryId } from '@outrank/shared/ballots/categories';
import { useEffect, useRef } from 'react';
import { useEditionAddress } from '#features/topTen/useEditionAddress.ts';
import { EditionResults } from './EditionResults.tsx';
import { LiveResults } from './LiveResults.tsx';
import styles from './TopTenResults.module.css';
import { useTopTen } from './useTopTen.ts';

type Props = {
  categoryId: CategoryId;
  /** The user's submitted ballot, if any. */
  slots?: Slots | undefined;
  /** Whether the user has just voted or looked at the own ballot, and so expects new results. */
  isChanging?: boolean;
};

/** The link to another edition disappears with the edition it belongs to, so the focus moves to the new heading. */
function useFocusOnEditionChange(week: string | undefined) {
  const section = useRef<HTMLElement>(null);
  const shown = useRef(week);
  useEffect(() => {
    if (shown.current === week) return;
    shown.current = week;
    section.current?.querySelector('h2')?.focus({ preventScroll: true });
  }, [week]);
  return section;
}

/** The Global Top 10 of a category: live, or the edition that the address names. */
export function TopTenResults({ categoryId, slots, isChanging = false }: Props) {
  const query = useTopTen({ categoryId, isChanging });
  const { week } = useEditionAddress();
  const section = useFocusOnEditionChange(week);
  return (
    <section ref={section} className={styles.results} aria-label="Global Top 10">
      {week === undefined ? (
        <LiveResults query={query} slots={slots} />
      ) : (
        <EditionResults
          key={week}
          categoryId={categoryId}
          week={week}
          newestWeek={query.data?.lastEdition?.week}
          slots={slots}
        />
      )}
    </section>
  );
}
