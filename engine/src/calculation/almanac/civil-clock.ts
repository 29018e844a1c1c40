// The clock by which an almanac counts days. By default it is the clock by which the calendar dates its months, so that a month begins on the day of its new
// moon: in China Beijing mean time, and UTC+8 since 1929. With a zone it is the civil clock of the zone.

import {
  CALENDAR_REGIONS,
  type CalendarRegion,
  clockOfCalendar,
  type LunarCalendar,
  lunarCalendarOf,
} from '../calendar/calendar-region.ts';
import { aheadOfUtc } from '../calendar/lunar-calendar.ts';
import { type DayNumber, dayAt } from '../civil/day-number.ts';
import { check, oneOf, optional, type Rule, recordOf } from '../input/input.ts';
import { clockOfInstant, longitudeOfCity } from '../time/clock.ts';
import type { Instant } from '../time/instant.ts';
import { LONGITUDE } from '../time/longitude.ts';
import { problemOfDay, type SkippedDayProblem } from '../time/skipped-day.ts';
import { COUNTRY, ZONE, zoneOfPlace } from '../time/zone-of-place.ts';

/** Zone and calendar of an almanac; China's by default. A `Place` of beichen-places fits as it is. */
export interface AlmanacOptions {
  /** Zone of the clock that counts days; by default the clock by which the calendar dates its months: in China UTC+8. */
  readonly timeZone?: string;
  /** Only with a zone: the country, which decides clock and calendar where a zone has several (`Asia/Bangkok` in `VN`). */
  readonly countryCode?: string;
  /** Only with a zone: degrees, east positive. Used for times before the zone had a common clock. */
  readonly longitude?: number;
  /** Lunar calendar; by default the calendar of the zone, as for a birth: `vietnam` in Vietnam, `korea` in Korea, else `china`. */
  readonly calendarRegion?: CalendarRegion;
}

/** A clock and the lunar calendar that depends on it. */
export interface CivilClock {
  readonly calendar: LunarCalendar;
  /** Clock time of an instant, in milliseconds since 1970-01-01T00:00 on that clock. */
  readonly clockAt: (at: Instant) => number;
  /** Problem of a day that the clock skipped; absent on a clock without skipped days. */
  readonly problemOf?: (day: DayNumber) => SkippedDayProblem | undefined;
}

/**
 * The clock of an almanac.
 * @throws RangeError for invalid options
 */
export function civilClockOf(options: AlmanacOptions): CivilClock {
  check('options', options, OPTIONS);
  const { timeZone, calendarRegion = 'china' } = options;
  if (timeZone === undefined) {
    const alone = OF_A_ZONE.find((name) => options[name] !== undefined);
    if (alone !== undefined) {
      throw new RangeError(`timeZone undefined: missing; allowed: ${ZONE.allowed}, together with ${alone}`);
    }
    return civilClockOfCalendar(calendarRegion);
  }
  const place = { ...options, timeZone };
  const zone = zoneOfPlace(place)!;
  const longitude = options.longitude ?? longitudeOfCity(zone);
  return {
    calendar: lunarCalendarOf(place, options.calendarRegion),
    clockAt: (at) => clockOfInstant(at, zone, longitude).clock,
    problemOf: (day) => problemOfDay(day, zone, longitude),
  };
}

/** The clock by which a calendar dates its months. */
export function civilClockOfCalendar(calendar: LunarCalendar): CivilClock {
  const clock = clockOfCalendar(calendar);
  return { calendar, clockAt: (at) => at + aheadOfUtc(clock, at) };
}

/**
 * Problem of a day that the zone of an almanac skipped when it crossed the date line; undefined for any other day.
 * @throws RangeError for invalid options
 */
export const problemOfAlmanacDay = (day: DayNumber, options: AlmanacOptions): SkippedDayProblem | undefined =>
  civilClockOf(options).problemOf?.(day);

/** The day of an instant on that clock. */
export const dayOn = ({ clockAt }: CivilClock, at: Instant): DayNumber => dayAt(clockAt(at));

/** Options that need a zone. */
const OF_A_ZONE = ['longitude', 'countryCode'] as const;

const OPTIONS: Rule = /* @__PURE__ */ recordOf<AlmanacOptions>(
  {
    timeZone: /* @__PURE__ */ optional(ZONE),
    countryCode: /* @__PURE__ */ optional(COUNTRY),
    longitude: /* @__PURE__ */ optional(LONGITUDE),
    calendarRegion: /* @__PURE__ */ optional(/* @__PURE__ */ oneOf(CALENDAR_REGIONS)),
  },
  // biome-ignore format: in the order of a Place of beichen-places
  ['cityId', 'name', 'names', 'admin1', 'admin2', 'admin3', 'country', 'latitude', 'kind', 'isTwin', 'timeZones'],
);
