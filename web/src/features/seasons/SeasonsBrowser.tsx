import { normalizeText } from '@outrank/shared/text/text';
import { type Ref, useDeferredValue, useRef, useState } from 'react';
import { Button } from '#ui/form/Button.tsx';
import { SearchField } from '#ui/form/Field.tsx';
import { SearchCount, SearchResults } from './SearchResults.tsx';
import { SeasonCast } from './SeasonCast.tsx';
import { SeasonGrid } from './SeasonGrid.tsx';
import styles from './SeasonsBrowser.module.css';
import type { SeasonsNavigation } from './useSeasonsNavigation.ts';

const INSTRUCTION =
  'Click contestants to add them to your ranking list or drag them for precise positioning.';

/** Read-only results hold nothing focusable, so the scroller itself takes the focus and can be scrolled with the keyboard. */
const FOCUSABLE_REGION = { tabIndex: 0, role: 'region', 'aria-label': 'Search results' } as const;

type Props = {
  navigation: SeasonsNavigation;
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
