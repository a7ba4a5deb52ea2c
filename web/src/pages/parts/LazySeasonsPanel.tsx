import { type ComponentProps, Suspense } from 'react';
import { wasCollapsed } from '#features/seasons/panel/useCollapse.ts';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { lazyComponent } from '#ui/lazyComponent.ts';
import styles from './LazySeasonsPanel.module.css';

const SeasonsPanel = lazyComponent(() => import('#features/seasons/panel/SeasonsPanel.tsx'));

export type PanelProps = ComponentProps<typeof SeasonsPanel>;

/** The seasons, whose code comes after the page's own; their width is kept for them, else what stands beside them jumps. */
export function LazySeasonsPanel(panel: PanelProps) {
  const toCome = (
    <div className={styles.toCome} data-is-collapsed={(!panel.createMode && wasCollapsed()) || undefined}>
      <Skeleton shape="block" height="24rem" />
    </div>
  );
  return (
    <Suspense fallback={toCome}>
      <SeasonsPanel {...panel} />
    </Suspense>
  );
}
