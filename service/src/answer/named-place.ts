// What is a birthplace called in the language of an answer?

import type { Language, PlaceFacts } from 'beichen';
import { nameIn, type Place } from 'beichen-places';
import { hanziOf } from './hanzi.ts';

/** A place as charts hold it. */
export function namedPlace(place: Place, language: Language): PlaceFacts {
  const { cityId, names, country, countryCode, latitude, longitude, timeZone } = place;
  const hanzi = hanziOf(names, language);
  return {
    cityId,
    name: nameIn(names, language),
    ...(hanzi !== undefined && { hanzi }),
    country: nameIn(country, language),
    countryCode,
    latitude,
    longitude,
    timeZone,
  };
}
