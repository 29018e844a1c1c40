// Which conventions is a chart cast by? A frozen value passed in and named in the answer, never stored.

import { DAY_BOUNDARIES, type DayBoundary } from './calendar/birth-moment.ts';
import { SCHOOL_IDS, SCHOOLS } from './ziwei/school.ts';
import type { ZiweiConventions } from './ziwei/ziwei-chart.ts';
import { LEAP_MONTH_RULES, YEAR_BOUNDARIES } from './ziwei/ziwei-date.ts';

/** One field for each point of dispute; each says in its own comment what it moves and what it leaves alone. */
export interface Conventions extends ZiweiConventions {
  readonly dayBoundary: DayBoundary;
}

/** What most books and programs do. */
export const DEFAULT_CONVENTIONS: Conventions = Object.freeze({
  dayBoundary: 'zi',
  yearBoundary: 'lunarNewYear',
  leapMonthRule: 'split',
  school: SCHOOLS.common,
});

/** The values that each convention can take, the default first; a school by its id. */
export const CONVENTION_VALUES = {
  dayBoundary: DAY_BOUNDARIES,
  yearBoundary: YEAR_BOUNDARIES,
  leapMonthRule: LEAP_MONTH_RULES,
  school: SCHOOL_IDS,
} as const;
