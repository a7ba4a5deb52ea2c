import { IDOL_CHANCE, IDOL_NOTICE_MS } from '@outrank/shared/limits';
import type { ListedItem } from '@outrank/shared/lists/listedItem';
import { PanelRightClose, PanelRightOpen } from 'lucide-react';
import { memo, useEffect, useId, useMemo, useRef, useState } from 'react';
import { IconButton } from '#ui/form/Button.tsx';
import { useStableCallback } from '#ui/stable.ts';
import { useIsPhone } from '#ui/useMediaQuery.ts';
import { AddItemContext, type AddItemOptions } from './ContestantRow.tsx';
import idolStyles from './HiddenIdol.module.css';
import { useCollapse } from './panelLayout.ts';
import { SeasonsBrowser, useSeasonsNavigation } from './SeasonsBrowser.tsx';
import styles from './SeasonsPanel.module.css';

export type SeasonsPanelProps = {
  /** Arrays of the classic rankings document, which every parent of the panel has. The panel does not show them. */
  classicLists?: Readonly<Record<string, readonly unknown[]>>;
  /** Without a user, nothing can be added. */
  user: { readonly uid: string } | null;
  createMode: boolean;
  list?: {
    /** Adds an item: at an index where it was dropped, or where a click adds it. Returns whether the list took it. */
    readonly add: (item: ListedItem, index?: number) => boolean;
    /** Adds all items at the end that are not listed yet. A ballot of ten places lacks it. */
    readonly addAll?: (items: readonly ListedItem[]) => void;
  };
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
  const canCollapse = !createMode && !isPhone;
  const { isCollapsed, toggle } = useCollapse(canCollapse);
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
          {canCollapse && (
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

/** Announces a found idol. `found` counts the finds, 0 for none; each find restarts the animation. */
function IdolNotice({ found }: { found: number }) {
  return (
    <div role="status" className={idolStyles.live}>
      {found > 0 && (
        <div key={found} className={idolStyles.notice}>
          <span className={idolStyles.idol} />
          <span className={idolStyles.text}>You found a Hidden Immunity Idol!</span>
        </div>
      )}
    </div>
  );
}

/** Each search has a small chance of finding an idol. `found` counts the finds; it is 0 while no notice is shown. */
function useHiddenIdol() {
  const [found, setFound] = useState(0);

  useEffect(() => {
    if (found === 0) return;
    const timer = setTimeout(() => setFound(0), IDOL_NOTICE_MS);
    return () => clearTimeout(timer);
  }, [found]);

  function search() {
    if (Math.random() < IDOL_CHANCE) setFound((count) => count + 1);
  }

  return { found, search };
}
