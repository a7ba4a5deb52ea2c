import type { Slots } from '@outrank/shared/ballot';
import type { CategoryId } from '@outrank/shared/categories';
import { EditionResults } from './EditionResults.tsx';
import { LiveResults } from './LiveResults.tsx';
import styles from './TopTenResults.module.css';
import { useEditionAddress } from './useEditionAddress.ts';
import { useTopTen } from './useTopTen.ts';

type Props = {
  categoryId: CategoryId;
  /** One's own submitted ballot, when there is one. */
  slots?: Slots | undefined;
};

/** The Global Top 10 of a category: live, or the edition that the address names. */
export function TopTenResults({ categoryId, slots }: Props) {
  const query = useTopTen(categoryId);
  const { week } = useEditionAddress();
  return (
    <section className={styles.results} aria-label="Global Top 10">
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
