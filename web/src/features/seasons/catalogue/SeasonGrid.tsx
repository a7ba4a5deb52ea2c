import { seasons as allSeasons, type Season } from '@outrank/shared/catalogue/catalogue';
import { memo } from 'react';
import { SeasonCard } from './SeasonCard.tsx';
import styles from './SeasonGrid.module.css';

type Props = { seasons?: readonly Season[]; onOpen: (season: Season) => void };

/** Cards of the given seasons, by default of all. */
export const SeasonGrid = memo(function SeasonGrid({ seasons = allSeasons, onOpen }: Props) {
  return (
    <ul className={styles.grid} aria-label="Seasons">
      {seasons.map((season) => (
        <li key={season.id}>
          <SeasonCard season={season} onOpen={onOpen} />
        </li>
      ))}
    </ul>
  );
});
