// Compares the Four Pillars with tyme4ts. All differences are named.

import { castChart, castChartAt, describeChart, type LuckPillarsDocument } from 'beichen';
import { solarTermsOfYear } from 'beichen/almanac';
import { inChina } from '../births/births.ts';
import { countedDayAt, gregorianOf, MS_PER_DAY } from '../births/civil-day.ts';
import { disputedMonthAt } from '../births/disputed-months.ts';
import { type Comparison, compare, type NamedDifference } from '../facts/comparison.ts';
import type { Facts } from '../facts/facts.ts';
import { luckStartFact, minutesBetween } from '../facts/luck-start.ts';
import { pillarFacts } from '../facts/pillar-facts.ts';
import { type TymeQuestion, tymeFacts } from '../facts/tyme4ts.ts';
import { tymeTerm } from '../facts/tyme4ts-instants.ts';

/** Known differences. */
export const TYME_DIFFERENCES: readonly NamedDifference<TymeQuestion>[] = [
  {
    name: 'second of the jie',
    reason:
      'Three days of real time are a year of luck, so a second is two minutes. The two instants of the jie differ by as many seconds: ' +
      'up to 3.3 s until 2026, and by what the forecasts of delta T differ after that, 118 s in 2100.',
    explains: (question, { fact, ours, theirs }) => {
      if (fact !== 'luck.start') return false;
      const minutes = Math.abs(minutesBetween(ours, theirs));
      return minutes > 0 && minutes <= 2 * (secondsBetweenJie(question) + ROUNDING_SECONDS);
    },
  },
  {
    name: 'between two instants of a term',
    reason: 'The birth lies between the two instants at which the programs have a term begin, and so in two of them.',
    explains: isBetweenInstantsOfTerm,
  },
  {
    name: 'disputed month',
    reason: 'tyme4ts follows the calendar of sxwnl, which begins it a day before its new moon (disputed-months.ts).',
    explains: ({ clock, dayBoundary }, { fact }) => {
      return fact === 'lunar' && disputedMonthAt(countedDayAt(clock, dayBoundary)) !== undefined;
    },
  },
];

const ROUNDING_SECONDS = 1;

/** True if a time on the clock of China is between the instants at which a term begins here and in tyme4ts. */
export function isBetweenInstantsOfTerm({ clock, gender, dayBoundary }: TymeQuestion): boolean {
  const [born] = inChina(clock);
  const { term } = castChartAt(...inChina(clock), gender, { dayBoundary }).moment;
  return [term, term + 1].some((number) => {
    const { ours, theirs } = instantsOfTerm(number);
    return Math.min(ours, theirs) <= born && born <= Math.max(ours, theirs);
  });
}

/** Difference in seconds between the instants of the jie from which the luck of a birth is counted. */
export function secondsBetweenJie({ clock, gender, dayBoundary }: TymeQuestion): number {
  const { moment, pillars } = castChartAt(...inChina(clock), gender, { dayBoundary });
  const { ours, theirs } = instantsOfTerm(pillars.luck.forward ? moment.jie + 2 : moment.jie);
  return Math.abs(ours - theirs) / 1000;
}

/** The instants of a term by its number, which counts 24 a year (`BirthMoment.term`). */
function instantsOfTerm(number: number): { readonly ours: number; readonly theirs: number } {
  const [year, term] = [Math.floor(number / 24), number % 24];
  return { ours: solarTermsOfYear(year)[term]!.instant, theirs: tymeTerm(year, term) };
}

/** Compares the pillars and derived facts, the lunar date, and the luck. */
export const compareWithTyme = (questions: Iterable<TymeQuestion>): Comparison =>
  compare({
    questions,
    ours: pillarsInChina,
    theirs: tymeFacts,
    textOfQuestion: ({ clock, gender, dayBoundary }) =>
      `${new Date(clock).toISOString().slice(0, 19)} ${gender} ${dayBoundary}`,
    named: TYME_DIFFERENCES,
  });

/** Our facts, with the clock of China for clock and sundial. */
export function pillarsInChina({ clock, gender, dayBoundary }: TymeQuestion): Facts {
  const { pillars, moment } = castChartAt(...inChina(clock), gender, { dayBoundary });
  const luck = luckOf(clock, gender);
  const [first] = luck.pillars;
  return {
    ...pillarFacts(pillars, moment),
    'luck.pillars': [0, 1, 9].map((n) => luck.pillars[n]!.hanzi).join(' '),
    'luck.start': luckStartFact({
      after: Object.values(luck.startsAfter),
      startsAt: luck.startsAtClock,
      fromAge: first!.fromAge,
      toAge: first!.toAge,
    }),
  };
}

/** Our luck depends on the instant and the clock of the birthplace. tyme4ts always uses UTC+8, so the birth is cast at a place that does too. */
function luckOf(clock: number, gender: TymeQuestion['gender']): LuckPillarsDocument {
  const at = new Date(clock);
  const chart = castChart({
    date: { calendar: 'solar', ...gregorianOf(Math.floor(clock / MS_PER_DAY)) },
    hour: at.getUTCHours(),
    minute: at.getUTCMinutes(),
    gender,
    place: { longitude: 120, timeZone: 'Etc/GMT-8' },
  });
  return describeChart(chart, { language: 'zh' }).luckPillars;
}
