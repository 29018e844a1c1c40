// Compares the pillars of a moment with tyme4ts and lunar-typescript. All differences are named.

import { castChartAt } from 'beichen';
import { inChina } from '../births/births.ts';
import { type Comparison, compare, type NamedDifference } from '../facts/comparison.ts';
import { minutesBetween } from '../facts/luck-start.ts';
import { lunarTypescriptFacts } from '../facts/lunar-typescript.ts';
import { chartInChina, minutesFromChange, type PillarMoment, pillarMomentFacts } from '../facts/pillar-moments.ts';
import { tymeTransitFacts } from '../facts/tyme4ts.ts';
import { isBetweenInstantsOfTerm, secondsBetweenJie } from './with-tyme4ts.ts';

const BETWEEN_INSTANTS: NamedDifference<PillarMoment> = {
  name: 'between two instants of a term',
  reason:
    'Birth or moment lies between the two instants at which the programs have a term begin, and so in two of them.',
  explains: ({ clock, at, gender, dayBoundary }) =>
    [clock, at].some((time) => isBetweenInstantsOfTerm({ clock: time, gender, dayBoundary })),
};

const BORN_BEFORE_LICHUN: NamedDifference<PillarMoment> = {
  name: 'small luck of those born before Lichun',
  reason:
    'We count ages by solar years, as the pillar of the year does. They count Gregorian years: born between 1 January and Lichun, age 1 goes ' +
    'to the year that comes, and every year has the small luck of the year before.',
  explains: ({ clock, gender, dayBoundary }, { fact }) => {
    const { moment } = castChartAt(...inChina(clock), gender, { dayBoundary });
    const bornIn = Math.floor((moment.jie - 2) / 24);
    return fact === 'smallLuck.year' && bornIn < new Date(clock).getUTCFullYear();
  },
};

/** Known differences from tyme4ts. */
export const TYME_MOMENT_DIFFERENCES: readonly NamedDifference<PillarMoment>[] = [
  BETWEEN_INSTANTS,
  BORN_BEFORE_LICHUN,
  {
    name: 'second of the jie',
    reason:
      'The moment lies between the two starts of a luck pillar: the instants of the jie differ by some seconds, and a second is two minutes of luck.',
    explains: (question, { fact }) => fact.startsWith('luck') && minutesFromChange(question) <= minutesOfLuck(question),
  },
  {
    name: 'years after the tables',
    reason:
      'Our list of the years of a luck pillar ends with 2201: the table of solar terms does not reach the end of 2202.',
    explains: (_, { fact, ours, theirs }) =>
      fact === 'luck.years' && ours.endsWith('2201 辛丑') && theirs.startsWith(ours),
  },
  {
    name: 'luck around New Year',
    reason:
      'The first luck pillar begins within those minutes of 1 January, so that the ages of all of them are one more or less.',
    explains: (question, { fact }) => {
      if (!['luck.ages', 'luck.years'].includes(fact)) return false;
      return minutesFromNewYear(firstStart(question)) <= minutesOfLuck(question);
    },
  },
];

/** Known differences from lunar-typescript. */
export const LUNAR_TYPESCRIPT_DIFFERENCES: readonly NamedDifference<PillarMoment>[] = [
  BETWEEN_INSTANTS,
  {
    name: 'minute of the jie',
    reason:
      'It counts whole minutes from the birth to the jie, and a minute is two hours of luck; ours counts seconds. Where that is a month more or ' +
      'less, the months of the calendar add a day or two.',
    explains: (question, { fact, ours, theirs }) => {
      if (fact === 'luck.after')
        return Math.abs(minutesBetween(ours, theirs)) <= minutesOfLuck(question) + A_MINUTE_OF_LUCK;
      if (fact !== 'luck.start') return false;
      const most = minutesOfLuck(question) + A_MINUTE_OF_LUCK + (isAnotherMonth(question) ? TWO_DAYS : 0);
      return minutesBetweenStarts(ours, theirs) <= most;
    },
  },
  {
    name: 'luck around New Year',
    reason:
      'The first luck pillar begins so close to 1 January that by whole minutes it begins in the other year, and with it the lists.',
    explains: (question, { fact }) => {
      if (!['first.years', 'first.months', 'before.years'].includes(fact)) return false;
      return minutesFromNewYear(firstStart(question)) <= minutesOfLuck(question) + A_MINUTE_OF_LUCK + TWO_DAYS;
    },
  },
  {
    name: 'end of the month',
    reason:
      'A luck that would begin on a day its month does not have begins with us so many days into the next month, as with tyme4ts, and there on ' +
      'the last of the month: up to three days earlier.',
    explains: ({ clock }, { fact, ours, theirs }) => {
      const days = minutesBetweenStarts(ours, theirs) / 1440;
      return fact === 'luck.start' && new Date(clock).getUTCDate() > 28 && days < 4;
    },
  },
];

const A_MINUTE_OF_LUCK = 120;
const TWO_DAYS = 2 * 1440;
const ROUNDING_SECONDS = 1;

/** Minutes by which the start of the luck may differ, since the programs have the jie at other seconds. */
const minutesOfLuck = (question: PillarMoment): number => 2 * (secondsBetweenJie(question) + ROUNDING_SECONDS);

const firstStart = (question: PillarMoment): string => pillarMomentFacts(question)['luck.start']!;

const minutesBetweenStarts = (ours: string, theirs: string): number =>
  Math.abs(Date.parse(`${ours.slice(0, 16)}Z`) - Date.parse(`${theirs.slice(0, 16)}Z`)) / 60_000;

/** Minutes between a start and the nearest 1 January. */
function minutesFromNewYear(start: string): number {
  const at = Date.parse(`${start.slice(0, 16)}Z`);
  const year = Number(start.slice(0, 4));
  return Math.min(...[year, year + 1].map((each) => Math.abs(at - Date.UTC(each, 0, 1)))) / 60_000;
}

/** True if counting in whole minutes results in another month of luck than counting in seconds. */
function isAnotherMonth(question: PillarMoment): boolean {
  const { startsAfter } = chartInChina(question).pillars.luck;
  const beside = startsAfter.days * 1440 + startsAfter.hours * 60 + startsAfter.minutes;
  const within = minutesOfLuck(question) + A_MINUTE_OF_LUCK;
  return beside <= within || beside >= 30 * 1440 - within;
}

const momentText = ({ clock, gender, dayBoundary, at }: PillarMoment): string =>
  `${textOf(clock)} ${gender} ${dayBoundary} at ${textOf(at)}`;
const textOf = (clock: number): string => new Date(clock).toISOString().slice(0, 16);

/** Compares luck, small luck, years, months and the pillars of the moment with tyme4ts. */
export const compareMomentsWithTyme = (questions: Iterable<PillarMoment>): Comparison =>
  compare({
    questions,
    ours: pillarMomentFacts,
    theirs: tymeTransitFacts,
    textOfQuestion: momentText,
    named: TYME_MOMENT_DIFFERENCES,
  });

/** Compares the same facts with lunar-typescript. */
export const compareMomentsWithLunarTypescript = (questions: Iterable<PillarMoment>): Comparison =>
  compare({
    questions,
    ours: pillarMomentFacts,
    theirs: lunarTypescriptFacts,
    textOfQuestion: momentText,
    named: LUNAR_TYPESCRIPT_DIFFERENCES,
  });
