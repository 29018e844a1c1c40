// Lists of decades, luck pillars, years, months or days around a moment. Each row of Zi Wei is computed as the level of a moment in it, so that a list cannot
// differ from the transits of a moment. Years, months and days also have the changes within them: the age on a birthday, the luck, a solar term.

import { type TermNumber, termAt } from '../../calendar/solar-year.ts';
import { check, oneOf, type Rule, ruleFor } from '../../input/input.ts';
import {
  type LuckChange,
  type LuckPeriod,
  luckChangeIn,
  luckPeriodAt,
  luckPeriodsAround,
} from '../../pillars/luck-periods.ts';
import { type Pillar, pillarOf } from '../../pillars/pillar.ts';
import { smallLuckAt } from '../../pillars/pillar-transits.ts';
import {
  type PartOfLuck,
  type SolarMonth,
  type SolarYear,
  solarMonthsOf,
  solarYearAt,
  solarYearsIn,
} from '../../pillars/solar-years.ts';
import { type Instant, instant } from '../../time/instant.ts';
import type { Chart } from '../chart.ts';
import { type At, hasUnit } from './at.ts';
import { castTransits, type TransitOptions, type Transits } from './cast-transits.ts';
import type { Span } from './edges.ts';
import { InvalidMoment } from './moment.ts';
import { daysOfMonth, monthsOfYear, type YearSide, yearsOfDecade } from './timeline.ts';
import type { DayLevel, DecadeRow, MonthLevel, YearLevel } from './ziwei-transits.ts';

/** The lists: of a life (decades, luck pillars), of the decade and luck pillar of a moment (years), of its years (months), of its lunar month (days). */
export const TIMELINE_LISTS = ['decades', 'luckPillars', 'years', 'months', 'days'] as const;
export type TimelineList = (typeof TIMELINE_LISTS)[number];

interface HoldsMoment {
  /** True if the moment is in it. */
  readonly holdsMoment: boolean;
}

interface HasLuckChange {
  /** The change of luck within the row. */
  readonly luckChange?: LuckChange;
}

/** A decade, or a year of childhood before the first. */
export interface TimelineDecade extends DecadeRow, HoldsMoment {}

/** A luck pillar, or the time before the first. */
export interface TimelineLuck extends LuckPeriod, HoldsMoment {
  /** The solar years before the first luck pillar with their small luck; under a luck pillar none. */
  readonly smallLuckYears: readonly TimelineSolarYear[];
}

/** A year of Zi Wei: the age, decade and small limit at its beginning, or at the birth. */
export interface TimelineYear extends YearLevel, Pick<YearSide, 'age' | 'decade' | 'smallLimit'>, HoldsMoment {
  /** Changes within the row: on a birthday another age, with its decade and small limit. */
  readonly changes: readonly Omit<YearSide, 'year'>[];
}

/** A solar year, with its pillar for the natal Day Master. */
export interface TimelineSolarYear extends SolarYear, PartOfLuck, HasLuckChange, HoldsMoment {
  readonly pillar: Pillar;
  readonly smallLuck: Pillar;
}

/** A month of Zi Wei. */
export interface TimelineMonth extends MonthLevel, HoldsMoment {}

/** A solar month, with its pillar for the natal Day Master. */
export interface TimelineSolarMonth extends SolarMonth, HasLuckChange, HoldsMoment {
  readonly pillar: Pillar;
}

/** A day. */
export interface TimelineDay extends DayLevel, HasLuckChange, HoldsMoment {
  /** Its pillar for the natal Day Master. */
  readonly pillar: Pillar;
  /** The solar term that begins in the course of it; with a jie the solar month changes, with Lichun the year. */
  readonly solarTerm?: TermNumber;
}

/** The rows of each list. */
export interface TimelineRows {
  /** The years of childhood and the twelve decades. */
  readonly decades: readonly TimelineDecade[];
  /** The period before the first luck pillar and the first ten pillars; for a later moment, the ten pillars of the hundred years that contain it. */
  readonly luckPillars: readonly TimelineLuck[];
  /** The years that overlap the decade of the moment, empty after the twelfth decade; and the solar years that overlap its luck. */
  readonly years: { readonly ziwei: readonly TimelineYear[]; readonly fourPillars: readonly TimelineSolarYear[] };
  /** The months of the year of the moment, and of its solar year. */
  readonly months: { readonly ziwei: readonly TimelineMonth[]; readonly fourPillars: readonly TimelineSolarMonth[] };
  /** The days of the lunar month of the moment. */
  readonly days: readonly TimelineDay[];
}

/** A list of levels around a moment of a chart. Its rows are computed on first use. */
export class Timeline<L extends TimelineList = TimelineList> {
  readonly transits: Transits;
  readonly list: L;
  #rows: TimelineRows[L] | undefined;

  constructor(transits: Transits, list: L) {
    this.transits = transits;
    this.list = list;
  }

  get rows(): TimelineRows[L] {
    this.#rows ??= ROWS[this.list](this.transits);
    return this.#rows;
  }
}

/** Validates a result of `castTimeline`. */
export const TIMELINE_RULE: Rule = /* @__PURE__ */ ruleFor(
  'object',
  'what castTimeline gives',
  (timeline) => timeline instanceof Timeline,
);

const LIST = /* @__PURE__ */ oneOf(TIMELINE_LISTS);

/**
 * Lists decades, luck pillars, years, months or days around a moment, each with its bounds; `holdsMoment` marks the row with the moment.
 * @param at as castTransits reads it
 * @param list 'decades' and 'luckPillars' of the life, 'years' of decade and luck pillar, 'months' of the year, 'days' of the lunar month
 * @param options as castTransits has them
 * @throws InvalidMoment with every problem of `at` and the options, and for the days of a year alone
 * @throws RangeError for a chart that castChart did not make, and for a list that does not exist
 * @example
 * castTimeline(chart, '2027-02-10', 'decades').rows.find(({ holdsMoment }) => holdsMoment)?.palace // 'property'
 * castTimeline(chart, '2027-02-10', 'years').rows.ziwei.map(({ year, age, palace }) => `${year} ${age} ${palace}`)
 */
export function castTimeline<L extends TimelineList>(
  chart: Chart,
  at: At,
  list: L,
  options: TransitOptions = {},
): Timeline<L> {
  const transits = castTransits(chart, at, options);
  check('list', list, LIST);
  if (list === 'days' && !hasUnit(transits.moment.form, 'month'))
    throw new InvalidMoment([
      {
        field: 'at',
        code: 'too_long_a_time',
        given: String(at),
        allowed: 'a month, such as 2027-06, or a moment of it: a year has many',
      },
    ]);
  return new Timeline(transits, list);
}

const ROWS: { readonly [L in TimelineList]: (transits: Transits) => TimelineRows[L] } = {
  decades: ({ ziwei }) => {
    const running = ziwei.decade;
    return ziwei.decades.map((decade) => ({ ...decade, holdsMoment: decade.fromAge === running?.fromAge }));
  },
  luckPillars: (transits) => {
    const { chart, moment } = transits;
    return luckPeriodsAround(chart, moment.instant).map((luck) => ({
      ...luck,
      smallLuckYears: luck.kind === 'before' ? solarYearsOf(transits, luck) : [],
      holdsMoment: holds(transits, luck),
    }));
  },
  years: (transits) => ({
    ziwei: yearsOfDecade(transits).map(({ sides }) => yearOf(transits, sides)),
    fourPillars: solarYearsOf(transits, luckPeriodAt(transits.chart, transits.moment.instant)),
  }),
  months: (transits) => ({
    ziwei: monthsOfYear(transits).flatMap(({ sides }) =>
      sides.map((month) => ({ ...month, holdsMoment: holds(transits, month) })),
    ),
    fourPillars: solarMonthsOfYear(transits),
  }),
  days: (transits) => daysOfMonth(transits).flatMap(({ sides }) => sides.map((day) => dayOf(transits, day))),
};

const holds = ({ moment }: Transits, { startsAt, endsAt }: Span): boolean =>
  startsAt <= moment.instant && moment.instant < endsAt;

function yearOf(transits: Transits, [first, ...later]: readonly YearSide[]): TimelineYear {
  const { year, age, decade, smallLimit } = first!;
  const changes = later.map(({ year: _, ...change }) => change);
  return { ...year, age, decade, smallLimit, changes, holdsMoment: holds(transits, year) };
}

const solarYearsOf = (transits: Transits, luck: LuckPeriod): readonly TimelineSolarYear[] => {
  const { chart, conventions } = transits;
  return solarYearsIn(chart.moment.jie, luck).map((year) => ({
    ...year,
    pillar: pillarOf(year.pair, chart.pillars),
    smallLuck: smallLuckAt(chart, year.age, conventions.smallLuckRule),
    ...luckChangeOf(chart, year),
    holdsMoment: holds(transits, year),
  }));
};

function solarMonthsOfYear(transits: Transits): readonly TimelineSolarMonth[] {
  const { chart, moment } = transits;
  return solarMonthsOf(solarYearAt(chart.moment.jie, moment.instant).year).map((month) => ({
    ...month,
    pillar: pillarOf(month.pair, chart.pillars),
    ...luckChangeOf(chart, month),
    holdsMoment: holds(transits, month),
  }));
}

function dayOf(transits: Transits, day: DayLevel): TimelineDay {
  const { chart } = transits;
  const last = termAt(instant(day.endsAt - 1));
  return {
    ...day,
    pillar: pillarOf(day.pair, chart.pillars),
    ...(last === termAt(instant(day.startsAt - 1)) ? {} : { solarTerm: last }),
    ...luckChangeOf(chart, day),
    holdsMoment: holds(transits, day),
  };
}

/** The change of luck in a span, which may begin before the birth. */
function luckChangeOf(chart: Chart, { startsAt, endsAt }: Span): HasLuckChange {
  const from: Instant = instant(Math.max(startsAt, chart.moment.instant));
  const luckChange = from < endsAt ? luckChangeIn(chart, from, endsAt) : undefined;
  return luckChange === undefined ? {} : { luckChange };
}
