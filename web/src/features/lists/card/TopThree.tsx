import { PREVIEW_ITEMS } from '@outrank/shared/limits';
import type { ListedItem } from '@outrank/shared/lists/listedItem';
import { ItemPicture } from '#pictures/ItemPicture.tsx';
import styles from './TopThree.module.css';

type Props = { items: readonly ListedItem[]; isCovered: boolean };

/** The first three items of a list, or a note that they are a spoiler. */
export function TopThree({ items, isCovered }: Props) {
  if (isCovered) return <p className={styles.covered}>The top 3 is a spoiler. Open the list to see it.</p>;
  const first = items.slice(0, PREVIEW_ITEMS);
  if (first.length === 0) return <p className={styles.covered}>This list is empty</p>;
  return (
    <section className={styles.topThree}>
      <h4 className={styles.heading}>Top 3</h4>
      <ol className={styles.items}>
        {first.map((item) => (
          <li key={item.id} className={styles.item}>
            <ItemPicture item={item} size="small" isDecorative />
            <span className={styles.name}>{item.name}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
