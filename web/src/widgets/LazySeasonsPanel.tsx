import { type ComponentProps, Suspense } from 'react';
import { readCollapsed } from '#features/seasons/panelLayout.ts';
import { Skeleton } from '#ui/feedback/Loading.tsx';
import { lazyAfterContent } from '#ui/lazyComponent.ts';
import styles from './LazySeasonsPanel.module.css';

const SeasonsPanel = lazyAfterContent(() => import('#features/seasons/SeasonsPanel.tsx'));

export type PanelProps = ComponentProps<typeof SeasonsPanel>;

/** The seasons panel, loaded after the page. A placeholder reserves its width, so that the content beside it does not jump. */
export function LazySeasonsPanel(panel: PanelProps) {
  const placeholder = (
    <div
      className={styles.placeholder}
      data-is-collapsed={(!panel.createMode && readCollapsed()) || undefined}
    >
      <Skeleton shape="block" height="24rem" />
    </div>
  );
  return (
    <Suspense fallback={placeholder}>
      <SeasonsPanel {...panel} />
    </Suspense>
  );
}
