import { formatAveragePosition, type PublishedTopTen } from '@outrank/shared/ballots/topTen';
import { contestantItem } from '@outrank/shared/lists/listedItem';
import { useId } from 'react';
import { ItemPicture } from '#pictures/ItemPicture.tsx';
import { RankNumeral } from '#ui/layout/RankNumeral.tsx';
import styles from './Aside.module.css';

/** The contestants right below the Top 10. */
export function JustMissed({ results: { justMissed, totalVotes } }: { results: PublishedTopTen }) {
  const id = useId();
  if (justMissed.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        Just missed
      </h3>
      <ol className={styles.contestants}>
        {justMissed.map(({ id: slug, rank, totalScore }) => (
          <li key={slug} className={styles.contestant}>
            <RankNumeral rank={rank} size="small" />
            <ItemPicture item={contestantItem(slug)} size="small" isDecorative />
            <span className={styles.name}>{contestantItem(slug).name}</span>
            <span className={styles.average}>
              <span className={styles.soft}>Avg Pos</span> {formatAveragePosition(totalScore, totalVotes)}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
