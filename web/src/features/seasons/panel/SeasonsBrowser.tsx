import { searchText } from '@outrank/shared/text/searchText';
import { useDeferredValue } from 'react';
import { SeasonCast } from '#features/seasons/catalogue/SeasonCast.tsx';
import { SeasonGrid } from '#features/seasons/catalogue/SeasonGrid.tsx';
import { SearchField } from '#ui/form/SearchField.tsx';
import { SearchCount } from './SearchCount.tsx';
import { SearchResults } from './SearchResults.tsx';
import styles from './SeasonsBrowser.module.css';
import type { SeasonsBrowsing } from './useSeasonsNavigation.ts';

const INSTRUCTION =
  'Click contestants to add them to your ranking list or drag them for precise positioning.';

/** Results that are only to look at hold nothing that takes the focus; then the scroller does. */
const NOTHING_TO_PRESS = { tabIndex: 0, role: 'region', 'aria-label': 'Search results' } as const;

type Props = { browsing: SeasonsBrowsing; isChoosing: boolean };

/** Search box and what it searches; a panel or a sheet gives it its place. */
export function SeasonsBrowser({ browsing, isChoosing }: Props) {
  const { query, season, view, hasReturned, scroller, search, open, backToSeasons } = browsing;
  const text = useDeferredValue(query);
  // Typing goes first: the grid stays for the moment that the first results take.
  const shown = view === 'results' && searchText(text) === '' ? 'grid' : view;
  return (
    <>
      <div className={styles.search}>
        <SearchField value={query} onChange={search} placeholder="Search seasons or contestants..." />
        <SearchCount text={shown === 'results' ? text : ''} />
      </div>
      <div
        ref={scroller}
        className={styles.scroller}
        data-is-choosing={isChoosing || undefined}
        {...(shown === 'results' && !isChoosing && NOTHING_TO_PRESS)}
      >
        {isChoosing && <p className={styles.instruction}>{INSTRUCTION}</p>}
        {shown === 'season' && season && (
          <SeasonCast key={season.id} season={season} onBack={backToSeasons} />
        )}
        {shown === 'results' && <SearchResults text={text} onOpen={open} />}
        {/* Kept while hidden: 46 emblems need not be drawn again on the way back. */}
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
