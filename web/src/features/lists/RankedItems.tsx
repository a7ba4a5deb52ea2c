import type { ListedItem } from '@outrank/shared/lists/listedItem';
import { ItemPicture } from '#pictures/ItemPicture.tsx';
import { pictureSize } from './pictureSize.ts';
import styles from './RankedPlaces.module.css';
import { RankedPlaces } from './RankedPlaces.tsx';

/** The contestants or seasons of a ranking in order. */
export function RankedItems({ items }: { items: readonly ListedItem[] }) {
  if (items.length === 0) return <p>This list is empty</p>;
  return (
    <RankedPlaces count={items.length}>
      {(index) => {
        const item = items[index];
        return item && <Place item={item} size={pictureSize(index)} />;
      }}
    </RankedPlaces>
  );
}

function Place({ item, size }: { item: ListedItem; size: number }) {
  return (
    <>
      <ItemPicture item={item} size={size} isDecorative />
      <span className={styles.words}>
        <span className={styles.name}>{item.name}</span>
        {item.seasonName && <span className={styles.season}>{item.seasonName}</span>}
      </span>
    </>
  );
}
