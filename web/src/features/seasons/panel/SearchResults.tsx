import { formatSeasonName, type Season } from '@outrank/shared/catalogue/catalogue';
import { contestantItem } from '@outrank/shared/lists/listedItem';
import { passOwn } from '@outrank/shared/spoilers/shielded';
import { memo, startTransition, useEffect, useState } from 'react';
import { ContestantRow } from '#features/seasons/catalogue/ContestantRow.tsx';
import { SeasonGrid } from '#features/seasons/catalogue/SeasonGrid.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { Button } from '#ui/form/Button.tsx';
import styles from './SearchResults.module.css';
import { describeHidden, useMatches } from './useMatches.ts';

/** A single letter matches hundreds of contestants; rendering all of them would make typing lag. */
const ROWS_PER_STEP = 60;
/** About a screen of rows: more at once make a frame too long on a slow phone. */
const ROWS_PER_FRAME = 12;

type Props = { text: string; onOpen: (season: Season) => void };

/** The catalogue's matches for a search text: seasons as cards, and each contestant once, with a season that the reader has watched. */
export const SearchResults = memo(function SearchResults({ text, onOpen }: Props) {
  const [limit, setLimit] = useState({ text, rows: ROWS_PER_STEP });
  const rows = limit.text === text ? limit.rows : ROWS_PER_STEP;
  const { seasons, contestants, hidden } = useMatches(text);
  const shown = useGrowingCount(text, Math.min(rows, contestants.length));
  const rest = contestants.length - rows;
  if (seasons.length + contestants.length === 0) {
    return (
      <EmptyState text={describeHidden(hidden) ?? `No matches for “${text.trim()}”`}>
        {hidden > 0
          ? 'To rank them all the same, open their season.'
          : 'Check the spelling, or search for a season.'}
      </EmptyState>
    );
  }
  return (
    <div className={styles.results}>
      {seasons.length > 0 && (
        <section>
          <h3 className={styles.heading}>Seasons</h3>
          <SeasonGrid seasons={seasons} onOpen={onOpen} />
        </section>
      )}
      {contestants.length > 0 && (
        <section>
          <h3 className={styles.heading}>Contestants</h3>
          <ul className={styles.contestants} aria-label="Contestants">
            {contestants.slice(0, shown).map(({ contestant, season }) => (
              <li key={contestant.id}>
                <ContestantRow
                  item={passOwn(contestantItem(contestant.id, season.id))}
                  detail={formatSeasonName(season.name)}
                />
              </li>
            ))}
          </ul>
          {rest > 0 && (
            <Button onClick={() => setLimit({ text, rows: rows + ROWS_PER_STEP })}>
              Show more ({rest} left)
            </Button>
          )}
        </section>
      )}
      {hidden > 0 && <p>{describeHidden(hidden)}</p>}
    </div>
  );
});

/** Counts up to a maximum, some rows a frame. Starts over with another text. */
function useGrowingCount(text: string, max: number): number {
  const [drawn, setDrawn] = useState({ text, rows: ROWS_PER_FRAME });
  const rows = drawn.text === text ? drawn.rows : ROWS_PER_FRAME;
  useEffect(() => {
    if (rows >= max) return;
    const frame = requestAnimationFrame(() =>
      startTransition(() => setDrawn({ text, rows: rows + ROWS_PER_FRAME })),
    );
    return () => cancelAnimationFrame(frame);
  }, [text, rows, max]);
  return Math.min(rows, max);
}
