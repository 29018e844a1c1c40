// Birthplaces that the browser stores. The last ones that charts were cast of, where a person keeps the page on the device; they go with it.

import { DEVICE } from '../dom/browser-store.ts';
import type { City } from './api.ts';

// With another form of what is kept, the key changes.
const KEY = 'birthplaces-1';
const MAX = 12;

/** The birthplaces that are kept, the last one first; undefined where none may be. */
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

/** Begins to keep birthplaces, with the one that is on the page. */
export function startKeepingPlaces(city: City | undefined): void {
  savePlaces(readPlaces() ?? []);
  if (city !== undefined) rememberPlace(city);
}

/** Keeps a birthplace as the last one, where that is allowed. */
export function rememberPlace(city: City): void {
  const before = readPlaces();
  if (before === undefined) return;
  const { distanceKm: _, match: __, ...place } = city; // how it was found
  savePlaces([place, ...before.filter(({ cityId }) => cityId !== city.cityId)].slice(0, MAX));
}

/** Forgets all birthplaces; where they may be kept, the next ones are. */
export function forgetPlaces(): void {
  if (readPlaces() !== undefined) savePlaces([]);
}

/** Forgets all birthplaces, and keeps none from now on. */
export const dropPlaces = () => DEVICE.remove(KEY);
