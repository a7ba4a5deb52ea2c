import { useEffect } from 'react';
import { preloadPage } from './pages.ts';

/** Whoever points at a link, touches or focuses it is likely to open it: its page's code comes meanwhile. */
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
