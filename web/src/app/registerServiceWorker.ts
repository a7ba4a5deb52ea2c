import type { QueryClient } from '@tanstack/react-query';
import { checkForUpdate } from './chunkLoadErrors.ts';

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
export async function registerServiceWorker(queryClient: QueryClient): Promise<void> {
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
