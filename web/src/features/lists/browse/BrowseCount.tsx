import { pluralize } from '#ui/pluralize.ts';
import styles from './BrowseCount.module.css';
import type { BrowseResult } from './useBrowse.ts';

/** How many rankings answer to the filter, or how many of them are shown so far; spoken when it changes. */
export function BrowseCount({ lists, entries, total }: BrowseResult) {
  const isKnown = entries !== undefined && !lists.isPlaceholderData && !lists.isError;
  return (
    <p className={styles.count} aria-live="polite">
      {isKnown &&
        (total === undefined
          ? `${pluralize(entries.length, 'ranking')} shown`
          : `${pluralize(total, 'ranking')} found`)}
    </p>
  );
}
