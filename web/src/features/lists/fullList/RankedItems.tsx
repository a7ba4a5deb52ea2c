import type { ShownItem } from '@outrank/shared/spoilers/shielded';
import { ItemPicture } from '#pictures/ItemPicture.tsx';
import { RevealButton } from '#spoilers/RevealButton.tsx';
import { getPictureSize } from './getPictureSize.ts';
import styles from './RankingLayout.module.css';
import { RankingLayout } from './RankingLayout.tsx';

/** The contestants or seasons of a ranking in order. */
export function RankedItems({ items }: { items: readonly ShownItem[] }) {
  if (items.length === 0) return <p>This list is empty</p>;
  return (
    <RankingLayout count={items.length}>
      {(index) => {
        const item = items[index];
        return item && <Item item={item} index={index} />;
      }}
    </RankingLayout>
  );
}

function Item({ item, index }: { item: ShownItem; index: number }) {
  return (
    <>
      <ItemPicture item={item} size={getPictureSize(index)} isDecorative />
      <span className={styles.text}>
        <span className={styles.name} data-is-hidden={item.isHidden}>
          {item.name}
        </span>
        {item.seasonName && <span className={styles.season}>{item.seasonName}</span>}
        {item.note && <span className={styles.note}>{item.note}</span>}
        <RevealButton item={item} which={`number ${index + 1}`} />
      </span>
    </>
  );
}
