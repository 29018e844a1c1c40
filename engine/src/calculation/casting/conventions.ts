// Conventions of a chart: a frozen value passed in and named in the answer, never stored.

import { DAY_BOUNDARIES, type DayBoundary } from '../calendar/birth-moment.ts';
import { BIRTH_CALENDARS, type BirthCalendar } from '../calendar/calendar-region.ts';
import { check, oneOf, optional, recordOf, ruleFor } from '../input/input.ts';
import { MONTH_COMMAND_TABLES, type MonthCommandTable } from '../pillars/depth-ids.ts';
import { PILLAR_STAR_SETS, type PillarStarSet } from '../pillars/pillar-star-ids.ts';
import { SOLAR_CLOCKS, type SolarClock } from '../time/solar-clock.ts';
import { isSchool, SCHOOL_IDS, SCHOOLS, type SchoolId } from '../ziwei/school.ts';
import type { ZiweiConventions } from '../ziwei/ziwei-chart.ts';
import { LEAP_MONTH_RULES, YEAR_BOUNDARIES } from '../ziwei/ziwei-date.ts';

/** A point of dispute. */
interface ConventionRow {
  /** The values that it can take, the default first (of `calendarRegion`, that of most places); a school by its id. */
  readonly values: readonly string[];
  /** The value of most books and programs; absent where the birthplace decides. */
  readonly default?: string;
  /** What it can change: the chart itself, or only the stars of the pillars or the command of the month, which are there on request. */
  readonly changes: 'chart' | 'pillarStars' | 'monthCommand';
}

/** The conventions. All that lists them is made from this table. */
export const CONVENTION_TABLE = {
  dayBoundary: { values: DAY_BOUNDARIES, default: 'zi', changes: 'chart' },
  yearBoundary: { values: YEAR_BOUNDARIES, default: 'lunarNewYear', changes: 'chart' },
  leapMonthRule: { values: LEAP_MONTH_RULES, default: 'split', changes: 'chart' },
  school: { values: SCHOOL_IDS, default: 'common', changes: 'chart' },
  calendarRegion: { values: BIRTH_CALENDARS, changes: 'chart' },
  solarTime: { values: SOLAR_CLOCKS, default: 'apparent', changes: 'chart' },
  pillarStars: { values: PILLAR_STAR_SETS, default: 'common', changes: 'pillarStars' },
  monthCommandTable: { values: MONTH_COMMAND_TABLES, default: 'ziping', changes: 'monthCommand' },
} as const satisfies Readonly<Record<string, ConventionRow>>;

type Table = typeof CONVENTION_TABLE;
export type ConventionId = keyof Table;
/** The conventions that have a column, or a value of it. */
type IdsWith<Column extends object> = { [Id in ConventionId]: Table[Id] extends Column ? Id : never }[ConventionId];
/** Those that can change the chart itself. */
export type ChartConventionId = IdsWith<{ readonly changes: 'chart' }>;
/** Those with a default. */
type DefaultedId = IdsWith<{ readonly default: string }>;

/** The ids of the conventions, in the order of the table. */
export const CONVENTION_IDS = /* @__PURE__ */ Object.keys(CONVENTION_TABLE) as readonly ConventionId[];

/** Those that can change the chart itself. */
export const CHART_CONVENTION_IDS = /* @__PURE__ */ CONVENTION_IDS.filter(
  (id): id is ChartConventionId => CONVENTION_TABLE[id].changes === 'chart',
);

/** Those of a chart whose default is not left to the birthplace. */
export const CHART_RULE_IDS = /* @__PURE__ */ CHART_CONVENTION_IDS.filter(
  (id): id is ChartConventionId & DefaultedId => 'default' in CONVENTION_TABLE[id],
);

/** The values that each convention can take. */
export const CONVENTION_VALUES = /* @__PURE__ */ Object.fromEntries(
  /* @__PURE__ */ Object.entries(CONVENTION_TABLE).map(([id, { values }]) => [id, values]),
) as { readonly [Id in ConventionId]: Table[Id]['values'] };

/** One field for each point of dispute; its comment says what it changes and what it does not. */
export interface Conventions extends ZiweiConventions {
  readonly dayBoundary: DayBoundary;
  readonly calendarRegion: BirthCalendar;
  readonly solarTime: SolarClock;
  readonly pillarStars: PillarStarSet;
  readonly monthCommandTable: MonthCommandTable;
}

/** What most books and programs do. Whose lunar calendar counts is left to the birthplace (`calendarRegionOf`). */
export const DEFAULT_CONVENTIONS: Omit<Conventions, 'calendarRegion'> = /* @__PURE__ */ Object.freeze({
  .../* @__PURE__ */ defaults(),
  school: SCHOOLS.common,
});

function defaults() {
  const values = CONVENTION_IDS.flatMap((id) => {
    const row: ConventionRow = CONVENTION_TABLE[id];
    return row.default === undefined ? [] : [[id, row.default]];
  });
  return Object.fromEntries(values) as { readonly [Id in DefaultedId]: Table[Id]['default'] };
}

/** Some conventions, or all; what is undefined is the default. A school on offer can be named by its id. */
export type ConventionOptions = {
  readonly [K in keyof Conventions]?: Conventions[K] | (K extends 'school' ? SchoolId : never) | undefined;
};

/**
 * The conventions requested; what is left out, or undefined, is the default.
 * @param home whose lunar calendar counts unless another one is requested: that of the birthplace
 * @throws RangeError for a convention or a value that does not exist: it names what was given and what is allowed
 * @example conventionsOf({ dayBoundary: 'midnight' }).leapMonthRule // 'split'
 */
export function conventionsOf(requested: ConventionOptions = {}, home: BirthCalendar = 'china'): Conventions {
  check('conventions', requested, CONVENTIONS);
  const {
    dayBoundary = DEFAULT_CONVENTIONS.dayBoundary,
    yearBoundary = DEFAULT_CONVENTIONS.yearBoundary,
    leapMonthRule = DEFAULT_CONVENTIONS.leapMonthRule,
    school = DEFAULT_CONVENTIONS.school,
    calendarRegion = home,
    solarTime = DEFAULT_CONVENTIONS.solarTime,
    pillarStars = DEFAULT_CONVENTIONS.pillarStars,
    monthCommandTable = DEFAULT_CONVENTIONS.monthCommandTable,
  } = requested;
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
  ...(Object.fromEntries(
    CONVENTION_IDS.map((id) => [id, optional(oneOf(CONVENTION_TABLE[id].values as readonly string[]))]),
  ) as unknown as Parameters<typeof recordOf<Conventions>>[0]),
  school: optional(
    ruleFor(
      'string',
      `${SCHOOL_IDS.join(', ')}, or a school made by defineSchool`,
      (school) => isSchool(school) || SCHOOL_IDS.some((id) => id === school),
    ),
  ),
});

/**
 * The conventions among other values, and nothing else of them; what is not among them is the default.
 * @example pickConventions({ date: '1990-07-23', dayBoundary: 'midnight' }).dayBoundary // 'midnight'
 */
// By hand: made from the table it would take a quarter of a chart's time. The type requests every convention.
export const pickConventions = (
  values: ConventionOptions,
): { readonly [Id in ConventionId]: ConventionOptions[Id] } => ({
  dayBoundary: values.dayBoundary,
  yearBoundary: values.yearBoundary,
  leapMonthRule: values.leapMonthRule,
  school: values.school,
  calendarRegion: values.calendarRegion,
  solarTime: values.solarTime,
  pillarStars: values.pillarStars,
  monthCommandTable: values.monthCommandTable,
});
