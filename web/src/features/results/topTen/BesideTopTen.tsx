import { formatAveragePosition, type PublishedTopTen, type TopTenRow } from '@outrank/shared/ballots/topTen';
import { findDropped } from '@outrank/shared/results/edition';
import { useId } from 'react';
import { ItemPicture } from '#pictures/ItemPicture.tsx';
import { ItemLink } from '#spoilers/ItemLink.tsx';
import { RevealButton } from '#spoilers/RevealButton.tsx';
import { useShield } from '#spoilers/useShield.ts';
import { RankNumeral } from '#ui/layout/Card.tsx';
import styles from './BesideTopTen.module.css';

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
        {justMissed.map((row) => (
          <Missed key={row.id} row={row} totalVotes={totalVotes} />
        ))}
      </ol>
    </section>
  );
}

function Missed({ row: { id, rank, totalScore }, totalVotes }: { row: TopTenRow; totalVotes: number }) {
  const item = useShield().showPerson(id);
  return (
    <li className={styles.contestant}>
      <RankNumeral rank={rank} size="small" />
      <ItemPicture item={item} size="small" isDecorative />
      <span className={styles.name}>
        <ItemLink item={item} />
        <RevealButton item={item} which={`number ${rank}`} />
      </span>
      <span className={styles.average}>
        <span className={styles.soft}>Avg Pos</span> {formatAveragePosition(totalScore, totalVotes)}
      </span>
    </li>
  );
}

/** The contestants who were in the Top 10 of the last edition and no longer are. */
export function DroppedOut({ results }: { results: PublishedTopTen }) {
  const id = useId();
  const dropped = results.lastEdition ? findDropped(results.lastEdition.items, results.top10) : [];
  if (dropped.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        Dropped out
      </h3>
      <ul className={styles.contestants}>
        {dropped.map(({ id: slug, rank }) => (
          <Dropped key={slug} slug={slug} rank={rank} />
        ))}
      </ul>
    </section>
  );
}

function Dropped({ slug, rank }: { slug: string; rank: number }) {
  const item = useShield().showPerson(slug);
  return (
    <li className={styles.contestant} data-is-dropped>
      <ItemPicture item={item} size="small" isDecorative />
      <span className={styles.name}>
        <ItemLink item={item} />
        <RevealButton item={item} which={`former number ${rank}`} />
      </span>
      <span className={styles.soft}>was #{rank}</span>
    </li>
  );
}
