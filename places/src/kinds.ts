// Words and characters that name only the kind of a place. County and New Area, 县 and 市: people add them to a name or leave them
// off.

// biome-ignore format: one row
const KIND_WORDS = new Set(['city', 'county', 'district', 'township', 'town', 'village', 'province', 'prefecture', 'municipality', 'shi', 'xian', 'qu', 'ku', 'gu', 'gun', 'si', 'ward', 'borough', 'twp']);
const KIND_CHARACTERS = /^(..+?)(?:地区|[省市县区郡旗盟州镇乡村府都道町]|특별시|광역시|[시군구도읍면]|けん|[しく])$/u;

/** Counts the words from here on that tell only the kind of place: County, New Area. */
export const kindWordsAt = (words: readonly string[], at: number): number => {
  if (KIND_WORDS.has(words[at] ?? '')) return 1;
  return words[at] === 'new' && (words[at + 1] === 'area' || words[at + 1] === 'district') ? 2 : 0;
};

/** The words that are left without those behind a name that tell the kind: Taipei City Daan District is Taipei Daan. */
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

/** True if an address tells by its characters that the one is in the other, and not only near it: 城关镇 in 托克托县, but not 昆山 by 上海. */
export const isExplicitlyInside = (name: string, around: string): boolean =>
  /.[县区旗]$/u.test(around) || (/.[镇乡村]$/u.test(name) && /.市$/u.test(around));

// biome-ignore format: a table
/** Kinds of places that are in one country or two alone, and their codes. */
const KINDS_OF_COUNTRIES: readonly (readonly [RegExp, readonly string[]])[] = [
  [/(?:町|丁目|けん|[しく])$/u, ['JP']],
  [/\p{Script=Hangul}[읍면]$/u, ['KR', 'KP']],
];

/** The codes of the countries that alone have places of the kind that a folded name ends in: 町 is no 镇; undefined where many have it. */
export const countriesOfKind = (folded: string): readonly string[] | undefined =>
  KINDS_OF_COUNTRIES.find(([kind]) => kind.test(folded))?.[1];
