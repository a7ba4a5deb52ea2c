import type { QueryClient } from '@tanstack/react-query';
import { offerUpdate } from './chunkLoadErrors.ts';

/** What the page shows comes before what is fetched for later. */
function untilNothingIsRead(queryClient: QueryClient): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (queryClient.isFetching() > 0) return;
      stop();
      resolve();
    };
    const stop = queryClient.getQueryCache().subscribe(look);
    look();
  });
}

/** A worker that waits has brought another version, or is that of this page and waits for older pages to be closed. */
function greet({ waiting }: ServiceWorkerRegistration): void {
  if (waiting) offerUpdate();
}

function follow(registration: ServiceWorkerRegistration): void {
  registration.installing?.addEventListener('statechange', () => greet(registration));
}

let isAsked = false;

/** Has the service worker keep the app in this browser, and emitResults of versions that are served while the page stays open. */
export async function registerServiceWorker(queryClient: QueryClient): Promise<void> {
  if (isAsked || !('serviceWorker' in navigator)) return;
  isAsked = true;
  await untilNothingIsRead(queryClient);
  try {
    const registration = await navigator.serviceWorker.register('/sw.js');
    registration.addEventListener('updatefound', () => follow(registration));
    follow(registration);
    greet(registration);
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') registration.update().catch(() => undefined);
    });
  } catch (error) {
    console.warn('This browser keeps no copy of the app for times without a connection', error);
  }
}
