import { type ComponentProps, type ReactNode, useEffect } from 'react';
import { lazyAfterContent } from '#ui/lazyComponent.ts';
import { useIsPhone } from '#ui/useMediaQuery.ts';
import { LazySeasonsPanel, type PanelProps } from './LazySeasonsPanel.tsx';
import styles from './WithSeasons.module.css';

const SeasonsSheet = lazyAfterContent(() => import('./SeasonsSheet.tsx'));

type Props = { children: ReactNode; panel: PanelProps };

/** A page's content with the seasons panel beside it; on phones, below it. */
export function WithSeasons({ children, panel }: Props) {
  return (
    <div className={styles.columns}>
      <div className={styles.main}>{children}</div>
      <aside className={styles.panel} aria-label="Seasons">
        <LazySeasonsPanel {...panel} />
      </aside>
    </div>
  );
}

type EditorProps = Props & {
  /** The bottom sheet of phones. It opens for the slot that was tapped. */
  sheet: Omit<ComponentProps<typeof SeasonsSheet>, 'panel'>;
};

/** An editor with the seasons panel beside it; on phones, in a bottom sheet. */
export function EditorWithSeasons({ children, panel, sheet }: EditorProps) {
  if (!useIsPhone()) return <WithSeasons panel={panel}>{children}</WithSeasons>;
  return (
    <>
      {children}
      <LateSheet {...sheet} panel={panel} />
    </>
  );
}

/** Loads after the editor. */
function LateSheet(sheet: ComponentProps<typeof SeasonsSheet>) {
  useEffect(() => {
    document.body.dataset.page = 'create';
    return () => {
      delete document.body.dataset.page;
    };
  }, []);
  return <SeasonsSheet {...sheet} />;
}
