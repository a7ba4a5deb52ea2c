import { listKeyText } from '@outrank/shared/documents/list';
import type { ListEntry, RankedList } from '@outrank/shared/lists/rankedList';
import type { ReactNode } from 'react';
import { Loading } from '#ui/feedback/Loading.tsx';
import styles from './ListGrid.module.css';

type Props = {
  entries: readonly ListEntry[];
  /** Limits the grid to three columns on a wide page. */
  hasThreeColumns?: boolean;
  children: (list: RankedList) => ReactNode;
};

/** A grid of cards. A list that could not be parsed shows a sentence in its cell. */
export function ListGrid({ entries, hasThreeColumns = false, children }: Props) {
  return (
    <ul className={styles.grid} data-has-three-columns={hasThreeColumns || undefined}>
      {entries.map(({ key, list }) => (
        <li key={listKeyText(key)} className={styles.cell}>
          {list ? children(list) : <p className={styles.unreadable}>We can't show this list.</p>}
        </li>
      ))}
    </ul>
  );
}

/** Stands in for `ListGrid` while the lists load. */
export function ListGridSkeleton({
  count,
  hasThreeColumns = false,
}: {
  count: number;
  hasThreeColumns?: boolean;
}) {
  return (
    <Loading>
      <div className={styles.grid} data-has-three-columns={hasThreeColumns || undefined}>
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the placeholders are all alike
          <span key={index} className={styles.placeholder} />
        ))}
      </div>
    </Loading>
  );
}
