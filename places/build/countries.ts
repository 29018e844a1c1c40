// Names of countries, from CLDR, in the languages of labels and in those that people type: Deutschland, Россия, フランス. Hong
// Kong and Macao have their short names.

import { readFileSync } from 'node:fs';
import { CODE_MARK } from '../src/key-index.ts';
import { dataRequire } from './data-packages.ts';
import type { UnitDraft } from './draft.ts';

// Names that people type and no list has.
const ALIASES: Readonly<Record<string, readonly string[]>> = {
  US: [
    'EE.UU.',
    'EEUU',
    'EUA',
    'Vereinigte Staaten von Amerika',
    'États-Unis d’Amérique',
    'Estados Unidos de América',
    'USA',
    'America',
    'United States of America',
    'U.S.',
    '美利坚',
    '美國',
  ],
  GB: ['Inglaterra', 'Angleterre', 'Inghilterra', 'UK', 'Great Britain', 'Britain', 'U.K.', '英國', '联合王国'],
  CN: ['PRC', "People's Republic of China", 'Mainland China', '中国大陆', '中华人民共和国'],
  TW: ['ROC', '中国台湾', '臺灣', '台湾省'],
  HK: ['Hong Kong', 'Hongkong', '中国香港', '香港特别行政区'],
  MO: ['Macau', 'Macao', '中国澳门', '澳门特别行政区'],
  KR: ['Korea', 'South Korea', 'Republic of Korea', '南韩', '대한민국', '한국'],
  KP: ['DPRK', '北韩'],
  JP: ['Nippon', 'にほん', 'にっぽん'],
  RU: ['Russian Federation', '俄国'],
  AE: ['UAE', '阿联酋'],
  CZ: ['Czech Republic', 'República Checa', 'Tschechische Republik', 'République tchèque', 'Repubblica Ceca'],
  MM: ['Burma', 'Myanmar', 'Birmania', 'Birmanie', 'Birma'],
  NL: ['Holland', 'The Netherlands', 'Holanda', 'Hollande', 'Olanda'],
  NZ: ['Aotearoa', '纽西兰'],
  TR: ['Turkey', 'Türkiye'],
  MK: ['Macedonia', 'Mazedonien', 'Macédoine'],
  BY: ['Weißrussland', 'Bielorrusia', 'Biélorussie', 'Bielorussia'],
  CI: ["Cote d'Ivoire", 'Ivory Coast'],
  VN: ['Viet Nam'],
  LA: ['寮国'],
  TH: ['泰国', 'Siam', '暹罗'],
  BN: ['Brunei Darussalam'],
  PS: ['Palestine'],
  CD: ['DRC', 'DR Congo', 'Zaire', '扎伊尔'],
  SA: ['沙地阿拉伯'],
  IT: ['义大利'],
  AU: ['澳洲'],
  ZW: ['Rhodesia', '罗得西亚'],
  LK: ['Ceylon', '锡兰', 'Ceylan', 'Ceilán'],
  IR: ['Persia', '波斯'],
  GR: ['Ellada', 'Hellas'],
};

// biome-ignore format: rows by where they are spoken
/** Languages of CLDR in which a country is found, and not shown. */
export const TYPED_IN = [
  'de', 'fr', 'es', 'pt', 'it', 'nl', 'ca', 'sv', 'da', 'no', 'fi', 'is', 'et', 'lv', 'lt',
  'pl', 'cs', 'sk', 'hu', 'ro', 'bg', 'hr', 'sr', 'sl', 'mk', 'sq', 'el', 'ru', 'uk', 'be',
  'tr', 'az', 'kk', 'uz', 'hy', 'ka', 'he', 'ar', 'fa', 'ur', 'hi', 'bn', 'ne', 'ta', 'te', 'si',
  'th', 'lo', 'km', 'my', 'vi', 'id', 'ms', 'fil', 'ja', 'ko', 'mn', 'sw', 'am',
];

/** A unit for each of these ISO codes. */
export function countryUnits(codes: readonly string[]): Map<string, UnitDraft> {
  const [en, zh, hant] = [namesIn('en'), namesIn('zh'), namesIn('zh-Hant')];
  const others = TYPED_IN.map(namesIn);
  const longCodes = codesOfThreeLetters();
  return new Map(
    codes.map((code) => [
      code,
      {
        names: { en: en(code), zh: zh(code), 'zh-Hant': hant(code) },
        aliases: [...(ALIASES[code] ?? [])],
        foreignNames: [code, ...others.map((name) => name(code)), CODE_MARK + longCodes[code]],
      },
    ]),
  );
}

/** The three-letter codes of ISO 3166-1 by the two-letter codes. */
function codesOfThreeLetters(): Readonly<Record<string, string>> {
  const { supplemental } = dataRequire('cldr-core/supplemental/codeMappings.json');
  const mappings: Readonly<Record<string, { readonly _alpha3?: string }>> = supplemental.codeMappings;
  return Object.fromEntries(Object.entries(mappings).map(([code, { _alpha3 = code }]) => [code, _alpha3]));
}

function namesIn(language: string): (code: string) => string {
  const path = dataRequire.resolve(`cldr-localenames-full/main/${language}/territories.json`);
  const file = JSON.parse(readFileSync(path, 'utf8'));
  const territories: Readonly<Record<string, string>> = file.main[language].localeDisplayNames.territories;
  return (code) => {
    const short = code === 'HK' || code === 'MO' ? territories[`${code}-alt-short`] : undefined;
    const name = short ?? territories[code];
    if (!name) throw new Error(`CLDR has no name in ${language} for the country ${code}`);
    return name;
  };
}
