// Charts of a birth without an hour: one for each double hour of its day on the clock of the birthplace, split where the chart changes. No chart is preferred.

import { lunarCalendarOf } from '../calendar/calendar-region.ts';
import { dateText, localParts } from '../civil/date-text.ts';
import { dateOfDay, type GregorianDate, MS_PER_MINUTE } from '../civil/day-number.ts';
import { mod } from '../cycle/modulo.ts';
import { check, isObject, listOf, type Rule, ruleFor } from '../input/input.ts';
import { civilDaySpans, type ShownSpan } from '../time/civil-day-span.ts';
import { type ClockAnswer, type ClockReading, clockOfInstant, readClock } from '../time/clock.ts';
import { type Instant, instant } from '../time/instant.ts';
import type { Zone } from '../time/zone-history.ts';
import { zoneOfPlace } from '../time/zone-of-place.ts';
import { KNOWN_FACTS, type KnownFacts, shows } from '../ziwei/known-facts.ts';
import {
  type Birth,
  type BirthInput,
  type BirthProblem,
  birthOf,
  dayInCalendar,
  homeRegionOf,
  InvalidBirth,
  isBirth,
  problemsOfBirth,
} from './birth.ts';
import { boundariesOf, type EndOfSpan, type SpanOfChart } from './boundaries.ts';
import { CHART_RULE, type Chart, chartOfClock, clockOf } from './chart.ts';
import { type ConventionOptions, type Conventions, conventionsOf } from './conventions.ts';

const HOUR_MEMBERS = ['hour', 'minute', 'second', 'doubleHour', 'disambiguation'] as const;
/** Members of the time of a birth. */
const TIME_MEMBERS = ['time', ...HOUR_MEMBERS] as const;

/** A birth with an unknown hour. */
export type DayOfBirth = Omit<Birth, (typeof HOUR_MEMBERS)[number]>;

/** A birth with an unknown hour as a caller writes it: the date in parts, or as text of the Gregorian calendar, '1990-07-23'. */
export type DayInput = Omit<BirthInput, (typeof TIME_MEMBERS)[number]>;

/** A chart that a birth can have, and the clock times of the day that give it. */
export interface ChartOfDay {
  /** The chart, cast for the whole minute nearest to the middle of the span; `castChart` returns the same for it. */
  readonly chart: Chart;
  /** Clock times of this day with this chart: a double hour is split at midnight. `to` belongs to the next chart. */
  readonly span: SpanOfChart;
}

/** The charts of a day, in order of time. */
export interface DayCharts {
  readonly birth: DayOfBirth;
  readonly conventions: Conventions;
  /** The day by the Gregorian calendar: '1990-07-23'. */
  readonly date: string;
  /** Usually 13: one for 子 at either end of the day. */
  readonly charts: readonly ChartOfDay[];
}

const isDay = (day: unknown): boolean => isObject(day) && Array.isArray(day.charts) && 'conventions' in day;
const isChartOfDay = (own: unknown): boolean => isObject(own) && isObject(own.span) && CHART_RULE.accepts(own.chart);

/** Validates a result of `castDay`. */
export const DAY_RULE: Rule = /* @__PURE__ */ ruleFor('object', 'what castDay gives', isDay);

/** Validates a list of charts of a day. */
export const CHARTS_OF_DAY_RULE: Rule = /* @__PURE__ */ listOf(
  /* @__PURE__ */ ruleFor('object', 'a chart of castDay', isChartOfDay),
);

/**
 * Filters the charts of a day by known facts.
 * @throws RangeError for a day that castDay did not return, and for an id that does not exist
 * @example chartsShowing(day, { mainStar: 'tanlang', stars: [{ star: 'wenchang', palace: 'wealth' }] })
 */
export function chartsShowing(day: DayCharts, known: KnownFacts): readonly ChartOfDay[] {
  check('day', day, DAY_RULE);
  check('known', known, KNOWN_FACTS);
  return day.charts.filter(({ chart }) => shows(chart, known));
}

/**
 * Casts every possible chart of a birth with an unknown hour.
 * @throws InvalidBirth with every problem of the birth, as `castChart`; for a day that the birthplace skipped; and for a birth with an hour
 * @throws RangeError for a convention that does not exist
 * @example
 * const { charts } = castDay({ date: '1990-07-23', gender: 'male', place: { longitude: 116.39723, timeZone: 'Asia/Shanghai' } });
 * charts.map(({ chart }) => chart.ziwei.mainStar.id).length // 13: one of each double hour, two of 子
 */
export function castDay(input: DayInput, conventions?: ConventionOptions): DayCharts {
  const birth: DayOfBirth = birthOf(input);
  const by = conventionsOf(conventions, homeRegionOf(birth));
  const noon: Birth = isObject(birth) ? { ...birth, hour: 12, minute: 0 } : birth;
  const problems = [
    ...hourProblems(input),
    ...(isBirth(noon, by.calendarRegion) ? [] : problemsOfBirth(noon, by.calendarRegion)),
  ];
  if (problems.length > 0) throw new InvalidBirth(problems);
  const calendar = lunarCalendarOf(birth.place, by.calendarRegion);
  const day = dayInCalendar(birth.date, calendar)!;
  const { place } = birth;
  const clock: PlaceClock = { zone: zoneOfPlace(place)!, longitude: place.longitude };
  const spans = civilDaySpans(day, clock.zone, clock.longitude);
  const date = dateText(dateOfDay(day));
  if (spans.length === 0) clockOf(noon, by); // throws: the day was skipped
  return { birth, conventions: by, date, charts: spans.flatMap((span) => chartsIn(span, clock, noon, by)) };
}

/** The clock of a birthplace. */
export interface PlaceClock {
  readonly zone: Zone;
  readonly longitude: number;
}

/** Rejects a birth with an hour, for which there is `castChart`. */
const hourProblems = (birth: DayInput): readonly BirthProblem[] =>
  TIME_MEMBERS.flatMap((member) => {
    const given: unknown = (birth as Partial<BirthInput> | undefined | null)?.[member];
    const rule = ruleFor(
      member === 'disambiguation' || member === 'doubleHour' || member === 'time' ? 'string' : 'number',
      'nothing: castChart takes a birth whose hour is known',
      () => false,
      'not_allowed',
    );
    return given === undefined ? [] : (rule.problems(member, given) as readonly BirthProblem[]);
  });

function chartsIn({ from, to }: ShownSpan, clock: PlaceClock, birth: Birth, by: Conventions): ChartOfDay[] {
  const charts: ChartOfDay[] = [];
  for (let start = from; start < to; ) {
    const { after } = boundariesOf(chartAt(instant(start + INSIDE_MS), clock, birth, by));
    // Ranges begin at whole seconds: the first one at or after a boundary.
    const next = Math.max(Math.ceil(after.instant / 1000) * 1000, start + 1000);
    const end = instant(Math.min(next, to));
    charts.push({
      chart: chartAt(middleOf(start, end, clock), clock, birth, by),
      span: { from: endOfSpan(start, start, clock), to: endOfSpan(end, instant(end - 1), clock) },
    });
    start = end;
  }
  return charts;
}

/** Distance from a boundary at which the next chart is certain: boundaries are known to the millisecond. */
const INSIDE_MS = 2;

/** The whole minute on the clock nearest to the middle of a range; the middle itself if the range has none. */
function middleOf(start: Instant, end: Instant, { zone, longitude }: PlaceClock): Instant {
  const middle = instant(Math.floor((start + end) / 2));
  const past = mod(clockOfInstant(middle, zone, longitude).clock, MS_PER_MINUTE);
  const minutes = [middle - past, middle - past + MS_PER_MINUTE].map((at) => instant(at));
  return minutes.find((minute) => minute >= start && minute < end) ?? middle;
}

/** The chart at an instant; its birth has the hour and the minute of the clock. */
function chartAt(at: Instant, clock: PlaceClock, birth: Birth, by: Conventions): Chart {
  const { answer, date: _date, ...time } = clockTimeAt(at, clock);
  return chartOfClock(answer, { ...birth, ...time }, by);
}

/** A clock time as members of a birth. */
export interface ClockTime {
  readonly date: GregorianDate;
  readonly hour: number;
  readonly minute: number;
  readonly disambiguation?: 'later';
}

function clockTimeAt(at: Instant, { zone, longitude }: PlaceClock): ClockTime & { readonly answer: ClockAnswer } {
  const reading = clockOfInstant(at, zone, longitude);
  const { year, month, day, hour, minute } = localParts(reading.clock);
  const answer = readClock(reading.clock, zone, longitude);
  const isLater = answer.kind === 'repeated' && at === answer.later.instant;
  return {
    date: { year, month, day },
    hour,
    minute,
    ...(isLater && { disambiguation: 'later' as const }),
    answer: isLater ? readClock(reading.clock, zone, longitude, 'later') : answer,
  };
}

/** A whole minute of a clock near the middle of a range, as members of a birth; undefined if the range has none. */
export function wholeMinuteOnClock(from: Instant, to: Instant, clock: PlaceClock): ClockTime | undefined {
  const middle = middleOf(from, to, clock);
  const { answer, ...time } = clockTimeAt(middle, clock);
  return mod(answer.clock, MS_PER_MINUTE) === 0 ? time : undefined;
}

/** An end of a range by the clock in force just before it. */
function endOfSpan(at: Instant, by: Instant, { zone, longitude }: PlaceClock): EndOfSpan {
  const { offsetSeconds }: ClockReading = clockOfInstant(by, zone, longitude);
  return { clock: at + offsetSeconds * 1000, utc: at };
}
