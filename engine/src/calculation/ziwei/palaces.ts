// The twelve palaces and their roles. A palace is its branch; its role depends on the life palace.

import { type Branch, branch } from '../cycle/branch.ts';
import { mod } from '../cycle/modulo.ts';
import { type Sexagenary, stemInYear } from '../cycle/sexagenary.ts';
import type { Stem } from '../cycle/stem.ts';

/** The roles in their order from the life palace on; they run against the branches. */
// biome-ignore format: in the order of the roles
export const PALACE_IDS = ['life', 'siblings', 'spouse', 'children', 'wealth', 'health', 'travel', 'friends', 'career', 'property', 'fortune', 'parents'] as const;
export type PalaceId = (typeof PALACE_IDS)[number];

/** The palaces in the order of a drawing, which begins with 寅 and ends with 丑. */
export const PALACES_AS_DRAWN: readonly Branch[] = Array.from({ length: 12 }, (_, n) => branch(n + 2));

export const PLATES = ['heaven', 'earth', 'human'] as const;
/**
 * The plate (盘): which palace of the chart becomes the life palace, from which the bureau, the stars and the decades then follow.
 * 'heaven' (天盘): the life palace itself. 'earth' (地盘): the body palace. 'human' (人盘): the palace of fortune.
 * A man born 1979-08-21 in the hour of 未: life 乙丑, bureau of water; on the earth plate life 丁卯, bureau of fire.
 * The palace of the body, 斗君 and places by year, month or hour alone do not change.
 */
export type Plate = (typeof PLATES)[number];

/** The life palace (安命宫): from 寅 forward to the month, then back by the double hour; on the plates of earth and human the palace that takes its place. */
export function lifePalace(month: number, hour: Branch, plate: Plate = 'heaven'): Branch {
  switch (plate) {
    case 'heaven':
      return branch(2 + (month - 1) - hour);
    case 'earth':
      return bodyPalace(month, hour);
    case 'human':
      return branch(2 + (month - 1) - hour - FORTUNE);
  }
}

export const PALACE_STEM_YEARS = ['ziweiYear', 'solarYear'] as const;
/**
 * The year whose stem gives the stems of the palaces (五虎遁), and so the bureau: the Zi Wei year, or the solar year from Lichun on; the year that places stars is
 * another matter. Born 2024-02-05, a Zi Wei year of 癸 and a solar year of 甲: 寅 has 甲 or 丙.
 */
export type PalaceStemYear = (typeof PALACE_STEM_YEARS)[number];

/** The year whose stem gives the stems of the palaces. */
export const yearOfPalaceStems = (
  ziweiYear: Sexagenary,
  solarYear: Sexagenary,
  { palaceStems }: { readonly palaceStems: PalaceStemYear },
): Sexagenary => (palaceStems === 'ziweiYear' ? ziweiYear : solarYear);

const FORTUNE = PALACE_IDS.indexOf('fortune');

/** The body palace (安身宫): from 寅 forward to the month, then on by the double hour. */
export const bodyPalace = (month: number, hour: Branch): Branch => branch(2 + (month - 1) + hour);

/** The number of a palace's role: 0 for the life palace, 1 for siblings … 11 for parents. */
export const roleOf = (life: Branch, palace: Branch): number => mod(life - palace, 12);

/**
 * The palace of origin (来因宫): the one whose stem is the year's. 子 and 丑 repeat the stems of 寅 and 卯 and do not count.
 * @param stemOfPalaces the stem by which the palaces have theirs (`PalaceStemYear`)
 */
export function originPalace(yearStem: Stem, stemOfPalaces = yearStem): Branch {
  for (let b = 2; b < 12; b++) if (stemInYear(stemOfPalaces, branch(b)) === yearStem) return branch(b);
  throw new RangeError(`no palace from 寅 to 亥 has stem ${yearStem}`);
}
