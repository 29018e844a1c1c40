// The clock that counts the days of an almanac: by the one by which its calendar dates months, so that a month begins on the day of its new
// moon: in China Beijing's mean time, and UTC+8 since 1929. Where a zone is requested, by the clock that people have there.

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
  /** The zone by whose clock days are counted; left out, the clock by which the calendar dates its months: in China UTC+8. */
  readonly timeZone?: string;
  /** With a zone: the country, which settles whose clock and calendar it is (`Asia/Bangkok` in `VN`). */
  readonly countryCode?: string;
  /** With a zone: degrees, east positive. It counts only in a time without a common clock. */
  readonly longitude?: number;
  /** Lunar calendar; by default that of the zone, as for a birth: `vietnam` in Vietnam, `korea` in Korea, else `china`. */
  readonly calendarRegion?: CalendarRegion;
}

/** A clock with the calendar that goes by it. */
export interface CivilClock {
  readonly calendar: LunarCalendar;
  /** Clock time of an instant, in milliseconds since 1970-01-01T00:00 on that clock. */
  readonly clockAt: (at: Instant) => number;
  /** The problem of a day that it left out; absent where it shows every day. */
  readonly problemOf?: (day: DayNumber) => SkippedDayProblem | undefined;
}

/**
 * The clock of an almanac.
 * @throws RangeError for options that cannot be
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
 * The problem of a day of an almanac that its zone left out when it went over the date line. Undefined for any other day.
 * @throws RangeError for options that cannot be
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
