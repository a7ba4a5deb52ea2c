import { IDOL_CHANCE, IDOL_NOTICE_MS } from '@outrank/shared/limits';
import { createContext, useContext, useEffect, useState } from 'react';

/** Gives a number from 0 up to 1 at each throw; tests bring their own. */
export const DiceContext = createContext<() => number>(Math.random);

/** Each search has its chance of an idol. `found` counts the finds; it is 0 while no notice is due. */
export function useIdolHunt() {
  const throwDice = useContext(DiceContext);
  const [found, setFound] = useState(0);

  useEffect(() => {
    if (found === 0) return;
    const timer = setTimeout(() => setFound(0), IDOL_NOTICE_MS);
    return () => clearTimeout(timer);
  }, [found]);

  function search() {
    if (throwDice() < IDOL_CHANCE) setFound((finds) => finds + 1);
  }

  return { found, search };
}
