import { formatSeasonName, type Season, seasons } from '@outrank/shared/catalogue/catalogue';
import { seasonItem } from '@outrank/shared/lists/listedItem';
import { passOwn } from '@outrank/shared/spoilers/shielded';
import { Check } from 'lucide-react';
import { memo, useCallback } from 'react';
import { ItemPicture } from '#pictures/ItemPicture.tsx';
import styles from './SeasonToggles.module.css';

type Props = { watched: ReadonlySet<string>; onToggle: (seasonId: string) => void };

// All are named, in the order in which they aired: which there are is no secret.
const emblems = new Map(seasons.map(({ id }) => [id, passOwn(seasonItem(id))]));

/** All seasons as toggle buttons. */
export function SeasonToggles({ watched, onToggle }: Props) {
  return (
    <ul className={styles.seasons} aria-label="Seasons">
      {seasons.map((season) => (
        <li key={season.id}>
          <SeasonToggle season={season} isWatched={watched.has(season.id)} onToggle={onToggle} />
        </li>
      ))}
    </ul>
  );
}

type ToggleProps = { season: Season; isWatched: boolean; onToggle: Props['onToggle'] };

const SeasonToggle = memo(function SeasonToggle({ season, isWatched, onToggle }: ToggleProps) {
  const item = emblems.get(season.id);
  const toggle = useCallback(() => onToggle(season.id), [onToggle, season.id]);
  return (
    <button type="button" className={styles.season} aria-pressed={isWatched} onClick={toggle}>
      <span className={styles.emblem}>
        {item && <ItemPicture item={item} size={48} isDecorative />}
        {isWatched && <Check className={styles.check} aria-hidden="true" />}
      </span>
      <span className={styles.name}>{formatSeasonName(season.name)}</span>
    </button>
  );
});
