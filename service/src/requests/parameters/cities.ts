// Parameters of the search for birthplaces.

import { pointOf } from 'beichen-places';
import { CHART_PARAMETERS } from './chart.ts';
import type { Parameter } from './parameter.ts';

/** A search for birthplaces. */
export const CITIES_PARAMETERS = {
  q: {
    shape: { kind: 'text', most: 80 },
    alsoGb18030: true,
    aliases: ['query', 'name', 'search', 'city', 'place', 'birthplace', 'keyword', 'location', 'term', 'text'],
    description:
      'Name of the place, 1 to 80 characters: in Chinese, pinyin or any other script, with or without marks, whole or its beginning, with or without province or country, such as "Pucheng, Shaanxi"; or a point, such as "39.9, 116.4". Needed unless `cityId` or `near` is sent.',
    example: 'Beijing',
  },
  cityId: {
    shape: { kind: 'text', most: 100 },
    description: 'Looks up one place by its id instead of searching.',
    example: 'beijing-1816670',
  },
  near: {
    shape: { kind: 'point', parse: pointOf },
    description:
      'The places nearest to a point: latitude and longitude in decimal degrees, north and east positive, or any form that people type, such as 39°54′N 116°24′E, 31n13 121e28, 48,8566; 2,3522, geo:39.9,116.4 or a link to a map.',
    example: '39.9,116.4',
  },
  country: {
    shape: { kind: 'country' },
    description: 'Only places of this country: ISO 3166-1 code of two letters.',
    example: 'CN',
  },
  limit: {
    shape: { kind: 'integer', min: 1, max: 50 },
    default: 10,
    description: 'The maximum number of places, 1 to 50.',
    example: 10,
  },
  lang: CHART_PARAMETERS.lang,
} as const satisfies Readonly<Record<string, Parameter>>;
