import { IDOL_CHANCE, IDOL_NOTICE_MS } from '@outrank/shared/limits';
import { useEffect, useState } from 'react';
import styles from './HiddenIdol.module.css';

/** Announces a found idol. `found` counts the finds, 0 for none; each find restarts the animation. */
export function IdolNotice({ found }: { found: number }) {
  return (
    <div role="status" className={styles.live}>
      {found > 0 && (
        <div key={found} className={styles.notice}>
          <span className={styles.idol} />
          <span className={styles.text}>You found a Hidden Immunity Idol!</span>
        </div>
      )}
    </div>
  );
}

/** Each search has a small chance of finding an idol. `found` counts the finds; it is 0 while no notice is shown. */
export function useHiddenIdol() {
  const [found, setFound] = useState(0);

  useEffect(() => {
    if (found === 0) return;
    const timer = setTimeout(() => setFound(0), IDOL_NOTICE_MS);
    return () => clearTimeout(timer);
  }, [found]);

  function search() {
    if (Math.random() < IDOL_CHANCE) setFound((count) => count + 1);
  }

  return { found, search };
}
