import type { ListedItem } from '@outrank/shared/listedItem';
import { ItemPicture } from '#pictures/ItemPicture.tsx';
import { RankNumeral } from '#ui/RankNumeral.tsx';
import styles from './RankedItems.module.css';

const PODIUM = 3;

/** The places of a ranking in order: the first three as a podium, then a calm numbered column. */
export function RankedItems({ items }: { items: readonly ListedItem[] }) {
  if (items.length === 0) return <p>This list is empty</p>;
  return (
    <ol className={styles.items}>
      {items.map((item, index) => (
        <li key={item.id} className={styles.item} data-podium={index < PODIUM ? index + 1 : undefined}>
          <RankNumeral rank={index + 1} size={index < PODIUM ? 'large' : 'regular'} />
          <ItemPicture item={item} size={index < PODIUM ? 'large' : 'medium'} isDecorative />
          <span className={styles.words}>
            <span className={styles.name}>{item.name}</span>
            {item.seasonName && <span className={styles.season}>{item.seasonName}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}
