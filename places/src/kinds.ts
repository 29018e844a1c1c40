// Words for the kind of a place ("kind words"), which people add to a name or omit: County, New Area, 县, 市.

// biome-ignore format: a list of words
/** Words that are no birthplace, though a village has the name. */
export const COMMON_WORD = /^(?:hospital|clinic|medical|cent(?:er|re|ral)|general|royal|union|army|camp|mountain|registro|civil|station|street|road|base|name|airport|march|april|may|june|july|august|home|house|school|church|farm|village|town|city|county|state|country|republic|unknown|none|null|test|nowhere|here|mother|father|born|birth|date|time|male|female|maison|h[oô]pital|ville|rue|casa|calle|pueblo|ciudad|haus|stadt|dorf|krankenhaus|viện|bệnh viện|nhà|làng|xã|矿区|医院|病院|家|村|镇|병원|집|больница|дом|город|село)$/iu;

// biome-ignore format: one row
const KIND_WORDS = new Set(['city', 'county', 'district', 'township', 'town', 'village', 'province', 'prefecture', 'municipality', 'shi', 'xian', 'qu', 'ku', 'gu', 'gun', 'si', 'ward', 'borough', 'twp']);
const KIND_CHARACTERS =
  /^(..+?)(?:地区|城区|市区|城里|市中心|火车站|车站|[省市县区郡旗盟州镇乡村府都道町港站驿]|특별시|광역시|[시군구도읍면항역]|けん|[しく])$/u;

/** Number of kind words at a position: 1 for County, 2 for New Area, 0 for other words. */
export const kindWordsAt = (words: readonly string[], at: number): number => {
  if (KIND_WORDS.has(words[at] ?? '')) return 1;
  return words[at] === 'new' && (words[at + 1] === 'area' || words[at + 1] === 'district') ? 2 : 0;
};

/** Removes kind words behind names: Taipei City Daan District becomes Taipei Daan. */
export function withoutKindWords(words: readonly string[]): string[] {
  const left: string[] = [];
  for (let i = 0; i < words.length; ) {
    const kind = i === 0 ? 0 : kindWordsAt(words, i);
    if (kind === 0) left.push(words[i]!);
    i += kind || 1;
  }
  return left;
}

/** 柳江 for 柳江县, 渭南 for 渭南地区; undefined where nothing is left off or too little would remain. */
export const withoutKindCharacter = (folded: string): string | undefined => KIND_CHARACTERS.exec(folded)?.[1];

/** True if the characters of an address mean inside, not only near: 城关镇 in 托克托县, but not 昆山 by 上海. */
export const isExplicitlyInside = (name: string, around: string): boolean =>
  /.[县区旗]$/u.test(around) || (/.[镇乡村]$/u.test(name) && /.市$/u.test(around));

// biome-ignore format: a table
/** Kinds of places of one or two countries, and their codes. */
const KINDS_OF_COUNTRIES: readonly (readonly [RegExp, readonly string[]])[] = [
  [/(?:町|丁目|けん|[しく])$/u, ['JP']],
  [/\p{Script=Hangul}[읍면]$/u, ['KR', 'KP']],
];

/** Codes of the only countries with the kind at the end of a folded name: 町 is of Japan. Undefined where many countries have it. */
export const countriesOfKind = (folded: string): readonly string[] | undefined =>
  KINDS_OF_COUNTRIES.find(([kind]) => kind.test(folded))?.[1];
