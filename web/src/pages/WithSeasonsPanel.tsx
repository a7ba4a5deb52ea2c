import { type ComponentProps, lazy, type ReactNode, Suspense } from 'react';
import { Skeleton } from '#ui/Skeleton.tsx';
import styles from './WithSeasonsPanel.module.css';

const SeasonsPanel = lazy(async () => ({
  default: (await import('#features/seasons/SeasonsPanel.tsx')).SeasonsPanel,
}));

export type PanelProps = ComponentProps<typeof SeasonsPanel>;

/** A page's content with the seasons beside it; on phones below it. */
export function WithSeasonsPanel({ children, panel }: { children: ReactNode; panel: PanelProps }) {
  return (
    <div className={styles.columns}>
      <div className={styles.main}>{children}</div>
      <aside className={styles.panel}>
        <Suspense fallback={<Skeleton shape="block" height="24rem" />}>
          <SeasonsPanel {...panel} />
        </Suspense>
      </aside>
    </div>
  );
}
