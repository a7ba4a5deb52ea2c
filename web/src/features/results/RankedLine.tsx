import type { Movement } from '@outrank/shared/results/edition';
import type { ShownItem } from '@outrank/shared/spoilers/spoilerShield';
import type { ReactNode } from 'react';
import { ItemPicture } from '#pictures/ItemPicture.tsx';
import { Badge, RankNumeral } from '#ui/layout/Card.tsx';
import { MovementBadge } from '#ui/layout/MovementBadge.tsx';
import styles from './RankedLine.module.css';

type Props = {
  item: ShownItem;
  /** Undefined for an item that has no rank yet. */
  rank: number | undefined;
  name: ReactNode;
  movement?: Movement | undefined;
  /** The reader's own rank of the item. */
  ownRank: number | undefined;
  facts: ReactNode;
  score?: ReactNode;
  /** What follows in the line. */
  children?: ReactNode;
};

/** The line of an item in a ranking with columns. On phones, what belongs together stands in two rows. */
export function RankedLine({ item, rank, name, movement, ownRank, facts, score, children }: Props) {
  return (
    <div className={styles.line}>
      {rank !== undefined && (
        <span className={styles.rank}>
          <RankNumeral rank={rank} size="small" />
        </span>
      )}
      <span className={styles.picture}>
        <ItemPicture item={item} size={40} />
      </span>
      {name}{' '}
      {movement && movement.kind !== 'same' && (
        <span className={styles.movement}>
          <MovementBadge movement={movement} />
        </span>
      )}{' '}
      {ownRank !== undefined && (
        <span className={styles.own}>
          <Badge tone="leaf">you: #{ownRank}</Badge>
        </span>
      )}{' '}
      <p className={styles.facts}>{facts}</p>
      {score}
      {children}
    </div>
  );
}

type ScoreProps = {
  /** How full its bar is, from 0 to 1. */
  ratio: number;
  /** Heard before and after the number, which a head over the column explains to the eye. */
  before: string;
  after?: string;
  children: string;
};

export function Score({ ratio, before, after, children }: ScoreProps) {
  return (
    <p className={styles.score} style={{ '--ratio': ratio }}>
      <span className="visuallyHidden">{before} </span>
      <strong className={styles.percent}>{children}</strong>
      {after && <span className="visuallyHidden"> {after}</span>}
      <span className={styles.bar} />
    </p>
  );
}
