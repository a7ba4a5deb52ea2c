import type { Season } from '@outrank/shared/catalogue/catalogue';
import { describeSeason } from '#features/facts/factsQueries.ts';
import { markSeasonWatched } from '#spoilers/markSeasonWatched.ts';
import { Button } from '#ui/form/Button.tsx';
import styles from './SeasonPage.module.css';

/** All that is shown of a season that the reader has not watched. */
export default function ClosedSeason({ season }: { season: Season }) {
  return (
    <div className={styles.closed}>
      <p>{describeSeason(season)}</p>
      <Button onClick={() => markSeasonWatched(season.id)}>Mark as watched</Button>
    </div>
  );
}
