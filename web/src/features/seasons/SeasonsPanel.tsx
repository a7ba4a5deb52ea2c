import type { ListedItem } from '@outrank/shared/lists/listedItem';
import { PanelRightClose, PanelRightOpen } from 'lucide-react';
import { memo, useId, useMemo, useRef } from 'react';
import { IconButton } from '#ui/form/Button.tsx';
import { useStableCallback } from '#ui/stable.ts';
import { useIsPhone } from '#ui/useMediaQuery.ts';
import { AddItemContext, type AddItemOptions } from './AddItemContext.tsx';
import { IdolNotice, useHiddenIdol } from './HiddenIdol.tsx';
import { useCollapse } from './panelLayout.ts';
import { SeasonsBrowser, useSeasonsNavigation } from './SeasonsBrowser.tsx';
import styles from './SeasonsPanel.module.css';
import type { PanelList } from './usePanelList.ts';

export type SeasonsPanelProps = {
  /** Arrays of the classic rankings document, which every parent of the panel has. The panel does not show them. */
  classicLists?: Readonly<Record<string, readonly unknown[]>>;
  /** Without a user, nothing can be added. */
  user: { readonly uid: string } | null;
  createMode: boolean;
  list?: PanelList;
  listedIds?: ReadonlySet<string>;
  /** The drag type that the list or ballot accepts; required for adding. */
  dragType?: string;
  /** Whether whole seasons can be added too. */
  acceptsSeasons?: boolean;
  /** On phones in create mode, the panel fills a bottom sheet. */
  isInSheet?: boolean;
  /** Whether the search text is selected after each addition, so that the next name replaces it. */
  selectsQuery?: boolean;
};

const EMPTY: ReadonlySet<string> = new Set();

/** The seasons and their contestants: beside the page's content, below it, or in a sheet. */
export default memo(function SeasonsPanel(props: SeasonsPanelProps) {
  const { user, createMode, list, listedIds = EMPTY, dragType, acceptsSeasons = true } = props;
  const { isInSheet = false, selectsQuery = false } = props;
  const id = useId();
  const isPhone = useIsPhone();
  const { isPossible, isCollapsed, toggle } = useCollapse(!createMode && !isPhone);
  const idol = useHiddenIdol();
  const navigation = useSeasonsNavigation({ onOpen: idol.search, hasOwnScroll: !isPhone || isInSheet });
  const searchField = useRef<HTMLInputElement>(null);
  const canAdd = createMode && user !== null && list !== undefined;
  const onAdd = useStableCallback((item: ListedItem) => {
    list?.add(item);
    if (!selectsQuery || navigation.view !== 'results') return;
    searchField.current?.focus({ preventScroll: true });
    searchField.current?.select();
  });
  const onAddAll = list?.addAll;
  const adding = useMemo(
    (): AddItemOptions | undefined =>
      canAdd && dragType ? { onAdd, onAddAll, dragType, listedIds, acceptsSeasons } : undefined,
    [canAdd, onAdd, onAddAll, dragType, listedIds, acceptsSeasons],
  );
  return (
    <AddItemContext value={adding}>
      <section
        className={styles.panel}
        aria-labelledby={`${id}-title`}
        data-is-collapsed={isCollapsed || undefined}
        data-is-in-sheet={isInSheet || undefined}
      >
        <header className={styles.header} data-has-idol={idol.found > 0 || undefined}>
          <h2 id={`${id}-title`} className={styles.title}>
            Survivor Seasons
          </h2>
          {isPossible && (
            <IconButton
              label={isCollapsed ? 'Expand seasons' : 'Collapse seasons'}
              icon={isCollapsed ? <PanelRightOpen /> : <PanelRightClose />}
              aria-expanded={!isCollapsed}
              aria-controls={`${id}-content`}
              onClick={toggle}
            />
          )}
          {/* It covers the title and no control. */}
          <IdolNotice found={idol.found} />
        </header>
        <div id={`${id}-content`} className={styles.content} hidden={isCollapsed}>
          <SeasonsBrowser
            navigation={navigation}
            canAdd={adding !== undefined}
            canFold={isPhone && !createMode}
            searchField={searchField}
          />
        </div>
      </section>
    </AddItemContext>
  );
});
