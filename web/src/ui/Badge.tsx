import type { ReactNode } from 'react';
import styles from './Badge.module.css';

type BadgeProps = {
  tone?: 'neutral' | 'torch' | 'leaf' | 'ember';
  icon?: ReactNode;
  children: ReactNode;
};

/** A few words about a thing: its type, its tags, its state. */
export function Badge({ tone = 'neutral', icon, children }: BadgeProps) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {icon && (
        <span className={styles.icon} aria-hidden="true">
          {icon}
        </span>
      )}
      {children}
    </span>
  );
}
