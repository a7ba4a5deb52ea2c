import type { ReactNode } from 'react';
import styles from './Card.module.css';

type CardProps = {
  children: ReactNode;
  as?: 'div' | 'li' | 'article' | 'section';
};

/**
 * A raised surface. A link with `data-card-link` covers the whole card; buttons and other links stay clickable above it.
 */
export function Card({ children, as: Element = 'div' }: CardProps) {
  return <Element className={styles.card}>{children}</Element>;
}

type BadgeProps = {
  tone?: 'neutral' | 'torch' | 'leaf' | 'ember';
  children: ReactNode;
};

export function Badge({ tone = 'neutral', children }: BadgeProps) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {children}
    </span>
  );
}

type RankNumeralProps = {
  rank: number;
  size?: 'small' | 'regular' | 'large';
};

/** The rank of an item. The first three are highlighted. */
export function RankNumeral({ rank, size = 'regular' }: RankNumeralProps) {
  return (
    <span className={styles.numeral} data-size={size} data-is-top={rank <= 3 || undefined}>
      {rank}
    </span>
  );
}

/** A line of spans with dots between them, but no dot at a line break. */
export function DottedLine({ children }: { children: ReactNode }) {
  return <span className={styles.line}>{children}</span>;
}
