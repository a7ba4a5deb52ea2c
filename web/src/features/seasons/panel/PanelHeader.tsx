import { PanelRightClose, PanelRightOpen } from 'lucide-react';
import { IdolNotice } from '#features/seasons/idol/IdolNotice.tsx';
import { IconButton } from '#ui/form/Button.tsx';
import styles from './PanelHeader.module.css';
import type { useCollapse } from './useCollapse.ts';

type Props = {
  titleId: string;
  contentId: string;
  collapse: ReturnType<typeof useCollapse>;
  idolsFound: number;
};

/** The panel's title and its toggle. The idol notice covers the title and no control. */
export function PanelHeader({ titleId, contentId, collapse, idolsFound }: Props) {
  const { isPossible, isCollapsed, toggle } = collapse;
  return (
    <header className={styles.header} data-has-idol={idolsFound > 0 || undefined}>
      <h2 id={titleId} className={styles.title}>
        Survivor Seasons
      </h2>
      {isPossible && (
        <IconButton
          label={isCollapsed ? 'Expand seasons' : 'Collapse seasons'}
          icon={isCollapsed ? <PanelRightOpen /> : <PanelRightClose />}
          aria-expanded={!isCollapsed}
          aria-controls={contentId}
          onClick={toggle}
        />
      )}
      <IdolNotice found={idolsFound} />
    </header>
  );
}
