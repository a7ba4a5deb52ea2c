import { useEffect } from 'react';
import { preloadPage } from './pages.ts';

/** Loads a page's code as soon as the user points at, touches or focuses a link to it. */
export function usePreloadOnIntent(preload = preloadPage): void {
  useEffect(() => {
    const handleIntent = ({ target }: Event) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
      if (link && link.origin === window.location.origin) preload(link.pathname);
    };
    document.addEventListener('pointerover', handleIntent);
    document.addEventListener('focusin', handleIntent);
    return () => {
      document.removeEventListener('pointerover', handleIntent);
      document.removeEventListener('focusin', handleIntent);
    };
  }, [preload]);
}
