// Combined conditions of a search: tables of pairs, bits of days, and the cells of Zi Wei charts.

import type { DayBoundary, DayRules } from '../../calendar/birth-moment.ts';
import { MS_PER_HOUR } from '../../civil/day-number.ts';
import { BRANCH_IDS, type Branch, branch } from '../../cycle/branch.ts';
import { pairOf, type Sexagenary, sexagenary, stemOf, stemOfHour } from '../../cycle/sexagenary.ts';
import { PILLAR_IDS, type PillarId } from '../../pillars/four-pillars.ts';
import type { School } from '../../ziwei/school.ts';
import type { Conventions } from '../conventions.ts';
import { ALL_DAYS, CELLS, cellNumber, cellOf, DAYS_OF_MONTH, type Days } from './cells.ts';
import type { Condition } from './conditions.ts';

/** Conditions of a search. */
export interface SearchTables {
  /** By pair: true if a pillar may have it. */
  readonly pairs: Readonly<Record<PillarId, readonly boolean[]>>;
  /** True if there is a condition on the pillar of year or month, which a solar term changes within a double hour. */
  readonly hasSolarMonth: boolean;
  readonly isMonth: (month: number, leapMonth: boolean) => boolean;
  readonly lunarDays: Days;
  readonly isHour: (hour: Branch) => boolean;
  /** Conditions on charts, for men, women or both. */
  readonly charts: readonly GenderTables[];
}

/** Charts of one gender. */
interface GenderTables {
  readonly male: boolean;
  readonly conditions: readonly Extract<Condition, { readonly by: 'chart' }>[];
  readonly school: School;
  /** The days of each computed cell; -1 for the others. */
  readonly days: Int32Array;
}

const ALL_PAIRS: readonly boolean[] = /* @__PURE__ */ Array<boolean>(60).fill(true);

/** Combines conditions into tables. */
export function searchTables(
  conditions: readonly Condition[],
  { school }: Conventions,
  men: readonly boolean[],
): SearchTables {
  const kind = <By extends Condition['by']>(by: By) =>
    conditions.filter((each): each is Extract<Condition, { readonly by: By }> => each.by === by);
  const pillars = kind('pillar');
  const pairsOf = (pillar: PillarId) => pillars.find((each) => each.pillar === pillar)?.pairs ?? ALL_PAIRS;
  const [months, leapMonths, hours] = [kind('lunarMonth'), kind('leapMonth'), kind('hour')];
  return {
    pairs: Object.fromEntries(PILLAR_IDS.map((pillar) => [pillar, pairsOf(pillar)])) as SearchTables['pairs'],
    hasSolarMonth: pillars.some(({ pillar }) => pillar === 'year' || pillar === 'month'),
    isMonth: (month, leapMonth) =>
      months.every((each) => each.month === month) && leapMonths.every((each) => each.leapMonth === leapMonth),
    lunarDays: kind('lunarDay').reduce((days, each) => days & each.days, ALL_DAYS),
    isHour: (hour) => hours.every((each) => each.hour === hour),
    charts: men.map((male) => ({
      male,
      conditions: kind('chart'),
      school,
      days: new Int32Array(CELLS).fill(-1),
    })),
  };
}

/** Days with a chart of either gender that meets the conditions. */
export function chartDays({ charts }: SearchTables, year: Sexagenary, month: number, hour: Branch): Days {
  let days = 0;
  for (const each of charts) days |= daysOfCharts(each, year, month, hour);
  return days;
}

/** Days with a chart that meets the conditions. */
export function daysOfCharts(charts: GenderTables, year: Sexagenary, month: number, hour: Branch): Days {
  const { conditions, days } = charts;
  if (conditions.length === 0) return ALL_DAYS;
  const number = cellNumber(year, month, hour);
  if (days[number]! < 0) days[number] = daysOfCell(charts, year, month, hour);
  return days[number]!;
}

function daysOfCell({ conditions, male, school }: GenderTables, year: Sexagenary, month: number, hour: Branch): Days {
  const cell = cellOf(year, month, hour, male, school);
  let days = ALL_DAYS;
  for (const { daysIn } of conditions) {
    days &= daysIn(cell);
    if (days === 0) break;
  }
  return days;
}

// ---- Double hours

/** A double hour of a day, or half of one at the end of a day: milliseconds from midnight, on the clock that decides. */
export interface DoubleHour {
  readonly hour: Branch;
  readonly from: number;
  readonly to: number;
  /** Offset in days of the day whose stem decides the stem of the hour. */
  readonly daysAhead: 0 | 1;
}

/** The double hours of a day in order: twelve, from 23:00; or thirteen if the day begins at midnight and has 子 at both ends. */
export const doubleHoursOf = ({ dayBoundary, lateZiStem }: DayRules): readonly DoubleHour[] =>
  dayBoundary === 'midnight' && lateZiStem === 'sameDay' ? HOURS_OF_ONE_DAY : DOUBLE_HOURS[dayBoundary];

const hoursOf = (hour: number, from: number, to: number, daysAhead: 0 | 1 = 0): DoubleHour => ({
  hour: branch(hour),
  from: from * MS_PER_HOUR,
  to: to * MS_PER_HOUR,
  daysAhead,
});

const WHOLE_HOURS = /* @__PURE__ */ BRANCH_IDS.map((_, hour) => hoursOf(hour, 2 * hour - 1, 2 * hour + 1));

const DOUBLE_HOURS: Readonly<Record<DayBoundary, readonly DoubleHour[]>> = {
  zi: WHOLE_HOURS,
  midnight: [hoursOf(0, 0, 1), ...WHOLE_HOURS.slice(1), hoursOf(0, 23, 24, 1)],
};
const HOURS_OF_ONE_DAY = /* @__PURE__ */ DOUBLE_HOURS.midnight.map((hour) => ({ ...hour, daysAhead: 0 as const }));

/** Milliseconds by which a day begins before its midnight. */
export const leadOf = (boundary: DayBoundary): number => -DOUBLE_HOURS[boundary][0]!.from;

/**
 * Days of a month with the wanted pillars of day and double hour.
 * @param firstPair the pair of the first day
 */
export function daysByPillars({ pairs }: SearchTables, firstPair: Sexagenary, { hour, daysAhead }: DoubleHour): Days {
  if (pairs.day === ALL_PAIRS && pairs.hour === ALL_PAIRS) return ALL_DAYS;
  let days = 0;
  for (let n = 0; n < DAYS_OF_MONTH; n++) {
    const stemOfDay = stemOf(sexagenary(firstPair + n + daysAhead));
    if (pairs.day[sexagenary(firstPair + n)] && pairs.hour[pairOf(stemOfHour(stemOfDay, hour), hour)]) days |= 1 << n;
  }
  return days;
}
