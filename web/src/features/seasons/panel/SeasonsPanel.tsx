import type { ListedItem } from '@outrank/shared/lists/listedItem';
import { memo, useId, useMemo } from 'react';
import { type Choosing, ChoosingContext } from '#features/seasons/catalogue/addItemContext.ts';
import { useIdolHunt } from '#features/seasons/idol/useHiddenIdol.ts';
import { useIsPhone } from '#features/seasons/useIsPhone.ts';
import { PanelHeader } from './PanelHeader.tsx';
import { SeasonsBrowser } from './SeasonsBrowser.tsx';
import styles from './SeasonsPanel.module.css';
import { useCollapse } from './useCollapse.ts';
import { useSeasonsBrowsing } from './useSeasonsNavigation.ts';

export type SeasonsPanelProps = {
  /** The older document's arrays are an input of the panel that it does not display. */
  classicLists?: Readonly<Record<string, readonly unknown[]>>;
  /** Only somebody who is signed in has a list to choose for. */
  user: { readonly uid: string } | null;
  createMode: boolean;
  /** A contestant or a season is to be added at the end of the ranking. */
  onChoose?: (item: ListedItem) => void;
  listedIds?: ReadonlySet<string>;
  /** What the ranking takes when it is dropped there; needed to choose at all. */
  dragType?: string;
  /** Whether the ranking takes whole seasons too. */
  takesSeasons?: boolean;
  /** On phones while creating: it fills a bottom sheet instead of standing in the page. */
  isInSheet?: boolean;
};

const NONE: ReadonlySet<string> = new Set();

/** The seasons and their contestants: beside a page, below it, or in a sheet. */
export default memo(function SeasonsPanel(props: SeasonsPanelProps) {
  const { user, createMode, onChoose, listedIds = NONE, dragType, takesSeasons = true } = props;
  const { isInSheet = false } = props;
  const id = useId();
  const isPhone = useIsPhone();
  const collapse = useCollapse(!createMode && !isPhone);
  const hunt = useIdolHunt();
  const browsing = useSeasonsBrowsing({ onOpen: hunt.search, hasOwnScroll: !isPhone || isInSheet });
  const mayChoose = createMode && user !== null;
  const choosing = useMemo(
    (): Choosing | undefined =>
      mayChoose && onChoose && dragType ? { onChoose, dragType, listedIds, takesSeasons } : undefined,
    [mayChoose, onChoose, dragType, listedIds, takesSeasons],
  );
  return (
    <ChoosingContext value={choosing}>
      <section
        className={styles.panel}
        aria-labelledby={`${id}-title`}
        data-is-collapsed={collapse.isCollapsed || undefined}
        data-is-in-sheet={isInSheet || undefined}
      >
        <PanelHeader
          titleId={`${id}-title`}
          contentId={`${id}-content`}
          collapse={collapse}
          idolsFound={hunt.found}
        />
        <div id={`${id}-content`} className={styles.content} hidden={collapse.isCollapsed}>
          <SeasonsBrowser browsing={browsing} isChoosing={choosing !== undefined} />
        </div>
      </section>
    </ChoosingContext>
  );
});
