import type { ReactNode } from 'react';
import { LazySeasonsPanel, type PanelProps } from './LazySeasonsPanel.tsx';
import styles from './WithSeasonsPanel.module.css';

/** A page's content with the seasons panel beside it; on phones, below it. */
export function WithSeasonsPanel({ children, panel }: { children: ReactNode; panel: PanelProps }) {
  return (
    <div className={styles.columns}>
      <div className={styles.main}>{children}</div>
      <aside className={styles.panel}>
        <LazySeasonsPanel {...panel} />
      </aside>
    </div>
  );
}
