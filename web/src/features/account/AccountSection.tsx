import type { ReactNode } from 'react';
import { Card } from '#ui/layout/Card.tsx';
import styles from './AccountSection.module.css';

type Props = { title: string; words: string; children: ReactNode };

/** One thing that a fan can do with the account. */
export function AccountSection({ title, words, children }: Props) {
  return (
    <Card as="section">
      <h2>{title}</h2>
      <p className={styles.words}>{words}</p>
      {children}
    </Card>
  );
}
