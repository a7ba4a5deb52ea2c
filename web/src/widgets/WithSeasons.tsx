import { type ComponentProps, type ReactNode, useEffect } from 'react';
import { readCollapsed } from '#features/seasons/panelLayout.ts';
import { Skeleton } from '#ui/feedback/Loading.tsx';
import { lazyAfterContent } from '#ui/lazyComponent.ts';
import { useIsPhone } from '#ui/useMediaQuery.ts';
import styles from './WithSeasons.module.css';

/** The seasons panel, loaded after the page. A placeholder reserves its width, so that the content beside it does not jump. */
const SeasonsPanel = lazyAfterContent(
  () => import('#features/seasons/SeasonsPanel.tsx'),
  ({ createMode }) => (
    <div className={styles.placeholder} data-is-collapsed={(!createMode && readCollapsed()) || undefined}>
      <Skeleton shape="block" height="24rem" />
    </div>
  ),
);

export type PanelProps = ComponentProps<typeof SeasonsPanel>;

const SeasonsSheet = lazyAfterContent(() => import('./SeasonsSheet.tsx'));

type Props = { children: ReactNode; panel: PanelProps };

/** A page's content with the seasons panel beside it; on phones, below it. */
export function WithSeasons({ children, panel }: Props) {
  return (
    <div className={styles.columns}>
      <div className={styles.main}>{children}</div>
      <aside className={styles.panel} aria-label="Seasons">
        <SeasonsPanel {...panel} />
      </aside>
    </div>
  );
}

type EditorProps = Props & {
  /** The bottom sheet of phones. It opens for the slot that was tapped. */
  sheet: Omit<ComponentProps<typeof SeasonsSheet>, 'children'>;
};

/** An editor with the seasons panel beside it; on phones, in a bottom sheet. */
export function EditorWithSeasons({ children, panel, sheet }: EditorProps) {
  if (!useIsPhone()) return <WithSeasons panel={panel}>{children}</WithSeasons>;
  return (
    <>
      {children}
      <LateSheet sheet={sheet} panel={panel} />
    </>
  );
}

/** Loads after the editor. */
function LateSheet({ sheet, panel }: Omit<EditorProps, 'children'>) {
  useEffect(() => {
    document.body.dataset.page = 'create';
    return () => {
      delete document.body.dataset.page;
    };
  }, []);
  const { index, picks } = sheet.places ?? {};
  // A replacement closes the sheet, so that no other name follows.
  const isReplacing = index !== undefined && picks?.[index] !== undefined;
  return (
    <SeasonsSheet {...sheet}>
      <SeasonsPanel {...panel} isInSheet selectsQuery={!isReplacing} />
    </SeasonsSheet>
  );
}
