// Members of the response of a search for birthplaces: places with the facts that distinguish them, or a hint.

import {
  choice,
  type DocumentOf,
  inline,
  list,
  number,
  object,
  optional,
  part,
  section,
  text,
  whole,
} from 'beichen/document';
import {
  hanziOf,
  type LocalName,
  MATCH_KINDS,
  type MatchKind,
  nameIn,
  PLACE_KINDS,
  type Place,
  placeLabel,
} from 'beichen-places';
import { API_VERSION } from '../../contract/api-version.ts';
import { DOCS_PATH } from '../../contract/paths.ts';
import { divisionNamesOf } from '../../requests/birthplaces.ts';
import type { CitiesRequest } from '../../requests/cities-request.ts';
import { describeWarning, type Warning } from '../../requests/warning.ts';
import type { LookupSource } from '../lookup.ts';

/** A place, and the match that found it. */
export interface Found {
  readonly place: Place;
  readonly match: MatchKind;
  readonly distanceKm?: number;
  readonly used?: string;
}

/** Source of a response: the places found, and notices. */
export interface CitiesFacts extends LookupSource<CitiesRequest> {
  readonly found: readonly Found[];
  readonly warnings: readonly Warning[];
}

/** A name in the language of the response. */
const localName = text((name: LocalName, _, { language }) => nameIn(name, language));

/** A place that was found. */
export const CITY = part<Found, CitiesFacts>('City')({
  cityId: text(({ place }) => place.cityId),
  name: text(({ place }, _, { language }) => nameIn(place.names, language)),
  hanzi: optional(({ place }, { request }) => hanziOf(place.names, request.language), text()),
  admin1: optional(({ place }) => place.admin1, localName),
  admin2: optional(({ place }) => place.admin2, localName),
  divisions: optional(({ place }) => place.admin1 && divisionNamesOf(place), list(text())),
  country: text(({ place }, _, { language }) => nameIn(place.country, language)),
  countryCode: text(({ place }) => place.countryCode),
  latitude: number(({ place }) => place.latitude),
  longitude: number(({ place }) => place.longitude),
  timeZone: text(({ place }) => place.timeZone),
  timeZones: optional(({ place }) => place.timeZones, list(text())),
  kind: choice(PLACE_KINDS, 'PlaceKind', ({ place }) => place.kind),
  label: text(({ place }, _, { language }) => placeLabel(place, language)),
  match: choice(MATCH_KINDS, 'MatchKind'),
  distanceKm: optional(number((distanceKm: number) => Math.round(distanceKm * 10) / 10)),
});

/** A warning: what of the query was ignored or read in another way. */
export const NOTICE = part<ReturnType<typeof describeWarning>>('Notice')({
  code: text(),
  detail: text(),
});

/** The birthplaces of the API. */
export const CITIES_ANSWER = part<CitiesFacts, CitiesFacts>('Cities')({
  query: text(({ request }) => request.query),
  count: whole(({ found }) => found.length, { min: 0 }),
  cities: list(object(CITY), ({ found }) => found, { max: 50 }),
  hint: optional(({ found, words }) => (found.length === 0 ? words.nothingFound : undefined), text()),
  warnings: list(object(NOTICE), ({ warnings, words }) => warnings.map((warning) => describeWarning(warning, words))),
  attribution: text(({ service }) => service.gazetteer.attribution),
  meta: section(
    inline<CitiesFacts>()({
      apiVersion: text(() => API_VERSION),
      places: text(({ service }) => service.gazetteer.version),
      docs: text(({ service }) => service.baseUrl + DOCS_PATH),
    }),
  ),
});

export type CitiesAnswer = DocumentOf<(typeof CITIES_ANSWER)['members']>;
