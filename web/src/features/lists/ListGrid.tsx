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
  /** What the owner of a list that could not be parsed sees besides the sentence. */
  renderUnreadable?: (entry: ListEntry) => ReactNode;
};

/** A grid of cards. A list that could not be parsed shows a sentence in its cell. */
export function ListGrid({ entries, hasThreeColumns = false, children, renderUnreadable }: Props) {
  return (
    <ul className={styles.grid} data-has-three-columns={hasThreeColumns || undefined}>
      {entries.map((entry) => (
        <li key={listKeyText(entry.key)} className={styles.cell}>
          {entry.list ? (
            children(entry.list)
          ) : (
            <div className={styles.unreadable}>
              <p>We can't show this list.</p>
              {renderUnreadable?.(entry)}
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

type SkeletonProps = { count: number; hasThreeColumns?: boolean };

export function ListGridSkeleton({ count, hasThreeColumns = false }: SkeletonProps) {
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
