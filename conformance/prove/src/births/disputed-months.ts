// Future months that begin on another day in other programs: their new moon is so close to midnight in China that the forecast of delta T decides.
// docs/rules/calendar.md section 4: sxwnl, which these programs follow, still adds an old forecast to its ephemeris.

import { civilDayOf } from './civil-day.ts';

export interface DisputedMonth {
  readonly name: string;
  /** The first and the last day on which the calendars differ: the month begins on the first of them in other programs, here a day later. */
  readonly from: number;
  readonly to: number;
}

// The new moon by JPL DE431, on the clock of UTC+8 with TT - UTC at 69.184 s. The month begins on its day here, and on the day before in other programs.
// biome-ignore format: one month a line
export const DISPUTED_MONTHS: readonly DisputedMonth[] = [
  disputed('month 7 of 2097',  '2097-08-08 00:01:49'),
  disputed('month 9 of 2133',  '2133-09-29 00:02:27'),
  disputed('month 11 of 2165', '2165-12-04 00:01:31'),
  disputed('month 9 of 2172',  '2172-10-18 00:02:02'),
];

/** The disputed month in which a civil day is. */
export const disputedMonthAt = (civilDay: number): DisputedMonth | undefined =>
  DISPUTED_MONTHS.find(({ from, to }) => civilDay >= from && civilDay <= to);

/** In other programs each of them has 30 days, here 29. */
function disputed(name: string, newMoon: string): DisputedMonth {
  const from = civilDayOf(newMoon.slice(0, 10)) - 1;
  return { name, from, to: from + 29 };
}
