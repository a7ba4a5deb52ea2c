import { lazyValue } from '#ui/format.ts';
import styles from './LastUpdated.module.css';

const dateFormat = lazyValue(
  () => new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' }),
);

/** When the classic rankings last changed; empty while that is unknown. */
export function LastUpdated({ time }: { time: string | undefined }) {
  return (
    <p className={styles.updated}>
      {time && (
        <>
          Last updated <time dateTime={time}>{dateFormat().format(new Date(time))}</time>
        </>
      )}
    </p>
  );
}
