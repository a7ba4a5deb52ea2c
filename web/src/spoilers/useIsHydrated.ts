import { useSyncExternalStore } from 'react';

const watchNothing = () => () => undefined;

/** False while a prerendered page is hydrated: the build knows no reader's choice, and what it drew must match at first. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    watchNothing,
    () => true,
    () => false,
  );
}
