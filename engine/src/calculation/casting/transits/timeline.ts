// Years of a decade, months of a year, days of a month; `ZiweiTransits.decades` has the decades. Each row has the levels at its beginning, so that a list
// cannot differ from the transits of a moment in it. A row with a boundary inside, such as Lichun in a month, has a side for each part.

import { LUNAR_YEARS } from '../../calendar/lunar-calendar.ts';
import { type DayNumber, dayNumber } from '../../civil/day-number.ts';
import { type Instant, instant } from '../../time/instant.ts';
import type { Chart } from '../chart.ts';
import type { LevelConventions } from './conventions.ts';
import { firstPass, type Span, startOfDay } from './edges.ts';
import { endOf, type MonthOfYear, monthOf, monthsOf, newYearsDay, secondHalfOf } from './lunar-days.ts';
import { type Moment, momentThereAt } from './moment.ts';
import {
  type DayLevel,
  type DecadeLevel,
  type MonthLevel,
  type SmallLimitLevel,
  type YearLevel,
  ZiweiTransits,
} from './ziwei-transits.ts';

/** A row of a list; with a boundary inside, it has several sides in order. */
export interface Row<Side extends Span> extends Span {
  readonly sides: readonly Side[];
}

/** Levels of a year; under `ageAdvance` 'birthday', the levels of each of its two parts. */
export interface YearSide extends Span {
  readonly year: YearLevel;
  readonly age: number;
  /** Undefined after the twelfth decade. */
  readonly decade: DecadeLevel | undefined;
  readonly smallLimit: SmallLimitLevel;
}

/** The part of the transits of a moment that a list needs; a `Transits` is one. */
export interface TransitsOfChart {
  readonly chart: Chart;
  readonly moment: Moment;
  readonly conventions: LevelConventions;
  readonly ziwei: ZiweiTransits;
}

/**
 * The years that overlap the decade of a moment: ten, or eleven if the decade does not begin with a year. None before the birth, and none after the twelfth
 * decade.
 */
export function yearsOfDecade(transits: TransitsOfChart): readonly Row<YearSide>[] {
  const { decade } = transits.ziwei;
  if (decade === undefined) return [];
  const born = transits.chart.moment.instant;
  const end = Math.min(decade.endsAt ?? Number.POSITIVE_INFINITY, endOfTables(transits));
  const rows: Row<YearSide>[] = [];
  for (let at = decade.startsAt; at < end; ) {
    const { startsAt, endsAt } = thereAt(transits, at).year;
    const from = instant(Math.max(startsAt, born));
    rows.push({ startsAt, endsAt, sides: sidesBetween(transits, from, endsAt, yearSide) });
    at = endsAt;
  }
  return rows;
}

function yearSide({ year, nominalAge, decade, smallLimit }: ZiweiTransits): YearSide {
  const startsAt = instant(Math.max(year.startsAt, smallLimit.startsAt));
  const endsAt = instant(Math.min(year.endsAt, smallLimit.endsAt ?? year.endsAt));
  return { year, age: nominalAge, decade, smallLimit, startsAt, endsAt };
}

/**
 * The months of the year of a moment, including those before the birth; a split leap month has two rows. With `atYearBoundary` 'lichun', the lunar months that
 * overlap the solar year, with a side for each solar month.
 */
export function monthsOfYear(transits: TransitsOfChart): readonly Row<MonthLevel>[] {
  const { startsAt, endsAt, year } = transits.ziwei.year;
  const { leapMonthRule } = transits.chart.conventions;
  const lunarYears = transits.conventions.atYearBoundary === 'lichun' ? [year - 1, year, year + 1] : [year];
  return lunarYears
    .filter((lunarYear) => lunarYear >= LUNAR_YEARS.first && lunarYear <= LUNAR_YEARS.last)
    .flatMap((lunarYear) => monthsOf(lunarYear, transits.moment.lunarCalendar))
    .flatMap((month) => rowsOf(month, month.leapMonth && leapMonthRule === 'split'))
    .flatMap(([from, to]) => rowOfDays(transits, from, to, ({ month }) => month!))
    .filter((row) => row.endsAt > startsAt && row.startsAt < endsAt);
}

/** The first day of each row of a month, and the day after it. */
function rowsOf(month: MonthOfYear, isSplit: boolean): readonly (readonly [DayNumber, DayNumber])[] {
  const end = endOf(month);
  if (!isSplit) return [[month.start, end]];
  const middle = secondHalfOf(month);
  return [
    [month.start, middle],
    [middle, end],
  ];
}

/** The days of the lunar month of a moment. With `atYearBoundary` 'lichun' the day of Lichun has two sides. */
export function daysOfMonth(transits: TransitsOfChart): readonly Row<DayLevel>[] {
  const { start, days } = monthOf(transits.moment.lunarDate, transits.moment.lunarCalendar);
  return Array.from({ length: days }, (_, n) => dayNumber(start + n)).flatMap((day) =>
    rowOfDays(transits, day, dayNumber(day + 1), (ziwei) => ziwei.day!),
  );
}

/** The row from one day to another; none if the place skipped those days, as Samoa skipped 2011-12-30. */
function rowOfDays<Side extends Span>(
  transits: TransitsOfChart,
  from: DayNumber,
  to: DayNumber,
  sideOf: (ziwei: ZiweiTransits) => Side,
): readonly Row<Side>[] {
  const [startsAt, endsAt] = [startOf(transits, from), startOf(transits, to)];
  return startsAt < endsAt ? [{ startsAt, endsAt, sides: sidesBetween(transits, startsAt, endsAt, sideOf) }] : [];
}

/** Lists the levels from one instant to another, part by part. */
function sidesBetween<Side extends Span>(
  transits: TransitsOfChart,
  from: Instant,
  to: Instant,
  sideOf: (ziwei: ZiweiTransits) => Side,
): readonly Side[] {
  const sides: Side[] = [];
  for (let at = from; at < to; ) {
    const side = sideOf(thereAt(transits, at));
    sides.push(side);
    at = side.endsAt;
  }
  return sides;
}

/** The levels at another instant, at the same place. */
const thereAt = ({ chart, moment, conventions }: TransitsOfChart, at: Instant): ZiweiTransits =>
  new ZiweiTransits(chart, momentThereAt(chart, moment, at), conventions);

const startOf = ({ chart, moment }: TransitsOfChart, day: DayNumber): Instant =>
  firstPass(moment.placeClock, startOfDay(day, chart.conventions.dayBoundary))!;

/** The first day of the lunar year after the last one of the tables. */
const endOfTables = (transits: TransitsOfChart): Instant =>
  startOf(transits, newYearsDay(LUNAR_YEARS.last + 1, transits.moment.lunarCalendar)!);
