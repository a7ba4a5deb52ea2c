import { displaySeasonName, type Season } from '@outrank/shared/catalogue/catalogue';
import { seasonItem } from '@outrank/shared/lists/listedItem';
import { memo, useContext, useMemo } from 'react';
import { ItemPicture } from '#pictures/ItemPicture.tsx';
import { AddSeasonButton } from './AddSeasonButton.tsx';
import { ChoosingContext } from './addItemContext.ts';
import { DragWhileChoosing } from './DraggableItem.tsx';
import styles from './SeasonCard.module.css';

type Props = { season: Season; onOpen: (season: Season) => void };

/** A season in the grid: a click opens it. While choosing it can be dragged, or added with a button of its own. */
export const SeasonCard = memo(function SeasonCard({ season, onOpen }: Props) {
  const choosing = useContext(ChoosingContext);
  const item = useMemo(() => seasonItem(season.id), [season.id]);
  return (
    <DragWhileChoosing item={item}>
      <div className={styles.card} data-is-listed={choosing?.listedIds.has(item.id) || undefined}>
        <button type="button" className={styles.open} data-opens={season.id} onClick={() => onOpen(season)}>
          <span className={styles.emblem}>
            <ItemPicture item={item} size={72} isDecorative />
          </span>
          <span className={styles.name}>{displaySeasonName(season.name)}</span>
          <span className={styles.year}>{season.year}</span>
        </button>
        {choosing && <AddSeasonButton item={item} />}
      </div>
    </DragWhileChoosing>
  );
});
