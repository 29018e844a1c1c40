// Descriptions of the response of a search for birthplaces, for the OpenAPI document. Separate from the members, since searching does not need them.

import type { SentencesOf } from 'beichen/schema';
import type { CITIES_ANSWER, CITY, NOTICE } from './members.ts';

export const NOTICE_SENTENCES = {
  is: 'Something the sender should know.',
  code: 'Never changes; new codes may appear.',
  detail: 'In the language of the answer.',
} satisfies { readonly is: string } & SentencesOf<(typeof NOTICE)['members']>;

/** Descriptions of its parts and members. */
export const CITIES_SENTENCES = {
  Cities: {
    is: 'Birthplaces found.',
    query: 'The query, as sent.',
    count: 'Number of places in the answer.',
    cities: 'The places, the most likely one first.',
    hint: 'Said when nothing was found.',
    warnings: 'Warnings for the sender.',
    attribution: 'Has to be shown with the places.',
    meta: {
      is: 'Versions, as in the answer with a chart: a caller may cast the chart of a place without a call to the service.',
      apiVersion: 'Version of this contract.',
      places: 'Version of the birthplaces.',
      docs: 'The address of the guide.',
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
    kind: 'The kind of place.',
    label: 'Name with all that tells it apart from its namesakes.',
    match: 'The way the place was found: `fuzzy` by a part of a name or with mistakes in it, `near` by a point.',
    distanceKm: 'From the point of `near`, one decimal.',
  } satisfies { readonly is: string } & SentencesOf<(typeof CITY)['members']>,
  Notice: NOTICE_SENTENCES,
};
