import { displaySeasonName, type Season, searchCatalogue } from '@outrank/shared/catalogue/catalogue';
import { contestantItem } from '@outrank/shared/lists/listedItem';
import { memo, useState } from 'react';
import { ContestantRow } from '#features/seasons/catalogue/ContestantRow.tsx';
import { SeasonGrid } from '#features/seasons/catalogue/SeasonGrid.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { Button } from '#ui/form/Button.tsx';
import styles from './SearchResults.module.css';

/** A single letter finds hundreds of people; that many rows at once would make typing lag. */
const ROWS_AT_ONCE = 60;

type Props = { text: string; onOpen: (season: Season) => void };

/** What the catalogue has for a search text: seasons as cards, and everyone once, with their first season. */
export const SearchResults = memo(function SearchResults({ text, onOpen }: Props) {
  const [shown, setShown] = useState({ text, rows: ROWS_AT_ONCE });
  const rows = shown.text === text ? shown.rows : ROWS_AT_ONCE;
  const { seasons, contestants } = searchCatalogue(text);
  const hidden = contestants.length - rows;
  if (seasons.length + contestants.length === 0) {
    return (
      <EmptyState text="The tribe has searched the whole island.">
        Nothing here answers to “{text.trim()}”.
      </EmptyState>
    );
  }
  return (
    <div className={styles.results}>
      {seasons.length > 0 && (
        <section>
          <h3 className={styles.heading}>Seasons</h3>
          <SeasonGrid shown={seasons} onOpen={onOpen} />
        </section>
      )}
      {contestants.length > 0 && (
        <section>
          <h3 className={styles.heading}>Contestants</h3>
          <ul className={styles.people} aria-label="Contestants">
            {contestants.slice(0, rows).map(({ contestant, season }) => (
              <li key={contestant.id}>
                <ContestantRow
                  item={contestantItem(contestant.id, season.id)}
                  detail={displaySeasonName(season.name)}
                />
              </li>
            ))}
          </ul>
          {hidden > 0 && (
            <Button onClick={() => setShown({ text, rows: rows + ROWS_AT_ONCE })}>
              Show more of the {hidden} left
            </Button>
          )}
        </section>
      )}
    </div>
  );
});
