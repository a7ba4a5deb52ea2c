import { type Contestant, formatSeasonName, type Season } from '@outrank/shared/catalogue/catalogue';
import { contestantItem } from '@outrank/shared/lists/listedItem';
import { showOwn } from '@outrank/shared/spoilers/spoilerShield';
import { memo, useContext, useState } from 'react';
import { EmptyState } from '#ui/feedback/QueryView.tsx';
import { Button } from '#ui/form/Button.tsx';
import { pluralize } from '#ui/format.ts';
import { AddItemContext, ContestantRow } from './ContestantRow.tsx';
import styles from './SearchResults.module.css';
import { SeasonGrid } from './SeasonGrid.tsx';
import { useMatches } from './useMatches.ts';

/** A single letter matches hundreds of contestants; rendering all of them would make typing lag. */
const ROWS_PER_STEP = 60;

type Props = { text: string; onOpen: (season: Season) => void };

/** The catalogue's matches for a search text: seasons as cards, and each contestant once. */
export const SearchResults = memo(function SearchResults({ text, onOpen }: Props) {
  const [limit, setLimit] = useState({ text, rows: ROWS_PER_STEP });
  const rows = limit.text === text ? limit.rows : ROWS_PER_STEP;
  const { seasons, contestants, hidden } = useMatches(text);
  const rest = contestants.length - rows;
  if (seasons.length + contestants.length === 0) {
    return (
      <EmptyState text={describeHidden(hidden) ?? `No matches for “${text.trim()}”`}>
        {hidden === 0 && 'Check the spelling, or search for a season.'}
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
          <h3 className={styles.heading}>Castaways</h3>
          <ul className={styles.contestants} aria-label="Castaways">
            {contestants.slice(0, rows).map(({ contestant, seasons: [season, ...later] }) => (
              <li key={contestant.id}>
                <ContestantRow
                  item={showOwn(contestantItem(contestant.id, season.id))}
                  detail={later.length === 0 ? formatSeasonName(season.name) : undefined}
                />
                {later.length > 0 && (
                  <SeasonChips contestant={contestant} seasons={[season, ...later]} onOpen={onOpen} />
                )}
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

type SeasonChipsProps = Pick<Props, 'onOpen'> & { contestant: Contestant; seasons: readonly Season[] };

/** The seasons of someone who came back. While a list is edited, each adds them from that season; otherwise it opens. */
function SeasonChips({ contestant: { id, name }, seasons, onOpen }: SeasonChipsProps) {
  const adding = useContext(AddItemContext);
  return (
    <fieldset className={styles.chips} aria-label={`Seasons of ${name}`}>
      {seasons.map((season) => (
        <Button
          key={season.id}
          size="small"
          translate="no"
          onClick={() => (adding ? adding.onAdd(contestantItem(id, season.id)) : onOpen(season))}
        >
          {formatSeasonName(season.name)}
        </Button>
      ))}
    </fieldset>
  );
}

/** Announces the number of results to screen readers. */
export function SearchCount({ text }: { text: string }) {
  const { seasons, contestants, hidden } = useMatches(text);
  const isSearch = text.trim() !== '';
  const found = [
    seasons.length > 0 && pluralize(seasons.length, 'season'),
    contestants.length > 0 && pluralize(contestants.length, 'castaway'),
  ];
  const parts = [found.filter(Boolean).join(', '), describeHidden(hidden)].filter(Boolean);
  return (
    <p className="visuallyHidden" aria-live="polite">
      {isSearch && (parts.join('. ') || 'No matches')}
    </p>
  );
}

/** Says that matches are hidden, without telling who; undefined when none are. */
function describeHidden(hidden: number): string | undefined {
  if (hidden === 0) return undefined;
  if (hidden === 1) return "That's someone from a season you haven't watched. Open the season to add them.";
  return `${hidden} matches are from seasons you haven't watched. Open the seasons to add them.`;
}
