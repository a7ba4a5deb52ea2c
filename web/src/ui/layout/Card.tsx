import type { ReactNode } from 'react';
import styles from './Card.module.css';

type CardProps = {
  children: ReactNode;
  as?: 'div' | 'li' | 'article' | 'section';
};

/**
 * A raised surface. A link marked `data-card-link` inside covers the whole card;
 * buttons and other links stay above it and keep their own press.
 */
export function Card({ children, as: Element = 'div' }: CardProps) {
  return <Element className={styles.card}>{children}</Element>;
}
