import { type Season, stripSurvivor } from '@outrank/shared/catalogue/catalogue';
import { seasonItem } from '@outrank/shared/lists/listedItem';
import { showOwn } from '@outrank/shared/spoilers/spoilerShield';
import { Check, Plus } from 'lucide-react';
import { memo, useContext } from 'react';
import { ItemPicture } from '#pictures/ItemPicture.tsx';
import { useSeasons } from '#reader/useShield.ts';
import { AddItemContext, ALREADY_LISTED, DraggableItem } from './ContestantRow.tsx';
import styles from './SeasonGrid.module.css';

type Props = { seasons?: readonly Season[]; onOpen: (season: Season) => void };

export const SeasonGrid = memo(function SeasonGrid({ seasons: chosen, onOpen }: Props) {
  const allSeasons = useSeasons();
  const seasons = chosen ?? allSeasons;
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

/**
 * A season in the grid: a click opens it. While a list is edited, it can be dragged, or added without opening it by its own
 * button.
 */
function SeasonCard({ season, onOpen }: { season: Season; onOpen: Props['onOpen'] }) {
  const adding = useContext(AddItemContext);
  const item = showOwn(seasonItem(season.id));
  const isListed = adding?.listedIds.has(item.id);
  const addLabel = `Add ${item.name} to your list${isListed ? `, ${ALREADY_LISTED}` : ''}`;
  return (
    <DraggableItem item={item}>
      <div className={styles.card} data-is-listed={isListed || undefined}>
        <button type="button" className={styles.open} data-opens={season.id} onClick={() => onOpen(season)}>
          <span className={styles.emblem}>
            <ItemPicture item={item} size={72} />
          </span>
          <span className={styles.name} translate="no">
            {stripSurvivor(season.name)}
          </span>
          <span className={styles.year}>{season.year}</span>
        </button>
        {adding?.acceptsSeasons && (
          <button
            type="button"
            className={styles.add}
            data-is-listed={isListed || undefined}
            aria-label={addLabel}
            title={addLabel}
            onClick={() => adding.onAdd(item)}
          >
            <span className={styles.icon} aria-hidden="true">
              {isListed ? <Check /> : <Plus />}
            </span>
          </button>
        )}
      </div>
    </DraggableItem>
  );
}
