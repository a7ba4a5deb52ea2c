import { useEffect } from 'react';

/** What the browser's tab and history say while the page stands; afterwards they say again what they said before. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    if (title === undefined) return;
    const before = document.title;
    document.title = `${title} · ${before}`;
    return () => {
      document.title = before;
    };
  }, [title]);
}
