// Months of the lunar calendar. A month begins on the civil day of its new moon, by the clock of the calendar in that year. Months are numbered by GB/T
// 33661-2017; the months in PUBLISHED_OTHERWISE follow China's printed calendar instead, and the years of `monthsOfPublishedYears` the calendars of Japan
// and Vietnam.

import { dateText } from '../civil/date-text.ts';
import { type DayNumber, dateOfDay, dayAt, dayNumber } from '../civil/day-number.ts';
import { lunationAt, newMoonTT } from '../sky/new-moons.ts';
import { solarTermTT } from '../sky/solar-terms.ts';
import { type Instant, instantOfTT } from '../time/instant.ts';
import { type CalendarClock, clockOfCalendar, type LunarCalendar } from './calendar-region.ts';
import {
  monthsOfPublishedYears,
  PUBLISHED_IN_KOREA,
  PUBLISHED_OTHERWISE,
  type PublishedMonth,
} from './published-months.ts';
import { otherSideOfMidnight } from './unsettled-midnight.ts';

/** Lunar years of the calendar; one more month is known at either end. */
export const LUNAR_YEARS = { first: 1645, last: 2199 } as const;

/** A date of a lunar calendar: month 1 … 12, day 1 … 30; `leapMonth` marks the second month of that number. */
export interface LunarDate {
  readonly year: number;
  readonly month: number;
  readonly leapMonth: boolean;
  readonly day: number;
}

/** A month of a lunar calendar. */
export interface LunarMonth {
  readonly year: number;
  readonly month: number;
  readonly leapMonth: boolean;
  /** Its first day. */
  readonly start: DayNumber;
  /**
   * Days by which the month would begin later (1) or earlier (-1): set where the new moon falls so near midnight that delta T
   * cannot settle the day. Only after 2088.
   */
  readonly unsettled: -1 | 0 | 1;
}

/**
 * The lunar date of a day.
 * @throws RangeError outside the calendar
 * @example lunarDateOfDay(dayOfDate(1990, 7, 23), 'china') // { year: 1990, month: 6, leapMonth: false, day: 2 }
 */
export function lunarDateOfDay(day: DayNumber, calendar: LunarCalendar): LunarDate {
  const months = monthsOf(calendar);
  const month = monthAt(months, monthIndexAt(months, day));
  return dateIn(month, day - month.start + 1);
}

/**
 * The lunar date that a day would have if the unsettled new moon near it fell on the other side of midnight;
 * undefined where nothing is unsettled.
 */
export function otherLunarDateOfDay(day: DayNumber, calendar: LunarCalendar): LunarDate | undefined {
  const months = monthsOf(calendar);
  const at = monthIndexAt(months, day);
  const month = monthAt(months, at);
  if (month.unsettled !== 0) {
    const previous = monthAt(months, at - 1);
    const start = month.start + month.unsettled;
    return day >= start ? dateIn(month, day - start + 1) : dateIn(previous, day - previous.start + 1);
  }
  const next = monthAt(months, at + 1);
  if (next.unsettled === -1 && day === next.start - 1) return dateIn(next, 1);
  return undefined;
}

/**
 * The months of a lunar year in their order, twelve or thirteen.
 * @throws RangeError outside 1645 to 2199
 */
export function monthsOfLunarYear(year: number, calendar: LunarCalendar): readonly LunarMonth[] {
  if (!isLunarYear(year)) {
    throw new RangeError(`lunar year ${year} lies outside ${LUNAR_YEARS.first} to ${LUNAR_YEARS.last}`);
  }
  const months = monthsOf(calendar);
  const ofYear: LunarMonth[] = [];
  for (let at = yearIndex(months, year); monthAt(months, at).year === year; at++) ofYear.push(monthAt(months, at));
  return ofYear;
}

/** The first day of a lunar year of 1645 to 2199. */
export function lunarNewYear(year: number, calendar: LunarCalendar): DayNumber {
  const months = monthsOf(calendar);
  return monthAt(months, yearIndex(months, year)).start;
}

/** The month of a lunar date that exists. */
export function lunarMonthOf(date: MonthLabel, calendar: LunarCalendar): LunarMonth {
  const months = monthsOf(calendar);
  let at = yearIndex(months, date.year);
  while (!isSameMonth(monthAt(months, at), date)) at++;
  return monthAt(months, at);
}

const isLunarYear = (year: number): boolean =>
  Number.isInteger(year) && year >= LUNAR_YEARS.first && year <= LUNAR_YEARS.last;

/** The month that follows a month. */
export function nextLunarMonth(month: LunarMonth, calendar: LunarCalendar): LunarMonth {
  const months = monthsOf(calendar);
  return monthAt(months, monthIndexAt(months, month.start) + 1);
}

/** The last day of the month before the month of a date; from it follow that month's length and whether it is a leap month. */
export const lastDayBefore = (date: MonthLabel, calendar: LunarCalendar): LunarDate =>
  lunarDateOfDay(dayNumber(lunarMonthOf(date, calendar).start - 1), calendar);

/** The number of days of a month, 29 or 30. */
export const daysInLunarMonth = (month: LunarMonth, calendar: LunarCalendar): number =>
  nextLunarMonth(month, calendar).start - month.start;

/**
 * The day of a lunar date.
 * @returns undefined where the date does not exist: no such leap month, no thirtieth day, a year outside the calendar
 * @example dayOfLunarDate({ year: 1990, month: 6, leapMonth: false, day: 2 }, 'china') // 7508: 1990-07-23
 */
export function dayOfLunarDate(date: LunarDate, calendar: LunarCalendar): DayNumber | undefined {
  if (!isLunarYear(date.year)) return undefined;
  const month = monthsOfLunarYear(date.year, calendar).find((m) => isSameMonth(m, date));
  if (month === undefined || !Number.isInteger(date.day) || date.day < 1) return undefined;
  if (date.day > daysInLunarMonth(month, calendar)) return undefined;
  return dayNumber(month.start + date.day - 1);
}

const dateIn = ({ year, month, leapMonth }: LunarMonth, day: number): LunarDate => ({ year, month, leapMonth, day });

const XIAOHAN_TO_DONGZHI = 23;

/** Offset in milliseconds of the clock by which a calendar dates its months at an instant; China's before its own clock is used. */
export function aheadOfUtc({ since, offsetMs }: CalendarClock, at: Instant): number {
  if (at >= since) return offsetMs;
  return at >= CHINA.since ? CHINA.offsetMs : BEIJING_MEAN_TIME;
}

/** The civil day of an instant in Terrestrial Time. */
const dayOfTT = (clock: CalendarClock, tt: number): DayNumber => dayOfInstant(clock, instantOfTT(tt));

/** The civil day of an instant. */
const dayOfInstant = (clock: CalendarClock, at: Instant): DayNumber => dayAt(at + aheadOfUtc(clock, at));

/** The civil day of an instant in China, by the clock that dates the months of its calendar. */
export const civilDayInChina = (at: Instant): DayNumber => dayOfInstant(CHINA, at);

const CHINA = clockOfCalendar('china');
const BEIJING_MEAN_TIME = (7 * 3600 + 45 * 60 + 40) * 1000; // 116°25′

/** The months between two winter solstices, of the year before and of a year, by the rule alone: from the eleventh to the tenth. */
function monthsByRule(clock: CalendarClock, year: number): LunarMonth[] {
  const from = lunationOfSolstice(clock, year - 1); // month 11 of the year before: it holds the winter solstice
  const to = lunationOfSolstice(clock, year);
  const leap = to - from === 13 ? firstWithoutZhongqi(clock, from, year) : undefined;
  return Array.from({ length: to - from }, (_, n) => {
    const lunation = from + n;
    const steps = leap !== undefined && lunation >= leap ? n - 1 : n;
    const tt = newMoonTT(lunation);
    return {
      year: steps < 2 ? year - 1 : year,
      month: ((steps + 10) % 12) + 1,
      leapMonth: lunation === leap,
      start: dayOfTT(clock, tt),
      unsettled: otherSideOfMidnight(tt, clock.offsetMs),
    };
  });
}

/** The month in which the winter solstice of a year falls. */
function lunationOfSolstice(clock: CalendarClock, year: number): number {
  const solstice = solarTermTT(year, XIAOHAN_TO_DONGZHI);
  const lunation = lunationAt(solstice);
  const isSameDay = dayOfTT(clock, newMoonTT(lunation + 1)) <= dayOfTT(clock, solstice);
  return isSameDay ? lunation + 1 : lunation; // a new moon later on the same day
}

/** The leap month of thirteen: the first after month 11 in which no zhongqi falls (无中置闰). */
function firstWithoutZhongqi(clock: CalendarClock, from: number, year: number): number {
  let zhongqi = 1; // Dahan; the zhongqi are the odd terms
  for (let lunation = from + 1; ; lunation++) {
    const end = dayOfTT(clock, newMoonTT(lunation + 1));
    if (dayOfTT(clock, solarTermTT(year, zhongqi)) >= end) return lunation;
    while (zhongqi <= XIAOHAN_TO_DONGZHI && dayOfTT(clock, solarTermTT(year, zhongqi)) < end) zhongqi += 2;
  }
}

/** The months between two winter solstices, of the year before and of a year; printed months replace calculated ones. */
function monthsToSolstice({ clock, publishedOtherwise }: Months, year: number): readonly LunarMonth[] {
  const published = year < clock.sinceYear ? publishedOtherwise.filter((month) => solsticeAfter(month) === year) : [];
  const others = monthsByRule(clock, year).filter((month) => !published.some((other) => isSameMonth(other, month)));
  const printed = published.flatMap(({ start, ...label }) =>
    start === undefined ? [] : [{ ...label, start, unsettled: 0 as const }],
  );
  return [...others, ...printed].sort((a, b) => a.start - b.start);
}

/** The year of the winter solstice that ends the run of months to which a month belongs. */
const solsticeAfter = ({ year, month }: Pick<LunarMonth, 'year' | 'month'>): number => (month > 10 ? year + 1 : year);

type MonthLabel = Pick<LunarMonth, 'year' | 'month' | 'leapMonth'>;
export const isSameMonth = (a: MonthLabel, b: MonthLabel): boolean =>
  a.year === b.year && a.month === b.month && a.leapMonth === b.leapMonth;

/** True if two lunar dates are the same. */
export const isSameDate = (a: LunarDate, b: LunarDate): boolean => isSameMonth(a, b) && a.day === b.day;

// A month is found by the number of its new moon. The months between two winter solstices are calculated when one of them is first needed: all of them at once
// take a quarter of the engine's load time.
const FIRST_LUNATION = /* @__PURE__ */ lunationOfSolstice(CHINA, LUNAR_YEARS.first - 1);
const FIRST_OF_1645 = 2;
const MEAN_MONTH = 29.530588;

/** Months of a calendar that were calculated so far. */
interface Months {
  readonly clock: CalendarClock;
  readonly publishedOtherwise: readonly PublishedMonth[];
  readonly reckoned: (LunarMonth | undefined)[];
}

const MONTHS = /* @__PURE__ */ new Map<LunarCalendar, Months>();

function monthsOf(calendar: LunarCalendar): Months {
  let months = MONTHS.get(calendar);
  if (months === undefined) {
    months = {
      clock: clockOfCalendar(calendar),
      publishedOtherwise: calendar === 'korea' ? PUBLISHED_IN_KOREA : PUBLISHED_OTHERWISE,
      reckoned: Array(NEW_MOONS).fill(undefined),
    };
    // A printed month may begin up to two days from the new moon, but none is missing: months and new moons correspond one to one.
    for (const [n, month] of monthsOfPublishedYears(calendar).entries())
      months.reckoned[FIRST_OF_1645 + n] = { ...month, unsettled: 0 };
    MONTHS.set(calendar, months);
  }
  return months;
}

/** The month of an index: 0 is the eleventh month of 1644. */
const monthAt = (months: Months, at: number): LunarMonth => months.reckoned[at] ?? reckonMonth(months, at);

function reckonMonth(months: Months, at: number): LunarMonth {
  const { clock, reckoned } = months;
  const lunation = FIRST_LUNATION + at;
  const { year } = dateOfDay(dayOfTT(clock, newMoonTT(lunation)));
  const end = lunation < lunationOfSolstice(clock, year) ? year : year + 1;
  const from = lunationOfSolstice(clock, end - 1) - FIRST_LUNATION;
  for (const [n, month] of monthsToSolstice(months, end).entries()) reckoned[from + n] ??= month;
  return reckoned[at]!;
}

/** The first day of the calendars, on which the last month of 1644 begins, and the day after their end, on which the second month of 2200 begins. */
const END_LUNATION = /* @__PURE__ */ lunationOfSolstice(CHINA, LUNAR_YEARS.last) + 3;
const NEW_MOONS = END_LUNATION + 11 - FIRST_LUNATION;
const FIRST_DAY = /* @__PURE__ */ dayOfTT(CHINA, newMoonTT(FIRST_LUNATION + 1));
const END = /* @__PURE__ */ dayOfTT(CHINA, newMoonTT(END_LUNATION));

function monthIndexAt(months: Months, day: DayNumber): number {
  if (!(day >= FIRST_DAY && day < END)) {
    throw new RangeError(
      `${dateText(dateOfDay(day))} lies outside the lunar years ${LUNAR_YEARS.first} to ${LUNAR_YEARS.last}`,
    );
  }
  let at = 1 + Math.floor((day - FIRST_DAY) / MEAN_MONTH); // right or one off: months have 29 or 30 days
  while (monthAt(months, at).start > day) at--;
  while (monthAt(months, at + 1).start <= day) at++;
  return at;
}

/** The index of the first month of a lunar year. */
function yearIndex(months: Months, year: number): number {
  let at = Math.floor(((year - LUNAR_YEARS.first) * 365.2422) / MEAN_MONTH);
  while (monthAt(months, at).year < year) at++;
  while (monthAt(months, at - 1).year >= year) at--;
  return at;
}
