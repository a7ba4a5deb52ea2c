import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { whenIdle } from '#data/firebase/liveViews.ts';
import { persistQueries } from '#features/session/persistedQueries.ts';
import { useSession } from '#features/session/sessionContext.ts';
import { checkForUpdate } from './chunkLoadErrors.ts';

/** Saves the app and what a signed-in user sees in it for times without a connection. Starts when the browser is idle. */
export default function OfflineSupport(): null {
  const session = useSession();
  const uid = session.status === 'signedIn' ? session.user.uid : undefined;
  const queryClient = useQueryClient();
  useEffect(() => {
    if (uid === undefined) return;
    const controller = new AbortController();
    whenIdle(() => startOfflineSupport(queryClient, uid, controller.signal));
    return () => controller.abort();
  }, [queryClient, uid]);
  return null;
}

/** Until the signal aborts, saves what the user sees whenever the page is hidden, because phones close hidden pages silently. */
function startOfflineSupport(queryClient: QueryClient, uid: string, signal: AbortSignal): void {
  if (signal.aborted) return;
  const handleHidden = () => {
    if (document.visibilityState === 'hidden') void persistQueries(queryClient, uid);
  };
  document.addEventListener('visibilitychange', handleHidden, { signal });
  // The development server has no service worker, and its files change all the time.
  if (import.meta.env.PROD) registerServiceWorker(queryClient);
}

/** What the page shows has priority over what is fetched for later. */
function untilNothingFetches(queryClient: QueryClient): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (queryClient.isFetching() > 0) return;
      unsubscribe();
      resolve();
    };
    const unsubscribe = queryClient.getQueryCache().subscribe(check);
    check();
  });
}

/** A waiting worker belongs to another version, or to this page's version while older pages are still open. */
function checkWaiting({ waiting }: ServiceWorkerRegistration): void {
  if (waiting) checkForUpdate();
}

function watchInstallation(registration: ServiceWorkerRegistration): void {
  registration.installing?.addEventListener('statechange', () => checkWaiting(registration));
}

let isRegistered = false;

/** Registers the service worker, which saves the app in this browser. Reports versions deployed while the page is open. */
async function registerServiceWorker(queryClient: QueryClient): Promise<void> {
  if (isRegistered || !('serviceWorker' in navigator)) return;
  isRegistered = true;
  await untilNothingFetches(queryClient);
  try {
    const registration = await navigator.serviceWorker.register('/sw.js');
    registration.addEventListener('updatefound', () => watchInstallation(registration));
    watchInstallation(registration);
    checkWaiting(registration);
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') registration.update().catch(() => undefined);
    });
  } catch (error) {
    console.warn('The app could not be saved for times without a connection', error);
  }
}
