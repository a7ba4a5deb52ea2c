import { SEARCH_TOTAL_MAX } from '@outrank/shared/callables';
import { pluralize } from '#ui/format.ts';
import styles from './BrowseCount.module.css';
import type { BrowseResult } from './useBrowse.ts';

/** The number of rankings that match the filter, or of those shown so far. Screen readers announce changes. */
export function BrowseCount({ lists, entries, total, hiddenCount }: BrowseResult) {
  const isKnown = entries !== undefined && !lists.isPlaceholderData && !lists.isError;
  return (
    <p className={styles.count} aria-live="polite">
      {isKnown &&
        (total === undefined
          ? `${pluralize(entries.length, 'ranking')} shown`
          : total === SEARCH_TOTAL_MAX
            ? '1,000+ rankings found'
            : `${pluralize(total - hiddenCount, 'ranking')} found`)}
      {isKnown && hiddenCount > 0 && '. Some matches are hidden.'}
    </p>
  );
}
