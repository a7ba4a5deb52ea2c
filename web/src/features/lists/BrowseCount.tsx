import styles from './BrowseCount.module.css';
import type { Browsed } from './useBrowse.ts';

const counted = (count: number) => `${count} ranking${count === 1 ? '' : 's'}`;

/** How many rankings answer to the filter, or how many of them are shown so far; spoken when it changes. */
export function BrowseCount({ lists, entries, total }: Browsed) {
  const isKnown = entries !== undefined && !lists.isPlaceholderData && !lists.isError;
  return (
    <p className={styles.count} aria-live="polite">
      {isKnown && (total === undefined ? `${counted(entries.length)} shown` : `${counted(total)} found`)}
    </p>
  );
}
