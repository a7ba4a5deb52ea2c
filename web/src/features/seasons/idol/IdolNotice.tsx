import { Idol } from './Idol.tsx';
import styles from './IdolNotice.module.css';

/** The one moment of theatre. `found` counts the finds, 0 for none: a new find begins anew. */
export function IdolNotice({ found }: { found: number }) {
  return (
    <div role="status" className={styles.place}>
      {found > 0 && (
        <div key={found} className={styles.notice}>
          <span className={styles.idol} aria-hidden="true">
            <Idol />
          </span>
          <span className={styles.words}>You found a Hidden Immunity Idol!</span>
        </div>
      )}
    </div>
  );
}
