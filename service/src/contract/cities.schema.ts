// What does the service promise of a search for birthplaces?

import { MATCH_KINDS, PLACE_KINDS } from 'beichen-places';
import { type Static, Type } from 'typebox';
import { oneOf, ref } from './schema-parts.ts';

const City = Type.Object(
  {
    cityId: Type.String({ description: 'Stable; send it whole as `cityId` of a chart.' }),
    name: Type.String({ description: 'In the language of the answer, where the name is known.' }),
    hanzi: Type.Optional(Type.String({ description: 'Chinese name, where one is known.' })),
    admin1: Type.Optional(Type.String({ description: 'Province or state, where it is certain.' })),
    admin2: Type.Optional(Type.String({ description: 'Prefecture or county, where it is certain.' })),
    country: Type.String(),
    countryCode: Type.String({ description: 'ISO 3166-1 alpha-2.' }),
    latitude: Type.Number({ description: 'Degrees, north positive.' }),
    longitude: Type.Number({ description: 'Degrees, east positive.' }),
    timeZone: Type.String({ description: 'IANA zone by which certificates there are written.' }),
    timeZones: Type.Optional(
      Type.Array(Type.String(), { description: 'All zones in use there, when there is more than one.' }),
    ),
    kind: oneOf(PLACE_KINDS, 'What kind of place it is.'),
    label: Type.String({ description: 'Name with all that tells it apart from its namesakes.' }),
    match: oneOf(
      MATCH_KINDS,
      'How the query met a name: `fuzzy` in a part of it or with slips, `near` beside a point.',
    ),
    distanceKm: Type.Optional(Type.Number({ description: 'From the point that was asked for, one decimal.' })),
  },
  { description: 'A birthplace.' },
);

const Notice = Type.Object(
  { code: Type.String(), detail: Type.String() },
  { description: 'Something the sender should know.' },
);

export const Cities = Type.Object(
  {
    query: Type.String({ description: 'What was looked for.' }),
    count: Type.Integer({ minimum: 0, description: 'How many places follow.' }),
    cities: Type.Array(ref('City', City), {
      maxItems: 50,
      description: 'The place that most people mean comes first.',
    }),
    hint: Type.Optional(Type.String({ description: 'Said when nothing was found.' })),
    warnings: Type.Array(ref('Notice', Notice)),
    attribution: Type.String({ description: 'Has to be shown with the places.' }),
  },
  { description: 'Birthplaces found.' },
);

export type City = Static<typeof City>;
export type Cities = Static<typeof Cities>;

export const CITIES_COMPONENTS = { Cities, City, Notice };
