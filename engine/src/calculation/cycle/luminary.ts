// The nine luminaries (九曜, sao hạn), one a nominal age, as Vietnamese calendars of the New Year count them. docs/rules/languages.md section 4.

/** In the order in which men have them: 罗睺 土宿 水曜 太白 太阳 云汉 计都 太阴 木德. */
export const LUMINARY_IDS = [
  'luohou',
  'tuxiu',
  'shuiyao',
  'taibai',
  'taiyang',
  'yunhan',
  'jidu',
  'taiyin',
  'mude',
] as const;
export type LuminaryId = (typeof LUMINARY_IDS)[number];

// La Hầu, Thổ Tú, Thủy Diệu, Thái Bạch, Thái Dương, Vân Hớn, Kế Đô, Thái Âm, Mộc Đức; of women
// Kế Đô, Vân Hớn, Mộc Đức, Thái Âm, Thổ Tú, La Hầu, Thái Dương, Thái Bạch, Thủy Diệu.
const OF_MEN: readonly LuminaryId[] = LUMINARY_IDS;
// biome-ignore format: one line, as above
const OF_WOMEN: readonly LuminaryId[] = ['jidu', 'yunhan', 'mude', 'taiyin', 'tuxiu', 'luohou', 'taiyang', 'taibai', 'shuiyao'];

/** The tables of all sources begin at this age. */
const FIRST_AGE = 10;

/**
 * The luminary of a nominal age; undefined below ten.
 * @example luminaryOf(37, true) // 'luohou', as at 10, 19 and 28
 */
export const luminaryOf = (age: number, male: boolean): LuminaryId | undefined =>
  age < FIRST_AGE ? undefined : (male ? OF_MEN : OF_WOMEN)[(age - 1) % 9];
