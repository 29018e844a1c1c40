// The service worker. By a service worker, which a person has requested (cache-offline.ts): it holds the files of one version of the page, and of the
// languages that were used what casts in them, with the almanac of three months. What is requested of the API goes by it untouched: it is never stored.

import { clientsClaim } from 'workbox-core';
import { addPlugins, cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { ALMANAC_CACHE, ALMANAC_PARTS, CASTS_CACHE, savedAddress } from './saved-almanac.ts';

declare const self: ServiceWorkerGlobalScope;

/** The files of this version: those of the page, and by language what casts. The build writes both. */
declare const PAGE_FILES: readonly { readonly url: string; readonly revision: string | null }[];
declare const CAST_FILES_OF: Readonly<Record<string, readonly string[]>>;

const castFiles = new Set(
  Object.values(CAST_FILES_OF)
    .flat()
    .map((file) => new URL(file, self.registration.scope).href),
);

// A page is of the version that the network has, as long as there is a network: an old page with new parts would not work.
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

// The almanac is of the network too, and without one what is saved of it (cache-offline.ts).
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

// The address of the page answers programs with JSON.
addPlugins([
  { requestWillFetch: async ({ request }) => new Request(request, { headers: { accept: 'text/html, */*' } }) },
]);
precacheAndRoute([...PAGE_FILES], { directoryIndex: '', cleanURLs: false });
cleanupOutdatedCaches();
clientsClaim();

// A new version waits until no page of the old one is open; then what cast in the old one goes.
self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches.open(CASTS_CACHE).then(async (cache) => {
      const saved = await cache.keys();
      await Promise.all(saved.filter(({ url }) => !castFiles.has(url)).map((request) => cache.delete(request)));
    }),
  );
});
