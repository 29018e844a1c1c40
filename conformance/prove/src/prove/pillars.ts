// The Four Pillars, especially near their changes: random births against tyme4ts, and every jie of 1645 to 2199.

import { instant } from 'beichen';
import { type PillarPairs, pillarsAt } from 'beichen/almanac';
import { STEM_HANZI } from 'beichen/glossary';
import { type ClockBirth, randomClockBirths } from '../births/births.ts';
import {
  compareAlmanacWithLunarTypescript,
  compareAlmanacWithTyme,
  LUNAR_TYPESCRIPT_ALMANAC_DIFFERENCES,
  TYME_ALMANAC_DIFFERENCES,
} from '../compare/command-and-almanac.ts';
import {
  compareMomentsWithLunarTypescript,
  compareMomentsWithTyme,
  LUNAR_TYPESCRIPT_DIFFERENCES,
  TYME_MOMENT_DIFFERENCES,
} from '../compare/pillars-at-moments.ts';
import { compareWithTyme, TYME_DIFFERENCES } from '../compare/with-tyme4ts.ts';
import { pairText } from '../facts/pillar-facts.ts';
import { randomPillarMoments } from '../facts/pillar-moments.ts';
import { type TymeQuestion, tymeEightChar } from '../facts/tyme4ts.ts';
import { comparisonPart, type Part } from './report.ts';
import { whole } from './table.ts';
import { instantOf } from './terrestrial-time.ts';
import { truthRows } from './truth.ts';

export function provePillars(births: number, seed: number): Part {
  return comparisonPart(
    'Four Pillars, lunar date and luck against tyme4ts: random births of the lunar years 1900 to 2099 to the minute',
    compareWithTyme(underBothBoundaries(randomClockBirths(births, seed))),
    TYME_DIFFERENCES,
  );
}

export function provePillarsAtMoments(births: number, seed: number): Part {
  return comparisonPart(
    'Luck, small luck, years, months and the pillars of a moment against tyme4ts: births of the lunar years 1900 to 2099, each with a moment',
    compareMomentsWithTyme(randomPillarMoments(births, seed)),
    TYME_MOMENT_DIFFERENCES,
  );
}

export function provePillarsAtMomentsByLists(births: number, seed: number): Part {
  return comparisonPart(
    'The same against lunar-typescript: its lists of luck, years, small luck and months, and the pillars of the moment',
    compareMomentsWithLunarTypescript(randomPillarMoments(births, seed)),
    LUNAR_TYPESCRIPT_DIFFERENCES,
  );
}

export function proveAlmanacOfBirths(births: number, seed: number): Part {
  return comparisonPart(
    'Command of the month, officer and mansion of the day against tyme4ts: births of the lunar years 1900 to 2099 to the minute',
    compareAlmanacWithTyme(underBothBoundaries(randomClockBirths(births, seed))),
    TYME_ALMANAC_DIFFERENCES,
  );
}

export function proveAlmanacOfBirthsAgain(births: number, seed: number): Part {
  return comparisonPart(
    'Officer and mansion of the day, conception, fetal breath, life palace and body palace against lunar-typescript: the same births',
    compareAlmanacWithLunarTypescript(underBothBoundaries(randomClockBirths(births, seed))),
    LUNAR_TYPESCRIPT_ALMANAC_DIFFERENCES,
  );
}

function* underBothBoundaries(births: Iterable<ClockBirth>): Generator<TymeQuestion> {
  let i = 0;
  for (const birth of births) yield { ...birth, dayBoundary: i++ % 2 === 0 ? 'zi' : 'midnight' };
}

const SECOND = 1000;
/** A day within the ends of the calendar. */
const [FIRST, LAST] = [Date.UTC(1645, 0, 29), Date.UTC(2200, 1, 13)];
/** The terms of tyme4ts are right to 3.3 s in the years in which the rotation of the Earth was observed. */
const [TYME_FROM, TYME_TO, TYME_SECONDS] = [1900, 2026, 4];

/** @param everyYears 1 for all years */
export function proveEveryJie(everyYears: number): Part {
  const unexplained: string[] = [];
  const output = { jie: 0, tyme: 0 };
  for (const [yearText, termText, ttText] of truthRows('solar-terms') as readonly [string, string, string][]) {
    const [year, term] = [Number(yearText), Number(termText)];
    const jie = instantOf(Number(ttText));
    if (term % 2 !== 0 || year % everyYears !== 0 || jie < FIRST || jie > LAST) continue;
    const expected = { before: monthBefore(year, term), after: monthFrom(year, term) };
    const at = { before: pairsAt(jie - SECOND), after: pairsAt(jie + SECOND) };
    output.jie += 1;
    for (const side of ['before', 'after'] as const) {
      const ours = `${at[side].year} ${at[side].month}`;
      if (ours !== expected[side])
        unexplained.push(`${new Date(jie).toISOString()} ${side}: ${ours}, not ${expected[side]}`);
    }
    if (year < TYME_FROM || year > TYME_TO) continue;
    for (const offset of [-TYME_SECONDS, TYME_SECONDS]) {
      const clock = Math.round(jie / SECOND + offset) * SECOND + EIGHT_HOURS;
      const eight = tymeEightChar({ clock, dayBoundary: 'zi' });
      const [ours, theirs] = [
        pairsAt(clock - EIGHT_HOURS),
        `${eight.getYear().getName()} ${eight.getMonth().getName()}`,
      ];
      output.tyme += 1;
      if (`${ours.year} ${ours.month}` !== theirs)
        unexplained.push(`${new Date(clock).toISOString()} UTC+8: tyme4ts ${theirs}`);
    }
  }
  return {
    title: 'Pillars of year and month around every jie of the lunar years 1645 to 2199',
    amount: `${whole(2 * output.jie)} moments`,
    head: ['', 'moments', 'how'],
    rows: [
      [
        'a second before and after the instant of JPL DE431',
        whole(2 * output.jie),
        'by the rule of the five tigers (docs/rules/charts.md C1)',
      ],
      [`${TYME_SECONDS} s before and after, ${TYME_FROM}-${TYME_TO}`, whole(output.tyme), 'as tyme4ts has them'],
    ],
    unexplained,
  };
}

const EIGHT_HOURS = 8 * 3_600_000;

/** Year and month as two pairs in Hanzi. */
function pairsAt(at: number) {
  const { year, month }: PillarPairs = pillarsAt(instant(at), 120);
  return { year: pairText(year), month: pairText(month) };
}

const BRANCHES_FROM_TIGER = '寅卯辰巳午未申酉戌亥子丑';

/** The pillars of year and month from a jie on: 0 is Xiaohan, with which the last month of the year before begins, and 2 Lichun. */
function monthFrom(year: number, jie: number): string {
  const solarYear = jie === 0 ? year - 1 : year;
  const month = ((jie + 22) % 24) / 2; // 0 for 寅
  const yearStem = (solarYear + 6) % 10;
  const stem = ((yearStem % 5) * 2 + 2 + month) % 10;
  const branch = '子丑寅卯辰巳午未申酉戌亥'[(solarYear + 8) % 12]!;
  return `${STEM_HANZI[yearStem]}${branch} ${STEM_HANZI[stem]}${BRANCHES_FROM_TIGER[month]}`;
}

const monthBefore = (year: number, jie: number): string =>
  jie === 0 ? monthFrom(year - 1, 22) : monthFrom(year, jie - 2);
