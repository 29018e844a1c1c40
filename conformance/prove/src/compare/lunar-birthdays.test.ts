// Compares lunar birthdays with lunar-typescript and tyme4ts: each month, leap month and day 1 to 30 of the lunar years 1951 to 2100, by every rule.

import { type LunarBirthdayQuery, lunarBirthdaysOf } from 'beichen/almanac';
import { LunarMonth } from 'lunar-typescript';
import { LunarMonth as TymeMonth } from 'tyme4ts';
import { expect, test } from 'vitest';

const [FIRST, LAST] = [1951, 2100];

/** Months as year, number and, for a leap month, a number below zero. */
interface Calendar {
  /** The day count of the first day and the length; undefined for a month that does not exist. */
  readonly month: (year: number, month: number) => { readonly start: number; readonly days: number } | undefined;
}

const dayOf = (year: number, month: number, day: number) => Date.UTC(year, month - 1, day) / 86_400_000;

/** Stores the months, which each of the thirty days needs. */
function memoize(month: Calendar['month']): Calendar {
  const known = new Map<string, ReturnType<Calendar['month']>>();
  return {
    month(year, number) {
      const key = `${year} ${number}`;
      if (!known.has(key)) known.set(key, month(year, number));
      return known.get(key);
    },
  };
}

const CALENDARS = {
  'lunar-typescript': memoize((year, number) => {
    const month = LunarMonth.fromYm(year, number);
    return month === null
      ? undefined
      : { start: Math.floor(month.getFirstJulianDay() - 2_440_587.5), days: month.getDayCount() };
  }),
  tyme4ts: memoize((year, number) => {
    try {
      const month = TymeMonth.fromYm(year, number);
      const first = month.getFirstDay().getSolarDay();
      return { start: dayOf(first.getYear(), first.getMonth(), first.getDay()), days: month.getDayCount() };
    } catch {
      return undefined; // tyme4ts throws for a month that does not exist
    }
  }),
};

/** The birthday by a calendar alone, as a day count: first the month by its rule, then the day by its rule. */
function findBirthday({ month }: Calendar, year: number, query: LunarBirthdayQuery): number | undefined {
  const { lunarMonth, lunarDay, leapMonth, missingDay, missingLeapMonth } = query;
  const after: [number, number] = lunarMonth === 12 ? [year + 1, 1] : [year, lunarMonth + 1];
  const instead = { sameMonth: month(year, lunarMonth), nextMonth: month(...after), skip: undefined };
  const found = leapMonth ? (month(year, -lunarMonth) ?? instead[missingLeapMonth!]) : month(year, lunarMonth);
  if (found === undefined || (lunarDay > found.days && missingDay === 'skip')) return undefined;
  const day = lunarDay > found.days && missingDay === 'lastDay' ? found.days : lunarDay;
  return found.start + day - 1; // day 30 of a month of 29 is the first of the next
}

const RULES = [
  { missingDay: 'lastDay', missingLeapMonth: 'sameMonth' },
  { missingDay: 'nextDay', missingLeapMonth: 'nextMonth' },
  { missingDay: 'skip', missingLeapMonth: 'skip' },
] as const;

/** The new moon of 2097-08-07 is so near midnight that calendars differ (docs/rules/calendar.md 4). */
const isDisputed = (lunarYear: number, lunarMonth: number) => lunarYear === 2097 && [6, 7].includes(lunarMonth);

test.each(RULES)('birthdays of 150 years: day $missingDay, leap month $missingLeapMonth', (rules) => {
  const differing: string[] = [];
  for (let lunarMonth = 1; lunarMonth <= 12; lunarMonth++)
    for (const leapMonth of [false, true])
      for (let lunarDay = 1; lunarDay <= 30; lunarDay++) {
        const query = { lunarMonth, lunarDay, leapMonth, ...rules, fromYear: FIRST, toYear: LAST };
        const ours = new Map(
          lunarBirthdaysOf(query).birthdays.map(({ lunarYear, date, lunarDate }) => [
            lunarYear,
            { day: dayOf(date.year, date.month, date.day), month: lunarDate.month },
          ]),
        );
        for (const [name, calendar] of Object.entries(CALENDARS))
          for (let year = FIRST; year <= LAST; year++) {
            const [found, theirs] = [ours.get(year), findBirthday(calendar, year, query)];
            if (found?.day !== theirs && !isDisputed(year, found?.month ?? lunarMonth) && !isDisputed(year, lunarMonth))
              differing.push(`${name}: ${year} ${leapMonth ? 'leap ' : ''}${lunarMonth}-${lunarDay}`);
          }
      }
  expect(differing).toEqual([]);
});
