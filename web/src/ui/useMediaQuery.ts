import { useSyncExternalStore } from 'react';

/** Whether the window matches a media query such as `(width < 62rem)`; false in prerendered pages. */
export function useMediaQuery(query: string): boolean {
  const subscribe = (onChange: () => void) => {
    const list = window.matchMedia(query);
    list.addEventListener('change', onChange);
    return () => list.removeEventListener('change', onChange);
  };
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}

/** Whether the window is at most 768 pixels wide. */
export const useIsPhone = () => useMediaQuery('(max-width: 768px)');
