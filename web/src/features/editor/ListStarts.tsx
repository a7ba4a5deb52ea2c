import { formatSeasonName, getSeasons } from '@outrank/shared/catalogue/catalogue';
import { contestantItem, type ListedItem, seasonItem } from '@outrank/shared/lists/listedItem';
import { useState } from 'react';
import { useSeasons, useShield } from '#reader/useShield.ts';
import { Button } from '#ui/form/Button.tsx';
import { Select } from '#ui/form/Select.tsx';
import styles from './RankingArea.module.css';

export type ListStartsProps = {
  /** Fills the empty list, and names it unless the user has. */
  onStart: (name: string, items: readonly ListedItem[]) => void;
  onPick: () => void;
};

export function ListStarts({ onStart, onPick }: ListStartsProps) {
  const [isChoosingCast, setIsChoosingCast] = useState(false);
  const rankEverySeason = () =>
    onStart(
      'Every season, ranked',
      getSeasons().map(({ id }) => seasonItem(id)),
    );
  const pickTen = () => {
    onStart('My top ten', []);
    onPick();
  };
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields */}
      <div className={styles.starts} role="group" aria-label="Ways to start">
        <Button aria-expanded={isChoosingCast} onClick={() => setIsChoosingCast(!isChoosingCast)}>
          Rank a cast
        </Button>
        <Button onClick={rankEverySeason}>Rank every season</Button>
        <Button onClick={pickTen}>My top ten</Button>
      </div>
      {isChoosingCast && <CastChoice onStart={onStart} />}
    </>
  );
}

/** Chooses the season whose cast fills the list. A cast that the reader has not watched may give away who came back. */
function CastChoice({ onStart }: Pick<ListStartsProps, 'onStart'>) {
  const { showItem } = useShield();
  const seasons = useSeasons().filter(
    ({ id, contestants }) => contestants.length > 0 && !showItem(seasonItem(id)).isHidden,
  );
  const [chosenId, setChosenId] = useState(seasons[0]?.id ?? '');
  const season = seasons.find(({ id }) => id === chosenId);
  if (!season) return <p>Mark a season as watched to rank its cast.</p>;
  const name = formatSeasonName(season.name);
  return (
    <div className={styles.starts}>
      <Select
        label="Season"
        options={seasons.map((each) => ({ value: each.id, label: formatSeasonName(each.name) }))}
        value={season.id}
        onChange={setChosenId}
      />
      <Button
        variant="primary"
        onClick={() =>
          onStart(
            `${name}, ranked`,
            season.contestants.map(({ id }) => contestantItem(id, season.id)),
          )
        }
      >
        Add all {season.contestants.length}
      </Button>
    </div>
  );
}
