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
function ownNameIn(name: LocalName, language: PlaceLanguage): string | undefined {
  for (const each of labelRuleOf(language).names) if (name[each] !== undefined) return name[each];
  return undefined;
}

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
  const own = partOf(place.names, language);
  const country = partOf(place.country, language);
  const inwards: Part[] = [];
  for (const unit of [place.admin3, place.admin2, place.admin1]) if (unit) inwards.push(partOf(unit, language));
  const namesake = inwards.map((unit) => isSameInLatin(unit, own) || unit.joined === own.joined).lastIndexOf(true);
  const around = inwards.slice(Math.max(namesake, 0)); // Baghdad, Al Rusafa, Baghdad is Baghdad
  const lent = own.isNamed ? undefined : around.find((unit) => unit.isNamed && isNameOf(unit, own));
  const parts = [lent ?? own];
  const isOwnName = isOuterFirst && parts[0]!.isNamed;
  const divisions = around.filter(
    (unit, n) => unit.isNamed || !(isOwnName || around.slice(n + 1).some((outer) => isSameInLatin(unit, outer))),
  );
  for (const unit of divisions) {
    const isSaid = isSeatOf(unit, parts[0]!) || (!unit.isNamed && sharesWords(unit, parts[0]!));
    if (!isSaid && !repeats(unit, parts.at(-1)!) && !repeats(unit, country)) parts.push(unit);
  }
  if (!repeats(country, parts.at(-1)!)) parts.push(country);
  const shown = parts.map((part) => part.shown);
  const label = isOuterFirst ? shown.reverse().join(' ') : shown.join(', ');
  return place.isTwin ? `${label} (${pointText(place)})` : label;
}

/** A name in a label: as it is shown in the language, and as it is compared. */
interface Part {
  readonly isNamed: boolean;
  readonly hasChinese: boolean;
  readonly shown: string;
  /** The shown name without marks, hyphens and spaces: hitachiomiya for Hitachi-ōmiya. */
  readonly joined: string;
  /** The Latin name in lower case without marks. */
  readonly latin: string;
  /** The same without the English word for its kind. */
  readonly bareLatin: string;
}

function partOf(name: LocalName, language: PlaceLanguage): Part {
  const shown = nameIn(name, language);
  const latin = plain(name.en);
  return {
    isNamed: isNamedIn(name, language),
    hasChinese: name.zh !== undefined,
    shown,
    joined: (shown === name.en ? latin : plain(shown)).replace(BETWEEN_WORDS, ''),
    latin,
    bareLatin: name.bare === undefined ? latin : plain(name.bare),
  };
}

const CITY = /(?:市| City| Prefecture| {1,2}D\.C\.|(?:특별|광역|특별자치)?시|特別市|広域市|特別自治市)$/u;
const BETWEEN_WORDS = /[-'’ ]/g;

/** True if a division repeats an inner part: 北京市 and 北京, Taipei City and Taipei, Herāt and Herat. Without a Chinese name the Latin names count. */
const repeats = (unit: Part, inner: Part): boolean =>
  unit.joined === inner.joined ||
  (!unit.hasChinese && unit.latin === inner.latin) ||
  `${unit.shown}市` === inner.shown ||
  (CITY.test(unit.shown) && plain(unit.shown.replace(CITY, '')).replace(BETWEEN_WORDS, '') === inner.joined);

/** True for Vaslui in Vaslui County. */
const isSameInLatin = (unit: Part, outer: Part): boolean => unit.bareLatin === outer.bareLatin;

const KIND_OF_EAST_ASIA = /(?:주|도|현|구|군|지방|[県州郡省县縣区區]|管区|地方)$/u;

/** True if another name of a division, without a word of kind, is also a name of the place: 찬디가르 for Chandīgarh, Cao Hùng for Kaohsiung. */
const isNameOf = (unit: Part, place: Part): boolean =>
  unit.latin === place.latin && plain(unit.shown) !== place.latin && !KIND_OF_EAST_ASIA.test(unit.shown);

/** True if one of two Latin names is in the words of the other: Logan and Logan City, Higüey and Salvaleón de Higüey. */
function sharesWords(unit: Part, place: Part): boolean {
  const [a, b] = [unit.bareLatin === unit.latin ? withoutKind(unit) : unit.bareLatin, withoutKind(place)].map(
    (name) => ` ${name.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()} `,
  );
  return a!.includes(b!) || b!.includes(a!);
}

// Words for the kind of a division before or behind the name of its seat.
const KIND_BEFORE =
  /^(?:thanh pho|thi xa|huyen|quan|provincia de|provincia di|kota|kabupaten|ciudad de|municipio de|municipality of|comuna|gemeente|bezirk|wahlkreis|bahagian|daerah|amphoe mueang|wp\.) /;
const KIND_BEHIND = /[- ](?:shi|si|gun|gu|ku|ward)$/;

/** True if a division is the place with a kind word: Thành Phố Bến Tre and Bến Tre, Provincia de Huelva and Huelva, Yongin-si and Yongin. */
function isSeatOf(unit: Part, place: Part): boolean {
  const bare = withoutKind(unit);
  return bare !== unit.latin && bare === place.latin;
}

/** The Latin name of a division without its kind word: uong bi for Thành Phố Uông Bí. */
const withoutKind = ({ latin }: Part): string => latin.replace(KIND_BEFORE, '').replace(KIND_BEHIND, '');

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
