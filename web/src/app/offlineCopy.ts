import type { QueryClient } from '@tanstack/react-query';
import { keepLastSeen } from '#features/session/keepLastSeen.ts';
import { keepApp } from './keepApp.ts';

/** Keeps what a fan sees whenever the page is left, until the signal: phones close a page without another word. */
export function keepOfflineCopy(queryClient: QueryClient, uid: string, signal: AbortSignal): void {
  if (signal.aborted) return;
  const handleHidden = () => {
    if (document.visibilityState === 'hidden') keepLastSeen(queryClient, uid);
  };
  document.addEventListener('visibilitychange', handleHidden, { signal });
  // The development server has no worker, and its files change as one types.
  if (import.meta.env.PROD) keepApp(queryClient);
}
