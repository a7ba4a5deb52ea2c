import type { ReactNode } from 'react';
import { formatCount, pluralize } from '#ui/format.ts';
import styles from './CountBadge.module.css';

type Props = {
  icon: ReactNode;
  count: number;
  /** What is counted, in the singular. */
  noun: string;
};

/** An icon with a number. Screen readers hear the noun too. */
export function CountBadge({ icon, count, noun }: Props) {
  return (
    <span className={styles.count}>
      {icon}
      <span aria-hidden="true">{formatCount(count)}</span>
      <span className="visuallyHidden">{pluralize(count, noun)}</span>
    </span>
  );
}
