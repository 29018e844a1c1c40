// Members of the response of a search for birthplaces: places with the facts that distinguish them, or a hint.

import { choice, type DocumentOf, inline, list, number, object, optional, part, text, whole } from 'beichen/document';
import { componentsOfPart, type SentencesOf } from 'beichen/schema';
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
import { wordsIn } from '../../words/lookup.ts';
import type { ServiceFacts } from '../app-context.ts';

/** A place, and the match that found it. */
export interface Found {
  readonly place: Place;
  readonly match: MatchKind;
  readonly distanceKm?: number;
}

/** Source of a response: the request, the places found, notices, and the service. */
export interface CitiesFacts {
  readonly request: CitiesRequest;
  readonly found: readonly Found[];
  readonly warnings: readonly Warning[];
  readonly service: ServiceFacts;
}

/** A name in the language of the response. */
const localName = text((name: LocalName, _, { language }) => nameIn(name, language));

const CITY = part<Found, CitiesFacts>('City')({
  cityId: text(({ place }) => place.cityId),
  name: text(({ place }, _, { language }) => nameIn(place.names, language)),
  hanzi: optional(({ place }, { request }) => hanziOf(place.names, request.language), text()),
  admin1: optional(({ place }) => place.admin1, localName),
  admin2: optional(({ place }) => place.admin2, localName),
  divisions: optional(
    ({ place }) => place.admin1 && divisionNamesOf(place),
    list(text(), (names: readonly string[]) => names),
  ),
  country: text(({ place }, _, { language }) => nameIn(place.country, language)),
  countryCode: text(({ place }) => place.countryCode),
  latitude: number(({ place }) => place.latitude),
  longitude: number(({ place }) => place.longitude),
  timeZone: text(({ place }) => place.timeZone),
  timeZones: optional(
    ({ place }) => place.timeZones,
    list(text(), (zones: readonly string[]) => zones),
  ),
  kind: choice(PLACE_KINDS, 'PlaceKind', ({ place }) => place.kind),
  label: text(({ place }, _, { language }) => placeLabel(place, language)),
  match: choice(MATCH_KINDS, 'MatchKind', ({ match }) => match),
  distanceKm: optional(
    ({ distanceKm }) => distanceKm,
    number((distanceKm: number) => Math.round(distanceKm * 10) / 10),
  ),
});

/** A notice for the sender. */
export const NOTICE = part<ReturnType<typeof describeWarning>>('Notice')({
  code: text(({ code }) => code),
  detail: text(({ detail }) => detail),
});

/** The birthplaces of the API. */
export const CITIES_ANSWER = part<CitiesFacts, CitiesFacts>('Cities')({
  query: text(({ request }) => request.query),
  count: whole(({ found }) => found.length, { min: 0 }),
  cities: list(object(CITY), ({ found }) => found, { max: 50 }),
  hint: optional(
    ({ found, request }) => (found.length === 0 ? wordsIn(request.language).nothingFound : undefined),
    text(),
  ),
  warnings: list(object(NOTICE), ({ request, warnings }) =>
    warnings.map((warning) => describeWarning(warning, wordsIn(request.language))),
  ),
  attribution: text(({ service }) => service.gazetteer.attribution),
  meta: object(
    inline<CitiesFacts>()({
      apiVersion: text(() => API_VERSION),
      places: text(({ service }) => service.gazetteer.version),
      docs: text(({ service }) => service.baseUrl + DOCS_PATH),
    }),
  ),
});

export const NOTICE_SENTENCES = {
  is: 'Something the sender should know.',
  code: 'Never changes; new codes may appear.',
  detail: 'In the language of the answer.',
} satisfies { readonly is: string } & SentencesOf<(typeof NOTICE)['members']>;

const SENTENCES = {
  Cities: {
    is: 'Birthplaces found.',
    query: 'What was looked for.',
    count: 'How many places follow.',
    cities: 'The place that most people mean comes first.',
    hint: 'Said when nothing was found.',
    warnings: 'What the sender should know.',
    attribution: 'Has to be shown with the places.',
    meta: {
      is: 'Versions, as in the answer with a chart, for whoever casts one of a place without asking for it here.',
      apiVersion: 'Version of this contract.',
      places: 'Version of the birthplaces.',
      docs: 'Where this is explained.',
    },
  } satisfies { readonly is: string } & SentencesOf<(typeof CITIES_ANSWER)['members']>,
  City: {
    is: 'A birthplace.',
    cityId: 'Stable; send it whole as `cityId` of a chart.',
    name: 'In the language of the answer, where the name is known.',
    hanzi: 'Chinese name, where one is known.',
    admin1: 'Province or state, where it is certain.',
    admin2: 'Prefecture or county, where it is certain.',
    divisions:
      'The same in English in every language, the larger first: they decide which clock was in use where a zone was divided before 1970.',
    country: 'Name of the country.',
    countryCode: 'ISO 3166-1 alpha-2.',
    latitude: 'Degrees, north positive.',
    longitude: 'Degrees, east positive.',
    timeZone: 'IANA zone by which certificates there are written.',
    timeZones: 'All zones in use there, when there is more than one.',
    kind: 'What kind of place it is.',
    label: 'Name with all that tells it apart from its namesakes.',
    match: 'How the query met a name: `fuzzy` in a part of it or with slips, `near` beside a point.',
    distanceKm: 'From the point of `near`, one decimal.',
  } satisfies { readonly is: string } & SentencesOf<(typeof CITY)['members']>,
  Notice: NOTICE_SENTENCES,
};

/** OpenAPI components of a search, by their names. */
export const CITIES_COMPONENTS = componentsOfPart(CITIES_ANSWER, SENTENCES, '#/components/schemas/');

export type CitiesAnswer = DocumentOf<(typeof CITIES_ANSWER)['members']>;
