// The page stored on the device: only if the reader requests it, and removed by one press.

import type { Language } from 'beichen';
import { dropPlaces, startKeepingPlaces } from '../cast/device-places.ts';
import { lastCity } from '../state/view-history.ts';
import { ALMANAC_CACHE, ALMANAC_PARTS, almanacPages, isOwnCache } from './saved-almanac.ts';

/** The files that cast, by language, as JSON: the build writes them. */
declare const CAST_FILES_OF: string;
const FILES = JSON.parse(CAST_FILES_OF) as Readonly<Record<Language, readonly string[]>>;

/** True if the browser can store the page. It cannot without HTTPS, or if the reader has forbidden storage. */
export const canBeSaved = 'serviceWorker' in navigator;

/** The folder of the page; its scripts are one folder below. */
const PAGE = new URL('..', import.meta.url);

const registration = () => navigator.serviceWorker.getRegistration(PAGE);

export const isSaved = async (): Promise<boolean> => canBeSaved && (await registration()) !== undefined;

/** Stores the page, and from now on the last birthplaces. Once the promise resolves, the page opens without a network and casts in this language. */
export async function cachePage(language: Language): Promise<void> {
  await navigator.serviceWorker.register(new URL('offline.js', PAGE), { scope: PAGE.href, updateViaCache: 'none' });
  await navigator.serviceWorker.ready;
  if (navigator.serviceWorker.controller === null) {
    await new Promise((taken) => navigator.serviceWorker.addEventListener('controllerchange', taken, { once: true }));
  }
  await cacheLanguage(language);
  startKeepingPlaces(lastCity());
}

/** Requests the files that cast in a language, and its almanac if possible, so that the service worker stores them. */
export async function cacheLanguage(language: Language): Promise<void> {
  await Promise.all([
    ...FILES[language].map((file) => fetch(new URL(file, PAGE))),
    cacheAlmanac(language).catch(() => undefined),
  ]);
}

/** Stores the almanac in a language, unless it is stored, and removes past months. */
async function cacheAlmanac(language: Language): Promise<void> {
  const cache = await caches.open(ALMANAC_CACHE);
  const pages = almanacPages(language, new Date()).map((page) => new URL(page, PAGE).href);
  const saved = (await cache.keys()).filter(({ url }) => new URL(url).searchParams.get('lang') === language);
  if (pages.every((page) => saved.some(({ url }) => url === page))) return;
  await cache.addAll([...ALMANAC_PARTS.map((part) => new URL(part, PAGE).href), ...pages]);
  await Promise.all(saved.filter(({ url }) => !pages.includes(url)).map((request) => cache.delete(request)));
}

/** Removes the page from the device: its files, its service worker, and the birthplaces. Caches of other programs at this origin stay. */
export async function dropPage(): Promise<void> {
  dropPlaces();
  for (const name of await caches.keys()) if (isOwnCache(name, PAGE.href)) await caches.delete(name);
  await (await registration())?.unregister();
}
