import type { ListedItem } from '@outrank/shared/lists/listedItem';
import { ItemPicture } from '#pictures/ItemPicture.tsx';
import { getPictureSize } from './getPictureSize.ts';
import styles from './RankingLayout.module.css';
import { RankingLayout } from './RankingLayout.tsx';

/** The contestants or seasons of a ranking in order. */
export function RankedItems({ items }: { items: readonly ListedItem[] }) {
  if (items.length === 0) return <p>This list is empty</p>;
  return (
    <RankingLayout count={items.length}>
      {(index) => {
        const item = items[index];
        return item && <Item item={item} size={getPictureSize(index)} />;
      }}
    </RankingLayout>
  );
}

function Item({ item, size }: { item: ListedItem; size: number }) {
  return (
    <>
      <ItemPicture item={item} size={size} isDecorative />
      <span className={styles.text}>
        <span className={styles.name}>{item.name}</span>
        {item.seasonName && <span className={styles.season}>{item.seasonName}</span>}
      </span>
    </>
  );
}
