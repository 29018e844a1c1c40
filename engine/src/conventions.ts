// Which conventions is a chart cast by? A frozen value passed in and named in the answer, never stored.

import { DAY_BOUNDARIES, type DayBoundary } from './calendar/birth-moment.ts';
import { check, oneOf, optional, recordOf, ruleFor } from './input.ts';
import { isSchool, SCHOOL_IDS, SCHOOLS, type SchoolId } from './ziwei/school.ts';
import type { ZiweiConventions } from './ziwei/ziwei-chart.ts';
import { LEAP_MONTH_RULES, YEAR_BOUNDARIES } from './ziwei/ziwei-date.ts';

/** One field for each point of dispute; its comment says what it changes and what it does not. */
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

/** Some conventions, or all; what is undefined is the default. A school on offer can be named by its id. */
export type AskedConventions = {
  readonly [K in keyof Conventions]?: Conventions[K] | (K extends 'school' ? SchoolId : never) | undefined;
};

/**
 * The conventions asked for; what is left out, or undefined, is the default.
 * @throws RangeError for a convention or a value that does not exist: it names what was given and what is allowed
 * @example conventionsOf({ dayBoundary: 'midnight' }).leapMonthRule // 'split'
 */
export function conventionsOf(asked?: AskedConventions): Conventions {
  if (asked === undefined) return DEFAULT_CONVENTIONS;
  check('conventions', asked, CONVENTIONS);
  const {
    dayBoundary = DEFAULT_CONVENTIONS.dayBoundary,
    yearBoundary = DEFAULT_CONVENTIONS.yearBoundary,
    leapMonthRule = DEFAULT_CONVENTIONS.leapMonthRule,
    school = DEFAULT_CONVENTIONS.school,
  } = asked;
  return { dayBoundary, yearBoundary, leapMonthRule, school: typeof school === 'string' ? SCHOOLS[school] : school };
}

const CONVENTIONS = recordOf<Conventions>({
  dayBoundary: optional(oneOf(CONVENTION_VALUES.dayBoundary)),
  yearBoundary: optional(oneOf(CONVENTION_VALUES.yearBoundary)),
  leapMonthRule: optional(oneOf(CONVENTION_VALUES.leapMonthRule)),
  school: optional(
    ruleFor(
      'string',
      `${SCHOOL_IDS.join(', ')}, or a school made by defineSchool`,
      (school) => isSchool(school) || SCHOOL_IDS.some((id) => id === school),
    ),
  ),
});
