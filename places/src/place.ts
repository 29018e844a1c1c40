// What is a place? A point where a person can be born, with a stable id, its zone, and its names in the languages we speak.

/** A language in which names and labels are given. */
export type PlaceLanguage = 'en' | 'zh' | 'zh-Hant';

/** A name by language. `en` is the Latin display name and always there; the Chinese ones only where they are certain. */
export interface LocalName {
  readonly en: string;
  readonly zh?: string;
  readonly 'zh-Hant'?: string;
}

/**
 * What kind of place a record is.
 * 'capital': the seat of a country; 'seat': the seat of an administrative division; 'town': any other populated place;
 * 'section': a part of a town; 'former': abandoned, or a division since abolished;
 * 'prefecture', 'county': the seat of a division of mainland China (蒲城县) or of a county of Taiwan;
 * 'township': a township or district of Taiwan; 'district': a district of Hong Kong or a parish of Macau.
 */
export type PlaceKind =
  | 'capital'
  | 'seat'
  | 'town'
  | 'section'
  | 'former'
  | 'prefecture'
  | 'county'
  | 'township'
  | 'district';

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
  /** County of mainland China in which a town lies: only where it is certainly right. */
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
}

/**
 * How the text that was asked for met a name: the whole of it, its beginning, or ('fuzzy') with typing errors, or only in the part that
 * tells what lies around: 海淀区 for 北京市海淀区中关村.
 */
export type MatchKind = 'exact' | 'prefix' | 'fuzzy';

/** A place that a search found. */
export interface PlaceMatch {
  readonly place: Place;
  readonly match: MatchKind;
}

/** A name in a language, or the nearest there is: simplified and traditional stand in for each other, Latin for both. */
export function nameIn(name: LocalName, language: PlaceLanguage): string {
  switch (language) {
    case 'en':
      return name.en;
    case 'zh':
      return name.zh ?? name['zh-Hant'] ?? name.en;
    case 'zh-Hant':
      return name['zh-Hant'] ?? name.zh ?? name.en;
  }
}

/**
 * The place with all that tells it apart from its namesakes, in the order of the language:
 * "Pucheng, Weinan, Shaanxi, China", "中国 陕西省 渭南市 蒲城县". A part that only repeats its neighbour is left out.
 */
export function placeLabel(place: Place, language: PlaceLanguage): string {
  const parts = [place.names];
  for (const unit of [place.admin3, place.admin2, place.admin1, place.country]) {
    if (unit && !repeats(unit, parts.at(-1)!, language)) parts.push(unit);
  }
  const shown = parts.map((part) => nameIn(part, language));
  return language === 'en' ? shown.join(', ') : shown.reverse().join(' ');
}

/** 北京市 repeats 北京, Taipei City repeats Taipei; a unit without a Chinese name repeats by its Latin one. */
function repeats(unit: LocalName, inner: LocalName, language: PlaceLanguage): boolean {
  const [a, b] = [nameIn(unit, language), nameIn(inner, language)];
  const sameCity = a === `${b}市` || `${a}市` === b || a === `${b} City` || a === `${b} Prefecture`;
  return a === b || sameCity || (unit.zh === undefined && unit.en === inner.en);
}
