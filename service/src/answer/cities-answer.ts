// What is answered to a search for birthplaces? The places with all that tells them apart, or a hint.

import type { Language } from 'beichen';
import { type Gazetteer, nameIn, type Place, placeLabel } from 'beichen-places';
import type { Cities, City } from '../contract/cities.schema.ts';
import type { CitiesRequest } from '../request/cities-request.ts';
import { describeWarning, type Warning } from '../request/warning.ts';
import { wordsIn } from '../words/lookup.ts';
import { hanziOf } from './hanzi.ts';

/** The answer to a search. */
export function citiesAnswer({ query, wanted, language, warnings }: CitiesRequest, gazetteer: Gazetteer): Cities {
  const found = foundBy(query, wanted, gazetteer);
  return {
    query,
    count: found.length,
    cities: found.map((one) => cityOf(one, language)),
    ...(found.length === 0 && { hint: wordsIn(language).nothingFound }),
    warnings: [...warnings, ...farAway(found, wanted)].map((warning) => describeWarning(warning, language)),
    attribution: gazetteer.attribution,
  };
}

const FAR_KM = 200; // a place so far from a point has another solar time, by ten minutes or more

/** A point in the sea or in a desert, or two numbers in the wrong order. Whoever asks within a country knows that it may be far. */
function farAway([nearest]: readonly Found[], wanted: CitiesRequest['wanted']): Warning[] {
  const isWithin = 'country' in wanted && wanted.country !== undefined;
  if (isWithin || nearest?.kilometres === undefined || nearest.kilometres <= FAR_KM) return [];
  return [{ code: 'places_are_far', values: { kilometres: String(Math.round(nearest.kilometres)) } }];
}

/** A place, and how it was found. */
interface Found {
  readonly place: Place;
  readonly match: City['match'];
  readonly kilometres?: number;
}

function foundBy(query: string, wanted: CitiesRequest['wanted'], gazetteer: Gazetteer): readonly Found[] {
  if ('place' in wanted) return [{ place: wanted.place, match: 'exact' }];
  const { near, ...within } = wanted;
  if (near === undefined) return gazetteer.search({ query, ...within });
  return gazetteer.near({ ...near, ...within }).map((nearby) => ({ ...nearby, match: 'near' }));
}

function cityOf({ place, match, kilometres }: Found, language: Language): City {
  const { cityId, names, admin1, admin2, country, countryCode, latitude, longitude, timeZone, timeZones, kind } = place;
  const hanzi = hanziOf(names, language);
  return {
    cityId,
    name: nameIn(names, language),
    ...(hanzi !== undefined && { hanzi }),
    ...(admin1 && { admin1: nameIn(admin1, language) }),
    ...(admin2 && { admin2: nameIn(admin2, language) }),
    country: nameIn(country, language),
    countryCode,
    latitude,
    longitude,
    timeZone,
    ...(timeZones && { timeZones: [...timeZones] }),
    kind,
    label: placeLabel(place, language),
    match,
    ...(kilometres !== undefined && { distanceKm: Math.round(kilometres * 10) / 10 }),
  };
}
