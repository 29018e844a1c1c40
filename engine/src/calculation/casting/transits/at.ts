// Reads `at`: a local time, an instant, or a date, a month or a year alone.

import { dayOfText } from '../../civil/date-text.ts';
import {
  type DayNumber,
  dayNumber,
  dayOfDate,
  MS_PER_DAY,
  MS_PER_HOUR,
  MS_PER_MINUTE,
} from '../../civil/day-number.ts';
import { INSTANT, type Instant, instant } from '../../time/instant.ts';
import { type BirthProblem, problemsOfDate } from '../birth.ts';

/**
 * A moment as a caller names it.
 * '2027-02-10T08:30', with or without seconds: what the clock shows at the place of the moment.
 * '2027-02-10T00:30Z' or '2027-02-10T08:30+08:00': an instant, the same everywhere. So is a number, made by `instant()`.
 * '2027-02-10': a date at the place of the moment, without an hour.
 * '2027-06': the month that begins in June 2027 by the solar terms, and the lunar month of 15 June. '2027': the year that begins in February 2027.
 */
export type At = string | Instant;

/** A parsed moment. */
export type ReadAt =
  /** `clock`: milliseconds since 1970 on the clock of the place. */
  | { readonly form: 'localTime'; readonly clock: number }
  | { readonly form: 'instant'; readonly instant: Instant }
  | ReadPeriod;

/** A date, a month or a year. */
interface ReadPeriod {
  readonly form: 'date' | 'month' | 'year';
  /** The day that represents it: the 15th of a month, which is in the solar month that begins in it; 1 July of a year, which every rule gives to that year. */
  readonly day: DayNumber;
  /** The day after the last day of the period. */
  readonly end: DayNumber;
}

/** Forms of `at`. */
export const AT_FORMS = ['localTime', 'instant', 'date', 'month', 'year'] as const;
export type AtForm = (typeof AT_FORMS)[number];

/** Units of a moment, from the longest to the shortest. */
const TIME_UNITS = ['year', 'month', 'day', 'hour'] as const;
export type TimeUnit = (typeof TIME_UNITS)[number];

const SHORTEST: Readonly<Record<AtForm, TimeUnit>> = {
  localTime: 'hour',
  instant: 'hour',
  date: 'day',
  month: 'month',
  year: 'year',
};

/** True if a moment of a form names a unit: a date has a month and no hour. */
export const hasUnit = (form: AtForm, unit: TimeUnit): boolean =>
  TIME_UNITS.indexOf(unit) <= TIME_UNITS.indexOf(SHORTEST[form]);

/** A problem of `at`. */
export type AtProblem = Omit<BirthProblem, 'field' | 'code'> & {
  readonly field: 'at';
  readonly code: BirthProblem['code'] | 'before_birth' | 'too_long_a_time';
};

const FORMS =
  'a local time such as 2027-02-10T08:30, an instant such as 2027-02-10T00:30:00Z or 2027-02-10T08:30+08:00, a date such as 2027-02-10, ' +
  'a month such as 2027-06, a year such as 2027, or whole milliseconds since 1970-01-01T00:00Z';
const PERIOD = /^(\d{4})(?:-(\d\d))?$/;
const TEXT = /^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d):(\d\d)(?::(\d\d)(?:\.(\d{1,3}))?)?(Z|[+-]\d\d:\d\d(?::\d\d)?)?)?$/;

/** Problems of `at`, except a moment before the birth, which depends on the chart. */
export function problemsOfAt(at: At): readonly AtProblem[] {
  if (typeof at === 'string') return problemsOfText(at);
  if (typeof at !== 'number') return [problemOfType(at)];
  return INSTANT.accepts(at) ? [] : [{ field: 'at', code: 'out_of_range', given: String(at), allowed: FORMS }];
}

function problemOfType(at: unknown): AtProblem {
  const given = Array.isArray(at) ? 'a list' : at === null ? 'null' : typeof at;
  return { field: 'at', code: at === undefined ? 'missing' : 'wrong_type', given, allowed: FORMS };
}

function problemsOfText(at: string): readonly AtProblem[] {
  const given = JSON.stringify(at.slice(0, LONGEST_SHOWN));
  const parts = TEXT.exec(at) ?? PERIOD.exec(at);
  if (parts === null) return [{ field: 'at', code: 'not_allowed', given, allowed: FORMS }];
  const [year, month = MIDDLE.month, day = 1, hour = 0, minute = 0, second = 0] = Array.from({ length: 6 }, (_, n) =>
    parts[n + 1] === undefined ? undefined : Number(parts[n + 1]),
  );
  const ofDate = problemsOfDate({ year: year!, month, day });
  if (ofDate.length > 0) return ofDate.map((problem) => ({ ...problem, field: 'at', given }));
  if (hour <= 23 && minute <= 59 && second <= 59 && isOffset(parts[8])) return [];
  const allowed = 'times from 00:00:00 to 23:59:59, offsets to ±23:59:59';
  return [{ field: 'at', code: 'out_of_range', given, allowed }];
}

const LONGEST_SHOWN = 40;

const isOffset = (offset = 'Z'): boolean => {
  const [hours, minutes = 0, seconds = 0] = offset.slice(1).split(':').map(Number);
  return hours! <= 23 && minutes <= 59 && seconds <= 59;
};

/** Parses a valid `at`. */
export function readAt(at: At): ReadAt {
  if (typeof at === 'number') return { form: 'instant', instant: at };
  const [, year, month] = PERIOD.exec(at) ?? [];
  if (year !== undefined) return readPeriod(Number(year), month === undefined ? undefined : Number(month));
  const [, , , , hour, minute, second = 0, fraction = '', offset] = TEXT.exec(at)!;
  const day = dayOfText(at.slice(0, 'YYYY-MM-DD'.length));
  if (hour === undefined) return { form: 'date', day, end: dayNumber(day + 1) };
  const clock =
    day * MS_PER_DAY +
    Number(hour) * MS_PER_HOUR +
    Number(minute) * MS_PER_MINUTE +
    Number(second) * 1000 +
    Number(fraction.padEnd(3, '0'));
  return offset === undefined
    ? { form: 'localTime', clock }
    : { form: 'instant', instant: instant(clock - offsetMs(offset)) };
}

/** The middle of a year and of a month. */
const MIDDLE = { month: 7, day: 15 } as const;

const readPeriod = (year: number, month: number | undefined): ReadPeriod =>
  month === undefined
    ? { form: 'year', day: dayOfDate(year, MIDDLE.month, 1), end: dayOfDate(year + 1, 1, 1) }
    : {
        form: 'month',
        day: dayOfDate(year, month, MIDDLE.day),
        end: month === 12 ? dayOfDate(year + 1, 1, 1) : dayOfDate(year, month + 1, 1),
      };

/** `+08:00` in milliseconds; `Z` is none. */
function offsetMs(offset: string): number {
  const [hours, minutes = 0, seconds = 0] = offset.slice(1).split(':').map(Number);
  const ahead = hours! * MS_PER_HOUR + minutes * MS_PER_MINUTE + seconds * 1000;
  return offset.startsWith('-') ? -ahead : ahead;
}
