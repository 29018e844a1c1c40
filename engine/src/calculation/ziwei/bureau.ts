// The bureau (五行局). The nayin of the life palace's stem and branch gives its element, and each element a number.

import type { Branch } from '../cycle/branch.ts';
import { type Element, element } from '../cycle/element.ts';
import { elementOfNayin } from '../cycle/nayin.ts';
import { pairOf, stemInYear } from '../cycle/sexagenary.ts';
import type { Stem } from '../cycle/stem.ts';

/** The number of the bureau: 水 2, 木 3, 金 4, 土 5, 火 6. The first decade begins at this age. */
export type Bureau = 2 | 3 | 4 | 5 | 6;

export const BUREAU_IDS = ['water2', 'wood3', 'metal4', 'earth5', 'fire6'] as const;
export type BureauId = (typeof BUREAU_IDS)[number];

/** The id of a bureau: 2 is `water2`. */
export const bureauId = (bureau: Bureau): BureauId => BUREAU_IDS[bureau - 2]!;

//                                               木 火 土 金 水
const NUMBER_OF_ELEMENT: readonly Bureau[] = [3, 6, 5, 4, 2];

/** The element of a bureau: 2 is water. */
export const elementOfBureau = (bureau: Bureau): Element => element(NUMBER_OF_ELEMENT.indexOf(bureau));

/**
 * The bureau of a chart.
 * @param yearStem stem of the Zi Wei year
 * @param life branch of the life palace
 */
export const bureauOf = (yearStem: Stem, life: Branch): Bureau =>
  NUMBER_OF_ELEMENT[elementOfNayin(pairOf(stemInYear(yearStem, life), life))]!;
