// Which conventions is a chart cast by? A frozen value passed in and named in the answer, never stored.

import { DAY_BOUNDARIES, type DayBoundary } from '../calendar/birth-moment.ts';
import { CALENDAR_REGIONS, type CalendarRegion } from '../calendar/calendar-region.ts';
import { check, oneOf, optional, recordOf, ruleFor } from '../input/input.ts';
import { MONTH_COMMAND_TABLES, type MonthCommandTable } from '../pillars/depth-ids.ts';
import { PILLAR_STAR_SETS, type PillarStarSet } from '../pillars/pillar-star-ids.ts';
import { SOLAR_CLOCKS, type SolarClock } from '../time/solar-clock.ts';
import { isSchool, SCHOOL_IDS, SCHOOLS, type SchoolId } from '../ziwei/school.ts';
import type { ZiweiConventions } from '../ziwei/ziwei-chart.ts';
import { LEAP_MONTH_RULES, YEAR_BOUNDARIES } from '../ziwei/ziwei-date.ts';

/** One field for each point of dispute; its comment says what it changes and what it does not. */
export interface Conventions extends ZiweiConventions {
  readonly dayBoundary: DayBoundary;
  readonly calendarRegion: CalendarRegion;
  readonly solarTime: SolarClock;
  readonly pillarStars: PillarStarSet;
  readonly monthCommandTable: MonthCommandTable;
}

/** What most books and programs do. Whose lunar calendar counts is left to the birthplace (`calendarRegionOf`). */
export const DEFAULT_CONVENTIONS: Omit<Conventions, 'calendarRegion'> = Object.freeze({
  dayBoundary: 'zi',
  yearBoundary: 'lunarNewYear',
  leapMonthRule: 'split',
  school: SCHOOLS.common,
  solarTime: 'apparent',
  pillarStars: 'common',
  monthCommandTable: 'ziping',
});

/** The values that each convention can take, the default first (of `calendarRegion`, that of most places); a school by its id. */
export const CONVENTION_VALUES = {
  dayBoundary: DAY_BOUNDARIES,
  yearBoundary: YEAR_BOUNDARIES,
  leapMonthRule: LEAP_MONTH_RULES,
  school: SCHOOL_IDS,
  calendarRegion: CALENDAR_REGIONS,
  solarTime: SOLAR_CLOCKS,
  pillarStars: PILLAR_STAR_SETS,
  monthCommandTable: MONTH_COMMAND_TABLES,
} as const;

/** Some conventions, or all; what is undefined is the default. A school on offer can be named by its id. */
export type AskedConventions = {
  readonly [K in keyof Conventions]?: Conventions[K] | (K extends 'school' ? SchoolId : never) | undefined;
};

/**
 * The conventions asked for; what is left out, or undefined, is the default.
 * @param home whose lunar calendar counts unless another one is asked for: that of the birthplace
 * @throws RangeError for a convention or a value that does not exist: it names what was given and what is allowed
 * @example conventionsOf({ dayBoundary: 'midnight' }).leapMonthRule // 'split'
 */
export function conventionsOf(asked: AskedConventions = {}, home: CalendarRegion = 'china'): Conventions {
  check('conventions', asked, CONVENTIONS);
  const {
    dayBoundary = DEFAULT_CONVENTIONS.dayBoundary,
    yearBoundary = DEFAULT_CONVENTIONS.yearBoundary,
    leapMonthRule = DEFAULT_CONVENTIONS.leapMonthRule,
    school = DEFAULT_CONVENTIONS.school,
    calendarRegion = home,
    solarTime = DEFAULT_CONVENTIONS.solarTime,
    pillarStars = DEFAULT_CONVENTIONS.pillarStars,
    monthCommandTable = DEFAULT_CONVENTIONS.monthCommandTable,
  } = asked;
  return {
    dayBoundary,
    yearBoundary,
    leapMonthRule,
    school: typeof school === 'string' ? SCHOOLS[school] : school,
    calendarRegion,
    solarTime,
    pillarStars,
    monthCommandTable,
  };
}

const CONVENTIONS = recordOf<Conventions>({
  dayBoundary: optional(oneOf(CONVENTION_VALUES.dayBoundary)),
  yearBoundary: optional(oneOf(CONVENTION_VALUES.yearBoundary)),
  leapMonthRule: optional(oneOf(CONVENTION_VALUES.leapMonthRule)),
  calendarRegion: optional(oneOf(CONVENTION_VALUES.calendarRegion)),
  solarTime: optional(oneOf(CONVENTION_VALUES.solarTime)),
  pillarStars: optional(oneOf(CONVENTION_VALUES.pillarStars)),
  monthCommandTable: optional(oneOf(CONVENTION_VALUES.monthCommandTable)),
  school: optional(
    ruleFor(
      'string',
      `${SCHOOL_IDS.join(', ')}, or a school made by defineSchool`,
      (school) => isSchool(school) || SCHOOL_IDS.some((id) => id === school),
    ),
  ),
});
