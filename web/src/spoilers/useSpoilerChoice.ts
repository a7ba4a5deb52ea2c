import { useStore } from '#createStore.ts';
import { type LocalChoice, localChoice } from '#data/spoilers/localChoice.ts';

/**
 * What the user has watched; in another tab, too. A hydrated page reads it as well: what the build draws has no names. Apart
 * from `useShield`, which needs the catalogue, and the login page starts without it.
 */
export function useSpoilerChoice(): LocalChoice {
  return useStore(localChoice);
}
