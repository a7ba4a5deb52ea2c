import type { Ranks } from '@outrank/shared/consensus/compareOrders';
import { useId } from 'react';
import { pluralize } from '#ui/format.ts';
import type { FindItem } from './comparedRanking.ts';
import styles from './OnlyOn.module.css';

type Props = { title: string; ids: readonly string[]; ranks: Ranks; findItem: FindItem };

/** What only one of the two rankings has, with its ranks there. */
export function OnlyOn({ title, ids, ranks, findItem }: Props) {
  const id = useId();
  if (ids.length === 0) return null;
  return (
    <section className={styles.only} aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        {title} <span className={styles.count}>{pluralize(ids.length, 'name')}</span>
      </h3>
      <ul className={styles.items}>
        {ids.map((itemId) => (
          <li key={itemId} className={styles.item}>
            <span className={styles.rank}>#{ranks.get(itemId)}</span> {findItem(itemId)?.name}
          </li>
        ))}
      </ul>
    </section>
  );
}
