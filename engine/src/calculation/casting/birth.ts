// Births, and problems of a birth that only the calendars can find.

import {
  type BirthCalendar,
  type CalendarRegion,
  calendarRegionOf,
  type LunarCalendar,
  lunarCalendarOf,
} from '../calendar/calendar-region.ts';
import {
  dayOfLunarDate,
  daysInLunarMonth,
  LUNAR_YEARS,
  type LunarMonth,
  monthsOfLunarYear,
} from '../calendar/lunar-calendar.ts';
import { dateInParts, dateText, monthText } from '../civil/date-text.ts';
import { type DayNumber, dateOfDay, dayNumber, dayOfDate, daysInMonth } from '../civil/day-number.ts';
import { dayOfJulianDate, daysInJulianMonth } from '../civil/old-style.ts';
import { BRANCH_IDS } from '../cycle/branch.ts';
import {
  DATE_IN_PARTS,
  FLAG,
  type InputProblem,
  isObject,
  listOf,
  NUMBER,
  oneOf,
  optional,
  type Rule,
  recordOf,
  ruleFor,
  sentenceOf,
  wholeBetween,
} from '../input/input.ts';
import { LONGITUDE } from '../time/longitude.ts';
import type { NeighbourDates } from '../time/skipped-day.ts';
import { type BirthZone, COUNTRY, UTC_OFFSET, ZONE } from '../time/zone-of-place.ts';

export const GENDERS = ['male', 'female'] as const;
export type Gender = (typeof GENDERS)[number];

export const DISAMBIGUATIONS = ['earlier', 'later', 'reject'] as const;

/** The calendars in which the date of a birth can be written: Gregorian, lunar, and Julian (Old Style). */
export const CALENDARS = ['solar', 'lunar', 'julian'] as const;

/** Double hours as families remember them. `zi` is the one at the beginning of the day, as `ziEarly`; `ziLate` is the hour before the midnight that ends it. */
export const TOLD_DOUBLE_HOURS = [...BRANCH_IDS, 'ziEarly', 'ziLate'] as const;
export type ToldDoubleHour = (typeof TOLD_DOUBLE_HOURS)[number];

/** A birth from a certificate, with a time of the clock, or from memory, with a double hour. */
export interface Birth {
  readonly date: BirthDate;
  /** Hour on the clock, 0 … 23; needed unless there is a `doubleHour`. */
  readonly hour?: number | undefined;
  /** Minute, 0 … 59; 0 by default, with a warning. */
  readonly minute?: number | undefined;
  /** Second, 0 … 59; 0 by default. */
  readonly second?: number | undefined;
  /**
   * Double hour, instead of a time of the clock. The chart has this double hour under every `solarTime`, without a correction; the instant is that of its
   * middle.
   */
  readonly doubleHour?: ToldDoubleHour | undefined;
  readonly gender: Gender;
  readonly place: BirthPlace;
  /**
   * Choice for a clock time that occurred twice: the earlier (default) or the later.
   * 'reject': a repeated or a skipped time is an error. A day that the place skipped always is.
   */
  readonly disambiguation?: (typeof DISAMBIGUATIONS)[number] | undefined;
}

/** A birth as a caller writes it: date and time in parts, as in `Birth`, or as text. */
export interface BirthInput extends Omit<Birth, 'date'> {
  /** As text a date of the Gregorian calendar: '1990-07-23'. */
  readonly date: BirthDate | string;
  /** Instead of `hour`, `minute` and `second`: '08:30', or '10:04:49'. */
  readonly time?: string | undefined;
}

/** The birth of an input, with date and time in parts; a text that cannot be read is passed on, and validation rejects it. */
export function birthOf(input: BirthInput): Birth {
  if (!isObject(input) || (typeof input.date !== 'string' && input.time === undefined)) return input as Birth;
  const { time } = input;
  const parts = typeof time === 'string' && !hasClockParts(input) ? /^(\d{1,2}):(\d\d)(?::(\d\d))?$/.exec(time) : null;
  const birth: Record<string, unknown> = {}; // member by member: with spreads, casting a birth whose date is a text takes half as long again
  for (const name of Object.keys(input)) {
    if (name !== 'time' || parts === null) birth[name] = input[name as keyof BirthInput];
  }
  birth.date = dateInParts<BirthDate>(input.date);
  if (parts !== null) {
    birth.hour = Number(parts[1]); // replaces an undefined `hour` of the caller
    birth.minute = Number(parts[2]);
    if (parts[3] !== undefined) birth.second = Number(parts[3]);
  }
  return birth as unknown as Birth;
}

const hasClockParts = ({ hour, minute, second, doubleHour }: BirthInput): boolean =>
  hour !== undefined || minute !== undefined || second !== undefined || doubleHour !== undefined;

/**
 * A date of the Gregorian calendar, from 1645-01-28 to 2200-02-14, or of the lunar one, from 1645 to 2199: China's, or the calendar of `calendarRegion`. Both
 * are the local date on the clock. Default of `calendar`: Gregorian. Without `leapMonth` a lunar month is the first of its number.
 */
export type BirthDate =
  | { readonly calendar?: 'solar' | 'julian'; readonly year: number; readonly month: number; readonly day: number }
  | {
      readonly calendar: 'lunar';
      readonly year: number;
      readonly month: number;
      readonly day: number;
      readonly leapMonth?: boolean;
    };

/** A birthplace. A `Place` of beichen-places is one; its names are copied to `chart.birth.place` and change no chart. */
export interface BirthPlace extends BirthZone {
  /** Degrees, east positive, -180 … 180. */
  readonly longitude: number;
  /** Other zones in use there; the chart has warnings with the result of each. */
  readonly otherTimeZones?: readonly string[];
  /** All zones in use there, `timeZone` among them, as in a `Place`. All but `timeZone` count as `otherTimeZones`. */
  readonly timeZones?: readonly string[];
  /** For a point: the zones of the nearest places, the nearest first. If the clock of one differed at the birth, the chart has a warning with its result. */
  readonly nearbyZones?: readonly BirthZone[];
}

/** The zones in use at a place other than its own. */
export const otherZonesOf = ({
  timeZone,
  otherTimeZones = [],
  timeZones = [],
}: Pick<BirthPlace, 'timeZone' | 'otherTimeZones' | 'timeZones'>): readonly string[] =>
  [...new Set([...otherTimeZones, ...timeZones])].filter((zone) => zone !== timeZone);

/** A problem of a birth. */
export interface BirthProblem extends InputProblem {
  /** The member of the birth, of its date or of its place; for an unknown member, the object that contains it. */
  readonly field: 'birth' | 'place' | Exclude<keyof BirthInput | keyof BirthPlace | keyof LunarBirthDate, 'place'>;
  readonly code:
    | 'missing'
    | 'wrong_type'
    | 'unknown_member'
    | 'out_of_range'
    | 'not_allowed'
    | 'nonexistent_date'
    | 'nonexistent_local_time'
    | 'ambiguous';
  /** The last day of the lunar month that does not have the day. */
  readonly lastDay?: number;
  /** The dates before and after a skipped day. */
  readonly neighbours?: NeighbourDates;
}

/** The error for an impossible birth. It has all problems that were found. */
export class InvalidBirth extends RangeError {
  override readonly name = 'InvalidBirth';
  readonly problems: readonly BirthProblem[];

  constructor(problems: readonly BirthProblem[]) {
    super(sentenceOf(problems));
    this.problems = problems;
  }
}

const FIRST_DAY = monthsOfLunarYear(LUNAR_YEARS.first, 'china')[0]!.start;
const LAST_MONTHS = monthsOfLunarYear(LUNAR_YEARS.last, 'china');
const LAST_MONTH = LAST_MONTHS[LAST_MONTHS.length - 1]!;
const LAST_DAY = dayNumber(LAST_MONTH.start + daysInLunarMonth(LAST_MONTH, 'china') - 1);

/** The first and the last Gregorian date of a birth: '1645-01-28' and '2200-02-14'. */
export const BIRTH_DATES = { first: dateText(dateOfDay(FIRST_DAY)), last: dateText(dateOfDay(LAST_DAY)) } as const;

const ALL_DATES = `${BIRTH_DATES.first} to ${BIRTH_DATES.last}`;

/**
 * Problems of a date: a day that its month does not have, a leap month that its year does not have, a year out of range, a member that
 * is missing, of the wrong type or misspelt.
 * @param calendar of a lunar date: `lunarCalendarOf(place)`
 * @example problemsOfDate({ calendar: 'lunar', year: 1990, month: 6, day: 1, leapMonth: true })[0].allowed // 'leap month of 1990: 5'
 */
export function problemsOfDate(date: BirthDate, calendar: LunarCalendar = 'china'): readonly BirthProblem[] {
  const isLunar = (date as BirthDate | undefined | null)?.calendar === 'lunar';
  const rule = isLunar ? LUNAR_DATE : SOLAR_DATE;
  if (!rule.accepts(date)) return rule.problems('date', date) as readonly BirthProblem[];
  return isLunar ? problemsOfLunarDate(date as LunarBirthDate, calendar) : problemsOfSolarDate(date);
}

type LunarBirthDate = Extract<BirthDate, { readonly calendar: 'lunar' }>;

const DATE = { calendar: optional(oneOf(CALENDARS)), year: NUMBER, month: NUMBER, day: NUMBER };
const LUNAR_DATE = recordOf<LunarBirthDate>({ ...DATE, leapMonth: optional(FLAG) });
const SOLAR_DATE = recordOf<LunarBirthDate>({
  ...DATE,
  leapMonth: optional(ruleFor('boolean', 'with calendar lunar only', () => false)),
});

const DIVISION = ruleFor('object', 'an object with the English name of a division as en', isObject);

const ZONE_OF_PLACE = {
  timeZone: ZONE,
  countryCode: optional(COUNTRY),
  utcOffsetSeconds: optional(UTC_OFFSET),
  admin1: optional(DIVISION),
  admin2: optional(DIVISION),
};
const NEARBY_ZONE = /* @__PURE__ */ recordOf<BirthZone>({ ...ZONE_OF_PLACE, longitude: optional(LONGITUDE) });

/** Validates a birthplace. */
export const BIRTH_PLACE_RULE: Rule = /* @__PURE__ */ recordOf<BirthPlace>(
  {
    longitude: LONGITUDE,
    ...ZONE_OF_PLACE,
    otherTimeZones: optional(listOf(ZONE)),
    timeZones: optional(listOf(ZONE)),
    nearbyZones: optional(listOf(NEARBY_ZONE)),
  },
  // biome-ignore format: in the order of a Place of beichen-places
  ['cityId', 'name', 'names', 'admin3', 'country', 'latitude', 'kind', 'isTwin'],
);

const membersRule = (calendar: LunarCalendar): Rule =>
  recordOf<BirthInput>({
    date: {
      allowed: DATE_IN_PARTS.allowed,
      isOptional: false,
      accepts: (date) => problemsOfDate(date as BirthDate, calendar).length === 0,
      problems: (field, date) =>
        isObject(date) ? problemsOfDate(date as BirthDate, calendar) : DATE_IN_PARTS.problems(field, date),
    },
    time: optional(ruleFor('string', 'hh:mm or hh:mm:ss, instead of hour, minute, second', () => false)),
    hour: optional(HOUR),
    minute: optional(MINUTE),
    second: optional(MINUTE),
    doubleHour: optional(oneOf(TOLD_DOUBLE_HOURS)),
    gender: oneOf(GENDERS),
    disambiguation: optional(oneOf(DISAMBIGUATIONS)),
    place: BIRTH_PLACE_RULE,
  });

/** Requires either an hour or a double hour, and a minute with a second. */
function birthRule(calendar: LunarCalendar): Rule {
  const members = membersRule(calendar);
  return {
    ...members,
    accepts: (birth) => members.accepts(birth) && timeProblems(birth as Birth).length === 0,
    problems: (field, birth) => [
      ...members.problems(field, birth),
      ...(isObject(birth) ? timeProblems(birth as unknown as Birth) : []),
    ],
  };
}

function timeProblems(birth: Birth): readonly BirthProblem[] {
  const { hour, minute, second, doubleHour, disambiguation } = birth;
  if (doubleHour === undefined) {
    if (hour === undefined && (birth as BirthInput).time !== undefined) return []; // reported as a problem of `time`
    if (hour === undefined)
      return [timeProblem('hour', 'missing', hour, `${HOUR.allowed}, or a time, or a doubleHour`)];
    if (second === undefined || minute !== undefined) return [];
    return [timeProblem('minute', 'missing', minute, `${MINUTE.allowed}, together with second`)];
  }
  return Object.entries({ hour, minute, second, disambiguation }).flatMap(([name, given]) =>
    given === undefined
      ? []
      : [timeProblem(name as 'hour', 'not_allowed', given, 'nothing: the doubleHour is the time of the birth')],
  );
}

const timeProblem = (
  field: BirthProblem['field'],
  code: BirthProblem['code'],
  given: unknown,
  allowed: string,
): BirthProblem => ({ field, code, given: String(given), allowed });

const HOUR = wholeBetween(0, 23);
const MINUTE = wholeBetween(0, 59);

/** Validators of a birth by the calendar of its lunar date, each created on first use. */
const BIRTHS = /* @__PURE__ */ new Map<LunarCalendar, Rule>();

function ruleOf(birth: Birth, region: BirthCalendar): Rule {
  const calendar = lunarCalendarOf(placeOf(birth), region);
  let rule = BIRTHS.get(calendar);
  if (rule === undefined) {
    rule = birthRule(calendar);
    BIRTHS.set(calendar, rule);
  }
  return rule;
}

/** Place of an unvalidated birth. */
const placeOf = (birth: Pick<Birth, 'place'>): BirthZone =>
  (birth as Partial<Birth> | undefined | null)?.place ?? NOWHERE;
const NOWHERE: BirthZone = { timeZone: '' };

/** Default lunar calendar of a birth; China's without a place. */
export const homeRegionOf = (birth: Pick<Birth, 'place'>): CalendarRegion => calendarRegionOf(placeOf(birth));

/** True if `problemsOfBirth` finds nothing. */
export const isBirth = (birth: Birth, region: BirthCalendar): boolean => ruleOf(birth, region).accepts(birth);

/**
 * All problems of a birth, except a skipped clock time or day, and a repeated time.
 * @param region lunar calendar of a lunar date; default: the birthplace's region
 */
export const problemsOfBirth = (
  birth: BirthInput,
  region: BirthCalendar = homeRegionOf(birth),
): readonly BirthProblem[] => {
  const meant = birthOf(birth);
  return ruleOf(meant, region).problems('birth', meant) as readonly BirthProblem[];
};

function problemsOfSolarDate({ calendar, year, month, day }: BirthDate): readonly BirthProblem[] {
  const fault = (code: BirthProblem['code'], allowed: string): readonly BirthProblem[] => [
    { field: 'date', code, given: dateText({ year, month, day }), allowed },
  ];
  if (!Number.isInteger(year)) return fault('out_of_range', ALL_DATES);
  if (!(Number.isInteger(month) && month >= 1 && month <= 12)) return fault('nonexistent_date', 'months 1 to 12');
  const isJulian = calendar === 'julian';
  const last = isJulian ? daysInJulianMonth(year, month) : daysInMonth(year, month);
  if (!(Number.isInteger(day) && day >= 1 && day <= last)) {
    return fault('nonexistent_date', `days 1 to ${last} in ${monthText(year, month)}`);
  }
  const at = isJulian ? dayOfJulianDate(year, month, day) : dayOfDate(year, month, day);
  if (at >= FIRST_DAY && at <= LAST_DAY) return [];
  return fault('out_of_range', ALL_DATES);
}

function problemsOfLunarDate(date: LunarBirthDate, calendar: LunarCalendar): readonly BirthProblem[] {
  const { year, month, day, leapMonth = false } = date;
  const given = dateText(date);
  if (!(Number.isInteger(year) && year >= LUNAR_YEARS.first && year <= LUNAR_YEARS.last)) {
    const allowed = `lunar years ${LUNAR_YEARS.first} to ${LUNAR_YEARS.last}`;
    return [{ field: 'date', code: 'out_of_range', given, allowed }];
  }
  if (!(Number.isInteger(month) && month >= 1 && month <= 12)) {
    return [{ field: 'date', code: 'nonexistent_date', given, allowed: 'months 1 to 12' }];
  }
  const months = monthsOfLunarYear(year, calendar);
  const wanted = months.find((m) => m.month === month && m.leapMonth === leapMonth);
  if (wanted === undefined) {
    const leap = months.find((m) => m.leapMonth);
    const allowed = leap === undefined ? `no leap month in ${year}` : `leap month of ${year}: ${leap.month}`;
    return [{ field: 'leapMonth', code: 'nonexistent_date', given: String(leapMonth), allowed }];
  }
  const last = daysInLunarMonth(wanted, calendar);
  if (Number.isInteger(day) && day >= 1 && day <= last) return [];
  const allowed = `days 1 to ${last} in ${leapMonth ? 'leap ' : ''}month ${month} of ${year}`;
  return [{ field: 'date', code: 'nonexistent_date', given, allowed, lastDay: last }];
}

/** Civil day of a valid date; undefined for a lunar one that the calendar does not have. */
export function dayInCalendar(date: BirthDate, calendar: LunarCalendar): DayNumber | undefined {
  const { year, month, day } = date;
  if (date.calendar === 'julian') return dayOfJulianDate(year, month, day);
  if (date.calendar !== 'lunar') return dayOfDate(year, month, day);
  return dayOfLunarDate({ year, month, day, leapMonth: date.leapMonth ?? false }, calendar);
}

/** The leap month that a lunar date without `leapMonth` might mean as well. */
export function leapTwin(date: BirthDate, calendar: LunarCalendar): LunarMonth | undefined {
  if (date.calendar !== 'lunar' || date.leapMonth !== undefined) return undefined;
  return monthsOfLunarYear(date.year, calendar).find(
    (m) => m.month === date.month && m.leapMonth && date.day <= daysInLunarMonth(m, calendar),
  );
}
