import type { ReactNode } from 'react';
import styles from './Badge.module.css';

type BadgeProps = {
  tone?: 'neutral' | 'torch' | 'leaf' | 'ember';
  children: ReactNode;
};

/** A short label: a type, a tag or a state. */
export function Badge({ tone = 'neutral', children }: BadgeProps) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {children}
    </span>
  );
}
