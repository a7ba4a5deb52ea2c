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
