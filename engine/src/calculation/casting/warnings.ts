// Warnings of a chart, each with the chart of the other choice.

import { hourAndDayAt, isLateZi } from '../calendar/birth-moment.ts';
import { lunarCalendarOf, otherRegionsOf } from '../calendar/calendar-region.ts';
import { MS_PER_DOUBLE_HOUR, startOfDoubleHour } from '../calendar/double-hour.ts';
import { isSameDate, lunarDateOfDay, otherLunarDateOfDay } from '../calendar/lunar-calendar.ts';
import { jieOf, termAt } from '../calendar/solar-year.ts';
import { dateText, localParts, localText, offsetText, shortOffsetText } from '../civil/date-text.ts';
import { dateOfDay, dayAt, MS_PER_HOUR, MS_PER_MINUTE, MS_PER_SECOND } from '../civil/day-number.ts';
import { changeOfCalendar, LAST_JULIAN_YEAR } from '../civil/old-style.ts';
import { BRANCH_IDS } from '../cycle/branch.ts';
import type { OtherText } from '../input/input.ts';
import { readClock, wallClock } from '../time/clock.ts';
import { instant } from '../time/instant.ts';
import { otherOffsetOf } from '../time/kept-clocks.ts';
import { SECONDS_PER_DEGREE } from '../time/longitude.ts';
import { solarTime } from '../time/solar-time.ts';
import { withoutOffset, zoneOfPlace } from '../time/zone-of-place.ts';
import type { Plate } from '../ziwei/palaces.ts';
import { SPLIT_DAY } from '../ziwei/ziwei-date.ts';
import { type Birth, dayInCalendar, InvalidBirth, leapTwin, otherZonesOf } from './birth.ts';
import { type Boundaries, type Boundary, boundariesOf, clockAt } from './boundaries.ts';
import { type Chart, type ChartAt, castChart, withLunarDate } from './chart.ts';
import { type ConventionOptions, dayRulesOf } from './conventions.ts';

/** The codes of the warnings about a birth. */
export const WARNING_CODES = [
  'double_hour_told',
  'zi_half_assumed',
  'minute_assumed',
  'near_double_hour',
  'near_midnight',
  'near_solar_term',
  'clock_hour_differs',
  'plate_of_quarter',
  'late_zi_hour',
  'leap_month_day',
  'leap_month_exists',
  'repeated_hour',
  'skipped_hour',
  'two_time_zones',
  'zone_border_near',
  'zone_history_of_another_city',
  'local_mean_time',
  'sundial_time',
  'old_style_possible',
  'old_style_gap',
  'offset_given',
  'zone_sign_reversed',
  'clock_far_from_sun',
  'unsettled_month_start',
  'calendar_differs',
] as const;
export type WarningCode = (typeof WARNING_CODES)[number];
/** New codes may appear, and a service has codes of its own. */
export type AnyWarningCode = WarningCode | OtherText;

/** Parameters of another chart. */
export type RequestParameters = Readonly<Record<string, string | number | boolean>>;

/** A warning: its code, the values for its sentence, and the chart of the other choice. */
export interface Warning {
  readonly code: WarningCode;
  readonly values: Readonly<Record<string, string | number>>;
  readonly alternative?: { readonly chart: ChartAt; readonly request?: RequestParameters | undefined } | undefined;
}

/** Distance from a boundary within which a birth or a moment is uncertain. */
export const CLOSE_TO_DOUBLE_HOUR_SECONDS = 5 * 60;
export const CLOSE_TO_TERM_SECONDS = 10 * 60;
const LAST_MINUTE = 59;

/** All warnings about a chart, the most important first: another day or another clock changes everything that follows. */
export function warningsOf(chart: Chart, boundaries: Boundaries = boundariesOf(chart)): readonly Warning[] {
  return [
    ...oldStyleWarnings(chart),
    ...keptClockWarnings(chart),
    ...toldHourWarnings(chart),
    ...minuteWarnings(chart, boundaries),
    ...nearWarnings(chart, boundaries),
    ...clockHourWarnings(chart),
    ...plateWarnings(chart),
    ...lateZiWarnings(chart),
    ...calendarWarnings(chart),
    ...leapMonthWarnings(chart),
    ...clockWarnings(chart),
    ...zoneWarnings(chart),
    ...nearbyClockWarnings(chart),
    ...sundialWarnings(chart),
    ...offsetWarnings(chart),
    ...newMoonWarnings(chart),
  ];
}

/** The wall clock is irrelevant to a remembered double hour, unless double hours are counted by it. */
const hasNoClock = ({ birth, conventions }: Chart): boolean =>
  birth.doubleHour !== undefined && conventions.solarTime !== 'clock';

/** Three days more to the jie begin luck a year later, so an hour more begins it five days later. */
const DAYS_OF_LUCK_AN_HOUR = 5;

function toldHourWarnings(chart: Chart): Warning[] {
  const { doubleHour } = chart.birth;
  if (doubleHour === undefined) return [];
  const isHalf = doubleHour === 'ziEarly' || doubleHour === 'ziLate';
  const values = { own: BRANCH_IDS[chart.moment.hour]!, n: Math.ceil(DAYS_OF_LUCK_AN_HOUR / (isHalf ? 2 : 1)) };
  const told: Warning = { code: 'double_hour_told', values };
  if (doubleHour !== 'zi') return [told];
  const late = { doubleHour: 'ziLate' } as const;
  const date = dateText(dateOfDay(dayAt(chart.moment.solarTime)));
  return [told, warning(chart, 'zi_half_assumed', { date }, { birth: late, request: late })];
}

function minuteWarnings(chart: Chart, { after }: Boundaries): Warning[] {
  if (chart.birth.minute !== undefined || chart.birth.doubleHour !== undefined) return [];
  // The first minute of the other chart; the last one if the clock was changed before it.
  const { hour, minute = LAST_MINUTE } = clockBeyond(chart, after).birth ?? {};
  const minutes = hour === chart.birth.hour ? [minute, LAST_MINUTE] : [LAST_MINUTE];
  for (const of of minutes) {
    const found = warning(chart, 'minute_assumed', {}, { birth: { minute: of }, request: { minute: of } });
    if (found.alternative && found.alternative.chart.moment.instant >= after.instant) return [found];
  }
  return [{ code: 'minute_assumed', values: {} }];
}

function nearWarnings(chart: Chart, { before, after }: Boundaries): Warning[] {
  const warnings: Warning[] = [];
  for (const boundary of [before, after]) {
    const seconds = Math.abs(boundary.secondsAway);
    const near = boundary.kind === 'solarTerm' ? closeToTermSeconds(chart) : closeToDoubleHourSeconds(chart);
    if (seconds > near || boundary.kind === 'dateLine') continue;
    const values = { seconds: Math.round(seconds), other: boundary.other, clock: chart.conventions.solarTime };
    warnings.push(warning(chart, NEAR[boundary.kind], values, clockBeyond(chart, boundary)));
  }
  return warnings;
}

/** Seconds within which a term is close: for a remembered double hour all of it. */
const closeToTermSeconds = ({ birth: { doubleHour } }: Chart): number =>
  doubleHour === undefined ? CLOSE_TO_TERM_SECONDS : MS_PER_HOUR / MS_PER_SECOND;
const closeToDoubleHourSeconds = ({ birth: { doubleHour } }: Chart): number =>
  doubleHour === undefined ? CLOSE_TO_DOUBLE_HOUR_SECONDS : 0;

const NEAR = { doubleHour: 'near_double_hour', solarTerm: 'near_solar_term', midnight: 'near_midnight' } as const;

/** Warns if solar time decides and the wall clock, which many programs use, gives another double hour, day or solar month. */
function clockHourWarnings(chart: Chart): Warning[] {
  const { birth, clock, conventions, moment } = chart;
  if (conventions.solarTime === 'clock' || birth.doubleHour !== undefined) return [];
  const byClock = hourAndDayAt(solarTime(clock.clock), dayRulesOf(conventions));
  // Such programs take the clock for standard time: including summer time, it is an hour later, perhaps after a jie.
  const jie = jieOf(termAt(instant(clock.instant + clock.daylightSavingSeconds * 1000)));
  const isSame = HOUR_AND_DAY.every((member) => byClock[member] === moment[member]);
  if (isSame && jie === moment.jie) return [];
  const [own, other] = [moment, byClock].map(({ hour }) => BRANCH_IDS[hour]!);
  const [ownDate, otherDate] = [moment, byClock].map(({ day }) => dateText(dateOfDay(day)));
  const values = { own: own!, other: other!, ownDate: ownDate!, otherDate: otherDate!, clock: conventions.solarTime };
  const { birth: changed, request } = withSummerTime(birth, clock);
  const change = { birth: changed, conventions: BY_CLOCK, request: { ...request, ...BY_CLOCK } };
  return [warning(chart, 'clock_hour_differs', values, change)];
}

const BY_CLOCK = { solarTime: 'clock' } as const;
const HOUR_AND_DAY = ['hour', 'day', 'dayOfHour'] as const;

/** The birth whose standard time is the clock time. A time that occurred twice is standard time the second time. */
function withSummerTime(
  birth: Birth,
  { kind, clock, daylightSavingSeconds }: Chart['clock'],
): Required<Pick<ClockChange, 'birth' | 'request'>> {
  if (daylightSavingSeconds === 0) return { birth: {}, request: {} };
  if (kind === 'repeated') return { birth: { disambiguation: 'later' }, request: { disambiguation: 'later' } };
  return clockTime(birth, clock + daylightSavingSeconds * 1000);
}

/** The Zhongzhou school uses another plate for births near either end of a double hour. */
function plateWarnings(chart: Chart): Warning[] {
  const { birth, conventions, moment } = chart;
  const { school, solarTime: clock } = conventions;
  if (school.id !== 'zhongzhou' || school.plate !== 'heaven') return [];
  if (birth.minute === undefined || birth.doubleHour !== undefined) return [];
  const plate = plateOfQuarter(moment.solarTime - startOfDoubleHour(moment.solarTime));
  if (plate === 'heaven') return [];
  return [warning(chart, 'plate_of_quarter', { plate, clock }, { conventions: { plate }, request: { plate } })];
}

/**
 * The plate of a birth: earth in the first 15 minutes of the double hour, human in the last 15, heaven between them.
 * docs/rules/charts.md A11.
 * @param ms since the double hour began
 */
function plateOfQuarter(ms: number): Plate {
  if (ms < QUARTER_MS) return 'earth';
  return ms < MS_PER_DOUBLE_HOUR - QUARTER_MS ? 'heaven' : 'human';
}

const QUARTER_MS = 15 * MS_PER_MINUTE;

function lateZiWarnings(chart: Chart): Warning[] {
  if (!isLateZi(chart.moment)) return [];
  const dayBoundary = chart.conventions.dayBoundary === 'zi' ? 'midnight' : 'zi';
  const values = { clock: chart.conventions.solarTime };
  return [warning(chart, 'late_zi_hour', values, { conventions: { dayBoundary }, request: { dayBoundary } })];
}

/** Warns if the calendar in force and another one differ: `otherRegionsOf`. */
function calendarWarnings(chart: Chart): Warning[] {
  const { birth, moment, conventions } = chart;
  const region = conventions.calendarRegion;
  const calendarRegion = otherRegionsOf(birth.place, region).find((each) => {
    const other = lunarCalendarOf(birth.place, each);
    return (
      dayInCalendar(birth.date, moment.lunarCalendar) !== dayInCalendar(birth.date, other) ||
      !isSameDate(moment.lunarDate, lunarDateOfDay(moment.day, other))
    );
  });
  if (calendarRegion === undefined) return [];
  const values = { region, otherRegion: calendarRegion };
  return [warning(chart, 'calendar_differs', values, { conventions: { calendarRegion }, request: { calendarRegion } })];
}

function leapMonthWarnings(chart: Chart): Warning[] {
  const warnings: Warning[] = [];
  const twin = leapTwin(chart.birth.date, chart.moment.lunarCalendar);
  if (twin !== undefined) {
    const date = { ...chart.birth.date, leapMonth: true };
    const values = { year: twin.year, month: twin.month };
    warnings.push(warning(chart, 'leap_month_exists', values, { birth: { date }, request: { leapMonth: true } }));
  }
  const { leapMonth, month, day } = chart.moment.lunarDate;
  if (leapMonth && day >= SPLIT_DAY) {
    const leapMonthRule = chart.conventions.leapMonthRule === 'same' ? 'split' : 'same';
    warnings.push(
      warning(chart, 'leap_month_day', { month, day }, { conventions: { leapMonthRule }, request: { leapMonthRule } }),
    );
  }
  return warnings;
}

function clockWarnings(chart: Chart): Warning[] {
  const { clock } = chart;
  if (hasNoClock(chart)) return [];
  const warnings: Warning[] = [];
  if (clock.kind === 'repeated') {
    const taken = clock.instant === clock.earlier.instant ? 'earlier' : 'later';
    const disambiguation = taken === 'earlier' ? 'later' : 'earlier';
    warnings.push(
      warning(chart, 'repeated_hour', { taken }, { birth: { disambiguation }, request: { disambiguation } }),
    );
  }
  if (clock.kind === 'skipped') {
    const { birth, request } = clockTime(chart.birth, clock.clock - clock.gapSeconds * 1000);
    const [date, time] = localText(clock.shown.clock).slice(0, 16).split('T') as [string, string];
    const shown = date === dateText(dateOfDay(dayAt(clock.clock))) ? time : `${date} ${time}`; // a time of the next day, such as 23:30 read as 00:30
    warnings.push(warning(chart, 'skipped_hour', { shown }, { birth, request }));
  }
  if (clock.localMean) warnings.push({ code: 'local_mean_time', values: { offset: offsetText(clock.offsetSeconds) } });
  return warnings;
}

function zoneWarnings(chart: Chart): Warning[] {
  const { place } = chart.birth;
  if (place.utcOffsetSeconds !== undefined || hasNoClock(chart)) return [];
  return otherZonesOf(place).map((timeZone) =>
    warning(
      chart,
      'two_time_zones',
      { zone: place.timeZone },
      { birth: { place: { ...place, timeZone } }, request: { timeZone } },
    ),
  );
}

/** Warns of the nearest place around a point with another clock at the birth. */
function nearbyClockWarnings(chart: Chart): Warning[] {
  const { birth, clock } = chart;
  const { place } = birth;
  if (place.nearbyZones === undefined || place.utcOffsetSeconds !== undefined || hasNoClock(chart)) return [];
  for (const other of place.nearbyZones) {
    const { offsetSeconds } = readClock(clock.clock, zoneOfPlace(other)!, place.longitude);
    if (offsetSeconds === clock.offsetSeconds) continue;
    const values = {
      zone: place.timeZone,
      offset: shortOffsetText(clock.offsetSeconds),
      otherZone: other.timeZone,
      otherOffset: shortOffsetText(offsetSeconds),
    };
    const { nearbyZones: _, countryCode: _country, admin1: _admin1, admin2: _admin2, ...point } = place;
    const there = { ...point, ...other, longitude: place.longitude };
    const { timeZone } = other;
    return [warning(chart, 'zone_border_near', values, { birth: { place: there }, request: { timeZone } })];
  }
  return [];
}

/** Countries and years in which dates were still written by the Julian calendar. */
function oldStyleWarnings(chart: Chart): Warning[] {
  const { birth } = chart;
  const { calendar = 'solar', year } = birth.date;
  if (calendar !== 'solar' || year > LAST_JULIAN_YEAR) return [];
  const change = changeOfCalendar(birth.place);
  const date = dateText(birth.date);
  if (change === undefined || date >= change.first || date < (change.since ?? '')) return [];
  const other = { birth: { date: { ...birth.date, calendar: 'julian' } as const }, request: { calendar: 'julian' } };
  const { last, first } = change;
  if (date <= last) return [warning(chart, 'old_style_possible', { last }, other)];
  return [warning(chart, 'old_style_gap', { date, from: last, to: first }, other)];
}

/** Warns if parts of a zone may have used another clock than the recorded one. */
function keptClockWarnings(chart: Chart): Warning[] {
  const { birth, clock } = chart;
  const { place } = birth;
  if (hasNoClock(chart) || place.utcOffsetSeconds !== undefined) return [];
  const mean = Math.round(place.longitude * SECONDS_PER_DEGREE);
  const other = otherOffsetOf(place, dayAt(clock.clock), clock, mean);
  if (other === undefined) return [];
  const utcOffset = shortOffsetText(other);
  const values = { zone: place.timeZone, offset: shortOffsetText(clock.offsetSeconds), otherOffset: utcOffset };
  const change = { birth: { place: { ...place, utcOffsetSeconds: other } }, request: { utcOffset } };
  return [warning(chart, 'zone_history_of_another_city', values, change)];
}

// For China see the zone database, file asia (Guo Qing-sheng). Italy, Austria, Denmark: births of 1785, 1797, 1805 are the last that A. Müller (612 berühmte
// Männer, 1992) reads by apparent time.
/** Countries where clocks were set by sundials before a year. */
const SUNDIALS: readonly (readonly [countries: string, before: number])[] = [
  ['CN HK MO TW KR KP JP VN', 1914],
  ['CH', 1780],
  ['IT', 1786],
  ['GB', 1793],
  ['AT', 1798],
  ['DK', 1806],
  ['DE', 1810],
  ['FR', 1816],
];

/** Warns if a clock may have shown apparent solar time, which would be corrected twice. */
function sundialWarnings(chart: Chart): Warning[] {
  const { birth, clock, conventions } = chart;
  const { countryCode, utcOffsetSeconds } = birth.place;
  if (!clock.localMean || countryCode === undefined || utcOffsetSeconds !== undefined || hasNoClock(chart)) return [];
  const before = SUNDIALS.find(([countries]) => countries.includes(countryCode))?.[1];
  if (before === undefined || dateOfDay(dayAt(clock.clock)).year >= before) return [];
  if (conventions.solarTime === 'clock') return [];
  return [warning(chart, 'sundial_time', {}, { conventions: BY_CLOCK, request: BY_CLOCK })];
}

/** Warns of given offsets, and of clocks that are implausible at the longitude. */
function offsetWarnings(chart: Chart): Warning[] {
  const { birth, clock, trueSolarTime: sun } = chart;
  const { place } = birth;
  if (hasNoClock(chart)) return [];
  const warnings: Warning[] = [];
  const offset = () => shortOffsetText(clock.offsetSeconds); // most charts need no text
  if (place.utcOffsetSeconds !== undefined) {
    const there = readClock(clock.clock, zoneOfPlace(withoutOffset(place))!, place.longitude);
    if (there.offsetSeconds !== clock.offsetSeconds) {
      const utcOffset = shortOffsetText(there.offsetSeconds);
      const change = { birth: { place: { ...place, utcOffsetSeconds: there.offsetSeconds } }, request: { utcOffset } };
      const values = { offset: offset(), zone: place.timeZone, otherOffset: utcOffset };
      warnings.push(warning(chart, 'offset_given', values, change));
    }
  } else if (OFFSET_IN_NAME.test(place.timeZone)) {
    warnings.push({ code: 'zone_sign_reversed', values: { zone: place.timeZone, offset: offset() } });
  }
  if (Math.abs(sun.longitudeSeconds - clock.offsetSeconds) > FAR_FROM_SUN_SECONDS) {
    const sunOffset = shortOffsetText(Math.round(place.longitude * SECONDS_PER_DEGREE));
    warnings.push({ code: 'clock_far_from_sun', values: { offset: offset(), sunOffset } });
  }
  return warnings;
}

/** Names of POSIX, in which Etc/GMT+7 is seven hours behind UTC. */
const OFFSET_IN_NAME = /^Etc\/GMT[-+][1-9]/;

/** No clock in use was ever farther from mean solar time: Xinjiang 3 h 6 min; double summer time in western Europe 2 h 37 min. */
const FAR_FROM_SUN_SECONDS = 4 * 3600;

function newMoonWarnings(chart: Chart): Warning[] {
  const { day, lunarCalendar: calendar } = chart.moment;
  const other = otherLunarDateOfDay(day, calendar);
  if (other === undefined) return [];
  return [{ code: 'unsettled_month_start', values: {}, alternative: { chart: withLunarDate(chart, other) } }];
}

interface ClockChange {
  readonly birth?: Partial<Birth>;
  readonly conventions?: ConventionOptions;
  /** Absent if no parameter expresses the change. */
  readonly request?: RequestParameters;
}

/**
 * A warning with the chart of the changed birth, which is cast when it is first read: the document of a moment has these warnings without the other charts.
 * There is no other chart if the calendar does not have that birth.
 *
 * A class, not an object with a getter: V8 gives each such object a hidden class of its own, in old space, which keeps the chart alive until a full collection.
 */
class WarningOfChange implements Warning {
  readonly code: WarningCode;
  readonly values: Warning['values'];
  readonly #chart: Chart;
  readonly #change: ClockChange;
  #alternative: Warning['alternative'] | null = null;

  constructor(chart: Chart, code: WarningCode, values: Warning['values'], change: ClockChange) {
    this.code = code;
    this.values = values;
    this.#chart = chart;
    this.#change = change;
  }

  get alternative(): Warning['alternative'] {
    if (this.#alternative === null) {
      const chart = recast(this.#chart, this.#change);
      this.#alternative = chart && { chart, request: this.#change.request };
    }
    return this.#alternative;
  }
}

const warning = (chart: Chart, code: WarningCode, values: Warning['values'], change: ClockChange): Warning =>
  new WarningOfChange(chart, code, values, change);

function recast(chart: Chart, { birth, conventions }: ClockChange): Chart | undefined {
  try {
    return castChart({ ...chart.birth, ...birth }, { ...chart.conventions, ...conventions });
  } catch (error) {
    if (isNoBirth(error)) return undefined;
    throw error;
  }
}

/**
 * True if the only problem is a day outside the calendar (as a date, or by the solar time of a place far from its clock), a lunar date that another calendar
 * does not have, or a time that the clock of another zone skipped.
 */
const isNoBirth = (error: unknown): boolean =>
  error instanceof InvalidBirth ? error.problems.every(({ code }) => NO_BIRTH.has(code)) : error instanceof RangeError;

const NO_BIRTH: ReadonlySet<string> = new Set([
  'out_of_range',
  'nonexistent_date',
  'nonexistent_local_time',
  'ambiguous',
]);

/** The nearest whole minute on the clock beyond a boundary, and which of the two if the clock showed it twice. */
function clockBeyond(chart: Chart, boundary: Boundary): ClockChange {
  if (chart.birth.doubleHour !== undefined) return { birth: birthBeyond(chart, boundary) };

  const { place } = chart.birth;
  const zone = zoneOfPlace(place)!;
  const ahead = boundary.instant > chart.moment.instant;
  const edge = clockAt(chart, instant(boundary.instant - (ahead ? 0 : 1)));
  const minutes = edge.clock / MS_PER_MINUTE;
  const beyond = instant(
    edge.instant + (ahead ? Math.ceil(minutes) : Math.floor(minutes)) * MS_PER_MINUTE - edge.clock,
  );
  // The clock is read again: it may have been changed in that minute.
  const clock = wallClock(Math.round(clockAt(chart, beyond).clock / MS_PER_MINUTE) * MS_PER_MINUTE);
  const other = clockTime(chart.birth, clock);
  const answer = readClock(clock, zone, place.longitude);
  if (answer.kind !== 'repeated') return other;
  const isLater = Math.abs(answer.later.instant - beyond) < Math.abs(answer.earlier.instant - beyond);
  const which = { disambiguation: isLater ? 'later' : 'earlier' } as const;
  return { birth: { ...other.birth, ...which }, request: { ...other.request, ...which } };
}

/** The birth at the minute on the clock beyond a boundary, for a birth with a remembered double hour. */
function birthBeyond(chart: Chart, { instant: at }: Boundary): Partial<Birth> {
  const second = at > chart.moment.instant ? at + MS_PER_MINUTE : at - MS_PER_MINUTE;
  const { clock } = clockAt(chart, instant(second));
  return { ...clockTime(chart.birth, clock).birth, doubleHour: undefined };
}

/** A birth at another clock time, and the parameters for it. */
export function clockTime(birth: Birth, clock: number): Required<Pick<ClockChange, 'birth' | 'request'>> {
  const { year, month, day, ...parts } = localParts(clock);
  const date = { calendar: 'solar', year, month, day } as const;
  const { hour, minute, second } = parts;
  const time = { hour, minute, ...(birth.second !== undefined && { second }) };
  const request = { date: dateText(date), ...time };
  return {
    birth: { date, ...time },
    request: (birth.date.calendar ?? 'solar') === 'solar' ? request : { calendar: 'solar', ...request },
  };
}
