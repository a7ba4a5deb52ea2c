import styles from './DecideProgress.module.css';

type Props = {
  /** From 1. */
  number: number;
  mostMore: number;
  share: number;
  /** Who is compared, for screen readers: the cards keep the focus when their words change. */
  names: string;
};

/** How far the questions are. */
export function DecideProgress({ number, mostMore, share, names }: Props) {
  return (
    <div className={styles.progress}>
      <p className={styles.text} role="status">
        Question {number}, {mostMore === 0 ? 'the last one' : `at most ${mostMore} more`}
        <span className="visuallyHidden">. {names}</span>
      </p>
      <div className={styles.bar} aria-hidden="true">
        <div className={styles.done} style={{ scale: `${share} 1` }} />
      </div>
    </div>
  );
}
