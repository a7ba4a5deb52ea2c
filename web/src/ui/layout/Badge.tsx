import type { ReactNode } from 'react';
import styles from './Badge.module.css';

type BadgeProps = {
  tone?: 'neutral' | 'torch' | 'leaf' | 'ember';
  children: ReactNode;
};

/** A few words about a thing: its type, its tags, its state. */
export function Badge({ tone = 'neutral', children }: BadgeProps) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {children}
    </span>
  );
}
