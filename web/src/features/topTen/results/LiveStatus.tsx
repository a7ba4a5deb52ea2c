import type { PublishedTopTen } from '@outrank/shared/ballots/topTen';
import { momentOf } from '#features/topTen/topTenText.ts';
import { pluralize } from '#ui/pluralize.ts';
import styles from './LiveStatus.module.css';

/** That the results follow every ballot, and how fresh they are. */
export function LiveBadge({ results: { publishedAt, totalVotes } }: { results: PublishedTopTen }) {
  return (
    <p className={styles.live}>
      <span className={styles.dot} aria-hidden="true" />
      <span>
        Live, {pluralize(totalVotes, 'ballot')}
        {publishedAt && (
          <>
            , as of <time dateTime={publishedAt}>{momentOf(publishedAt, new Date())}</time>
          </>
        )}
      </span>
    </p>
  );
}
