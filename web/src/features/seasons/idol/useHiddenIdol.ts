import { IDOL_CHANCE, IDOL_NOTICE_MS } from '@outrank/shared/limits';
import { createContext, useContext, useEffect, useState } from 'react';

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
