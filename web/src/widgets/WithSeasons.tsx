import { type ComponentProps, type ReactNode, Suspense, useEffect } from 'react';
import { lazyAfterContent } from '#ui/lazyComponent.ts';
import { LazySeasonsPanel, type PanelProps } from './LazySeasonsPanel.tsx';
import styles from './WithSeasons.module.css';

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

const SeasonsSheet = lazyAfterContent(() => import('./SeasonsSheet.tsx'));

type Props = ComponentProps<typeof SeasonsSheet> & { children: ReactNode };

/** For editors on phones: the seasons panel in a bottom sheet, shown for the slot that was tapped. Loads after the editor. */
export function WithSeasonsSheet({ children, ...sheet }: Props) {
  useEffect(() => {
    document.body.dataset.page = 'create';
    return () => {
      delete document.body.dataset.page;
    };
  }, []);
  return (
    <>
      {children}
      <Suspense>
        <SeasonsSheet {...sheet} />
      </Suspense>
    </>
  );
}
