import type { ReactNode } from 'react';
import { Card } from '#ui/layout/Card.tsx';
import styles from './AccountSection.module.css';

type Props = { title: string; text: string; children: ReactNode };

export function AccountSection({ title, text, children }: Props) {
  return (
    <Card as="section">
      <h2>{title}</h2>
      <p className={styles.text}>{text}</p>
      {children}
    </Card>
  );
}
