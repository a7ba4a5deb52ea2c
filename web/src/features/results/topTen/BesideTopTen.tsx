import { formatAveragePosition, type PublishedTopTen } from '@outrank/shared/ballots/topTen';
import { findDropped } from '@outrank/shared/results/edition';
import { type ReactNode, useId } from 'react';
import { ItemPicture } from '#pictures/ItemPicture.tsx';
import { ItemLink } from '#spoilers/ItemLink.tsx';
import { RevealButton } from '#spoilers/RevealButton.tsx';
import { useShield } from '#spoilers/useShield.ts';
import { RankNumeral } from '#ui/layout/Card.tsx';
import styles from './BesideTopTen.module.css';

type Props = { results: PublishedTopTen };

/** The contestants right below the Top 10. */
export function JustMissed({ results: { justMissed, totalVotes } }: Props) {
  return (
    <Contestants title="Just missed">
      {justMissed.map(({ id, rank, totalScore }) => (
        <Contestant key={id} id={id} which={`number ${rank}`} rank={rank}>
          <span className={styles.average}>
            <span className={styles.soft}>Avg Pos</span> {formatAveragePosition(totalScore, totalVotes)}
          </span>
        </Contestant>
      ))}
    </Contestants>
  );
}

/** The contestants who were in the Top 10 of the last edition and no longer are. */
export function DroppedOut({ results: { lastEdition, top10 } }: Props) {
  const dropped = lastEdition ? findDropped(lastEdition.items, top10) : [];
  return (
    <Contestants title="Dropped out">
      {dropped.map(({ id, rank }) => (
        <Contestant key={id} id={id} which={`former number ${rank}`}>
          <span className={styles.soft}>was #{rank}</span>
        </Contestant>
      ))}
    </Contestants>
  );
}

function Contestants({ title, children }: { title: string; children: readonly ReactNode[] }) {
  const headingId = useId();
  if (children.length === 0) return null;
  return (
    <section aria-labelledby={headingId}>
      <h3 id={headingId} className={styles.title}>
        {title}
      </h3>
      <ol className={styles.contestants}>{children}</ol>
    </section>
  );
}

type ContestantProps = { id: string; which: string; rank?: number; children: ReactNode };

function Contestant({ id, which, rank, children }: ContestantProps) {
  const item = useShield().showPerson(id);
  return (
    <li className={styles.contestant} data-is-dropped={rank === undefined || undefined}>
      {rank !== undefined && <RankNumeral rank={rank} size="small" />}
      <ItemPicture item={item} size="small" isDecorative />
      <span className={styles.name}>
        <ItemLink item={item} />
        <RevealButton item={item} which={which} />
      </span>
      {children}
    </li>
  );
}
