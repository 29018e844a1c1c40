// Pairs that follow from the four pillars: conception, fetal breath, and the palaces of life and body. docs/rules/charts.md C6.

import { branch, combinedBranch } from '../cycle/branch.ts';
import { mod } from '../cycle/modulo.ts';
import { branchOfPair, pairOf, type Sexagenary, stemInYear, stemOf } from '../cycle/sexagenary.ts';
import { stem } from '../cycle/stem.ts';

/** The pillar of conception (胎元): a stem on and three branches on from the month. 甲辰 → 乙未. */
export const conceptionPillar = (month: Sexagenary): Sexagenary =>
  pairOf(stem(stemOf(month) + 1), branch(branchOfPair(month) + 3));

/** The pillar of fetal breath (胎息): the stem and the branch that combine with the day's. 戊午 → 癸未. */
export const fetalBreathPillar = (day: Sexagenary): Sexagenary =>
  pairOf(stem(stemOf(day) + 5), combinedBranch(branchOfPair(day)));

/** The life palace (命宫) of the pillars: month and hour, counted from 寅 = 1, are subtracted from 14, or from 26, which is the same branch. */
export function lifePalacePillar(year: Sexagenary, month: Sexagenary, hour: Sexagenary): Sexagenary {
  const sum = countedFromTiger(month) + countedFromTiger(hour);
  const palace = branch(14 - sum + 1);
  return pairOf(stemInYear(stemOf(year), palace), palace);
}

/** The body palace (身宫) of the pillars. */
export function bodyPalacePillar(year: Sexagenary, month: Sexagenary, hour: Sexagenary): Sexagenary {
  const palace = branch(branchOfPair(month) + branchOfPair(hour) + 1);
  return pairOf(stemInYear(stemOf(year), palace), palace);
}

const countedFromTiger = (pair: Sexagenary): number => mod(branchOfPair(pair) - 2, 12) + 1;
