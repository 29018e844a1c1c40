// Recounts the table of rarity: by its model, and by counting every birth of two hundred years.

import { readFileSync } from 'node:fs';
import { castChartAt, SCHOOL_IDS, type SchoolId } from 'beichen';
import { gregorianDateOf } from 'beichen/almanac';
import { FIRST_DATE, inChina, LAST_DATE, sundialOf } from '../births/births.ts';
import { civilDayOf, MS_PER_DAY } from '../births/civil-day.ts';
import type { Part } from './report.ts';
import { whole } from './table.ts';

const { configurations } = JSON.parse(
  readFileSync(new URL('../../../../docs/rules/rarity.json', import.meta.url), 'utf8'),
) as { configurations: readonly { key: string; percent: number; count1900to2099: number }[] };

const HOURS = 12;

const mainStarAt = (civilDay: number, doubleHour: number, school: SchoolId = 'common'): string =>
  castChartAt(...inChina(sundialOf({ civilDay, doubleHour, gender: 'male' })), 'male', { school }).ziwei.mainStar.id;

/** docs/rules/charts.md D1: the share of months with a day 30. */
const WEIGHT_OF_DAY_30 = 0.530588853;

// A month of thirty days for each stem of the year. Any month will do: the twelve hours put the life palace once on each branch, and Zi Wei depends on bureau
// and day.
// biome-ignore format: one stem a column
const MONTHS_OF_THIRTY_DAYS = [
  [1984, 1], [1985, 2], [1986, 2], [1987, 1], [1988, 1], [1989, 1], [1990, 2], [1991, 2], [1992, 2], [1993, 2],
] as const;

/** The exact model: equal weights for ten stems of the year, days 1 to 29 and twelve double hours; day 30 by its mean share. The same in every school. */
export function proveRarityByModel(): Part {
  const weighed = SCHOOL_IDS.map((school) => ({ school, weights: weightsByModel(school) }));
  const all = MONTHS_OF_THIRTY_DAYS.length * HOURS * (29 + WEIGHT_OF_DAY_30);
  const otherShares = weighed.flatMap(({ school, weights }) => [
    ...(weights.size === configurations.length ? [] : [`${school}: ${weights.size} configurations`]),
    ...configurations
      .map(({ key, percent }) => ({ key, percent, ours: ((100 * (weights.get(key) ?? 0)) / all).toFixed(4) }))
      .filter(({ percent, ours }) => ours !== percent.toFixed(4))
      .map(({ key, percent, ours }) => `${school}, ${key}: ${ours} percent, not ${percent}`),
  ]);
  return {
    title: 'Rarity by the exact model, in each school',
    amount: `${whole(configurations.length)} configurations in each of ${SCHOOL_IDS.length} schools`,
    head: ['', ''],
    rows: [
      ['schools', SCHOOL_IDS.join(', ')],
      ['configurations', whole(configurations.length)],
      ['shares that differ from docs/rules/rarity.json in the fourth decimal', whole(otherShares.length)],
    ],
    unexplained: otherShares,
  };
}

function weightsByModel(school: SchoolId): ReadonlyMap<string, number> {
  const weights = new Map<string, number>();
  for (const [year, month] of MONTHS_OF_THIRTY_DAYS) {
    for (let day = 1; day <= 30; day++) {
      const date = gregorianDateOf({ year, month, leapMonth: false, day });
      const civilDay = Date.UTC(date.year, date.month - 1, date.day) / MS_PER_DAY;
      for (let hour = 0; hour < HOURS; hour++) {
        const id = mainStarAt(civilDay, hour, school);
        weights.set(id, (weights.get(id) ?? 0) + (day === 30 ? WEIGHT_OF_DAY_30 : 1));
      }
    }
  }
  return weights;
}

/** Every double hour of every lunar day of the lunar years 1900 to 2099. */
export function proveRarityByCount(): Part {
  const started = performance.now();
  const counts = new Map<string, number>();
  let births = 0;
  for (let civilDay = civilDayOf(FIRST_DATE); civilDay <= civilDayOf(LAST_DATE); civilDay++) {
    for (let hour = 0; hour < HOURS; hour++) {
      const id = mainStarAt(civilDay, hour);
      counts.set(id, (counts.get(id) ?? 0) + 1);
      births += 1;
    }
  }
  const seconds = (performance.now() - started) / 1000;
  const otherCounts = configurations
    .filter(({ key, count1900to2099 }) => counts.get(key) !== count1900to2099)
    .map(({ key, count1900to2099 }) => `${key}: ${counts.get(key)} births, not ${count1900to2099}`);
  return {
    title: 'Rarity by counting every double hour of every day of the lunar years 1900 to 2099',
    amount: `${whole(births)} births`,
    head: ['', ''],
    rows: [
      ['births cast', whole(births)],
      ['configurations', whole(counts.size)],
      ['counts that differ from docs/rules/rarity.json', whole(otherCounts.length)],
      ['seconds', seconds.toFixed(1)],
    ],
    unexplained:
      counts.size === configurations.length ? otherCounts : [`${counts.size} configurations`, ...otherCounts],
  };
}
