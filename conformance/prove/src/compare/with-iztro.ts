// Compares Zi Wei charts with iztro. All differences are named.

import { castChartAt } from 'beichen';
import { solarTermsOfYear } from 'beichen/almanac';
import { PROGRAMS } from 'beichen/internal';
import { ADAPTERS, type IztroQuestion, iztroQuestion } from '../adapters.ts';
import {
  birthText,
  countedDay,
  inChina,
  inLateZi,
  inLeapMonth,
  nearNewYear,
  randomBirths,
  type SundialBirth,
  sundialOf,
} from '../births/births.ts';
import { gregorianOf, MS_PER_DAY, MS_PER_HOUR } from '../births/civil-day.ts';
import { disputedMonthAt } from '../births/disputed-months.ts';
import { type Comparison, compare, type NamedDifference } from '../facts/comparison.ts';
import type { Facts } from '../facts/facts.ts';
import { boardFacts } from '../facts/ziwei-answers.ts';
import { ziweiFacts } from '../facts/ziwei-facts.ts';

interface Question {
  readonly birth: SundialBirth;
  readonly dayBoundary: 'zi' | 'midnight';
  readonly leapMonthRule: IztroQuestion['leapMonthRule'];
  readonly yearBoundary: IztroQuestion['yearBoundary'];
  readonly school: IztroQuestion['school'];
}

const DEFAULTS = {
  dayBoundary: 'zi',
  leapMonthRule: 'split',
  yearBoundary: 'lunarNewYear',
  school: 'common',
} as const;

/** Births of every kind, each under conventions that iztro supports. */
function* questions(count: number, seed: number): Generator<Question> {
  let kind = 0;
  const births = (share: number, isOfKind?: (birth: SundialBirth) => boolean) =>
    randomBirths(Math.round(count * share), seed + kind++, isOfKind);
  for (const birth of births(0.55)) yield { ...DEFAULTS, birth };
  for (const birth of births(0.05, inLateZi)) yield { ...DEFAULTS, birth, dayBoundary: 'midnight' };
  for (const birth of births(0.15)) yield { ...DEFAULTS, birth, school: 'zhongzhou' };
  for (const birth of births(0.1, inLeapMonth)) yield { ...DEFAULTS, birth };
  for (const birth of births(0.05, inLeapMonth)) yield { ...DEFAULTS, birth, leapMonthRule: 'same' };
  for (const birth of births(0.05, nearNewYear)) yield { ...DEFAULTS, birth };
  for (const birth of births(0.05, nearNewYear)) yield { ...DEFAULTS, birth, yearBoundary: 'lichun' };
}

/** Known differences. */
export const IZTRO_DIFFERENCES: readonly NamedDifference<Question>[] = [
  {
    name: 'month 7 of 2097',
    reason: 'iztro asks the calendar of sxwnl, which begins it a day before its new moon (disputed-months.ts).',
    explains: ({ birth, dayBoundary }) => disputedMonthAt(countedDay(birth, dayBoundary).civilDay) !== undefined,
  },
  {
    name: 'day of Lichun',
    reason: 'iztro changes the year at midnight of the day of Lichun, we at its instant (docs/rules/charts.md A13, 4).',
    explains: ({ birth, dayBoundary, yearBoundary }) => {
      if (yearBoundary !== 'lichun') return false;
      const { civilDay } = countedDay(birth, dayBoundary);
      const lichun = solarTermsOfYear(gregorianOf(civilDay).year)[2]!.instant + 8 * MS_PER_HOUR;
      return civilDay === Math.floor(lichun / MS_PER_DAY);
    },
  },
];

/** Facts of a board by iztro. */
export const iztroFacts = (question: IztroQuestion): Facts =>
  boardFacts(ADAPTERS.iztroBoard(iztroQuestion('chart', question)));

/** Compares a number of births: all stars of all palaces, rings, limits, brightness, transformations, rulers and palaces. */
export const compareWithIztro = (count: number, seed: number): Comparison =>
  compare({
    questions: questions(count, seed),
    ours: ({ birth, dayBoundary, leapMonthRule, yearBoundary, school }) => {
      const { conventions } = school === 'zhongzhou' ? PROGRAMS.iztroZhongzhou : PROGRAMS.iztro;
      const chart = castChartAt(...inChina(sundialOf(birth)), birth.gender, {
        ...conventions,
        dayBoundary,
        leapMonthRule,
        yearBoundary,
      });
      return ziweiFacts(chart.ziwei, chart.conventions.school);
    },
    theirs: ({ birth, dayBoundary, ...rest }) =>
      iztroFacts({ ...rest, ...countedDay(birth, dayBoundary), gender: birth.gender }),
    textOfQuestion: ({ birth, ...conventions }) => `${birthText(birth)} ${Object.values(conventions).join(' ')}`,
    named: IZTRO_DIFFERENCES,
  });
