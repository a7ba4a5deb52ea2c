import styles from './AddItemPrompt.module.css';

type Props = { rank: number; onTap?: (() => void) | undefined };

/** The empty row below the ranking. With `onTap`, on phones, it opens the seasons. */
export function AddItemPrompt({ rank, onTap }: Props) {
  const content = (
    <>
      <span className={styles.rank} aria-hidden="true">
        {rank}
      </span>
      <span>{onTap ? `Tap to pick #${rank}` : 'Pick a contestant or season, or drop one here'}</span>
    </>
  );
  return onTap ? (
    <button type="button" className={styles.empty} onClick={onTap}>
      {content}
    </button>
  ) : (
    <p className={styles.empty}>{content}</p>
  );
}
