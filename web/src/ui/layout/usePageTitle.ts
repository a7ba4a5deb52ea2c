import { useEffect } from 'react';

const APP_NAME = 'Outrank';

/** Names the page in `document.title` while mounted. Without a title, the name of the app stays. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    if (title === undefined) return;
    document.title = `${title} · ${APP_NAME}`;
    return () => {
      document.title = APP_NAME;
    };
  }, [title]);
}
