import type { Season } from '@outrank/shared/catalogue/catalogue';
import { normalizeText } from '@outrank/shared/text/text';
import { type Ref, useDeferredValue, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '#ui/form/Button.tsx';
import { SearchField } from '#ui/form/Field.tsx';
import { useStableCallback } from '#ui/stable.ts';
import { SearchCount, SearchResults } from './SearchResults.tsx';
import { SeasonCast } from './SeasonCast.tsx';
import { SeasonGrid } from './SeasonGrid.tsx';
import styles from './SeasonsBrowser.module.css';

const INSTRUCTION =
  'Click contestants to add them to your ranking list or drag them for precise positioning.';

/** Read-only results hold nothing focusable, so the scroller itself takes the focus and can be scrolled with the keyboard. */
const FOCUSABLE_REGION = { tabIndex: 0, role: 'region', 'aria-label': 'Search results' } as const;

type Props = {
  navigation: ReturnType<typeof useSeasonsNavigation>;
  canAdd: boolean;
  /** Whether the grid is one row until the user asks for all seasons. */
  canFold: boolean;
  searchField: Ref<HTMLInputElement>;
};

/** The search box with the grid, the open season or the search results below it. */
export function SeasonsBrowser({ navigation, canAdd, canFold, searchField }: Props) {
  const [isUnfolded, setIsUnfolded] = useState(false);
  const grid = useRef<HTMLDivElement>(null);
  const isFolded = canFold && !isUnfolded;
  const unfold = () => {
    setIsUnfolded(true);
    // The button is gone, so the focus moves to the first season.
    grid.current?.querySelector('button')?.focus({ preventScroll: true });
  };
  const { query, season, view, hasReturned, scroller, search, open, backToSeasons } = navigation;
  const text = useDeferredValue(query);
  // Typing has priority: the grid stays visible until the first results are rendered.
  const shown = view === 'results' && normalizeText(text) === '' ? 'grid' : view;
  return (
    <>
      <div className={styles.search}>
        <SearchField
          ref={searchField}
          value={query}
          onChange={search}
          placeholder="Search seasons or contestants..."
        />
        <SearchCount text={shown === 'results' ? text : ''} />
      </div>
      <div
        ref={scroller}
        className={styles.scroller}
        data-can-add={canAdd || undefined}
        {...(shown === 'results' && !canAdd && FOCUSABLE_REGION)}
      >
        {canAdd && <p className={styles.instruction}>{INSTRUCTION}</p>}
        {shown === 'season' && season && (
          <SeasonCast key={season.id} season={season} onBack={backToSeasons} />
        )}
        {shown === 'results' && <SearchResults text={text} onOpen={open} />}
        {/* Hidden, not unmounted: 46 emblems would have to be rendered again on the way back. */}
        <div
          ref={grid}
          className={styles.seasons}
          hidden={shown !== 'grid'}
          data-has-returned={hasReturned || undefined}
          data-is-folded={isFolded || undefined}
        >
          <SeasonGrid onOpen={open} />
          {isFolded && (
            <Button variant="quiet" size="small" onClick={unfold}>
              Show all seasons
            </Button>
          )}
        </div>
      </div>
    </>
  );
}

type PanelState = {
  readonly query: string;
  readonly season?: Season;
  /** Whether the user just came back from a season: the grid then slides in from the other side. */
  readonly hasReturned: boolean;
};

type Options = {
  onOpen: () => void;
  /** Whether the panel scrolls by itself; otherwise the page scrolls. */
  hasOwnScroll: boolean;
};

function getView({ query, season }: PanelState): 'season' | 'results' | 'grid' {
  if (season) return 'season';
  return normalizeText(query) === '' ? 'grid' : 'results';
}

/** What the panel shows: the grid, an open season or search results. Going back restores scroll position and focus. */
export function useSeasonsNavigation({ onOpen, hasOwnScroll }: Options) {
  const [state, setState] = useState<PanelState>({ query: '', hasReturned: false });
  const view = getView(state);
  const scroller = useRef<HTMLDivElement>(null);
  const gridScrollTop = useRef(0);
  const openedFrom = useRef<{ seasonId: string; view: typeof view }>(undefined);

  const getScroller = () => (hasOwnScroll ? scroller.current : document.documentElement);

  function goTo(next: PanelState) {
    if (view === 'grid') gridScrollTop.current = getScroller()?.scrollTop ?? 0;
    setState(next);
  }

  // A stable function, so that the memoized cards of 46 seasons do not render again while the user types.
  const open = useStableCallback((season: Season) => {
    openedFrom.current = { seasonId: season.id, view };
    goTo({ query: '', season, hasReturned: false });
    onOpen();
  });

  const { hasReturned } = state;
  const current = `${view} ${state.season?.id} ${state.query}`;
  const previous = useRef(current);
  useLayoutEffect(() => {
    const panel = scroller.current;
    if (previous.current === current || !panel) return;
    previous.current = current;
    if (view === 'grid') (hasOwnScroll ? panel : document.documentElement).scrollTop = gridScrollTop.current;
    else if (hasOwnScroll) panel.scrollTop = 0;
    else if (panel.getBoundingClientRect().top < 0) panel.scrollIntoView();
    if (!hasReturned || !openedFrom.current) return;
    const { seasonId, view: left } = openedFrom.current;
    const card = panel.querySelector<HTMLElement>(`[data-opens="${seasonId}"]`);
    card?.focus({ preventScroll: left === 'grid' });
  }, [current, view, hasOwnScroll, hasReturned]);

  return {
    ...state,
    view,
    scroller,
    open,
    search: (query: string) => goTo({ query, hasReturned: false }),
    backToSeasons: () => setState({ query: '', hasReturned: true }),
  };
}
