import styles from './LastUpdated.module.css';

const moments = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

/** When the classic rankings were last changed; nothing while that is unknown. */
export function LastUpdated({ moment }: { moment: string | undefined }) {
  if (!moment) return null;
  return (
    <p className={styles.updated}>
      Last updated <time dateTime={moment}>{moments.format(new Date(moment))}</time>
    </p>
  );
}
