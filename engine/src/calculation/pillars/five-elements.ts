// The five elements of the four pillars: counts of the eight visible characters, and weights of the hidden stems.

import { elementOfBranch } from '../cycle/branch.ts';
import { ELEMENT_IDS, type ElementId } from '../cycle/element.ts';
import { branchOfPair, sexagenary, stemOf } from '../cycle/sexagenary.ts';
import { elementOfStem } from '../cycle/stem.ts';
import { HIDDEN_STEMS } from './hidden-stems.ts';
import type { Pillar } from './pillar.ts';

/** Method of the weights: stems 100 each, branches 100 split over their hidden stems, the month's branch twice. */
export const WEIGHTING_METHOD = 'hidden-stems-60-30-10-month-x2';

/** Number of visible characters: four stems and four branches. */
export const CHARACTERS = 8;

/** Sum of all weights, always the same: four stems, three branches and the month's branch twice. */
const ALL_POINTS = 900;

/** By element: wood, fire, earth, metal, water. */
export interface ElementSpread {
  /** Number of the eight visible characters that have it. */
  readonly counts: readonly number[];
  /** Of 900 points. */
  readonly points: readonly number[];
}

/** Share of the visible characters, in percent. */
export const percentOfCharacters = (count: number): number => (count / CHARACTERS) * 100;

/** Elements without a character. */
export const missingElements = (counts: readonly number[]): ElementId[] =>
  ELEMENT_IDS.filter((_, e) => counts[e] === 0);

/** The spread of the elements over the pillars of year, month, day and hour. */
export function elementSpread(year: Pillar, month: Pillar, day: Pillar, hour: Pillar): ElementSpread {
  const counts = [0, 0, 0, 0, 0];
  const points = [0, 0, 0, 0, 0];
  const y = SPREADS[year.pair]!;
  const m = SPREADS[month.pair]!;
  const d = SPREADS[day.pair]!;
  const h = SPREADS[hour.pair]!;
  const command = BRANCH_SHARES[month.branch]!; // 月令: the branch of the month counts twice
  for (let e = 0; e < counts.length; e++) {
    counts[e] = y.counts[e]! + m.counts[e]! + d.counts[e]! + h.counts[e]!;
    points[e] = y.points[e]! + m.points[e]! + command[e]! + d.points[e]! + h.points[e]!;
  }
  return { counts, points };
}

/**
 * Points as percentages with one decimal that add up to 100.0: by largest remainder, equal ones to the earlier element.
 * @example percentages([110, 340, 390, 60, 0]) // [12.2, 37.8, 43.3, 6.7, 0]
 */
export function percentages(points: readonly number[]): number[] {
  const tenths = points.map((p) => Math.floor((p * 1000) / ALL_POINTS));
  const remainders = points.map((p) => (p * 1000) % ALL_POINTS);
  for (let left = 1000 - tenths.reduce((sum, n) => sum + n, 0); left > 0; left--) {
    let largest = 0;
    for (let e = 1; e < remainders.length; e++) if (remainders[e]! > remainders[largest]!) largest = e;
    tenths[largest]! += 1;
    remainders[largest] = -1;
  }
  return tenths.map((n) => n / 10);
}

const BRANCH_SHARES: readonly (readonly number[])[] = HIDDEN_STEMS.map((hidden) => {
  const shares = [0, 0, 0, 0, 0];
  for (const { stem, weight } of hidden) shares[elementOfStem(stem)]! += weight;
  return shares;
});

/** The spread of each pair alone. */
const SPREADS: readonly ElementSpread[] = Array.from({ length: 60 }, (_, n) => {
  const pair = sexagenary(n);
  const [stem, branch] = [elementOfStem(stemOf(pair)), elementOfBranch(branchOfPair(pair))];
  return {
    counts: ELEMENT_IDS.map((_, e) => Number(e === stem) + Number(e === branch)),
    points: BRANCH_SHARES[branchOfPair(pair)]!.map((share, e) => share + (e === stem ? 100 : 0)),
  };
});
