import { type Season, seasons } from '@outrank/shared/catalogue/catalogue';
import { memo } from 'react';
import { SeasonCard } from './SeasonCard.tsx';
import styles from './SeasonGrid.module.css';

type Props = { shown?: readonly Season[]; onOpen: (season: Season) => void };

/** Cards of seasons; all of them unless told otherwise. */
export const SeasonGrid = memo(function SeasonGrid({ shown = seasons, onOpen }: Props) {
  return (
    <ul className={styles.grid} aria-label="Seasons">
      {shown.map((season) => (
        <li key={season.id}>
          <SeasonCard season={season} onOpen={onOpen} />
        </li>
      ))}
    </ul>
  );
});
