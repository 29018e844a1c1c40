// A birthplace: its coordinates, time zone, stable id, and names by language; and its label.

import { isAscii } from './fold.ts';

/**
 * A name by language. `en` is the Latin display name and is always present; other languages only where the name is certain, Vietnamese only where
 * it differs from `en`. A country has a name in every language.
 */
export interface LocalName {
  readonly en: string;
  readonly zh?: string;
  readonly 'zh-Hant'?: string;
  readonly vi?: string;
  readonly ko?: string;
  readonly ja?: string;
  /** For a division, `en` without the English word for its kind: "Warren" for "Warren County". Shown in languages in which it has no name. */
  readonly bare?: string;
}

/** Rule for the labels of a language. */
interface LabelRule {
  /** Names that belong to the language, best first. */
  readonly names: readonly (keyof LocalName)[];
  /** Names shown as Hanzi beside the name, best first. */
  readonly hanzi: readonly (keyof LocalName)[];
  /** True for "中国 陕西省 渭南市 蒲城县", false for "Pucheng, Weinan, Shaanxi, China". */
  readonly isOuterFirst: boolean;
}

// biome-ignore format: a language a row
const LABEL_RULES = {
  en: { names: ['en'], hanzi: ['zh', 'zh-Hant'], isOuterFirst: false },
  zh: { names: ['zh', 'zh-Hant'], hanzi: ['zh', 'zh-Hant'], isOuterFirst: true },
  'zh-Hant': { names: ['zh-Hant', 'zh'], hanzi: ['zh-Hant', 'zh'], isOuterFirst: true },
  ja: { names: ['ja'], hanzi: ['ja'], isOuterFirst: true },
  ko: { names: ['ko'], hanzi: ['zh-Hant', 'zh'], isOuterFirst: true },
  vi: { names: ['vi'], hanzi: ['zh-Hant', 'zh'], isOuterFirst: false },
} as const satisfies Readonly<Record<string, LabelRule>>;

/** A language of names and labels. */
export type PlaceLanguage = keyof typeof LABEL_RULES;

export const PLACE_LANGUAGES = Object.keys(LABEL_RULES) as readonly PlaceLanguage[];

const labelRuleOf = (language: PlaceLanguage): LabelRule => LABEL_RULES[language];

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
  /** Province or state, only where it is certain. */
  readonly admin1?: LocalName;
  /** Prefecture or county, only where it is certain. */
  readonly admin2?: LocalName;
  /** County around a town of mainland China, only where it is certain. */
  readonly admin3?: LocalName;
  readonly country: LocalName;
  /** ISO 3166-1 alpha-2, upper case. */
  readonly countryCode: string;
  readonly latitude: number;
  readonly longitude: number;
  /** IANA zone of the clock that certificates there use. */
  readonly timeZone: string;
  /** All zones in use at the place, `timeZone` first; only when there are several (Xinjiang). */
  readonly timeZones?: readonly string[];
  readonly kind: PlaceKind;
  /** Set if another place has the same label, so that the label needs the coordinates. */
  readonly isTwin?: true;
}

/**
 * Match between the query and a name. 'exact': the whole name. 'prefix': the beginning of the name. 'fuzzy': a name with typing errors, or only a
 * part of the query (海淀区 for 北京市海淀区中关村). 'near': the query is a pair of coordinates, and the place is near it.
 */
export const MATCH_KINDS = ['exact', 'prefix', 'fuzzy', 'near'] as const;
export type MatchKind = (typeof MATCH_KINDS)[number];

/** A result of a search. */
export interface PlaceMatch {
  readonly place: Place;
  readonly match: MatchKind;
  /** Distance from the coordinates in the query. */
  readonly distanceKm?: number;
  /** The part of the query that led to the place, if the rest of it was not used: "Houston" of "St. Elsewhere, Houston". */
  readonly used?: string;
}

/** Name in a language, else the closest one: simplified and traditional Chinese replace each other, the Latin name replaces all. */
export function nameIn(name: LocalName, language: PlaceLanguage): string {
  return ownNameIn(name, language) ?? name.bare ?? name.en;
}

/** True if there is a name in the language itself. English always has one. */
export const isNamedIn = (name: LocalName, language: PlaceLanguage): boolean => ownNameIn(name, language) !== undefined;

/** Name in the language itself; undefined where only the Latin name is known. */
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

/** Name in Hanzi, traditional if the language is; undefined where none is known. */
export function hanziOf(name: LocalName, language: PlaceLanguage): string | undefined {
  return labelRuleOf(language)
    .hanzi.map((each) => name[each])
    .find((each) => each !== undefined);
}

/**
 * Label that distinguishes the place from others of its name, in the order of the language: "Pucheng, Weinan, Shaanxi, China",
 * "中国 陕西省 渭南市 蒲城县". Omits a part that repeats another one, and Latin-only divisions beside a name in another script. If two labels are
 * still equal, the coordinates are added.
 */
export function placeLabel(place: Place, language: PlaceLanguage): string {
  const { isOuterFirst } = labelRuleOf(language);
  const isNamed = (name: LocalName): boolean => isNamedIn(name, language);
  const inwards = [place.admin3, place.admin2, place.admin1].filter((unit) => unit !== undefined);
  const isNamesake = (unit: LocalName): boolean =>
    isSameInLatin(unit, place.names) || joined(nameIn(unit, language)) === joined(nameIn(place.names, language));
  const namesake = inwards.map(isNamesake).lastIndexOf(true);
  const around = inwards.slice(Math.max(namesake, 0)); // Baghdad, Al Rusafa, Baghdad is Baghdad
  const lent = isNamed(place.names)
    ? undefined
    : around.find((unit) => isNamed(unit) && isNameOf(unit, place, language));
  const parts = [lent ?? place.names];
  const isOwnName = isOuterFirst && isNamed(parts[0]!);
  const divisions = around.filter(
    (unit, n) => isNamed(unit) || !(isOwnName || around.slice(n + 1).some((outer) => isSameInLatin(unit, outer))),
  );
  for (const unit of divisions) {
    const around = [parts.at(-1)!, place.country];
    const isSaid = isSeatOf(unit, parts[0]!) || (!isNamed(unit) && sharesWords(unit, parts[0]!));
    if (!isSaid && !around.some((other) => repeats(unit, other, language))) parts.push(unit);
  }
  if (!repeats(place.country, parts.at(-1)!, language)) parts.push(place.country);
  const shown = parts.map((part) => nameIn(part, language));
  const label = isOuterFirst ? shown.reverse().join(' ') : shown.join(', ');
  return place.isTwin ? `${label} (${pointText(place)})` : label;
}

const CITY = /(?:市| City| Prefecture| {1,2}D\.C\.|(?:특별|광역|특별자치)?시|特別市|広域市|特別自治市)$/u;

/** True if a division repeats an inner part: 北京市 and 北京, Taipei City and Taipei, Herāt and Herat. Without a Chinese name the Latin names count. */
function repeats(unit: LocalName, inner: LocalName, language: PlaceLanguage): boolean {
  const [a, b] = [nameIn(unit, language), nameIn(inner, language)];
  const sameCity = CITY.test(a) && joined(a.replace(CITY, '')) === joined(b);
  return (
    joined(a) === joined(b) ||
    sameCity ||
    `${a}市` === b ||
    (unit.zh === undefined && plain(unit.en) === plain(inner.en))
  );
}

/** True for Vaslui in Vaslui County. */
const isSameInLatin = (unit: LocalName, outer: LocalName): boolean =>
  plain(unit.bare ?? unit.en) === plain(outer.bare ?? outer.en);

const KIND_OF_EAST_ASIA = /(?:주|도|현|구|군|지방|[県州郡省县縣区區]|管区|地方)$/u;

/** True if another name of a division, without a word of kind, is also a name of the place: 찬디가르 for Chandīgarh, Cao Hùng for Kaohsiung. */
function isNameOf(unit: LocalName, { names }: Place, language: PlaceLanguage): boolean {
  const name = nameIn(unit, language);
  return plain(unit.en) === plain(names.en) && plain(name) !== plain(names.en) && !KIND_OF_EAST_ASIA.test(name);
}

/** True if one of two Latin names is in the words of the other: Logan and Logan City, Higüey and Salvaleón de Higüey. */
function sharesWords(unit: LocalName, place: LocalName): boolean {
  const [a, b] = [plain(unit.bare ?? bareOf(unit)), bareOf(place)].map(
    (name) => ` ${name.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()} `,
  );
  return a!.includes(b!) || b!.includes(a!);
}

// Words for the kind of a division before or behind the name of its seat.
const KIND_BEFORE =
  /^(?:thanh pho|thi xa|huyen|quan|provincia de|provincia di|kota|kabupaten|ciudad de|municipio de|municipality of|comuna|gemeente|bezirk|wahlkreis|bahagian|daerah|amphoe mueang|wp\.) /;
const KIND_BEHIND = /[- ](?:shi|si|gun|gu|ku|ward)$/;

/** True if a division is the place with a kind word: Thành Phố Bến Tre and Bến Tre, Provincia de Huelva and Huelva, Yongin-si and Yongin. */
function isSeatOf(unit: LocalName, place: LocalName): boolean {
  const bare = bareOf(unit);
  return bare !== plain(unit.en) && bare === plain(place.en);
}

/** Name of a division without its kind word, lower case: uong bi for Thành Phố Uông Bí. */
const bareOf = ({ en }: LocalName): string => plain(en).replace(KIND_BEFORE, '').replace(KIND_BEHIND, '');

/** Name without marks, hyphens and spaces: hitachiomiya for Hitachi-ōmiya. */
const joined = (name: string): string => plain(name).replace(/[-'’ ]/g, '');

/** Name in lower case without marks. */
const plain = (name: string): string => {
  const lower = name.toLowerCase();
  return isAscii(lower) ? lower : lower.replace(/[đð]/g, 'd').normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC');
};

/** Coordinates as 18.62°N 99.45°W. */
function pointText({ latitude, longitude }: Place): string {
  const [north, east] = [latitude < 0 ? 'S' : 'N', longitude < 0 ? 'W' : 'E'];
  return `${Math.abs(latitude).toFixed(2)}°${north} ${Math.abs(longitude).toFixed(2)}°${east}`;
}
