import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { whenIdle } from '#data/firebase/liveViews.ts';
import { persistQueries } from '#features/session/persistQueries.ts';
import { useSession } from '#features/session/sessionContext.ts';
import { checkForUpdate } from './chunkLoadErrors.ts';

/**
 * Saves the app for times without a connection, and what a signed-in user sees in it whenever the page is hidden, because
 * phones close hidden pages silently.
 */
export default function OfflineSupport(): null {
  const session = useSession();
  const uid = session.status === 'signedIn' ? session.user.uid : undefined;
  const queryClient = useQueryClient();
  useEffect(() => {
    if (uid === undefined) return;
    const handleChange = () => {
      if (document.visibilityState === 'hidden') persistQueries(queryClient, uid);
    };
    document.addEventListener('visibilitychange', handleChange);
    // The development server has no service worker, and its files change all the time.
    if (import.meta.env.PROD) whenIdle(registerServiceWorker);
    return () => document.removeEventListener('visibilitychange', handleChange);
  }, [queryClient, uid]);
  return null;
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
async function registerServiceWorker(): Promise<void> {
  if (isRegistered || !('serviceWorker' in navigator)) return;
  isRegistered = true;
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
