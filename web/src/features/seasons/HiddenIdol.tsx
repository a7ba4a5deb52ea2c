import { IDOL_CHANCE, IDOL_NOTICE_MS } from '@outrank/shared/limits';
import { createContext, useContext, useEffect, useState } from 'react';
import styles from './HiddenIdol.module.css';

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

function Idol() {
  return (
    <svg className={styles.idolIdol} viewBox="0 0 64 80" focusable="false" aria-hidden="true">
      <path className={styles.cord} d="M20 16C8 2 22-6 32 6 42-6 56 2 44 16" />
      <path className={styles.feather} d="M19 20 7 8l4 15zM45 20 57 8l-4 15z" />
      <path className={styles.wood} d="M17 17q15-9 30 0l5 15q2 23-8 37-12 10-24 0Q10 55 12 32z" />
      <path className={styles.light} d="M19 19q6-4 13-4v58q-6 0-10-4-9-14-8-35z" />
      <path className={styles.crown} d="M17 17q15-9 30 0l2 7q-17-7-34 0zM22 12l3 6m7-8v7m10-5-3 6" />
      <path className={styles.cut} d="M15 32q9-6 15 1l2 3 2-3q6-7 15-1" />
      <path className={styles.cut} d="M32 36v11m-6 3q6 4 12 0" />
      <path className={styles.socket} d="M18 38q5-5 10 0-5 6-10 0zm18 0q5-5 10 0-5 6-10 0z" />
      <circle className={styles.ember} cx="23" cy="38.5" r="2" />
      <circle className={styles.ember} cx="41" cy="38.5" r="2" />
      <path className={styles.socket} d="M20 56q12-5 24 0-2 10-12 10t-12-10z" />
      <path className={styles.teeth} d="M22 56.5q10-4 20 0v3H22zm3 7h14q-3 2.5-7 2.5t-7-2.5z" />
      <path className={styles.gap} d="M27 55v5m5-5v5m5-5v5" />
      <path className={styles.cut} d="M14 46q3 2 4 5m32-5q-3 2-4 5" />
    </svg>
  );
}

/** Returns a number from 0 to 1, without 1; tests replace it. */
export const RandomContext = createContext<() => number>(Math.random);

/** Each search has a small chance of finding an idol. `found` counts the finds; it is 0 while no notice is shown. */
export function useHiddenIdol() {
  const random = useContext(RandomContext);
  const [found, setFound] = useState(0);

  useEffect(() => {
    if (found === 0) return;
    const timer = setTimeout(() => setFound(0), IDOL_NOTICE_MS);
    return () => clearTimeout(timer);
  }, [found]);

  function search() {
    if (random() < IDOL_CHANCE) setFound((count) => count + 1);
  }

  return { found, search };
}
