import type { Season } from '@outrank/shared/catalogue/catalogue';
import { searchText } from '@outrank/shared/text/searchText';
import { useLayoutEffect, useRef, useState } from 'react';
import { useStableCallback } from '#ui/useStableCallback.ts';

type Place = {
  readonly query: string;
  readonly season?: Season;
  /** Just back from a season: the grid slides in from the other side. */
  readonly hasReturned: boolean;
};

type Options = {
  onOpen: () => void;
  /** Whether the panel scrolls inside itself, or the page does. */
  hasOwnScroll: boolean;
};

function viewOf({ query, season }: Place): 'season' | 'results' | 'grid' {
  if (season) return 'season';
  return searchText(query) === '' ? 'grid' : 'results';
}

function focusCard(panel: HTMLElement | null, seasonId: string, options: FocusOptions) {
  panel?.querySelector<HTMLElement>(`[data-opens="${seasonId}"]`)?.focus(options);
}

/** Where one is in the panel: the grid, an open season or search results. Scroll position and focus find their way back. */
export function useSeasonsBrowsing({ onOpen, hasOwnScroll }: Options) {
  const [place, setPlace] = useState<Place>({ query: '', hasReturned: false });
  const view = viewOf(place);
  const scroller = useRef<HTMLDivElement>(null);
  const gridTop = useRef(0);
  const returnPath = useRef<{ seasonId: string; view: typeof view }>(undefined);

  const scrolled = () => (hasOwnScroll ? scroller.current : document.documentElement);

  function leaveFor(next: Place) {
    if (view === 'grid') gridTop.current = scrolled()?.scrollTop ?? 0;
    setPlace(next);
  }

  // One function for good, so that the cards of 46 seasons stay as they are while somebody types.
  const open = useStableCallback((season: Season) => {
    returnPath.current = { seasonId: season.id, view };
    leaveFor({ query: '', season, hasReturned: false });
    onOpen();
  });

  const shown = `${view} ${place.season?.id} ${place.query}`;
  const wasShown = useRef(shown);
  useLayoutEffect(() => {
    if (wasShown.current === shown) return;
    wasShown.current = shown;
    const panel = scroller.current;
    if (!panel) return;
    if (view === 'grid') (hasOwnScroll ? panel : document.documentElement).scrollTop = gridTop.current;
    else if (hasOwnScroll) panel.scrollTop = 0;
    else if (panel.getBoundingClientRect().top < 0) panel.scrollIntoView();
  }, [shown, view, hasOwnScroll]);

  const { hasReturned } = place;
  useLayoutEffect(() => {
    if (!hasReturned || !returnPath.current) return;
    const { seasonId, view } = returnPath.current;
    focusCard(scroller.current, seasonId, { preventScroll: view === 'grid' });
  }, [hasReturned]);

  return {
    ...place,
    view,
    scroller,
    open,
    search: (query: string) => leaveFor({ query, hasReturned: false }),
    backToSeasons: () => setPlace({ query: '', hasReturned: true }),
  };
}

export type SeasonsBrowsing = ReturnType<typeof useSeasonsBrowsing>;
