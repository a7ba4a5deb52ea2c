import { formatMoment } from '#ui/format.ts';
import styles from './LiveStatus.module.css';

type Props = {
  /** What is counted: `12 ballots`. */
  counted: string;
  publishedAt: string | undefined;
};

/** Says that the results are live, of how many ballots and when they were published. */
export function LiveStatus({ counted, publishedAt }: Props) {
  return (
    <p className={styles.live}>
      <span className={styles.dot} aria-hidden="true" />
      <span>
        Live, {counted}
        {publishedAt && (
          <>
            , updated <time dateTime={publishedAt}>{formatMoment(new Date(publishedAt), new Date())}</time>
          </>
        )}
      </span>
    </p>
  );
}
