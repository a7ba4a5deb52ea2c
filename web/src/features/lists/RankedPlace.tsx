import type { CSSProperties, ReactNode } from 'react';
import { RankNumeral } from '#ui/RankNumeral.tsx';
import { columnPlace } from './columnPlace.ts';
import styles from './RankedPlace.module.css';

type Props = {
  /** From 0. */
  index: number;
  /** How many places the ranking has. */
  count: number;
  as?: 'li' | 'div';
  /** The picture, then the words. */
  children: ReactNode;
};

const PODIUM = 3;

/** One numbered place: the first three on the podium, the others in columns. The room it takes is the same for all. */
export function RankedPlace({ index, count, as: Element = 'li', children }: Props) {
  if (index < PODIUM) {
    return (
      <Element className={styles.step} data-step={index + 1}>
        <RankNumeral rank={index + 1} size="large" />
        {children}
      </Element>
    );
  }
  const { row, column, isFirst } = columnPlace(index - PODIUM, count - PODIUM);
  return (
    <Element
      className={styles.place}
      style={{ '--row': row } as CSSProperties}
      data-column={column}
      data-is-first={isFirst || undefined}
    >
      <RankNumeral rank={index + 1} />
      {children}
    </Element>
  );
}
