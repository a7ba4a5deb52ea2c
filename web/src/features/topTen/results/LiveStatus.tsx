import type { PublishedTopTen } from '@outrank/shared/ballots/topTen';
import { formatMoment } from '#ui/formatMoment.ts';
import { pluralize } from '#ui/pluralize.ts';
import styles from './LiveStatus.module.css';

/** Says that the results are live, from how many ballots and when they were published. */
export function LiveStatus({ results: { publishedAt, totalVotes } }: { results: PublishedTopTen }) {
  return (
    <p className={styles.live}>
      <span className={styles.dot} aria-hidden="true" />
      <span>
        Live, {pluralize(totalVotes, 'ballot')}
        {publishedAt && (
          <>
            , updated <time dateTime={publishedAt}>{formatMoment(new Date(publishedAt), new Date())}</time>
          </>
        )}
      </span>
    </p>
  );
}
