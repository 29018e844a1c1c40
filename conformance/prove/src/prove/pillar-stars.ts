// Compares stars and relations of the Four Pillars with other programs, and counts the frequency of each star.

import { type Gender, instant } from 'beichen';
import { pillarsAt } from 'beichen/almanac';
import type { PillarStarId } from 'beichen/draw';
import { PILLAR_IDS, PILLAR_STAR_IDS } from 'beichen/glossary';
import { natalStarsOn, stemOf } from 'beichen/internal';
import { FIRST_DATE, LAST_DATE } from '../births/births.ts';
import { civilDayOf, MS_PER_DAY, MS_PER_HOUR } from '../births/civil-day.ts';
import {
  CANTIAN_RELATION_DIFFERENCES,
  CANTIAN_STAR_DIFFERENCES,
  compareRelationsWithCantian,
  compareStarsWithCantian,
  compareStarsWithLunisolar,
} from '../compare/with-pillar-programs.ts';
import { randomPillarCharts } from '../facts/pillar-charts.ts';
import { comparisonPart, type Part } from './report.ts';
import { whole } from './table.ts';

export const proveStarsAgainstCantian = (births: number, seed: number): Part =>
  comparisonPart(
    'Stars of the Four Pillars against cantian-tymext: 54 on every pillar of random births of the lunar years 1900 to 2099',
    compareStarsWithCantian(randomPillarCharts(births, seed)),
    CANTIAN_STAR_DIFFERENCES,
  );

export const proveStarsAgainstLunisolar = (births: number, seed: number): Part =>
  comparisonPart(
    'The same against lunisolar: 27 stars, of the births of which it has the same pillars',
    compareStarsWithLunisolar(randomPillarCharts(births, seed)),
    [],
  );

export const proveRelationsAgainstCantian = (births: number, seed: number): Part =>
  comparisonPart(
    'Relations of the Four Pillars against cantian-tymext',
    compareRelationsWithCantian(randomPillarCharts(births, seed)),
    CANTIAN_RELATION_DIFFERENCES,
  );

/** Korea's set has all stars that the common one lacks. */
const SETS = ['common', 'korean'] as const;

/**
 * Share of charts with each star, by the first set that has it, of all births of the lunar years 1900 to 2099: every double hour of every day, men and women.
 * @param everyDays 1 for all days
 */
export function proveStarFrequencies(everyDays: number): Part {
  const found = SETS.map(() => new Map<PillarStarId, number>(PILLAR_STAR_IDS.map((id) => [id, 0])));
  let charts = 0;
  for (let day = civilDayOf(FIRST_DATE); day <= civilDayOf(LAST_DATE); day += everyDays) {
    for (let hour = 0; hour < 24; hour += 2) {
      const pairs = pillarsAt(instant(day * MS_PER_DAY + hour * MS_PER_HOUR - CHINA), 120);
      for (const gender of ['male', 'female'] as const) {
        const forward = runsForward(stemOf(pairs.year), gender);
        for (const [n, set] of SETS.entries()) {
          const keys = { ...pairs, forward, set };
          const stars = new Set(PILLAR_IDS.flatMap((place) => natalStarsOn(place, keys).map(({ id }) => id)));
          for (const id of stars) found[n]!.set(id, found[n]!.get(id)! + 1);
        }
        charts += 1;
      }
    }
  }
  const shares = PILLAR_STAR_IDS.map((id) => {
    const count = found.map((counts) => counts.get(id)!).find((times) => times > 0) ?? 0;
    return [id, (100 * count) / charts] as const;
  });
  return {
    title: `Stars of the Four Pillars: in how many of 100 births each stands: every double hour of every ${everyDays === 1 ? 'day' : `${everyDays} days`}, men and women`,
    amount: `${whole(charts)} charts`,
    head: ['star', 'of 100', 'star', 'of 100', 'star', 'of 100', 'star', 'of 100'],
    rows: Array.from({ length: Math.ceil(shares.length / 4) }, (_, row) =>
      shares.slice(4 * row, 4 * row + 4).flatMap(([id, share]) => [id, share.toFixed(2)]),
    ).map((cells) => [...cells, ...Array<string>(8 - cells.length).fill('')]),
    unexplained: shares.flatMap(([id, share]) =>
      share > 0 && share < 100 ? [] : [`${id} stands in ${share} % of all births`],
    ),
  };
}

const CHINA = 8 * MS_PER_HOUR;

const runsForward = (yearStem: number, gender: Gender): boolean => (yearStem % 2 === 0) === (gender === 'male');
