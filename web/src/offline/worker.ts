// The service worker, registered only if the reader requests it (cache-offline.ts). It stores the files of one version of the page, the files that cast in
// the languages that were used, and the almanac of three months. It never handles or stores requests to the API.

import { clientsClaim } from 'workbox-core';
import { addPlugins, cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { ALMANAC_CACHE, ALMANAC_PARTS, CASTS_CACHE, savedAddress } from './saved-almanac.ts';

declare const self: ServiceWorkerGlobalScope;

/** The files of this version: the page's files, and by language the files that cast. The build writes both. */
declare const PAGE_FILES: readonly { readonly url: string; readonly revision: string | null }[];
declare const CAST_FILES_OF: Readonly<Record<string, readonly string[]>>;

const castFiles = new Set(
  Object.values(CAST_FILES_OF)
    .flat()
    .map((file) => new URL(file, self.registration.scope).href),
);

// With a network, a page comes from the network: an old page with new scripts would not work.
const front = new URL(self.registration.scope).pathname;
registerRoute(
  new NavigationRoute(
    async ({ request }) => {
      try {
        return await fetch(request);
      } catch {
        return (await matchPrecache(self.registration.scope)) ?? Response.error();
      }
    },
    { allowlist: [new RegExp(`^${front.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?:\\?|$)`)] },
  ),
);

// The almanac comes from the network, and without one from the cache (cache-offline.ts).
const [almanac, ...almanacParts] = ['almanac', ...ALMANAC_PARTS].map(
  (part) => new URL(part, self.registration.scope).pathname,
);
registerRoute(
  ({ url: { pathname }, sameOrigin }) => sameOrigin && (pathname === almanac || almanacParts.includes(pathname)),
  async ({ request, url }) => {
    try {
      return await fetch(request);
    } catch {
      const saved = await caches.open(ALMANAC_CACHE);
      const address = url.pathname === almanac ? savedAddress(url.href, new Date()) : url.href;
      return (await saved.match(address)) ?? Response.error();
    }
  },
);
registerRoute(({ url }) => castFiles.has(url.href), new CacheFirst({ cacheName: CASTS_CACHE }));

// The address of the page responds to programs with JSON.
addPlugins([
  { requestWillFetch: async ({ request }) => new Request(request, { headers: { accept: 'text/html, */*' } }) },
]);
precacheAndRoute([...PAGE_FILES], { directoryIndex: '', cleanURLs: false });
cleanupOutdatedCaches();
clientsClaim();

// A new version waits until no page of the old one is open; then the files that cast in the old one are removed.
self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches.open(CASTS_CACHE).then(async (cache) => {
      const saved = await cache.keys();
      await Promise.all(saved.filter(({ url }) => !castFiles.has(url)).map((request) => cache.delete(request)));
    }),
  );
});
