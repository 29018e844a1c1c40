// A place. A point where a person can be born, with a stable id, its zone, and its names in the languages we speak.

import { isAscii } from './fold.ts';

/**
 * A name by language. `en` is the Latin display name and always there; the others only where they are certain, the Vietnamese one only where it
 * differs from `en`. A country has a name in every language.
 */
export interface LocalName {
  readonly en: string;
  readonly zh?: string;
  readonly 'zh-Hant'?: string;
  readonly vi?: string;
  readonly ko?: string;
  readonly ja?: string;
  /** Of a division, `en` without the English word of its kind: "Warren" for "Warren County". A language in which it has no name shows this. */
  readonly bare?: string;
}

/** Rule for labels in a language. */
interface LabelRule {
  /** The names of its own, the best first. */
  readonly names: readonly (keyof LocalName)[];
  /** The names that are as Hanzi beside its own. */
  readonly hanzi: readonly (keyof LocalName)[];
  /** "中国 陕西省 渭南市 蒲城县" or "Pucheng, Weinan, Shaanxi, China". */
  readonly isOuterFirst: boolean;
}

// biome-ignore format: a language a row
const TELLING = {
  en: { names: ['en'], hanzi: ['zh', 'zh-Hant'], isOuterFirst: false },
  zh: { names: ['zh', 'zh-Hant'], hanzi: ['zh', 'zh-Hant'], isOuterFirst: true },
  'zh-Hant': { names: ['zh-Hant', 'zh'], hanzi: ['zh-Hant', 'zh'], isOuterFirst: true },
  ja: { names: ['ja'], hanzi: ['ja'], isOuterFirst: true },
  ko: { names: ['ko'], hanzi: ['zh-Hant', 'zh'], isOuterFirst: true },
  vi: { names: ['vi'], hanzi: ['zh-Hant', 'zh'], isOuterFirst: false },
} as const satisfies Readonly<Record<string, LabelRule>>;

/** A language in which names and labels are given. */
export type PlaceLanguage = keyof typeof TELLING;

export const PLACE_LANGUAGES = Object.keys(TELLING) as readonly PlaceLanguage[];

const labelRuleOf = (language: PlaceLanguage): LabelRule => TELLING[language];

/**
 * Kind of place of a record.
 * 'capital': the seat of a country; 'seat': the seat of an administrative division; 'town': any other populated place;
 * 'section': a part of a town; 'former': abandoned, or a division since abolished;
 * 'prefecture', 'county': the seat of a division of mainland China (蒲城县) or of a county of Taiwan;
 * 'township': a township or district of Taiwan; 'district': a district of Hong Kong or a parish of Macau.
 */
// biome-ignore format: in the order of their numbers in the artefact; new ones come last
export const PLACE_KINDS = ['capital', 'seat', 'town', 'section', 'former', 'prefecture', 'county', 'township', 'district'] as const;
export type PlaceKind = (typeof PLACE_KINDS)[number];

/** One place. Coordinates in degrees, north and east positive, with at most five decimals, as the source gives them. */
export interface Place {
  /** Readable and stable, compared whole: `beijing-1816670`. */
  readonly cityId: string;
  /** The Latin display name, the same as `names.en`. */
  readonly name: string;
  readonly names: LocalName;
  /** Province, state: only where it is certainly right. */
  readonly admin1?: LocalName;
  /** Prefecture, county: only where it is certainly right. */
  readonly admin2?: LocalName;
  /** County of mainland China in which a town is: only where it is certainly right. */
  readonly admin3?: LocalName;
  readonly country: LocalName;
  /** ISO 3166-1 alpha-2, upper case. */
  readonly countryCode: string;
  readonly latitude: number;
  readonly longitude: number;
  /** The IANA zone whose clock certificates there are written by. */
  readonly timeZone: string;
  /** All zones in use at the place, `timeZone` first; only when there is more than one (Xinjiang). */
  readonly timeZones?: readonly string[];
  readonly kind: PlaceKind;
  /** Another place has the same label but for the point. */
  readonly isTwin?: true;
}

/**
 * Match of the requested text with a name: the whole of it, its beginning, or ('fuzzy') with typing errors, or only in the part that
 * names its surroundings: 海淀区 for 北京市海淀区中关村; or ('near') the text is a point, and the place is near it.
 */
export const MATCH_KINDS = ['exact', 'prefix', 'fuzzy', 'near'] as const;
export type MatchKind = (typeof MATCH_KINDS)[number];

/** A place that a search found. */
export interface PlaceMatch {
  readonly place: Place;
  readonly match: MatchKind;
  /** Distance from the point in the text. */
  readonly kilometres?: number;
}

/** A name in a language, or the nearest there is: simplified and traditional stand in for each other, Latin for all. */
export function nameIn(name: LocalName, language: PlaceLanguage): string {
  return ownNameIn(name, language) ?? name.bare ?? name.en;
}

/** True if the language has a name of its own. English has the Latin one. */
export const isNamedIn = (name: LocalName, language: PlaceLanguage): boolean => ownNameIn(name, language) !== undefined;

/** The name that the language has of its own; undefined where only the Latin one is known. */
const ownNameIn = (name: LocalName, language: PlaceLanguage): string | undefined =>
  labelRuleOf(language)
    .names.map((each) => name[each])
    .find((each) => each !== undefined);

/** A birthplace for a document, in one language: `describeChart(chart, { language, place: placeDocument(place, language) })`. */
export interface PlaceDocument {
  readonly cityId: string;
  readonly name: string;
  readonly hanzi?: string;
  readonly country: string;
  readonly countryCode: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly timeZone: string;
}

/** A place with its names in a language. */
export function placeDocument(place: Place, language: PlaceLanguage): PlaceDocument {
  const { cityId, names, country, countryCode, latitude, longitude, timeZone } = place;
  const hanzi = hanziOf(names, language);
  return {
    cityId,
    name: nameIn(names, language),
    ...(hanzi !== undefined && { hanzi }),
    country: nameIn(country, language),
    countryCode,
    latitude,
    longitude,
    timeZone,
  };
}

/** A name in Hanzi, traditional where that is the language; undefined where none is known. */
export function hanziOf(name: LocalName, language: PlaceLanguage): string | undefined {
  return labelRuleOf(language)
    .hanzi.map((each) => name[each])
    .find((each) => each !== undefined);
}

/**
 * The place with all that tells it apart from its namesakes, in the order of the language:
 * "Pucheng, Weinan, Shaanxi, China", "中国 陕西省 渭南市 蒲城县". A part that only repeats another is left out, and so is, beside a name
 * in another script than Latin, a division that has none; where two places would still be called the same, the point tells them apart.
 */
export function placeLabel(place: Place, language: PlaceLanguage): string {
  const parts = [place.names];
  const { isOuterFirst } = labelRuleOf(language);
  const isNamed = (name: LocalName): boolean => isNamedIn(name, language);
  const isOwnName = isOuterFirst && isNamed(place.names);
  const around = [place.admin3, place.admin2, place.admin1].filter((unit) => unit !== undefined);
  const divisions = around.filter(
    (unit, n) => isNamed(unit) || !(isOwnName || around.slice(n + 1).some((outer) => isSameInLatin(unit, outer))),
  );
  for (const unit of divisions) {
    const around = [parts.at(-1)!, place.country];
    const isSaid = isSeatOf(unit, parts[0]!) || (!isNamed(unit) && bareOf(unit) === bareOf(parts[0]!));
    if (!isSaid && !around.some((other) => repeats(unit, other, language))) parts.push(unit);
  }
  if (!repeats(place.country, parts.at(-1)!, language)) parts.push(place.country);
  const shown = parts.map((part) => nameIn(part, language));
  const label = isOuterFirst ? shown.reverse().join(' ') : shown.join(', ');
  return place.isTwin ? `${label} (${pointText(place)})` : label;
}

const CITY = /(?:市| City| Prefecture|(?:특별|광역|특별자치)?시|特別市|広域市|特別自治市)$/u;

/** 北京市 repeats 北京, Taipei City repeats Taipei, Herāt Herat; a unit without a Chinese name repeats by its Latin one. */
function repeats(unit: LocalName, inner: LocalName, language: PlaceLanguage): boolean {
  const [a, b] = [nameIn(unit, language), nameIn(inner, language)];
  const sameCity = CITY.test(a) && a.replace(CITY, '') === b;
  return (
    joined(a) === joined(b) ||
    sameCity ||
    `${a}市` === b ||
    (unit.zh === undefined && plain(unit.en) === plain(inner.en))
  );
}

/** Vaslui in Vaslui County. */
const isSameInLatin = (unit: LocalName, outer: LocalName): boolean =>
  plain(unit.bare ?? unit.en) === plain(outer.bare ?? outer.en);

// Words of a division that do not tell more than the name of its seat behind them, or before them.
const KIND_BEFORE =
  /^(?:thanh pho|thi xa|huyen|quan|provincia de|provincia di|kota|kabupaten|ciudad de|municipio de|municipality of|comuna|gemeente|bezirk|wahlkreis|bahagian|daerah|amphoe mueang|wp\.) /;
const KIND_BEHIND = /[- ](?:shi|si|gun|gu|ku|ward)$/;

/** Thành Phố Bến Tre around Bến Tre, Provincia de Huelva around Huelva, Yongin-si around Yongin. */
function isSeatOf(unit: LocalName, place: LocalName): boolean {
  const bare = bareOf(unit);
  return bare !== plain(unit.en) && bare === plain(place.en);
}

/** Uông Bí of Thành Phố Uông Bí. */
const bareOf = ({ en }: LocalName): string => plain(en).replace(KIND_BEFORE, '').replace(KIND_BEHIND, '');

/** Hitachi-ōmiya as Hitachiomiya. */
const joined = (name: string): string => plain(name).replace(/[-'’ ]/g, '');

/** Lower case, without marks. */
const plain = (name: string): string => {
  const lower = name.toLowerCase();
  return isAscii(lower) ? lower : lower.replace(/[đð]/g, 'd').normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC');
};

/** 18.62°N 99.45°W */
function pointText({ latitude, longitude }: Place): string {
  const [north, east] = [latitude < 0 ? 'S' : 'N', longitude < 0 ? 'W' : 'E'];
  return `${Math.abs(latitude).toFixed(2)}°${north} ${Math.abs(longitude).toFixed(2)}°${east}`;
}
