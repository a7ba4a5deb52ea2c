import type { ComponentProps } from 'react';
import { readCollapsed } from '#features/seasons/panelLayout.ts';
import { Skeleton } from '#ui/feedback/Loading.tsx';
import { lazyAfterContent } from '#ui/lazyComponent.ts';
import styles from './LazySeasonsPanel.module.css';

/** The seasons panel, loaded after the page. A placeholder reserves its width, so that the content beside it does not jump. */
export const LazySeasonsPanel = lazyAfterContent(
  () => import('#features/seasons/SeasonsPanel.tsx'),
  ({ createMode }) => (
    <div className={styles.placeholder} data-is-collapsed={(!createMode && readCollapsed()) || undefined}>
      <Skeleton shape="block" height="24rem" />
    </div>
  ),
);

export type PanelProps = ComponentProps<typeof LazySeasonsPanel>;
