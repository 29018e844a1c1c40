// The page stored on the device: only if a person requests it, and gone at one press.

import type { Language } from 'beichen';
import { dropPlaces, startKeepingPlaces } from '../cast/device-places.ts';
import { lastCity } from '../state/view-history.ts';
import { ALMANAC_CACHE, ALMANAC_PARTS, almanacPages, isOwnCache } from './saved-almanac.ts';

/** The files that cast, by language, as JSON: the build writes them. */
declare const CAST_FILES_OF: string;
const FILES = JSON.parse(CAST_FILES_OF) as Readonly<Record<Language, readonly string[]>>;

/** True if the browser can store the page: not from an address without TLS, nor if a person forbids it. */
export const canBeSaved = 'serviceWorker' in navigator;

/** The folder of the page: scripts are in a folder below it. */
const PAGE = new URL('..', import.meta.url);

const registration = () => navigator.serviceWorker.getRegistration(PAGE);

export const isSaved = async (): Promise<boolean> => canBeSaved && (await registration()) !== undefined;

/** Keeps the page, and from now on the last birthplaces. When the promise is kept, it opens without a network and casts in this language. */
export async function cachePage(language: Language): Promise<void> {
  await navigator.serviceWorker.register(new URL('offline.js', PAGE), { scope: PAGE.href, updateViaCache: 'none' });
  await navigator.serviceWorker.ready;
  if (navigator.serviceWorker.controller === null) {
    await new Promise((taken) => navigator.serviceWorker.addEventListener('controllerchange', taken, { once: true }));
  }
  await cacheLanguage(language);
  startKeepingPlaces(lastCity());
}

/** Requests what casts in a language, so that a page that is saved has it too, and the almanac in it, where it can be had. */
export async function cacheLanguage(language: Language): Promise<void> {
  await Promise.all([
    ...FILES[language].map((file) => fetch(new URL(file, PAGE))),
    cacheAlmanac(language).catch(() => undefined),
  ]);
}

/** Saves the almanac in a language, unless it is there: what is of past months goes. */
async function cacheAlmanac(language: Language): Promise<void> {
  const cache = await caches.open(ALMANAC_CACHE);
  const pages = almanacPages(language, new Date()).map((page) => new URL(page, PAGE).href);
  const saved = (await cache.keys()).filter(({ url }) => new URL(url).searchParams.get('lang') === language);
  if (pages.every((page) => saved.some(({ url }) => url === page))) return;
  await cache.addAll([...ALMANAC_PARTS.map((part) => new URL(part, PAGE).href), ...pages]);
  await Promise.all(saved.filter(({ url }) => !pages.includes(url)).map((request) => cache.delete(request)));
}

/** Takes the page off the device: its files, what kept them, and the birthplaces. Caches of other programs of the origin stay. */
export async function dropPage(): Promise<void> {
  dropPlaces();
  for (const name of await caches.keys()) if (isOwnCache(name, PAGE.href)) await caches.delete(name);
  await (await registration())?.unregister();
}
