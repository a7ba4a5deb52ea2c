import { matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

declare const self: ServiceWorkerGlobalScope & {
  /** The files of this version. The build inserts them (vite-plugin-pwa). */
  readonly __WB_MANIFEST: { url: string; revision: string | null }[];
};

/** How long to wait for the page from the network before the precached one is used, in milliseconds. */
const PAGE_TIMEOUT_MS = 3000;

/** Paths that Firebase Authentication and Hosting serve themselves, and the pages of shares, which a function answers. */
const RESERVED = /^\/(__|s|\.well-known)\//;

/** The address of a file (firebase.json). What is sought may contain dots too. */
const FILE = /^[^?]*\.[^/?]*(\?|$)/;

const SERVER_ERROR = 500;

type Navigation = { event: ExtendableEvent; request: Request };

async function fetchPage({ event, request }: Navigation): Promise<Response> {
  const preloaded: Response | undefined = await (event as FetchEvent).preloadResponse;
  const page = preloaded ?? (await fetch(request));
  if (page.status >= SERVER_ERROR) throw new Error(`The page was answered with ${page.status}.`);
  return page;
}

function rejectAfterTimeout(): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error('The page did not come in time.')), PAGE_TIMEOUT_MS);
  });
}

/** Prefers the page from the network, so that no user starts an old version. Falls back to the precached page. */
async function handleNavigation(navigation: Navigation): Promise<Response> {
  const fetched = fetchPage(navigation);
  try {
    return await Promise.race([fetched, rejectAfterTimeout()]);
  } catch {
    return (await matchPrecache('/index.html')) ?? fetched;
  }
}

registerRoute(new NavigationRoute(handleNavigation, { denylist: [RESERVED, FILE] }));
precacheAndRoute(self.__WB_MANIFEST, { directoryIndex: '', cleanURLs: false });

self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim());
  event.waitUntil(self.registration.navigationPreload?.enable());
});
