import type { Season } from '@outrank/shared/catalogue/catalogue';
import { normalizeText } from '@outrank/shared/text/text';
import { useLayoutEffect, useRef, useState } from 'react';
import { useStableCallback } from '#ui/stable.ts';

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

export type SeasonsNavigation = ReturnType<typeof useSeasonsNavigation>;
