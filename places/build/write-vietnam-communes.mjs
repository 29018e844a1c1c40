// Communes, wards and special zones of Vietnam since July 2025. Run it after a build with node and two files of data/ of
// tranngocminhhieu/vietnamadminunits: processed/2025_34-province-3221-ward_with_location.csv and interim/convert_legacy_2025_simple.csv.
// It writes curated/vietnam-communes.txt. A commune is the record that has its name near its point, else a new place there.

import { readFileSync, writeFileSync } from 'node:fs';
import { readArtefact } from '../dist-build/src/artefact.js';
import { crc32 } from '../dist-build/src/crc32.js';
import { placeOf, readRecords } from '../dist-build/src/records.js';

const [communesFile, formerFile] = process.argv.slice(2);
if (formerFile === undefined) throw new Error('usage: node write-vietnam-communes.mjs COMMUNES FORMER');
const NEAR_KM = 12;
/** Seats of communes of which the source has the middle of far islands: Trường Sa on Trường Sa Lớn. */
const SEATS = { 22736: { latitude: 8.64, longitude: 111.92 } };
const LEAST_PEOPLE = { Phường: 20_000, Xã: 5_000, 'Đặc khu': 5_000 };

/** The rows of a text with commas, whose first line names the cells; no cell of these files has a quotation mark. */
function rowsOf(file) {
  const [head, ...lines] = readFileSync(file, 'utf8').trim().split(/\r?\n/);
  const names = head.split(',');
  return lines.map((text) => Object.fromEntries(text.split(',').map((cell, i) => [names[i], cell])));
}
function kilometres(a, b) {
  const north = (a.latitude - b.latitude) * 111.2;
  const east = (a.longitude - b.longitude) * 111.2 * Math.cos((a.latitude * Math.PI) / 180);
  return Math.hypot(north, east);
}
const ascii = (name) => name.toLowerCase().replaceAll('đ', 'd').normalize('NFD').replace(/[^a-z0-9 ]/g, ''); // biome-ignore format: a fold
const bare = (province) => province.replace(/^(?:Tỉnh|Thành phố) /u, '');

const records = readRecords(readArtefact(readFileSync(new URL('../data/places.bin', import.meta.url)), crc32));
const known = [];
for (let row = 0; row < records.size; row++) {
  const { unit, unitParent } = records;
  let country = unit[row];
  while (unitParent[country] !== country) country = unitParent[country];
  if (records.countryCodes.get(country) !== 'VN') continue;
  const { cityId, names, latitude, longitude } = placeOf(records, row);
  if (/-xvn\d/.test(cityId)) continue; // a row of this table
  known.push({ cityId, name: ascii(names.vi ?? names.en), latitude, longitude, weight: records.weight[row] });
}
const former = new Map(); // provinces by the code of the commune
for (const { province, newProvince, newWardCode } of rowsOf(formerFile)) {
  if (province === newProvince) continue;
  const code = Number(newWardCode);
  former.set(code, (former.get(code) ?? new Set()).add(province));
}
const taken = new Set();
const rows = rowsOf(communesFile).map((commune) => {
  const { ward, wardShort, wardType, provinceCode, wardCode, wardLat, wardLon } = commune;
  const point = SEATS[wardCode] ?? { latitude: Number(wardLat), longitude: Number(wardLon) };
  const name = ascii(wardShort).replace(/ \d+$|^\d+ /, '');
  const [record] = known
    .filter((each) => each.name === name && !taken.has(each.cityId) && kilometres(each, point) <= NEAR_KM)
    .sort((a, b) => b.weight - a.weight || kilometres(a, point) - kilometres(b, point));
  const code = wardCode.padStart(5, '0');
  const id = record?.cityId ?? `${ascii(wardShort).replaceAll(/[ -]+/g, '-')}-xvn${code}`;
  taken.add(id);
  const around = [...(former.get(Number(wardCode)) ?? [])].flatMap((province) => [bare(province), province]);
  const tail = [LEAST_PEOPLE[wardType], `${ward}, ${wardShort}`, around.join(', ')];
  const own = record
    ? ['', '', '', '', '', '']
    : [
        wardShort,
        '',
        'town',
        `VN.${provinceCode.padStart(2, '0')}`,
        point.latitude.toFixed(2),
        point.longitude.toFixed(2),
      ];
  return [id, ...own, ...tail].join(' | ').replace(/[ |]+$/, '');
});
writeFileSync(
  new URL('../curated/vietnam-communes.txt', import.meta.url),
  `# Written by build/write-vietnam-communes.mjs: ${rows.length} communes, wards and special zones of Vietnam since July 2025.
# id | Latin name | Chinese name | kind | code of its division | latitude | longitude | minimum population for the ranking | main names | present and former parents, by name
# Names, codes and points as the mapping agency of Vietnam published them, 2025-07-17, and the provinces before: vietnamadminunits 1.0.3 (MIT). A point as a number to 0.01°.

${rows.join('\n')}
`,
);
console.log(`${rows.length} communes, ${rows.filter((row) => row.includes('-xvn')).length} new`);
