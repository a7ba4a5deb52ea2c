import { getSeasons } from '@outrank/shared/catalogue/catalogue';
import { type ListedItem, seasonItem } from '@outrank/shared/lists/listedItem';
import { useState } from 'react';
import { Button } from '#ui/form/Button.tsx';
import { lazyComponent } from '#ui/lazyComponent.ts';
import styles from './RankingArea.module.css';

const CastChoice = lazyComponent(() => import('./CastChoice.tsx'));

export type ListStartsProps = {
  /** Fills the empty list, and names it unless the user has. */
  onStart: (name: string, items: readonly ListedItem[]) => void;
  onPick: () => void;
};

/** Ways to begin an empty list. */
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
