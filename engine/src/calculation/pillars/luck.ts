// Beginning and direction of the luck pillars (大运). docs/rules/charts.md C9.

import type { BirthMoment } from '../calendar/birth-moment.ts';
import { instantOfTerm, type TermNumber } from '../calendar/solar-year.ts';
import { dateOfDay, dayAt, dayOfDate, MS_PER_DAY, MS_PER_HOUR, MS_PER_MINUTE } from '../civil/day-number.ts';
import { type Sexagenary, sexagenary, stemOf } from '../cycle/sexagenary.ts';
import { polarityOfStem } from '../cycle/stem.ts';

/** A span of calendar years, months and so on. */
export interface LuckStart {
  readonly years: number;
  readonly months: number;
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
}

export interface Luck {
  /** Forward through the sixty pairs for men of yang years and women of yin years, backward for the others. */
  readonly forward: boolean;
  readonly startsAfter: LuckStart;
}

/** Directions of luck pillars through the sixty pairs. */
export const DIRECTION_IDS = ['forward', 'backward'] as const;
export type DirectionId = (typeof DIRECTION_IDS)[number];

/** The direction of the luck pillars. */
export const directionOf = ({ forward }: Pick<Luck, 'forward'>): DirectionId => (forward ? 'forward' : 'backward');

/** A luck pillar: ten years under one pair. */
export interface LuckPillar {
  readonly pair: Sexagenary;
  /** First and last nominal age (虚岁): in the calendar year in which the pillar begins, and nine years later. */
  readonly fromAge: number;
  readonly toAge: number;
  /** When it begins, in milliseconds since 1970 on the clock of the birth, of whole seconds. */
  readonly startsAt: number;
}

/** Source of luck pillars; a `Chart` is one. */
export interface LuckOfBirth {
  readonly pillars: { readonly month: { readonly pair: Sexagenary }; readonly luck: Luck };
  /** The clock of the birth, in milliseconds since 1970 on that clock. */
  readonly clock: { readonly clock: number };
}

/** Number of luck pillars of a chart. */
export const LUCK_PILLARS = 10;

/**
 * The luck of a birth: the real seconds from the birth to the next jie, or back to the last one, with three days for a year,
 * a day for four months and a double hour for ten days.
 */
export function luckOf(moment: BirthMoment, male: boolean): Luck {
  const forward = (polarityOfStem(stemOf(moment.solarYear)) === 0) === male;
  const jie = instantOfTerm(forward ? ((moment.jie + 2) as TermNumber) : moment.jie);
  return { forward, startsAfter: spanOf(Math.round(Math.abs(jie - moment.instant) / 1000)) };
}

/**
 * The number of the luck in Korean counting (대운수), at which each pillar begins, ten years apart: a year for three days, rounded, and at least 1.
 * @example luckNumber({ years: 4, months: 5, days: 19, hours: 0, minutes: 0 }) // 4
 */
export const luckNumber = ({ years, months }: Pick<LuckStart, 'years' | 'months'>): number =>
  Math.max(1, years + (months < 6 ? 0 : 1));

/**
 * The luck pillars of a chart, ten of them: from the pair of the month on, forward or backward, ten years each.
 * @example luckPillarsOf(castChart(birth))[0] // { pair: 20, fromAge: 6, toAge: 15, startsAt: 814980720000 } in 1990-07-23 08:30, Beijing, a man
 */
export function luckPillarsOf(birth: LuckOfBirth): readonly LuckPillar[] {
  const luckPillar = luckPillarsBy(birth);
  const pillars: LuckPillar[] = [];
  for (let number = 1; number <= LUCK_PILLARS; number++) pillars.push(luckPillar(number));
  return pillars;
}

/** The luck pillars of a chart by their numbers, 1 for the first. They never end. */
export function luckPillarsBy({
  pillars: { month, luck },
  clock: { clock },
}: LuckOfBirth): (number: number) => LuckPillar {
  const startOf = luckStarts(clock, luck.startsAfter);
  const firstAge = yearAt(startOf(1)) - yearAt(clock) + 1;
  return (number) => {
    const fromAge = firstAge + 10 * (number - 1);
    const pair = sexagenary(month.pair + (luck.forward ? number : -number));
    return { pair, fromAge, toAge: fromAge + 9, startsAt: startOf(number) };
  };
}

/** The year that a clock shows. */
export const yearAt = (ms: number): number => dateOfDay(dayAt(ms)).year;

/**
 * When the luck pillars begin, on the clock of the birth: the birth and the span, year by year and day by day on the calendar,
 * and ten years on the calendar from the first for each further one. A day that its month does not have counts on into the next month.
 * @param born the clock of the birth, in milliseconds since 1970 on that clock
 * @returns milliseconds since 1970 on that clock, of whole seconds, by the number of the pillar
 * @example 1992-04-12 07:30 and 7 years, 9 months, 3 days, 5 hours, 20 minutes // 2000-01-15 12:50
 */
function luckStarts(born: number, span: LuckStart): (number: number) => number {
  const second = Math.floor(born / 1000) * 1000;
  const dayBorn = dayAt(second);
  const { year, month, day } = dateOfDay(dayBorn);
  const months = (year + span.years) * 12 + (month - 1) + span.months;
  const firstYear = Math.floor(months / 12);
  const timeOfDay = second - dayBorn * MS_PER_DAY + span.hours * MS_PER_HOUR + span.minutes * MS_PER_MINUTE;
  const first = dayOfDate(firstYear, (months % 12) + 1, day + span.days) * MS_PER_DAY + timeOfDay;
  const firstDay = dayAt(first);
  const date = dateOfDay(firstDay);
  const timeOfFirst = first - firstDay * MS_PER_DAY;
  return (number) => dayOfDate(date.year + 10 * (number - 1), date.month, date.day) * MS_PER_DAY + timeOfFirst;
}

const SECONDS_PER_YEAR = 3 * 86_400;
const SECONDS_PER_MONTH = SECONDS_PER_YEAR / 12;
const SECONDS_PER_DAY = SECONDS_PER_MONTH / 30;
const SECONDS_PER_HOUR = SECONDS_PER_DAY / 24;

function spanOf(seconds: number): LuckStart {
  const inYear = seconds % SECONDS_PER_YEAR;
  const inMonth = inYear % SECONDS_PER_MONTH;
  const inDay = inMonth % SECONDS_PER_DAY;
  return {
    years: Math.floor(seconds / SECONDS_PER_YEAR),
    months: Math.floor(inYear / SECONDS_PER_MONTH),
    days: Math.floor(inMonth / SECONDS_PER_DAY),
    hours: Math.floor(inDay / SECONDS_PER_HOUR),
    minutes: (inDay % SECONDS_PER_HOUR) * 2,
  };
}
