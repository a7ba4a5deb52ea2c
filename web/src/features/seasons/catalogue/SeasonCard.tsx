import { formatSeasonName, type Season } from '@outrank/shared/catalogue/catalogue';
import { seasonItem } from '@outrank/shared/lists/listedItem';
import { passOwn } from '@outrank/shared/spoilers/shielded';
import { memo, useContext, useMemo } from 'react';
import { ItemPicture } from '#pictures/ItemPicture.tsx';
import { AddSeasonButton } from './AddSeasonButton.tsx';
import { AddItemContext } from './addItemContext.ts';
import { DraggableItem } from './DraggableItem.tsx';
import styles from './SeasonCard.module.css';

type Props = { season: Season; onOpen: (season: Season) => void };

/** A season in the grid: a click opens it. While a list is edited, it can be dragged or added with its own button. */
export const SeasonCard = memo(function SeasonCard({ season, onOpen }: Props) {
  const adding = useContext(AddItemContext);
  const item = useMemo(() => passOwn(seasonItem(season.id)), [season.id]);
  return (
    <DraggableItem item={item}>
      <div className={styles.card} data-is-listed={adding?.listedIds.has(item.id) || undefined}>
        <button type="button" className={styles.open} data-opens={season.id} onClick={() => onOpen(season)}>
          <span className={styles.emblem}>
            <ItemPicture item={item} size={72} isDecorative />
          </span>
          <span className={styles.name}>{formatSeasonName(season.name)}</span>
          <span className={styles.year}>{season.year}</span>
        </button>
        {adding && <AddSeasonButton item={item} />}
      </div>
    </DraggableItem>
  );
});
