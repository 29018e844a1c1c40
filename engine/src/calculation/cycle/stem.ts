// The ten heavenly stems (天干). 甲 = 0 … 癸 = 9; two of each element, the yang one first.

import { type Element, element } from './element.ts';
import { mod } from './modulo.ts';

/** A heavenly stem, 甲 = 0 … 癸 = 9. */
export type Stem = number & { readonly unit: 'stem' };

/** The ids of the stems, 甲 to 癸. */
export const STEM_IDS = ['jia', 'yi', 'bing', 'ding', 'wu', 'ji', 'geng', 'xin', 'ren', 'gui'] as const;
export type StemId = (typeof STEM_IDS)[number];

/** The stems as they are written in verses and tables. */
export const STEM_HANZI = '甲乙丙丁戊己庚辛壬癸';

/** The stem of a number, modulo 10: `stem(10)` is 甲. */
export const stem = (n: number): Stem => mod(n, 10) as Stem;

/** The element of a stem: 甲乙 wood, 丙丁 fire, 戊己 earth, 庚辛 metal, 壬癸 water. */
export const elementOfStem = (s: Stem): Element => element(s >> 1);

/** 0 for the yang stems 甲丙戊庚壬, 1 for the yin stems. */
export const polarityOfStem = (s: Stem): 0 | 1 => (s & 1) as 0 | 1;

/** The stem of the same element in the other polarity: 甲 and 乙. */
export const otherPolarity = (s: Stem): Stem => stem(s ^ 1);

/**
 * Reads one stem per character.
 * @throws RangeError for a character that is no stem.
 * @example stemsOf('甲癸') // [0, 9]
 */
export function stemsOf(row: string): Stem[] {
  return Array.from(row, (hanzi) => {
    const at = STEM_HANZI.indexOf(hanzi);
    if (at < 0) throw new RangeError(`"${hanzi}" in "${row}" is not a heavenly stem`);
    return stem(at);
  });
}
