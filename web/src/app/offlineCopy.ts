import type { QueryClient } from '@tanstack/react-query';
import { persistQueries } from '#features/session/persistQueries.ts';
import { registerServiceWorker } from './registerServiceWorker.ts';

/** Keeps what a fan sees whenever the page is left, until the signal: phones close a page without another word. */
export function saveOfflineCopy(queryClient: QueryClient, uid: string, signal: AbortSignal): void {
  if (signal.aborted) return;
  const handleHidden = () => {
    if (document.visibilityState === 'hidden') persistQueries(queryClient, uid);
  };
  document.addEventListener('visibilitychange', handleHidden, { signal });
  // The development server has no worker, and its files change as one types.
  if (import.meta.env.PROD) registerServiceWorker(queryClient);
}
