// Conventions of a chart: a frozen value passed in and named in the answer, never stored. Every convention is a row of one table, from which parameters,
// options, attributes, choices, variants and help are made.

import type { DayBoundary, DayRules } from '../calendar/birth-moment.ts';
import { BIRTH_CALENDARS, type BirthCalendar } from '../calendar/calendar-region.ts';
import { STEM_IDS, type StemId } from '../cycle/stem.ts';
import { check, oneOf, optional, recordOf, ruleFor } from '../input/input.ts';
import { MONTH_COMMAND_TABLES, type MonthCommandTable } from '../pillars/depth-ids.ts';
import { PILLAR_STAR_SETS, type PillarStarSet } from '../pillars/pillar-star-ids.ts';
import { SOLAR_CLOCKS, type SolarClock } from '../time/solar-clock.ts';
import {
  isSchool,
  type RuleOfSchool,
  SCHOOL_IDS,
  SCHOOL_RULES,
  SCHOOLS,
  type School,
  type SchoolId,
  type SchoolRuleId,
  type SchoolTables,
  schoolWith,
} from '../ziwei/school.ts';
import type { GradedStarId } from '../ziwei/star-ids.ts';
import { DISPUTED_TRANSFORMATIONS } from '../ziwei/transformations.ts';
import type { ZiweiConventions } from '../ziwei/ziwei-chart.ts';
import { YEAR_BOUNDARIES } from '../ziwei/ziwei-date.ts';

/** A convention: a point on which books or programs differ. */
interface ConventionRow {
  /** The values that it can take, the default first (for `calendarRegion`, the region of most places); a school by its id. */
  readonly values: readonly string[];
  /** The value of most books and programs; absent where the birthplace decides. */
  readonly default?: string;
  /** True if each school has its own default, in its field of the same name; `default` is then the default of the school `common`. */
  readonly isOfSchool?: true;
  /** Part that it can change: the chart, or one of two parts on request, the stars of the pillars or the command of the month. */
  readonly changes: 'chart' | 'pillarStars' | 'monthCommand';
}

/** A convention that few callers choose: it changes one of the tables of the school, which has its default. */
interface RareRow extends ConventionRow {
  readonly isRare: true;
  readonly valueIn: (school: SchoolTables) => string;
  readonly tablesWith: (value: string, school: SchoolTables) => Partial<SchoolTables>;
  /** True if a search for births does not support it: its days of a month have different charts in ways that the tables of the search do not have. */
  readonly isUnsearchable?: true;
  /** Another convention: unless that has an alternative value too, this one changes nothing. */
  readonly beside?: string;
}

type FieldId = Exclude<SchoolRuleId, 'dayBoundary' | 'leapMonthRule'>;
type FieldRow<Rule extends RuleOfSchool> = Omit<RareRow, keyof ConventionRow | 'isUnsearchable'> & {
  readonly values: Rule['values'];
  readonly default: Rule['values'][0];
  readonly isOfSchool: true;
  readonly changes: 'chart';
} & Pick<Rule, 'isUnsearchable' & keyof Rule>;

/** The rare conventions that are rules of a school, in the order of its table. */
function fieldsOfSchool() {
  const { dayBoundary: _day, leapMonthRule: _month, ...rules } = SCHOOL_RULES;
  const rows = Object.entries<RuleOfSchool>(rules).map(([id, { values, isUnsearchable, beside }]) => {
    const row: RareRow = {
      values,
      default: values[0]!,
      isOfSchool: true,
      changes: 'chart',
      isRare: true,
      ...(isUnsearchable && { isUnsearchable }),
      ...(beside !== undefined && { beside }),
      valueIn: (school) => school[id as FieldId],
      tablesWith: (value) => ({ [id]: value }),
    };
    return [id, row];
  });
  return Object.fromEntries(rows) as { readonly [Id in FieldId]: FieldRow<(typeof SCHOOL_RULES)[Id]> };
}

/** The transformations of a stem: the stars with 禄 权 科 忌, joined. */
const stem = <const Values extends readonly string[]>(id: StemId, values: Values) => {
  const at = STEM_IDS.indexOf(id);
  return {
    values,
    default: values[0]!,
    isOfSchool: true,
    changes: 'chart',
    isRare: true,
    valueIn: ({ transformations }) => transformations[at]!.join('-'),
    tablesWith: (value, { transformations }) => ({
      transformations: transformations.map((four, n) => (n === at ? (value.split('-') as GradedStarId[]) : four)),
    }),
  } as const satisfies RareRow;
};

/** The table of conventions. Every list of conventions derives from it. */
export const CONVENTION_TABLE = /* @__PURE__ */ conventionTable();

function conventionTable() {
  const { plate, voids, gradesOfMinorStars, ...others } = fieldsOfSchool();
  // biome-ignore format: one convention a row
  return {
    dayBoundary: { values: SCHOOL_RULES.dayBoundary.values, default: 'zi', isOfSchool: true, changes: 'chart' },
    yearBoundary: { values: YEAR_BOUNDARIES, default: 'lunarNewYear', changes: 'chart' },
    leapMonthRule: { values: SCHOOL_RULES.leapMonthRule.values, default: 'split', isOfSchool: true, changes: 'chart' },
    school: { values: SCHOOL_IDS, default: 'common', changes: 'chart' },
    calendarRegion: { values: BIRTH_CALENDARS, changes: 'chart' },
    solarTime: { values: SOLAR_CLOCKS, default: 'apparent', changes: 'chart' },
    pillarStars: { values: PILLAR_STAR_SETS, default: 'common', changes: 'pillarStars' },
    monthCommandTable: { values: MONTH_COMMAND_TABLES, default: 'ziping', changes: 'monthCommand' },
    plate, voids, gradesOfMinorStars,
    transformationsOfJia: stem('jia', DISPUTED_TRANSFORMATIONS.jia),
    transformationsOfWu: stem('wu', DISPUTED_TRANSFORMATIONS.wu),
    transformationsOfGeng: stem('geng', DISPUTED_TRANSFORMATIONS.geng),
    transformationsOfXin: stem('xin', DISPUTED_TRANSFORMATIONS.xin),
    transformationsOfRen: stem('ren', DISPUTED_TRANSFORMATIONS.ren),
    transformationsOfGui: stem('gui', DISPUTED_TRANSFORMATIONS.gui),
    ...others,
  } as const satisfies Readonly<Record<string, ConventionRow | RareRow>>;
}

type ConventionTable = typeof CONVENTION_TABLE;
export type ConventionId = keyof ConventionTable;
/** The conventions whose rows match a type. */
type IdsWith<Column extends object> = {
  [Id in ConventionId]: ConventionTable[Id] extends Column ? Id : never;
}[ConventionId];
/** The rare conventions. */
export type RareConventionId = IdsWith<{ readonly isRare: true }>;
/** The conventions that a search for births does not support. */
type UnsearchableConventionId = IdsWith<{ readonly isUnsearchable: true }>;
/** The conventions that can change the chart itself, without the rare ones. */
export type ChartConventionId = Exclude<IdsWith<{ readonly changes: 'chart' }>, RareConventionId>;
/** The conventions with a default, without the rare ones. */
type DefaultedId = Exclude<IdsWith<{ readonly default: string }>, RareConventionId>;
/** The conventions for which a school can have another default, without the rare ones. */
export type SchoolDefaultId = Exclude<IdsWith<{ readonly isOfSchool: true }>, RareConventionId>;

/** The ids of the conventions, in the order of the table. */
export const CONVENTION_IDS = /* @__PURE__ */ Object.keys(CONVENTION_TABLE) as readonly ConventionId[];

export const isRareConvention = (id: ConventionId): id is RareConventionId => 'isRare' in CONVENTION_TABLE[id];

/** The rare conventions: they are in the API, the command and the library, not in the tools of assistants. */
export const RARE_CONVENTION_IDS = /* @__PURE__ */ CONVENTION_IDS.filter(isRareConvention);

/** The conventions that a search for births does not support. */
export const UNSEARCHABLE_CONVENTION_IDS = /* @__PURE__ */ RARE_CONVENTION_IDS.filter(
  (id): id is UnsearchableConventionId => 'isUnsearchable' in CONVENTION_TABLE[id],
);

/** The conventions that a search for births supports. */
export const SEARCH_CONVENTION_IDS: readonly Exclude<ConventionId, UnsearchableConventionId>[] =
  /* @__PURE__ */ CONVENTION_IDS.filter(
    (id): id is Exclude<ConventionId, UnsearchableConventionId> =>
      CONVENTION_TABLE[id].changes === 'chart' && !UNSEARCHABLE_CONVENTION_IDS.some((other) => other === id),
  );

/** The rules about the end of a day; the rule about the stem of the hour is the school's. */
export const dayRulesOf = ({ dayBoundary, school }: Pick<Conventions, 'dayBoundary' | 'school'>): DayRules => ({
  dayBoundary,
  lateZiStem: school.lateZiStem,
});

/** True if a rare convention is requested. */
export const hasRareConvention = (requested: ConventionOptions): boolean =>
  RARE_CONVENTION_IDS.some((id) => requested[id] !== undefined);

/** The conventions that can change the chart itself, without the rare ones. */
export const CHART_CONVENTION_IDS = /* @__PURE__ */ CONVENTION_IDS.filter(
  (id): id is ChartConventionId => CONVENTION_TABLE[id].changes === 'chart' && !isRareConvention(id),
);

/** The conventions of a chart with a default that does not depend on the birthplace. */
export const CHART_RULE_IDS = /* @__PURE__ */ CHART_CONVENTION_IDS.filter(
  (id): id is ChartConventionId & DefaultedId => 'default' in CONVENTION_TABLE[id],
);

/** The conventions for which a school can have another default, without the rare ones. */
export const SCHOOL_DEFAULT_IDS = /* @__PURE__ */ CHART_CONVENTION_IDS.filter(
  (id): id is SchoolDefaultId => 'isOfSchool' in CONVENTION_TABLE[id],
);

/** The values that each convention can take. */
export const CONVENTION_VALUES = /* @__PURE__ */ Object.fromEntries(
  /* @__PURE__ */ Object.entries(CONVENTION_TABLE).map(([id, { values }]) => [id, values]),
) as { readonly [Id in ConventionId]: ConventionTable[Id]['values'] };

/** A rare convention by its id, or undefined. */
export const rareRow = (id: string): RareRow | undefined => RARE_ROWS.get(id);
const RARE_ROWS: ReadonlyMap<string, RareRow> = /* @__PURE__ */ new Map(
  /* @__PURE__ */ RARE_CONVENTION_IDS.map((id) => [id, CONVENTION_TABLE[id] as RareRow]),
);

/** One field for each point of dispute; its comment says what it changes and what it does not. */
export interface Conventions extends ZiweiConventions {
  readonly dayBoundary: DayBoundary;
  readonly calendarRegion: BirthCalendar;
  readonly solarTime: SolarClock;
  readonly pillarStars: PillarStarSet;
  readonly monthCommandTable: MonthCommandTable;
}

/** The choices of most books and programs. The calendar depends on the birthplace (`calendarRegionOf`); a school has its own rules for days and leap months. */
export const DEFAULT_CONVENTIONS: Omit<Conventions, 'calendarRegion'> = /* @__PURE__ */ Object.freeze({
  .../* @__PURE__ */ defaults(),
  school: SCHOOLS.common,
});

function defaults() {
  const values = CONVENTION_IDS.flatMap((id) => {
    const row: ConventionRow = CONVENTION_TABLE[id];
    return row.default === undefined || 'isRare' in row ? [] : [[id, row.default]];
  });
  return Object.fromEntries(values) as { readonly [Id in DefaultedId]: ConventionTable[Id]['default'] };
}

/** Some conventions, or all; an undefined one has its default, which may be the school's. A built-in school can be named by its id. */
export type ConventionOptions = {
  readonly [K in keyof Conventions]?: Conventions[K] | (K extends 'school' ? SchoolId : never) | undefined;
} & { readonly [Id in RareConventionId]?: ConventionTable[Id]['values'][number] | undefined };

/**
 * The requested conventions; a missing or undefined one has its default.
 * @param home region of the birthplace, whose lunar calendar is the default
 * @throws RangeError for a convention or a value that does not exist: it names what was given and what is allowed
 * @example conventionsOf({ dayBoundary: 'midnight' }).leapMonthRule // 'split'
 */
export function conventionsOf(requested?: ConventionOptions, home: BirthCalendar = 'china'): Conventions {
  if (requested === undefined) {
    DEFAULTS_OF_REGIONS[home] ??= Object.freeze(conventionsOf({}, home));
    return DEFAULTS_OF_REGIONS[home];
  }
  check('conventions', requested, CONVENTIONS);
  const school = chosenSchool(requested);
  const {
    dayBoundary = school.dayBoundary,
    yearBoundary = DEFAULT_CONVENTIONS.yearBoundary,
    leapMonthRule = school.leapMonthRule,
    calendarRegion = home,
    solarTime = DEFAULT_CONVENTIONS.solarTime,
    pillarStars = DEFAULT_CONVENTIONS.pillarStars,
    monthCommandTable = DEFAULT_CONVENTIONS.monthCommandTable,
  } = requested;
  return {
    dayBoundary,
    yearBoundary,
    leapMonthRule,
    school,
    calendarRegion,
    solarTime,
    pillarStars,
    monthCommandTable,
  };
}

/** The default conventions by lunar calendar, shared by charts. */
const DEFAULTS_OF_REGIONS: Partial<Record<BirthCalendar, Conventions>> = {};

/** The requested school, with the requested rare conventions that differ from its own. */
function chosenSchool(requested: ConventionOptions): School {
  const { school = DEFAULT_CONVENTIONS.school } = requested;
  const own = typeof school === 'string' ? SCHOOLS[school] : school;
  let chosen: Record<string, string> | undefined;
  for (const id in requested) {
    const row = rareRow(id);
    const value = row && requested[id as RareConventionId];
    if (value === undefined || row!.valueIn(own) === value) continue;
    chosen ??= {};
    chosen[id] = value;
  }
  return chosen === undefined ? own : schoolWith(own, chosen, () => tablesWith(own, chosen));
}

function tablesWith(school: SchoolTables, chosen: Readonly<Record<string, string>>): SchoolTables {
  let tables = school;
  for (const [id, value] of Object.entries(chosen)) tables = { ...tables, ...rareRow(id)!.tablesWith(value, tables) };
  return tables;
}

/** The conventions in force whose value comes from the school and differs from most schools. */
export const decidedBySchool = (by: Pick<Conventions, SchoolDefaultId | 'school'>): readonly SchoolDefaultId[] =>
  SCHOOL_DEFAULT_IDS.filter((id) => by[id] === by.school[id] && by[id] !== CONVENTION_TABLE[id].default);

const CONVENTIONS = recordOf<ConventionOptions>({
  ...(Object.fromEntries(
    CONVENTION_IDS.map((id) => [id, optional(oneOf(CONVENTION_TABLE[id].values as readonly string[]))]),
  ) as unknown as Parameters<typeof recordOf<ConventionOptions>>[0]),
  school: optional(
    ruleFor(
      'string',
      `${SCHOOL_IDS.join(', ')}, or a school made by defineSchool`,
      (school) => isSchool(school) || SCHOOL_IDS.some((id) => id === school),
    ),
  ),
});

/**
 * Picks the conventions from an object; missing ones have their defaults.
 * @example pickConventions({ date: '1990-07-23', dayBoundary: 'midnight' }).dayBoundary // 'midnight'
 */
// Written out for speed: derived from the table it would take a quarter of the time of a chart. The type requires every convention that is not rare; few
// requests have a rare one.
export function pickConventions(values: ConventionOptions): ConventionOptions {
  const picked: { -readonly [Id in Exclude<ConventionId, RareConventionId>]: ConventionOptions[Id] } = {
    dayBoundary: values.dayBoundary,
    yearBoundary: values.yearBoundary,
    leapMonthRule: values.leapMonthRule,
    school: values.school,
    calendarRegion: values.calendarRegion,
    solarTime: values.solarTime,
    pillarStars: values.pillarStars,
    monthCommandTable: values.monthCommandTable,
  };
  for (const id of RARE_CONVENTION_IDS)
    if (values[id] !== undefined) (picked as Record<string, string | object | undefined>)[id] = values[id];
  return picked;
}
