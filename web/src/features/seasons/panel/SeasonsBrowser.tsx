import { normalizeText } from '@outrank/shared/text/normalizeText';
import { useDeferredValue } from 'react';
import { SeasonCast } from '#features/seasons/catalogue/SeasonCast.tsx';
import { SeasonGrid } from '#features/seasons/catalogue/SeasonGrid.tsx';
import { SearchField } from '#ui/form/SearchField.tsx';
import { SearchCount } from './SearchCount.tsx';
import { SearchResults } from './SearchResults.tsx';
import styles from './SeasonsBrowser.module.css';
import type { SeasonsNavigation } from './useSeasonsNavigation.ts';

const INSTRUCTION =
  'Click contestants to add them to your ranking list or drag them for precise positioning.';

/** Read-only results hold nothing focusable, so the scroller itself takes the focus and can be scrolled with the keyboard. */
const FOCUSABLE_REGION = { tabIndex: 0, role: 'region', 'aria-label': 'Search results' } as const;

type Props = { navigation: SeasonsNavigation; canAdd: boolean };

/** The search box with the grid, the open season or the search results below it. */
export function SeasonsBrowser({ navigation, canAdd }: Props) {
  const { query, season, view, hasReturned, scroller, search, open, backToSeasons } = navigation;
  const text = useDeferredValue(query);
  // Typing has priority: the grid stays visible until the first results are rendered.
  const shown = view === 'results' && normalizeText(text) === '' ? 'grid' : view;
  return (
    <>
      <div className={styles.search}>
        <SearchField value={query} onChange={search} placeholder="Search seasons or contestants..." />
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
          className={styles.seasons}
          hidden={shown !== 'grid'}
          data-has-returned={hasReturned || undefined}
        >
          <SeasonGrid onOpen={open} />
        </div>
      </div>
    </>
  );
}
