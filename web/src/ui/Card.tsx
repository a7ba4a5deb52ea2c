import type { CSSProperties, ReactNode } from 'react';
import styles from './Card.module.css';

type CardProps = {
  children: ReactNode;
  /** Two CSS colours for the thin edge at the start. */
  edge?: readonly [string, string] | undefined;
  as?: 'div' | 'li' | 'article' | 'section';
};

/**
 * A raised surface. A link marked `data-card-link` inside covers the whole card;
 * buttons and other links stay above it and keep their own press.
 */
export function Card({ children, edge, as: Element = 'div' }: CardProps) {
  const colors = edge && ({ '--edge-from': edge[0], '--edge-to': edge[1] } as CSSProperties);
  return (
    <Element className={styles.card} data-edge={edge ? '' : undefined} style={colors}>
      {children}
    </Element>
  );
}
