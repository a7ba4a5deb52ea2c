import { droppedSince } from '@outrank/shared/ballots/edition';
import type { PublishedTopTen } from '@outrank/shared/ballots/topTen';
import { contestantItem } from '@outrank/shared/lists/listedItem';
import { useId } from 'react';
import { ItemPicture } from '#pictures/ItemPicture.tsx';
import styles from './Aside.module.css';

/** Who was in the last edition's ten and is not any more. */
export function DroppedOut({ results }: { results: PublishedTopTen }) {
  const id = useId();
  const dropped = results.lastEdition ? droppedSince(results.lastEdition, results) : [];
  if (dropped.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        Dropped out
      </h3>
      <ul className={styles.people}>
        {dropped.map(({ id: slug, rank }) => (
          <li key={slug} className={styles.person} data-is-dropped>
            <ItemPicture item={contestantItem(slug)} size="small" isDecorative />
            <span className={styles.name}>{contestantItem(slug).name}</span>
            <span className={styles.soft}>was #{rank}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
