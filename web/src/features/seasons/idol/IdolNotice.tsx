import { Idol } from './Idol.tsx';
import styles from './IdolNotice.module.css';

/** Announces a found idol. `found` counts the finds, 0 for none; each find restarts the animation. */
export function IdolNotice({ found }: { found: number }) {
  return (
    <div role="status" className={styles.live}>
      {found > 0 && (
        <div key={found} className={styles.notice}>
          <span className={styles.idol} aria-hidden="true">
            <Idol />
          </span>
          <span className={styles.text}>You found a Hidden Immunity Idol!</span>
        </div>
      )}
    </div>
  );
}
