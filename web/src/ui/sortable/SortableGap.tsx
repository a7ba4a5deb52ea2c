import type { ReactNode } from 'react';
import { RankNumeral } from '#ui/layout/RankNumeral.tsx';
import styles from './SortableGap.module.css';

/** A place of a sortable list that nobody holds: it lines up with the rows, and is there to be dropped on. */
export function SortableGap({ place, children }: { place: number; children: ReactNode }) {
  return (
    <li className={styles.gap}>
      <span className={styles.place} aria-hidden="true">
        <RankNumeral rank={place} />
      </span>
      <div className={styles.content}>{children}</div>
    </li>
  );
}
