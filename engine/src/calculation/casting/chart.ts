// Birth to chart. The only place with the order of the steps: clock time → instant → solar time → calendar
// facts → pillars and Zi Wei.

import { type BirthMoment, birthMoment } from '../calendar/birth-moment.ts';
import { calendarOf, lunarCalendarOf } from '../calendar/calendar-region.ts';
import { MS_PER_DOUBLE_HOUR } from '../calendar/double-hour.ts';
import type { LunarDate } from '../calendar/lunar-calendar.ts';
import { localText } from '../civil/date-text.ts';
import { MS_PER_DAY, MS_PER_HOUR, MS_PER_MINUTE, MS_PER_SECOND } from '../civil/day-number.ts';
import { BRANCH_IDS } from '../cycle/branch.ts';
import { check, isObject, oneOf, type Rule, ruleFor, wholeBetween } from '../input/input.ts';
import { type FourPillars, fourPillars } from '../pillars/four-pillars.ts';
import { type ClockAnswer, clockOfInstant, readClock, wallClock } from '../time/clock.ts';
import { INSTANT, type Instant, instant } from '../time/instant.ts';
import { longitudeOfDate, SECONDS_PER_DEGREE } from '../time/longitude.ts';
import { problemOfSkippedDay } from '../time/skipped-day.ts';
import { type SolarClock, standardOffsetSeconds, timesByClock } from '../time/solar-clock.ts';
import { passOfTrueSolarTime, type SolarTime, solarTime, sundialAt, type TrueSolarTime } from '../time/solar-time.ts';
import { zoneOfPlace } from '../time/zone-of-place.ts';
import { type ZiweiChart, ziweiChart } from '../ziwei/ziwei-chart.ts';
import {
  type Birth,
  type BirthInput,
  birthOf,
  dayInCalendar,
  GENDERS,
  homeRegionOf,
  InvalidBirth,
  isBirth,
  problemsOfBirth,
  type ToldDoubleHour,
} from './birth.ts';
import { type ConventionOptions, type Conventions, conventionsOf, dayRulesOf } from './conventions.ts';

/** Both charts of a birth, by numbers and ids; `describeChart` gives them words. */
export interface Chart {
  readonly moment: BirthMoment;
  readonly pillars: FourPillars;
  readonly ziwei: ZiweiChart;
  readonly conventions: Conventions;
  /** The requested birth, with date and time in parts, its clock and its solar time. */
  readonly birth: Birth;
  readonly clock: ClockAnswer;
  /** True solar time, whichever clock decides. */
  readonly trueSolarTime: TrueSolarTime;
}

/** A chart without a clock and a place. */
export type ChartAt = Pick<Chart, 'moment' | 'pillars' | 'ziwei' | 'conventions'>;

/**
 * Casts the Zi Wei chart and the four pillars of a birth from clock time and birthplace.
 * @throws InvalidBirth with every problem of the birth: a date that does not exist, that the birthplace skipped or that is outside 1645-01-28 to 2200-02-14,
 * an hour, a zone …
 * @throws RangeError for a convention that does not exist
 * @example
 * castChart({
 *   date: '1990-07-23', time: '08:30', gender: 'male',
 *   place: { longitude: 116.39723, timeZone: 'Asia/Shanghai' },
 * }).ziwei.mainStar.id // 'lianzhen+pojun'
 */
export function castChart(input: BirthInput, conventions?: ConventionOptions): Chart {
  const birth = birthOf(input);
  const by = conventionsOf(conventions, homeRegionOf(birth));
  if (!isBirth(birth, by.calendarRegion)) throw new InvalidBirth(problemsOfBirth(birth, by.calendarRegion));
  return chartOfClock(clockOf(birth, by), birth, by);
}

/** Casts the chart of a valid birth from the reading of its clock. */
export function chartOfClock(clock: ClockAnswer, birth: Birth, by: Conventions): Chart {
  const sun = sunOf(clock, birth);
  const { moment, pillars, ziwei } = chartOfMoment(momentOfClock(clock, birth, by, sun), birth.gender, by);
  return { moment, pillars, ziwei, conventions: by, birth, clock, trueSolarTime: sun };
}

const sunOf = (clock: ClockAnswer, { place }: Birth): TrueSolarTime =>
  sundialAt(clock.instant, longitudeOfDate(place.longitude, clock.offsetSeconds));

/** Computes the moment of a birth from its clock. */
export const momentOfClock = (
  clock: ClockAnswer,
  birth: Birth,
  by: Conventions,
  sun = sunOf(clock, birth),
): BirthMoment =>
  birthMoment(
    clock.instant,
    timesByClock(clock, sun)[by.solarTime],
    dayRulesOf(by),
    lunarCalendarOf(birth.place, by.calendarRegion),
  );

/**
 * Casts both charts of an instant at which the solar time is already known.
 * @param instant decides the pillars of year and month, and the luck
 * @param solarTime decides double hour, day and lunar date; within two days of the instant: both are milliseconds since 1970
 * @param conventions without a birthplace the lunar calendar is China's, unless another one is requested
 * @throws RangeError outside the lunar years 1645 to 2199, and for an argument or a convention that cannot be
 */
export function castChartAt(
  instant: Instant,
  solarTime: SolarTime,
  gender: Birth['gender'],
  conventions?: ConventionOptions,
): ChartAt {
  check('instant', instant, INSTANT);
  check('solarTime', solarTime, wholeBetween(instant - 2 * MS_PER_DAY, instant + 2 * MS_PER_DAY));
  check('gender', gender, GENDER);
  const by = conventionsOf(conventions);
  return chartOfMoment(birthMoment(instant, solarTime, dayRulesOf(by), calendarOf(by.calendarRegion)), gender, by);
}

const GENDER = oneOf(GENDERS);

/** The chart if the calendar gave its day another lunar date. */
export const withLunarDate = (chart: Chart, lunarDate: LunarDate): ChartAt =>
  chartOfMoment({ ...chart.moment, lunarDate }, chart.birth.gender, chart.conventions);

function chartOfMoment(moment: BirthMoment, gender: Birth['gender'], conventions: Conventions): ChartAt {
  const male = gender === 'male';
  const pillars = fourPillars(moment, male, conventions.school.growthOfYinStems);
  return { moment, pillars, ziwei: ziweiChart(moment, male, conventions), conventions };
}

/**
 * The clock time of a valid birth; of a double hour, the clock time in its middle.
 * @throws InvalidBirth for a day that the place skipped, and with 'reject' for a time that was skipped or repeated
 */
export function clockOf(birth: Birth, by: Pick<Conventions, 'calendarRegion' | 'solarTime'>): ClockAnswer {
  const { date, hour = 0, minute = 0, second = 0, doubleHour, place, disambiguation = 'earlier' } = birth;
  const day = dayInCalendar(date, lunarCalendarOf(place, by.calendarRegion))!;
  const msOfDay =
    doubleHour === undefined
      ? hour * MS_PER_HOUR + minute * MS_PER_MINUTE + second * MS_PER_SECOND
      : middleOfDoubleHour(doubleHour);
  const reading = wallClock(day * MS_PER_DAY + msOfDay);
  const zone = zoneOfPlace(place)!;
  const answer = readClock(reading, zone, place.longitude, disambiguation === 'later' ? 'later' : 'earlier');
  if (doubleHour !== undefined) return clockOfDoubleHour(answer, birth, by.solarTime);
  if (answer.kind === 'plain') return answer;
  const ofDay = problemOfSkippedDay(answer);
  if (ofDay !== undefined) throw new InvalidBirth([{ field: 'date', ...ofDay }]);
  if (disambiguation !== 'reject') return answer;
  const given = localText(reading).slice(0, 16);
  throw new InvalidBirth([
    answer.kind === 'skipped'
      ? {
          field: 'hour',
          code: 'nonexistent_local_time',
          given,
          allowed: `a time that the clock did not skip: ${answer.gapSeconds} s were left out`,
        }
      : {
          field: 'hour',
          code: 'ambiguous',
          given,
          allowed: 'a time that the clock showed once, or disambiguation earlier or later',
        },
  ]);
}

/** The middle of a double hour, in milliseconds after midnight; of each half of 子, its own middle. */
const middleOfDoubleHour = (told: ToldDoubleHour): number => {
  if (told === 'ziLate') return MS_PER_DAY - MS_PER_HOUR / 2;
  if (told === 'ziEarly' || told === 'zi') return MS_PER_HOUR / 2;
  return BRANCH_IDS.indexOf(told) * MS_PER_DOUBLE_HOUR;
};

/**
 * Reads the clock at the moment at which the clock that decides showed a time. A remembered double hour came from the Sun, a bell or a calculation, so it is
 * not corrected.
 * @param shown the time as if a wall clock had shown it
 */
function clockOfDoubleHour(shown: ClockAnswer, { place }: Birth, decides: SolarClock): ClockAnswer {
  const ofDay = problemOfSkippedDay(shown);
  if (ofDay !== undefined) throw new InvalidBirth([{ field: 'date', ...ofDay }]);
  const longitude = longitudeOfDate(place.longitude, shown.offsetSeconds);
  const at = {
    apparent: () => passOfTrueSolarTime(solarTime(shown.clock), longitude),
    mean: () => shown.clock - longitude * SECONDS_PER_DEGREE * MS_PER_SECOND,
    clock: () => shown.clock - standardOffsetSeconds(shown) * MS_PER_SECOND,
  }[decides]();
  const second = instant(Math.round(at / MS_PER_SECOND) * MS_PER_SECOND);
  return { kind: 'plain', ...clockOfInstant(second, zoneOfPlace(place)!, place.longitude) };
}

/** Validates a chart of `castChart` or `castChartAt`. */
export const CHART_AT_RULE: Rule = /* @__PURE__ */ ruleFor(
  'object',
  'a chart made by castChartAt',
  (chart) => isObject(chart) && 'moment' in chart && 'ziwei' in chart,
);

/** Validates a chart of `castChart`; one of `castChartAt` has no birth. */
export const CHART_RULE: Rule = ruleFor(
  'object',
  'a chart made by castChart',
  (chart) => isObject(chart) && 'trueSolarTime' in chart && 'ziwei' in chart,
);
