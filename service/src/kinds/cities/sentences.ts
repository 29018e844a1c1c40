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
