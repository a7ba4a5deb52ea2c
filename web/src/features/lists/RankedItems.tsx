import type { ListedItem } from '@outrank/shared/listedItem';
import { ItemPicture } from '#pictures/ItemPicture.tsx';
import { pictureSize } from './pictureSize.ts';
import styles from './RankedPlace.module.css';
import { RankedPlace } from './RankedPlace.tsx';

/** The places of a ranking in order: the first three on a podium, then numbered columns. */
export function RankedItems({ items }: { items: readonly ListedItem[] }) {
  if (items.length === 0) return <p>This list is empty</p>;
  return (
    <ol className={styles.places}>
      {items.map((item, index) => (
        <RankedPlace key={item.id} index={index} count={items.length}>
          <ItemPicture item={item} size={pictureSize(index)} isDecorative />
          <span className={styles.words}>
            <span className={styles.name}>{item.name}</span>
            {item.seasonName && <span className={styles.season}>{item.seasonName}</span>}
          </span>
        </RankedPlace>
      ))}
    </ol>
  );
}
