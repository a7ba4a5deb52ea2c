import type { PublishedTopTen } from '@outrank/shared/topTen';
import { counted } from '#ui/counted.ts';
import styles from './LiveMark.module.css';
import { momentOf } from './topTenWords.ts';

/** That the results follow every ballot, and how fresh they are. */
export function LiveMark({ results: { publishedAt, totalVotes } }: { results: PublishedTopTen }) {
  return (
    <p className={styles.live}>
      <span className={styles.dot} aria-hidden="true" />
      <span>
        Live, {counted(totalVotes, 'ballot')}
        {publishedAt && (
          <>
            , as of <time dateTime={publishedAt}>{momentOf(publishedAt, new Date())}</time>
          </>
        )}
      </span>
    </p>
  );
}
