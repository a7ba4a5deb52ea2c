import { findDropped } from '@outrank/shared/ballots/edition';
import type { PublishedTopTen } from '@outrank/shared/ballots/topTen';
import { contestantItem } from '@outrank/shared/lists/listedItem';
import { useId } from 'react';
import { ItemPicture } from '#pictures/ItemPicture.tsx';
import styles from './Aside.module.css';

/** The contestants who were in the Top 10 of the last edition and no longer are. */
export function DroppedOut({ results }: { results: PublishedTopTen }) {
  const id = useId();
  const dropped = results.lastEdition ? findDropped(results.lastEdition, results) : [];
  if (dropped.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        Dropped out
      </h3>
      <ul className={styles.contestants}>
        {dropped.map(({ id: slug, rank }) => (
          <li key={slug} className={styles.contestant} data-is-dropped>
            <ItemPicture item={contestantItem(slug)} size="small" isDecorative />
            <span className={styles.name}>{contestantItem(slug).name}</span>
            <span className={styles.soft}>was #{rank}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
