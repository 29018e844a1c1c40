// Lunar birthdays: the dates on which a lunar month and day return, year by year. They need no birth and no birth year.

import { CALENDAR_REGIONS, type CalendarRegion } from '../calendar/calendar-region.ts';
import {
  daysInLunarMonth,
  LUNAR_YEARS,
  type LunarDate,
  type LunarMonth,
  lunarMonthOf,
  monthsOfLunarYear,
  nextLunarMonth,
} from '../calendar/lunar-calendar.ts';
import { dateOfDay, dayNumber, type GregorianDate } from '../civil/day-number.ts';
import { check, FLAG, oneOf, optional, recordOf, wholeBetween } from '../input/input.ts';

const MISSING_DAYS = ['lastDay', 'nextDay', 'skip'] as const;
const MISSING_LEAP_MONTHS = ['sameMonth', 'nextMonth', 'skip'] as const;

/** The rules for a day and for a leap month that a year does not have. */
export const LUNAR_BIRTHDAY_RULES = { missingDay: MISSING_DAYS, missingLeapMonth: MISSING_LEAP_MONTHS } as const;

/**
 * The birthday of a day 30 in a year whose month has 29 days.
 * Month 12, day 30 in 2021: `lastDay` 2022-01-31, the eve of New Year; `nextDay` 2022-02-01, New Year; `skip` none.
 */
export type MissingDay = (typeof MISSING_DAYS)[number];

/**
 * The birthday of a leap month in a year without it. A year that has the leap month has the birthday there and only there.
 * Leap month 6, day 15 in 2018: `sameMonth` month 6; `nextMonth` month 7, 2018-08-25; `skip` none.
 */
export type MissingLeapMonth = (typeof MISSING_LEAP_MONTHS)[number];

export interface LunarBirthdayQuery {
  /** 1 … 12. */
  readonly lunarMonth: number;
  /** 1 … 30. */
  readonly lunarDay: number;
  /** Default false. */
  readonly leapMonth?: boolean;
  /** Default `china`. */
  readonly calendarRegion?: CalendarRegion;
  /** Default `lastDay`. */
  readonly missingDay?: MissingDay;
  /** Default `sameMonth`. */
  readonly missingLeapMonth?: MissingLeapMonth;
  /** The first lunar year. */
  readonly fromYear: number;
  /** The last lunar year, at most 150 years in all; default 19 after the first. */
  readonly toYear?: number;
}

/** The birthday of one lunar year. Its date may fall into the next Gregorian year. */
export interface LunarBirthday {
  readonly lunarYear: number;
  readonly date: GregorianDate;
  readonly lunarDate: LunarDate;
  /** The rules that were applied, the month's first; empty where the date exists. */
  readonly adjusted: readonly Exclude<MissingDay | MissingLeapMonth, 'skip'>[];
  /** True if the month begins so near midnight that the uncertainty of delta T leaves its first day open. */
  readonly unsettled: boolean;
}

/** A lunar year without a birthday, by a rule `skip`. */
export interface SkippedBirthday {
  readonly lunarYear: number;
  readonly because: 'dayMissing' | 'leapMonthMissing';
}

export interface LunarBirthdays {
  readonly birthdays: readonly LunarBirthday[];
  readonly skipped: readonly SkippedBirthday[];
}

const MAX_YEARS = 150;
const DEFAULT_YEARS = 20;

const QUERY = /* @__PURE__ */ recordOf<LunarBirthdayQuery>({
  lunarMonth: wholeBetween(1, 12),
  lunarDay: wholeBetween(1, 30),
  leapMonth: optional(FLAG),
  calendarRegion: optional(oneOf(CALENDAR_REGIONS)),
  missingDay: optional(oneOf(MISSING_DAYS)),
  missingLeapMonth: optional(oneOf(MISSING_LEAP_MONTHS)),
  fromYear: wholeBetween(LUNAR_YEARS.first, LUNAR_YEARS.last),
  toYear: optional(wholeBetween(LUNAR_YEARS.first, LUNAR_YEARS.last)),
});

/**
 * The birthdays of a lunar month and day, at most one a lunar year, in order of time.
 * @throws RangeError for a month, day, rule or year outside what is allowed
 * @example lunarBirthdaysOf({ lunarMonth: 6, lunarDay: 2, fromYear: 2026 }).birthdays[0].date // { year: 2026, month: 7, day: 15 }
 */
export function lunarBirthdaysOf(query: LunarBirthdayQuery): LunarBirthdays {
  check('query', query, QUERY);
  const { fromYear, toYear = Math.min(fromYear + DEFAULT_YEARS - 1, LUNAR_YEARS.last) } = query;
  check('toYear', toYear, wholeBetween(fromYear, Math.min(fromYear + MAX_YEARS - 1, LUNAR_YEARS.last)));
  const birthdays: LunarBirthday[] = [];
  const skipped: SkippedBirthday[] = [];
  for (let lunarYear = fromYear; lunarYear <= toYear; lunarYear++) {
    const found = birthdayIn(lunarYear, query);
    if (typeof found === 'string') skipped.push({ lunarYear, because: found });
    else birthdays.push(found);
  }
  return { birthdays, skipped };
}

/** The birthday in a lunar year, or the reason why the year has none. */
function birthdayIn(lunarYear: number, query: LunarBirthdayQuery): LunarBirthday | SkippedBirthday['because'] {
  const { lunarDay, calendarRegion = 'china', missingDay = 'lastDay', missingLeapMonth = 'sameMonth' } = query;
  const adjusted: Exclude<MissingDay | MissingLeapMonth, 'skip'>[] = [];
  let month = monthIn(lunarYear, query.lunarMonth, query.leapMonth ?? false, calendarRegion);
  if (month === undefined) {
    if (missingLeapMonth === 'skip') return 'leapMonthMissing';
    adjusted.push(missingLeapMonth);
    month =
      missingLeapMonth === 'sameMonth'
        ? monthIn(lunarYear, query.lunarMonth, false, calendarRegion)!
        : monthAfter(lunarYear, query.lunarMonth, calendarRegion);
  }
  let day = lunarDay;
  let isUnsettled = month.unsettled !== 0;
  if (day > daysInLunarMonth(month, calendarRegion)) {
    if (missingDay === 'skip') return 'dayMissing';
    adjusted.push(missingDay);
    const next = nextLunarMonth(month, calendarRegion);
    isUnsettled ||= next.unsettled !== 0; // it decides whether the month has 29 days
    if (missingDay === 'nextDay') month = next;
    day = missingDay === 'nextDay' ? 1 : day - 1; // day 30 of a month of 29
  }
  const { year, month: number, leapMonth, start } = month;
  const lunarDate = { year, month: number, leapMonth, day };
  return { lunarYear, date: dateOfDay(dayNumber(start + day - 1)), lunarDate, adjusted, unsettled: isUnsettled };
}

const monthIn = (year: number, month: number, leapMonth: boolean, calendar: CalendarRegion): LunarMonth | undefined =>
  monthsOfLunarYear(year, calendar).find((each) => each.month === month && each.leapMonth === leapMonth);

/** The common month of the next number; after month 12, month 1 of the next year. */
const monthAfter = (year: number, month: number, calendar: CalendarRegion): LunarMonth =>
  lunarMonthOf(
    month === 12 ? { year: year + 1, month: 1, leapMonth: false } : { year, month: month + 1, leapMonth: false },
    calendar,
  );
