import { listKeyText } from '@outrank/shared/firestore/documentPaths';
import type { ListEntry, RankedList } from '@outrank/shared/lists/list';
import type { ReactNode } from 'react';
import styles from './ListGrid.module.css';

type Props = {
  entries: readonly ListEntry[];
  /** At most three cards side by side, however wide the page. */
  isInThrees?: boolean;
  children: (list: RankedList) => ReactNode;
};

/** Cards side by side; a document that could not be read keeps its place and leaves the others standing. */
export function ListGrid({ entries, isInThrees = false, children }: Props) {
  return (
    <ul className={styles.grid} data-is-in-threes={isInThrees || undefined}>
      {entries.map(({ key, list }) => (
        <li key={listKeyText(key)} className={styles.cell}>
          {list ? children(list) : <p className={styles.unreadable}>This list could not be shown.</p>}
        </li>
      ))}
    </ul>
  );
}
