// One test for each kind of query that people type. Points: GeoNames and the pages named in test/truth; the fifty sample queries
// are those of test/truth/cases/place-queries.json.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readArtefact } from './artefact.ts';
import { crc32 } from './crc32.ts';
import { line } from './lines.ts';
import { readSearchData } from './lookups.ts';
import { loadGazetteer } from './node.ts';
import { type Place, type PlaceMatch, placeLabel } from './place.ts';
import { readRecords } from './records.ts';
import { runSearch } from './search.ts';

const { search, surely } = await loadGazetteer();
const artefact = readArtefact(readFileSync(new URL('../data/places.bin', import.meta.url)), crc32);
const data = readSearchData(artefact, readRecords(artefact));
const labels = (query: string, language: 'en' | 'zh' = 'en', limit = 10): string[] =>
  search({ query, limit }).map(({ place }) => placeLabel(place, language));
const first = (query: string): PlaceMatch | undefined => search({ query, limit: 1 })[0];

interface TruthQuery {
  readonly q: string;
  readonly expect: { readonly lat: number; readonly lon: number; readonly tolKm: number; readonly country: string };
}
const truth: TruthQuery[] = JSON.parse(
  readFileSync(new URL('../../test/truth/cases/place-queries.json', import.meta.url), 'utf8'),
);
for (const {
  q,
  expect: { lat, lon, tolKm, country },
} of truth) {
  test(`${q} leads to its place`, () => {
    const place = first(q)!.place;
    const km = 111.2 * Math.hypot(place.latitude - lat, (place.longitude - lon) * Math.cos((lat * Math.PI) / 180));
    expect(place.countryCode).toBe(country);
    expect(km).toBeLessThanOrEqual(tolKm);
  });
}

// query, the label it must come to first
const FIRST: Readonly<Record<string, readonly (readonly [query: string, label: string])[]>> = {
  '省 市 县 in any combination': [
    ['陕西蒲城', '中国 陕西省 渭南市 蒲城县'],
    ['陕西省渭南市蒲城县', '中国 陕西省 渭南市 蒲城县'],
    ['渭南蒲城', '中国 陕西省 渭南市 蒲城县'],
    ['中国陕西蒲城县', '中国 陕西省 渭南市 蒲城县'],
    ['陕西 渭南 蒲城', '中国 陕西省 渭南市 蒲城县'],
    ['蒲城县 陕西', '中国 陕西省 渭南市 蒲城县'],
    ['福建浦城', '中国 福建省 南平市 浦城县'],
    ['北京朝阳', '中国 北京市 朝阳区'],
    ['长春朝阳', '中国 吉林省 长春市 朝阳区'],
    ['福州市鼓楼区', '中国 福建省 福州市 鼓楼区'],
    ['开封鼓楼区', '中国 河南省 开封市 鼓楼区'],
    ['西安市长安区', '中国 陕西省 西安市 长安区'],
    ['内蒙古赤峰', '中国 内蒙古自治区 赤峰市'],
    ['广西壮族自治区桂林市', '中国 广西壮族自治区 桂林市'],
  ],
  'traditional characters': [
    ['臺北市', '台湾 台北市'],
    ['臺北市大安區', '台湾 台北市 大安区'],
    ['台中市大安區', '台湾 台中市 大安区'],
    ['廣州', '中国 广东省 广州市'],
    ['瀋陽', '中国 辽宁省 沈阳市'],
    ['烏魯木齊', '中国 新疆维吾尔自治区 乌鲁木齐市'],
  ],
  'old names and abolished divisions': [
    ['奉天', '中国 辽宁省 沈阳市'],
    ['迪化', '中国 新疆维吾尔自治区 乌鲁木齐市'],
    ['崇文区', '中国 北京市 崇文区'],
    ['宣武区', '中国 北京市 宣武区'],
    ['江干区', '中国 浙江省 杭州市 江干区'],
    ['通县', '中国 北京市 通州区'],
    ['吴县', '中国 江苏省 苏州市'],
    ['户县', '中国 陕西省 西安市 鄠邑区'],
    ['川沙县', '中国 上海市 川沙县'],
    ['襄樊', '中国 湖北省 襄阳市'],
    ['大庸', '中国 湖南省 张家界市'],
    ['古亭區', '台湾 台北市 古亭区'],
  ],
  'names that the sources lack': [
    ['阿勒泰市', '中国 新疆维吾尔自治区 阿勒泰地区 阿勒泰市'],
    ['布尔津', '中国 新疆维吾尔自治区 阿勒泰地区 布尔津县'],
    ['旺角', '香港 油尖旺区 旺角'],
    ['法拉盛', '美国 纽约州 法拉盛'],
  ],
};
for (const [kind, rows] of Object.entries(FIRST)) {
  for (const [query, label] of rows) test(`${kind}: ${query}`, () => expect(labels(query, 'zh')[0]).toBe(label));
}

const IDS: Readonly<Record<string, readonly (readonly [query: string, cityId: string])[]>> = {
  'a name and what lies around it': [
    ['Springfield, Illinois', 'springfield-4250542'],
    ['springfield il', 'springfield-4250542'],
    ['Springfield, MA', 'springfield-4951788'],
    ['London, Canada', 'london-6058560'],
    ['London Ontario', 'london-6058560'],
    ['Vancouver, BC', 'vancouver-6173331'],
    ['Paris, Texas', 'paris-4717560'],
    ['San Jose, Costa Rica', 'san-jose-3621849'],
    ['Cambridge, UK', 'cambridge-2653941'],
    ['Cabramatta, Sydney', 'cabramatta-8348460'],
    ['Portland, Ore', 'portland-5746545'],
    ['美国纽约', 'new-york-city-5128581'],
    ['马来西亚 槟城', 'george-town-1735106'],
  ],
  'old names abroad': [
    ['Saigon', 'ho-chi-minh-city-1566083'],
    ['Bombay', 'mumbai-1275339'],
    ['Calcutta', 'kolkata-1275004'],
    ['Rangoon', 'yangon-1298824'],
    ['Constantinople', 'istanbul-745044'],
    ['西贡', 'ho-chi-minh-city-1566083'],
    ['海参崴', 'vladivostok-2013348'],
  ],
  'Wade-Giles, postal names, pinyin in every dress': [
    ['Pei-ching', 'beijing-1816670'],
    ['Peking', 'beijing-1816670'],
    ['bei jing', 'beijing-1816670'],
    ['Běijīng', 'beijing-1816670'],
    ['bei3jing1', 'beijing-1816670'],
    ['Chungking', 'chongqing-1814906'],
    ["Ch'ang-sha", 'changsha-1815577'],
    ['Canton, China', 'guangzhou-1809858'],
    ['lvliang', 'luliang-cn141100'],
    ['Lüliang', 'luliang-cn141100'],
  ],
  'kana and hangul': [
    ['とうきょう', 'tokyo-1850147'],
    ['オオサカ', 'osaka-1853909'],
    ['서울', 'seoul-1835848'],
    ['부산', 'busan-1838524'],
  ],
  'typing errors': [
    ['Lodnon', 'london-2643743'],
    ['Bondon, England', 'london-2643743'],
    ['Melborne', 'melbourne-2158177'],
    ['Guangzou', 'guangzhou-1809858'],
    ['Shanghia', 'shanghai-1796236'],
    ['hicago', 'chicago-4887398'],
    ['Xhicago', 'chicago-4887398'],
    ['san fransisco', 'san-francisco-5391959'],
    ['Johanesberg', 'johannesburg-993800'],
    ['Springfield, Ilinois', 'springfield-4250542'],
    ['哈尔宾', 'harbin-2037013'],
    ['石家壮', 'shijiazhuang-1795270'],
    ['乌鲁木其', 'urumqi-1529102'],
  ],
  'words that tell the kind of place': [
    ['Osaka City', 'osaka-1853909'],
    ['武汉市', 'wuhan-1791247'],
    ['Saint Louis, Missouri', 'st-louis-4407066'],
  ],
};
for (const [kind, rows] of Object.entries(IDS)) {
  for (const [query, cityId] of rows) test(`${kind}: ${query}`, () => expect(first(query)?.place.cityId).toBe(cityId));
}

// docs/rules/places.md, section 5: these have several candidates.
for (const [query, parts] of [
  ['朝阳区', ['北京市', '长春市']],
  ['鼓楼区', ['南京市', '福州市', '徐州市', '开封市']],
  ['蒲城', ['陕西省']],
  ['pucheng', ['陕西省', '福建省']],
  ['大安區', ['台北市', '台中市']],
  ['Richmond', ['弗吉尼亚州', '不列颠哥伦比亚省', '加利福尼亚州']],
  ['San Jose', ['加利福尼亚州', '哥斯达黎加']],
] as const) {
  test(`${query} lists its namesakes: ${parts.join(', ')}`, () => {
    const found = labels(query, 'zh', 10);
    for (const part of parts)
      expect(
        found.some((label) => label.includes(part)),
        part,
      ).toBe(true);
  });
}

test('Springfield shows ten namesakes, each with what tells it apart', () => {
  const found = labels('Springfield');
  expect(found.length).toBe(10);
  expect(new Set(found).size).toBe(10);
});

test('a name is found on the way to it', () => {
  for (const [name, from] of [
    ['shanghai', 4],
    ['san francisco', 7],
    ['melbourne', 4],
    ['上海', 1],
  ] as const) {
    const wanted = first(name)!.place.cityId;
    for (let length = from; length < name.length; length++) {
      const found = search({ query: name.slice(0, length), limit: 5 });
      expect(
        found.some(({ place }) => place.cityId === wanted),
        name.slice(0, length),
      ).toBe(true);
    }
  }
});

test('a division alone lists its largest places', () => {
  expect(first('陕西')?.place.cityId).toBe('xian-1790630');
  expect(first('Illinois')?.place.cityId).toBe('chicago-4887398');
});

test('match tells how the text met a name', () => {
  expect(first('Beijing')?.match).toBe('exact');
  expect(first('Springfield, Illinois')?.match).toBe('exact');
  expect(first('san francis')?.match).toBe('prefix');
  expect(first('Melborne')?.match).toBe('fuzzy');
});

test('whole names come before beginnings', () => {
  const kinds = search({ query: 'york', limit: 50 }).map(({ match }) => match);
  expect(kinds).toEqual(
    [...kinds].sort((a, b) => ['exact', 'prefix', 'fuzzy'].indexOf(a) - ['exact', 'prefix', 'fuzzy'].indexOf(b)),
  );
});

test('limit is kept', () => {
  expect(search({ query: 'san', limit: 1 }).length).toBe(1);
  expect(search({ query: 'san', limit: 50 }).length).toBe(50);
  expect(search({ query: 'san' }).length).toBe(10);
});

test('no two entries are one place', () => {
  for (const query of ['san', '北京', 'a', 'new york', '南京市鼓楼区']) {
    const ids = search({ query, limit: 50 }).map(({ place }) => place.cityId);
    expect(new Set(ids).size, query).toBe(ids.length);
  }
});

test('noise finds little, and no text throws', () => {
  const texts = [
    'x'.repeat(80),
    '北'.repeat(80),
    'a '.repeat(40),
    ',,,,',
    '١٢٣',
    'שלום',
    '‮مرحبا',
    '👍🏽 Paris',
    "'; DROP TABLE",
    '%00',
    'ﷺ',
    '\u{20000}\u{2A6DF}',
  ];
  for (const query of texts) expect(() => search({ query, limit: 50 }), query).not.toThrow();
  expect(search({ query: 'zxqvkjwq zxqvkjwq' })).toEqual([]);
});

test.each([
  ['Lille (Nord)', 'lille-2998324'],
  ['Enniskillen, Co. Fermanagh', 'enniskillen-2649984'],
  ['Oxford, Oxon', 'oxford-2640729'],
  ['Monterrey, N.L.', 'monterrey-3995465'],
  ['Milano (MI)', 'milan-3173435'],
  ['Roma (RM)', 'rome-3169070'],
  ['Bergamo (BG)', 'bergamo-3182164'],
])('%s has a qualifier that is known: a division by its bare name or its abbreviation', (query, id) => {
  const [first] = search({ query, limit: 1 });
  expect([first?.place.cityId, first?.match]).toEqual([id, 'exact']);
});

// Qualifiers that name nothing near the name: regions that are no unit of the data, codes of other provinces.
test.each([
  ['Évora, Lusitania', 'Évora, '],
  ['Ulm, Donau', 'Ulm, Tübingen'],
  ['Milano (XX)', 'Milan, '],
  ['Bergamo (RM)', 'Bergamo, '],
])('%s leads to the name before the qualifier, and is not sure', (query, label) => {
  const [first] = search({ query, limit: 1 });
  expect(first && placeLabel(first.place, 'en')).toContain(label);
  expect(first?.match).toBe('fuzzy');
  expect(surely(query)).toBeUndefined();
});

test('a division with its state leads into it, of whatever kind it is, and surely nowhere else', () => {
  const { records } = data;
  const { unit: unitOf, unitParent, unitStart, unitEnd, unitNames, countryCodes } = records;
  const nameOf = (unit: number): string => line(unitNames, unit).split('\t')[0]!;
  const isNear = (unit: number, place: Place | undefined): boolean => {
    if (place === undefined) return false;
    const { latitude, longitude } = place;
    for (let row = unitStart[unit]!; row < unitEnd[unit]!; row++) {
      const north = 111.2 * (records.latitude[row]! / 1e5 - latitude);
      const east = 111.2 * (records.longitude[row]! / 1e5 - longitude) * Math.cos((latitude * Math.PI) / 180);
      if (Math.hypot(north, east) <= 30) return true;
    }
    return false;
  };
  const smaller = [...new Set(unitOf)].filter((unit) => unitParent[unitParent[unit]!] !== unitParent[unit]);
  const some = smaller.filter((_, i) => i % 16 === 0);
  const counties = smaller
    .filter((unit) => / (?:County|Parish)$/.test(nameOf(unit)) && countryOf(unit) === 'US')
    .filter((_, i) => i % 4 === 0);
  function countryOf(unit: number): string | undefined {
    const outer = unitParent[unit]!;
    return outer === unit ? countryCodes.get(unit) : countryOf(outer);
  }
  const textOf = (unit: number): string => `${nameOf(unit)}, ${nameOf(unitParent[unit]!)}`;
  const missed = some.filter((unit) => !isNear(unit, first(textOf(unit))?.place));
  const surelyElsewhere = counties.filter((unit) => {
    const place = surely(textOf(unit));
    return place !== undefined && !isNear(unit, place);
  });
  expect(some.length).toBeGreaterThan(1000);
  expect(missed.length / some.length).toBeLessThan(0.02);
  expect(counties.length).toBeGreaterThan(500);
  expect(surelyElsewhere.length / counties.length).toBeLessThan(0.005);
});

/** Counts how often a search reads the names of divisions and the rows of places: its work, independent of the load of the machine. */
function readsOf(text: string): number {
  let count = 0;
  const counted = (column: Uint32Array): Uint32Array =>
    new Proxy(column, {
      get: (all, key) => {
        count++;
        return all[Number(key)];
      },
    });
  const { placeKeys, unitKeys } = data;
  const watched = {
    ...data,
    placeKeys: { ...placeKeys, values: counted(placeKeys.values) },
    unitKeys: { ...unitKeys, starts: counted(unitKeys.starts) },
  };
  runSearch(watched, text, 50, undefined);
  return count;
}

test.each([
  // The search removes such words one by one, and looks up each remaining text only once.
  [`${'from com. '.repeat(7)}Xa-Ya`],
  [`${'in comuna '.repeat(7)}Xyza`],
  [`${'born in Kota г. '.repeat(5)}Xyzab`],
  [`${'in T. '.repeat(12)}Xyza`],
  // A short word with which 20,000 names begin, and surroundings that exclude each other.
  ['Sa Pa, Lào Cai'],
  ['Hà Đông, Hà Tây'],
  ['Adelaide SA'],
])('%s takes few reads of the tables', (text) => expect(readsOf(text)).toBeLessThan(10_000));

// biome-ignore format: a row
test.each([
  ['not London', 'London'], ['I was not born in London', 'London'], ['我不是北京人', '北京'], ['Ich bin nicht in Berlin geboren', 'Berlin'], ['Я не родился в Москве', 'Москве'],
  ['Leeds or Bradford', 'Bradford'], ['Paris and London', 'London'], ['a village near Kyoto', 'Kyoto'], ['St. Elsewhere Hospital, Houston', 'Houston'], ['Xyzzy, Las Majadas, Madrid', 'Madrid'],
])('of %s only %s is used, and it is not sure', (query, used) => {
  expect(first(query)?.used).toBe(used);
  expect(surely(query)).toBeUndefined();
});

test('a text that was used whole has no such part', () => {
  for (const query of [
    'London',
    'born in London',
    'Portland, Oregon, not Maine',
    'Millan',
    '陕西省渭南市蒲城县',
    'Tampereella',
    'Казань, Татарская АССР',
  ])
    expect(first(query)?.used, query).toBeUndefined();
});
