import styles from './AddItemPrompt.module.css';

type Props = { place: number; onTap?: (() => void) | undefined };

/** The next place to fill; on phones a tap opens the seasons. */
export function AddItemPrompt({ place, onTap }: Props) {
  const content = (
    <>
      <span className={styles.place} aria-hidden="true">
        {place}
      </span>
      <span>{onTap ? `Tap to fill place ${place}` : 'Choose from the seasons, or drop somebody here'}</span>
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
