import type { QueryClient } from '@tanstack/react-query';
import { persistQueries } from '#features/session/persistedQueries.ts';
import { registerServiceWorker } from './registerServiceWorker.ts';

/** Until the signal aborts, saves what the user sees whenever the page is hidden, because phones close hidden pages silently. */
export function startOfflineSupport(queryClient: QueryClient, uid: string, signal: AbortSignal): void {
  if (signal.aborted) return;
  const handleHidden = () => {
    if (document.visibilityState === 'hidden') void persistQueries(queryClient, uid);
  };
  document.addEventListener('visibilitychange', handleHidden, { signal });
  // The development server has no service worker, and its files change all the time.
  if (import.meta.env.PROD) registerServiceWorker(queryClient);
}
