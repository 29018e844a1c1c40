// Japanese names of quarters and villages that the lists have in Latin letters alone: Roppongi is 六本木. Run it after a build with node and two folders:
// api/ja of geolonia/japanese-addresses, and the dictionary IPADIC in the format of MeCab. It writes curated/japan-quarters.txt.
// A place is the quarter within three kilometres whose characters may be read as its Latin name. The dictionary only says how they are read.

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { readArtefact } from '../dist-build/src/artefact.js';
import { crc32 } from '../dist-build/src/crc32.js';
import { hanVariants, fold as keyOf } from '../dist-build/src/fold.js';
import { latinOfKana } from '../dist-build/src/kana.js';
import { placeOf, readRecords } from '../dist-build/src/records.js';

const [addresses, dictionary] = process.argv.slice(2);
if (dictionary === undefined) throw new Error('usage: node write-japan-quarters.mjs API/JA IPADIC');
const artefact = readArtefact(readFileSync(new URL('../data/places.bin', import.meta.url)), crc32);
const records = readRecords(artefact);
const variants = hanVariants(artefact.header.hanVariants);
const table = new URL('../curated/japan-quarters.txt', import.meta.url);

const NEAR_KM = 3;
const CELL = 0.05; // degrees
const MAX_READINGS = 4000; // of one name
const COUNTED = /(?:[一二三四五六七八九十]+丁目)$/u; // 池上一丁目

/** Readings in hiragana of all words of the dictionary. */
const readingsOf = new Map();
for (const file of readdirSync(dictionary).filter((name) => /^(?:Noun|Prefix|Suffix|Verb|Adj|Adnominal)/.test(name)))
  for (const row of new TextDecoder('euc-jp').decode(readFileSync(`${dictionary}/${file}`)).split('\n')) {
    const cells = row.split(',');
    if (cells.length < 12 || !/\p{Script=Han}/u.test(cells[0]) || cells[0].length > 6) continue;
    const hiragana = cells[11].replace(/[ァ-ヶ]/gu, (char) => String.fromCharCode(char.charCodeAt(0) - 0x60));
    readingsOf.set(cells[0], (readingsOf.get(cells[0]) ?? new Set()).add(hiragana));
  }

const PLAIN = 'かきくけこさしすせそたちつてとはひふへほ';
const VOICED = 'がぎぐげござじずぜぞだぢづでどばびぶべぼ';

/** Possible readings of characters, word by word; the first sound of an inner word may be voiced, and の may be between words. */
function* readings(name, from = 0, begun = '') {
  if (from === name.length) {
    yield begun;
    return;
  }
  if (from > 0 && /[ケヶがのノ々]/u.test(name[from])) {
    const sounds = { の: ['の'], ノ: ['の'], 々: [] }[name[from]] ?? ['が', 'け'];
    for (const sound of sounds) yield* readings(name, from + 1, begun + sound);
    if (name[from] !== '々') return;
  }
  for (let to = Math.min(name.length, from + 6); to > from; to--) {
    const words =
      readingsOf.get(name.slice(from, to)) ?? (/^[ぁ-ん]+$/u.test(name.slice(from, to)) ? [name.slice(from, to)] : []);
    for (const word of words) {
      const first = PLAIN.indexOf(word[0]);
      const spoken = from > 0 && first >= 0 ? [word, VOICED[first] + word.slice(1)] : [word];
      for (const each of spoken) {
        yield* readings(name, to, begun + each);
        if (from > 0) yield* readings(name, to, `${begun}の${each}`);
      }
    }
  }
}

const keyOfLatin = (latin) =>
  keyOf(latin, variants)
    .replace(/m(?=[bpm])/g, 'n')
    .replace(/o[uo]/g, 'o')
    .replace(/uu/g, 'u');

/** True if a name may be read as this key. */
function isReadAs(name, key) {
  let tried = 0;
  for (const kana of readings(name)) {
    const latin = latinOfKana(kana);
    if (latin !== undefined && keyOfLatin(latin) === key) return true;
    if (++tried > MAX_READINGS) return false;
  }
  return false;
}

/** Quarters by the cell that they are in. */
const quarters = new Map();
const cellOf = (latitude, longitude) => `${Math.floor(latitude / CELL)} ${Math.floor(longitude / CELL)}`;
for (const prefecture of readdirSync(addresses, { withFileTypes: true }).filter((entry) => entry.isDirectory()))
  for (const file of readdirSync(`${addresses}/${prefecture.name}`))
    for (const { town, lat, lng } of JSON.parse(readFileSync(`${addresses}/${prefecture.name}/${file}`, 'utf8'))) {
      const name = town.replace(/^(?:大字|字)/u, '').replace(COUNTED, '');
      if (!/^[\p{Script=Han}ぁ-んァ-ヶー々]{2,8}$/u.test(name) || lat === null) continue;
      const cell = cellOf(lat, lng);
      quarters.set(cell, [...(quarters.get(cell) ?? []), { name, latitude: lat, longitude: lng }]);
    }

const known = new Set();
try {
  for (const [, id] of readFileSync(table, 'utf8').matchAll(/^([^#\s|]+) \|/gm)) known.add(id);
} catch {
  // The first run writes it.
}
const rows = [];
let all = 0;
const japan = artefact.header.countries.JP;
for (let row = records.unitStart[japan]; row < records.unitEnd[japan]; row++) {
  const { cityId, names, latitude, longitude } = placeOf(records, row);
  if ((names.ja !== undefined || names.zh !== undefined) && !known.has(cityId)) continue;
  all++;
  const latin = names.en.replace(/[- ](?:shi|ku|City|Town)$/iu, '');
  const near = [];
  for (const north of [-CELL, 0, CELL])
    for (const east of [-CELL, 0, CELL]) near.push(...(quarters.get(cellOf(latitude + north, longitude + east)) ?? []));
  const km = (each) =>
    Math.hypot(each.latitude - latitude, (each.longitude - longitude) * Math.cos((latitude * Math.PI) / 180)) * 111.2;
  const nearest = near.map((each) => ({ ...each, km: km(each) })).filter((each) => each.km <= NEAR_KM).sort((a, b) => a.km - b.km); // biome-ignore format: a chain
  const tried = new Map();
  for (const { name } of nearest) if (!tried.has(name)) tried.set(name, isReadAs(name, keyOfLatin(latin)));
  const found = [...tried].filter(([, isRead]) => isRead).map(([name]) => name);
  if (found.length === 1) rows.push(`${cityId} |  | ${found[0]}`);
}
writeFileSync(
  table,
  `# Written by build/write-japan-quarters.mjs: ${rows.length} quarters and villages of Japan under their Japanese names.
# id of a place | Korean | Japanese
# Names: Geolonia 住所データ 2024 (CC BY 4.0), from the Ministry of Land. Which of them a Latin name is, is by the readings of IPADIC.

${rows.join('\n')}
`,
);
console.log(`${rows.length} of ${all}`);
