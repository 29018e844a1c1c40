// Completed years of life (周岁), counted by the anniversaries of the date of birth on the calendar of the clock. They are displayed and affect nothing else.

import { dateOfDay, dayAt } from '../../civil/day-number.ts';

/**
 * The whole years between two times on clocks: from the date of the one to the date of the other. A birthday of 29 February is reached on
 * 1 March in other years.
 * @param born milliseconds since 1970 on the clock of the birth
 * @param at milliseconds since 1970 on the clock of the moment; where that has an earlier date than the birth, as in a country far to the west, 0
 * @example completedYears(Date.UTC(1990, 6, 23), Date.UTC(2026, 6, 22)) // 35
 */
export function completedYears(born: number, at: number): number {
  const [from, to] = [dateOfDay(dayAt(born)), dateOfDay(dayAt(at))];
  const isReached = to.month > from.month || (to.month === from.month && to.day >= from.day);
  return Math.max(0, to.year - from.year - (isReached ? 0 : 1));
}
