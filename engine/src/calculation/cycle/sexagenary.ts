// The sixty pairs of stem and branch (六十甲子). Stem and branch step by one together, so only stems and branches of one polarity
// meet.

import { check, type Rule, TEXT, wholeBetween } from '../input/input.ts';
import { BRANCH_HANZI, BRANCH_IDS, type Branch, branch, branchOf } from './branch.ts';
import { mod } from './modulo.ts';
import { STEM_HANZI, STEM_IDS, type Stem, stem, stemsOf } from './stem.ts';

/** A stem-branch pair, 甲子 = 0 … 癸亥 = 59. An impossible pair such as 甲丑 has no number. */
export type Sexagenary = number & { readonly unit: 'sexagenary' };

/** The pair of a number, modulo 60: `sexagenary(60)` is 甲子. */
export const sexagenary = (n: number): Sexagenary => mod(n, 60) as Sexagenary;

/** The ids of the sixty pairs, `jia-zi` to `gui-hai`. */
export const PAIR_IDS: readonly PairId[] = Array.from(
  { length: 60 },
  (_, pair) => `${STEM_IDS[pair % 10]!}-${BRANCH_IDS[pair % 12]!}` as PairId,
);
/** A yang stem goes with a yang branch, a yin stem with a yin branch. */
export type PairId =
  | `${'jia' | 'bing' | 'wu' | 'geng' | 'ren'}-${'zi' | 'yin' | 'chen' | 'wu' | 'shen' | 'xu'}`
  | `${'yi' | 'ding' | 'ji' | 'xin' | 'gui'}-${'chou' | 'mao' | 'si' | 'wei' | 'you' | 'hai'}`;

export const stemOf = (pair: Sexagenary): Stem => stem(pair);
export const branchOfPair = (pair: Sexagenary): Branch => branch(pair);

/**
 * The pair of a stem and a branch.
 * @throws RangeError when the two are of different polarity: 甲丑 does not exist.
 */
export function pairOf(s: Stem, b: Branch): Sexagenary {
  if ((s ^ b) & 1) throw new RangeError(`stem ${s} and branch ${b} never meet: one is yang, the other yin`);
  return sexagenary(6 * s - 5 * b); // the number with the remainders s, divided by ten, and b, divided by twelve
}

/**
 * Reads a pair written in Hanzi.
 * @throws RangeError for anything but a possible pair.
 * @example pairFromHanzi('庚午') // 6
 */
export function pairFromHanzi(hanzi: string): Sexagenary {
  check('hanzi', hanzi, TEXT);
  const [s] = stemsOf(hanzi.slice(0, 1));
  if (s === undefined || hanzi.length !== 2) throw new RangeError(`"${hanzi}" is not a stem-branch pair`);
  return pairOf(s, branchOf(hanzi.slice(1)));
}

const PAIR: Rule = /* @__PURE__ */ wholeBetween(0, 59);

/**
 * The id of a pair.
 * @throws RangeError for a number outside 0 … 59
 * @example idOfPair(pairFromHanzi('庚午')) // 'geng-wu'
 */
export function idOfPair(pair: Sexagenary): PairId {
  check('pair', pair, PAIR);
  return PAIR_IDS[pair]!;
}

/**
 * A pair in Hanzi.
 * @throws RangeError for a number outside 0 … 59
 * @example hanziOfPair(sexagenary(6)) // '庚午'
 */
export function hanziOfPair(pair: Sexagenary): string {
  check('pair', pair, PAIR);
  return STEM_HANZI[stemOf(pair)]! + BRANCH_HANZI[branchOfPair(pair)]!;
}

/**
 * The two branches that the ten pairs of a pair's decade leave out (旬空).
 * @example voidBranches(pairFromHanzi('戊午')) // [0, 1]: 子丑
 */
export const voidBranches = (pair: Sexagenary): readonly [Branch, Branch] => {
  const first = branchOfPair(pair) - stemOf(pair) + 10;
  return [branch(first), branch(first + 1)];
};

/**
 * The stem of 寅, the first month and the first palace of a year (五虎遁): 甲己之年丙作首, 乙庚之岁戊为头,
 * 丙辛必定寻庚起, 丁壬壬位顺行流, 更有戊癸何方觅, 甲寅之上好追求.
 */
const tigerStem = (yearStem: Stem): Stem => stem((yearStem % 5) * 2 + 2);

/**
 * The stem of a branch within a year, counted from 寅 through 丑 (五虎遁): 子 and 丑 come last, after 亥.
 * @example stemInYear(stem(0), branch(2)) // 2: 丙
 */
export const stemInYear = (yearStem: Stem, b: Branch): Stem => stem(tigerStem(yearStem) + mod(b - 2, 12));

/**
 * The stem of a double hour (五鼠遁): 甲己还加甲, 乙庚丙作初, 丙辛从戊起, 丁壬庚子居, 戊癸何方发, 壬子是真途.
 * @param dayStem stem of the day to which the double hour of 子 belongs
 */
export const stemOfHour = (dayStem: Stem, hour: Branch): Stem => stem((dayStem % 5) * 2 + hour);
