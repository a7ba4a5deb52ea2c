import { matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { NetworkOnly } from 'workbox-strategies';

declare const self: ServiceWorkerGlobalScope & {
  /** The files of this version. The build inserts them (vite-plugin-pwa). */
  readonly __WB_MANIFEST: { url: string; revision: string | null }[];
};

/** Paths that Firebase Authentication and Hosting serve themselves, and the pages of shares, which a function answers. */
const RESERVED = /^\/(__|s|\.well-known)\//;

/** The address of a file (firebase.json). What is sought may contain dots too. */
const FILE = /^[^?]*\.[^/?]*(\?|$)/;

const SERVER_ERROR = 500;

const readPrecachedPage = () => matchPrecache('/index.html');

/** Prefers the page from the network, so that no user starts an old version. Falls back to the precached page. */
const pageStrategy = new NetworkOnly({
  networkTimeoutSeconds: 3,
  plugins: [
    {
      handlerDidError: readPrecachedPage,
      handlerWillRespond: async ({ response }) =>
        response.status < SERVER_ERROR ? response : ((await readPrecachedPage()) ?? response),
    },
  ],
});

registerRoute(new NavigationRoute(pageStrategy, { denylist: [RESERVED, FILE] }));
precacheAndRoute(self.__WB_MANIFEST, { directoryIndex: '', cleanURLs: false });

self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim());
  event.waitUntil(self.registration.navigationPreload?.enable());
});
