// The built artefact, searched as the service searches it. Points and zones: GeoNames, read on geonames.org.

import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import zlib from 'node:zlib';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { readGeonames } from '../build/geonames.ts';
import { listedIds } from '../build/ids.ts';
import { openGazetteer } from './gazetteer.ts';
import { loadGazetteer } from './node.ts';
import { type Place, placeLabel } from './place.ts';

const gazetteer = await loadGazetteer();
const given = listedIds();

const KINMEN = 'jinmen-cn350527'; // 金门县 as the mainland lists it: the clocks there are Taiwan's

/** Ids without a place, ids of places with another clock than their country, and ids of points that GeoNames does not print: each is looked up once. */
const wrong: Readonly<Record<'id' | 'time' | 'point', string[]>> = { id: [], time: [], point: [] };
beforeAll(() => {
  for (const id of given) {
    const place = gazetteer.resolve(id);
    if (place === undefined) wrong.id.push(id);
    else if (!keepsChineseTime(place)) wrong.time.push(id);
    else if (!isPrinted(place)) wrong.point.push(id);
  }
});

function keepsChineseTime({ cityId, countryCode, admin1, timeZone, timeZones }: Place): boolean {
  const both = admin1?.en === 'Xinjiang' ? 'Asia/Shanghai,Asia/Urumqi' : undefined;
  return countryCode !== 'CN' || cityId === KINMEN || (timeZone === 'Asia/Shanghai' && timeZones?.join() === both);
}

function isPrinted({ latitude, longitude }: Place): boolean {
  const isOnEarth = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  return isOnEarth && /^-?\d+(?:\.\d{1,5})?,-?\d+(?:\.\d{1,5})?$/.test(`${latitude},${longitude}`);
}

test('Beijing keeps its id, its point and its zone', () => {
  const beijing = gazetteer.resolve('beijing-1816670');
  expect(beijing).toMatchObject({
    cityId: 'beijing-1816670',
    name: 'Beijing',
    names: { en: 'Beijing', zh: '北京' },
    countryCode: 'CN',
    country: { en: 'China', zh: '中国', 'zh-Hant': '中國' },
    latitude: 39.9075,
    longitude: 116.39723,
    timeZone: 'Asia/Shanghai',
  });
  expect(placeLabel(beijing!, 'zh')).toBe('中国 北京');
  expect(placeLabel(beijing!, 'en')).toBe('Beijing, China');
});

test('an id is compared whole', () => {
  for (const text of [
    'peking-1816670',
    '1816670',
    'Beijing-1816670',
    'beijing-1816670 ',
    'beijing',
    '',
    '-',
    'x'.repeat(5000),
  ]) {
    expect(gazetteer.resolve(text), text).toBeUndefined();
  }
});

test('a text that is no id leads to the places it may mean', () => {
  expect(gazetteer.suggest('1816670')[0]?.cityId).toBe('beijing-1816670');
  expect(gazetteer.suggest('peking-1816670')[0]?.cityId).toBe('beijing-1816670');
  expect(gazetteer.suggest('beijing')[0]?.cityId).toBe('beijing-1816670');
  expect(gazetteer.suggest('beijing-99')[0]?.cityId).toBe('beijing-1816670');
  expect(gazetteer.suggest('london').length).toBeLessThanOrEqual(3);
});

test('a text surely means a place by its whole name, where no other has a tenth of its people under that name', () => {
  const intended = (text: string) => gazetteer.surely(text)?.cityId;
  expect(intended('Paris')).toBe('paris-2988507'); // 2.1 million; Paris, Texas has 25,000
  expect(intended('Paris, Texas')).toBe('paris-4717560');
  expect(intended('苏州')).toBe('suzhou-1886760');
  // Countries whose largest city has the same name.
  expect(['Singapore', '新加坡', 'Hong Kong', '香港', '澳門', 'Luxembourg'].map(intended)).toEqual([
    'singapore-1880252',
    'singapore-1880252',
    'hong-kong-1819729',
    'hong-kong-1819729',
    'macau-1821274',
    'luxembourg-2960316',
  ]);
  // 苏州 and 宿州 are one in pinyin; Cambridge is in England and in Massachusetts.
  for (const text of ['Suzhou', 'Springfield', 'Cambridge', 'Pucheng', '朝阳区'])
    expect([text, intended(text)]).toEqual([text, undefined]);
  // The answer would be a place that the part before the comma does not name.
  expect(intended('Sunderland, County Durham')).toBeUndefined();
  expect(intended('Dasmarinas, Cavite')).toBe('dasmarinas-1715430');
  expect(intended('St Louis, Missouri')).toBe('st-louis-4407066');
  // Hanoi, Milan, Paris and Singapore misspelt by one to three letters; a state or a country elsewhere; a code; Wonsan, the Korean reading of Wenshan.
  for (const text of ['Hanio', 'Millan', 'Pars France', 'Singa', '德州', '牙买加', '安大略', 'dls', '원산시'])
    expect([text, intended(text)]).toEqual([text, undefined]);
  // The beginning of a name, a province, a point and nothing at all.
  for (const text of ['Beijin', 'Guangdong', 'Jamaica', 'Kuwait', '39.9, 116.4', '', 'zzyzxqq'])
    expect([text, intended(text)]).toEqual([text, undefined]);
});

// Many are a division of their own beside one of their name (Kyiv), have a larger place beside them (New Delhi, Monaco), or have the name of their country.
test('each capital with its country is sure: the capital itself or a place beside it', () => {
  const capitals = given.map((id) => gazetteer.resolve(id)!).filter(({ kind }) => kind === 'capital');
  expect(capitals.length).toBeGreaterThan(200);
  const refused = capitals.filter(({ names, country, latitude, longitude }) => {
    const place = gazetteer.surely(`${names.en}, ${country.en}`) ?? gazetteer.surely(country.en); // Macau is in Macao
    return !place || Math.hypot(place.latitude - latitude, place.longitude - longitude) > 0.3;
  });
  expect(refused.map(({ cityId }) => cityId)).toEqual([]);
});

test.each(['Tbilisi', '长沙', 'Panamá, Panama'])('the capital %s is sure', (text) =>
  expect(gazetteer.surely(text)).toBeDefined(),
);

// A town of Shiga, and one of Hiroshima; Kōfu by the system of the state, and a township of Taiwan; El Salvador, and no Spain; Paris in Vietnamese, and no Bâle; Bitola of old, and a city of Tunisia.
test.each(['犬上郡高宮町', 'Kouhu', 'Sta. Ana, E.S.', 'Ba Lê', 'Monastir'])('%s may be another place', (text) =>
  expect(gazetteer.surely(text)).toBeUndefined(),
);

// Regions whose people live more than eight minutes of the Sun from their largest city, codes, and words that some village is called.
test.each([
  '新疆',
  '西藏',
  'Alaska',
  'Bavaria',
  'Sumatra',
  'Siberia',
  '东北',
  'UTC',
  'IST',
  'ABC',
  'hospital',
  'street',
  'Columbus AFB',
  // A division by its word, wider than two degrees or around a city that is none of it; and regions whose names small places far away have.
  'Quebec Province',
  'Provincia de Buenos Aires',
  'Estado de São Paulo',
  'Jilin Province, China',
  'Bohemia',
  'Khorasan',
  '영남',
])('%s is never taken for a place', (text) => expect(gazetteer.surely(text)).toBeUndefined());

test('a division that is refused leads to its largest places', () => {
  const largest = (text: string) => gazetteer.suggest(text, 2).map(({ cityId }) => cityId);
  expect(largest('Jilin Province')).toEqual(['jilin-2036502', 'changchun-2038180']);
  expect(largest('Guangdong Province')).toEqual(['shenzhen-1795565', 'guangzhou-1809858']);
  expect(largest('Moscow Oblast')).toEqual(['khimki-550280', 'podolsk-508101']);
});

test('of all texts of three letters only names of places are sure', () => {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const texts = letters.flatMap((a) => letters.flatMap((b) => letters.map((c) => a + b + c)));
  const plain = (name: string): string =>
    name
      .normalize('NFD')
      .replace(/[^a-z]/gi, '')
      .toUpperCase();
  const wrong = texts.filter((text, i) => {
    const place = i % 13 === 0 ? gazetteer.surely(text) : undefined; // one in 13 of 17,576
    return place !== undefined && !Object.values(place.names).map(plain).includes(text);
  });
  expect(wrong).toEqual([]);
});

test('every place resolves by the id that a search gives it', () => {
  for (const query of ['London', '東京', 'San José', '上海', 'Springfield']) {
    for (const { place } of gazetteer.search({ query, limit: 50 }))
      expect(gazetteer.resolve(place.cityId)).toEqual(place);
  }
});

test('the country filter keeps only its places, and an unknown country has none', () => {
  const found = gazetteer.search({ query: 'London', country: 'ca' });
  expect(found[0]?.place.admin1?.en).toBe('Ontario');
  expect(new Set(found.map(({ place }) => place.countryCode))).toEqual(new Set(['CA']));
  expect(gazetteer.search({ query: 'London', country: 'ZZ' })).toEqual([]);
});

test('all of mainland China keeps Beijing time, and Xinjiang lists its other time beside it', () => {
  expect(gazetteer.resolve(KINMEN)?.timeZone).toBe('Asia/Taipei');
  expect(wrong.time).toEqual([]);
});

// Records that GeoNames has on the clock of another country or another state: docs/rules/places.md, section 3; zones by zone1970.tab.
// biome-ignore format: a row each
for (const [id, timeZone] of [
  ['al-wadan-12470176', 'Asia/Muscat'],          ['quvasoy-1513331', 'Asia/Tashkent'],           ['cabudwaaq-63400', 'Africa/Mogadishu'],
  ['kurilsk-2123979', 'Asia/Sakhalin'],          ['hue-1580240', 'Asia/Ho_Chi_Minh'],            ['dong-ha-1582926', 'Asia/Ho_Chi_Minh'],
  ['hanoi-1581130', 'Asia/Bangkok'],             ['ceuta-6362987', 'Africa/Ceuta'],              ['labuan-1733782', 'Asia/Kuching'],
  ['vincennes-4266307', 'America/Indiana/Vincennes'], ['vila-dos-remedios-ji4izz8', 'America/Noronha'], ['baikonur-1521368', 'Asia/Qyzylorda'],
  ['west-wendover-5710035', 'America/Denver'],   ['unalaska-5877208', 'America/Nome'],           ['fort-pierre-5764864', 'America/Denver'],
  ['coyhaique-3894426', 'America/Coyhaique'],    ['battleford-j1osvg2p', 'America/Swift_Current'], ['ciudad-rio-bravo-3520271', 'America/Matamoros'],
  ['sao-lazaro-jkvft1j', 'Asia/Macau'],          ['dongxing-cn450681', 'Asia/Shanghai'],         ['hekou-1808588', 'Asia/Shanghai'],
  ['nicosia-146268', 'Asia/Nicosia'],            ['yellowknife-6185377', 'America/Yellowknife'], ['antigonish-5886182', 'America/Halifax'],
] as const) {
  test(`${id} keeps ${timeZone}`, () => expect(gazetteer.resolve(id)?.timeZone).toBe(timeZone));
}

test('every id ever given out resolves, and every place has one that was listed', () => {
  expect(given.length).toBeGreaterThan(231_000);
  expect(wrong.id).toEqual([]);
  const listed = new Set(given);
  for (const query of ['a', 'b', 'san', '北', '鼓楼区', 'new']) {
    for (const { place } of gazetteer.search({ query, limit: 50 }))
      expect(listed.has(place.cityId), place.cityId).toBe(true);
  }
  expect(gazetteer.size).toBeLessThanOrEqual(given.length);
});

test('an id is a readable name and a number, in printable ASCII', () => {
  const readable = /^[a-z0-9]+(?:-[a-z0-9]+)*-(?:\d+|cn\d+|tw\d+|j[0-9a-z]+|x[a-z0-9]+)$/;
  expect(given.filter((id) => !readable.test(id))).toEqual([]);
});

test('coordinates come out as GeoNames prints them, within their range', () => {
  expect(wrong.point).toEqual([]);
});

const HAS_SOURCES = existsSync(new URL('../sources/node_modules', import.meta.url));
test.skipIf(!HAS_SOURCES)('every city of a million has a Chinese name (npm ci --prefix places/sources)', () => {
  const million = readGeonames().filter(({ population }) => population >= 1_000_000);
  expect(million.length).toBeGreaterThan(480);
  for (const { id } of million) expect(gazetteer.suggest(`${id}`)[0]?.names.zh, `${id}`).toBeDefined();
});

test('names and divisions of Taiwan, Hong Kong and Macau come in Chinese too', () => {
  expect(placeLabel(gazetteer.search({ query: '田中鎮' })[0]!.place, 'zh-Hant')).toBe('台灣 彰化縣 田中鎮');
  expect(placeLabel(gazetteer.search({ query: 'Mong Kok' })[0]!.place, 'zh-Hant')).toBe('香港 油尖旺區 旺角');
  expect(placeLabel(gazetteer.search({ query: '氹仔' })[0]!.place, 'zh')).toBe('澳门 嘉模堂区');
});

test('bytes that are no artefact are refused with a sentence', () => {
  expect(() => openGazetteer(new Uint8Array(100))).toThrow(/begin with/);
  expect(() => openGazetteer(new TextEncoder().encode('BCPLACE1'))).toThrow(/begin with "BCPLACE1"/); // an older form
});

const whole = readFileSync(new URL('../data/places.bin', import.meta.url));

test('an artefact that is cut off anywhere is refused when it is opened', () => {
  for (const length of [8, 11, 12, 19, 500, whole.length / 3, whole.length - 8, whole.length - 1])
    expect(() => openGazetteer(whole.subarray(0, length))).toThrow(/the artefact is cut off: \d+ bytes of \d+/);
});

test('an artefact with one bit flipped anywhere is refused: in the longitudes it would move Beijing by five degrees', () => {
  fc.assert(
    fc.property(fc.nat(whole.length - 1), fc.nat(7), (at, bit) => {
      const flip = 1 << bit;
      whole[at]! ^= flip;
      try {
        expect(() => openGazetteer(whole, zlib.crc32)).toThrow(/begin with|is cut off|is damaged: its checksum/);
      } finally {
        whole[at]! ^= flip;
      }
    }),
    { numRuns: 60, examples: [8, 12, 16, 20, 4000].map((at) => [at, 3] as [number, number]) },
  );
  expect(openGazetteer(whole).resolve('beijing-1816670')?.longitude).toBe(116.39723);
});

test('a damaged or missing file is refused by its name, with what to do', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'beichen-places-'));
  const file = join(folder, 'places.bin');
  try {
    await expect(loadGazetteer(file)).rejects.toThrow(/places\.bin: ENOENT.*; build it anew/);
    const damaged = Buffer.from(whole);
    damaged[2_000_000]! ^= 1;
    writeFileSync(file, damaged);
    await expect(loadGazetteer(file)).rejects.toThrow(/places\.bin: the artefact is damaged: .*; build it anew/);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('an artefact may lie anywhere in its memory', () => {
  const displaced = openGazetteer(Buffer.concat([Buffer.alloc(3), whole]).subarray(3));
  expect(displaced.resolve('beijing-1816670')).toEqual(gazetteer.resolve('beijing-1816670'));
});

test('what is no text finds nothing', () => {
  for (const query of ['', ' ', '…', '😀', '\u0000\u0007', '\u202e', '\ud800'])
    expect(gazetteer.search({ query }), JSON.stringify(query)).toEqual([]);
});
