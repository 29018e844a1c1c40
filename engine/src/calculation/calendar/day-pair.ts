// The pair of a day. Pairs follow each other day by day without a break.

import type { DayNumber } from '../civil/day-number.ts';
import { type Sexagenary, sexagenary } from '../cycle/sexagenary.ts';

/** The pair of a day: 1970-01-01 was 辛巳, 2000-01-01 戊午. The count of sixty has never been broken. */
export const pairOfDay = (day: DayNumber): Sexagenary => sexagenary(day + 17);
