// Which conventions is a chart cast by? A frozen value passed in and named in the answer, never stored.

import { DAY_BOUNDARIES, type DayBoundary } from './calendar/birth-moment.ts';
import { check, oneOf, optional, recordOf, ruleFor } from './input.ts';
import { isSchool, SCHOOL_IDS, SCHOOLS } from './ziwei/school.ts';
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

/** Some conventions, or all; what is undefined is the default. */
export type AskedConventions = { readonly [K in keyof Conventions]?: Conventions[K] | undefined };

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
  return { dayBoundary, yearBoundary, leapMonthRule, school };
}

const CONVENTIONS = recordOf<Conventions>({
  dayBoundary: optional(oneOf(CONVENTION_VALUES.dayBoundary)),
  yearBoundary: optional(oneOf(CONVENTION_VALUES.yearBoundary)),
  leapMonthRule: optional(oneOf(CONVENTION_VALUES.leapMonthRule)),
  school: optional(
    ruleFor('object', `${SCHOOL_IDS.map((id) => `SCHOOLS.${id}`).join(', ')}, or one made by defineSchool`, isSchool),
  ),
});
