// Birthplaces stored in the browser: the last ones used for a chart. They exist only while the reader stores the page on the device.

import { DEVICE } from '../dom/browser-store.ts';
import type { City } from './api.ts';

// The key changes with the format of the stored value.
const KEY = 'birthplaces-1';
const MAX = 12;

/** The stored birthplaces, the last one first; undefined if none may be stored. */
function readPlaces(): readonly City[] | undefined {
  const value = DEVICE.readValue(KEY);
  return Array.isArray(value) ? value.slice(0, MAX).filter(isPlace) : undefined;
}

const isPlace = (value: unknown): value is City => {
  const { cityId, label } = Object(value) as Partial<City>;
  return typeof cityId === 'string' && typeof label === 'string';
};

const savePlaces = (cities: readonly City[]) => DEVICE.writeValue(KEY, cities);

export const savedPlaces = (): readonly City[] => readPlaces() ?? [];

/** Starts to store birthplaces, with the one on the page. */
export function startKeepingPlaces(city: City | undefined): void {
  savePlaces(readPlaces() ?? []);
  if (city !== undefined) rememberPlace(city);
}

/** Stores a birthplace as the last one, if that is allowed. */
export function rememberPlace(city: City): void {
  const before = readPlaces();
  if (before === undefined) return;
  const { distanceKm: _, match: __, ...place } = city; // how it was found
  savePlaces([place, ...before.filter(({ cityId }) => cityId !== city.cityId)].slice(0, MAX));
}

/** Erases all stored birthplaces; if storing is allowed, it continues. */
export function forgetPlaces(): void {
  if (readPlaces() !== undefined) savePlaces([]);
}

/** Erases all stored birthplaces, and stops storing. */
export const dropPlaces = () => DEVICE.remove(KEY);
