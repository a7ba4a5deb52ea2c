import { PREVIEW_ITEMS } from '@outrank/shared/limits';
import type { ShownList } from '@outrank/shared/spoilers/shielded';
import { formatItemCount } from '#features/lists/formatItemCount.ts';
import { ItemPicture } from '#pictures/ItemPicture.tsx';
import styles from './TopThree.module.css';

type Props = { list: ShownList; isCovered: boolean };

/** The first three items of a list, or a cover if they are a spoiler, and the number of all items. */
export function TopThree({ list, isCovered }: Props) {
  const first = list.items.slice(0, PREVIEW_ITEMS);
  if (first.length === 0) return <p className={styles.empty}>This list is empty</p>;
  return (
    <section className={styles.topThree}>
      <div className={styles.head}>
        <h4 className={styles.heading}>Top 3</h4>
        <span className={styles.count}>{formatItemCount(list)}</span>
      </div>
      {isCovered ? (
        <p className={styles.cover}>
          <span className={styles.note}>Hidden: spoilers</span>
        </p>
      ) : (
        <ol className={styles.items}>
          {first.map((item) => (
            <li key={item.id} className={styles.item}>
              <ItemPicture item={item} size="small" isDecorative />
              <span className={styles.name} data-is-hidden={item.isHidden}>
                {item.name}
              </span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
