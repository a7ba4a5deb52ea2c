import { onDemand } from '#ui/onDemand.ts';
import styles from './LastUpdated.module.css';

const moments = onDemand(
  () => new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' }),
);

/** When the classic rankings were last changed; nothing while that is unknown, but its line is kept free on phones. */
export function LastUpdated({ moment }: { moment: string | undefined }) {
  return (
    <p className={styles.updated}>
      {moment && (
        <>
          Last updated <time dateTime={moment}>{moments().format(new Date(moment))}</time>
        </>
      )}
    </p>
  );
}
