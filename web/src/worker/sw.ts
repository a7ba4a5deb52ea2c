import { matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

declare const self: ServiceWorkerGlobalScope;

/** The files of this version, as the build put them here (scripts/offline/serviceWorker.ts). */
declare const SHELL: { url: string; revision: string | null }[];

/** How long the page of the served version is waited for before the kept one starts, in milliseconds. */
const PAGE_MS = 3000;

/** What the sign-in's provider and the hosting serve themselves. */
const RESERVED = /^\/__\//;

const SERVER_ERROR = 500;

type Asked = { event: ExtendableEvent; request: Request };

async function servedPage({ event, request }: Asked): Promise<Response> {
  const answer: Response | undefined = await (event as FetchEvent).preloadResponse;
  const page = answer ?? (await fetch(request));
  if (page.status >= SERVER_ERROR) throw new Error(`The page was answered with ${page.status}.`);
  return page;
}

function tooLate(): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error('The page did not come in time.')), PAGE_MS);
  });
}

/** The page as it is served, so that nobody starts an old version; the kept one when it cannot be had. */
async function page(asked: Asked): Promise<Response> {
  const served = servedPage(asked);
  try {
    return await Promise.race([served, tooLate()]);
  } catch {
    return (await matchPrecache('/index.html')) ?? served;
  }
}

registerRoute(new NavigationRoute(page, { denylist: [RESERVED] }));
precacheAndRoute(SHELL, { directoryIndex: '', cleanURLs: false });

self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim());
  event.waitUntil(self.registration.navigationPreload?.enable());
});
