import type { ReactNode } from 'react';
import { RankNumeral } from '#ui/layout/RankNumeral.tsx';
import styles from './SortableGap.module.css';

/** An empty slot of a sortable list: aligned with the rows, and a drop target. */
export function SortableGap({ rank, children }: { rank: number; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: HTML allows no blocks between a list and its items
    <div className={styles.gap} role="listitem">
      <span className={styles.rank} aria-hidden="true">
        <RankNumeral rank={rank} />
      </span>
      <div className={styles.content}>{children}</div>
    </div>
  );
}
