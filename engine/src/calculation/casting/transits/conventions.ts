// Conventions of the Zi Wei levels, one field each. The conventions of the chart apply to transits too.

import { CHILD_LIMIT_RULES, type ChildLimitRule } from '../../ziwei/limits.ts';
import { YEAR_BOUNDARIES, type YearBoundary } from '../../ziwei/ziwei-date.ts';

const AGE_ADVANCES = ['newYear', 'birthday'] as const;
export type AgeAdvance = (typeof AGE_ADVANCES)[number];
const LEAP_DAY_COUNTS = ['lunarDay', 'halves', 'continue'] as const;
export type LeapDayCount = (typeof LEAP_DAY_COUNTS)[number];

const FLOW_YEAR_RULES = ['branch', 'smallLimit'] as const;
const FLOW_MONTH_RULES = ['doujun', 'yearPalace', 'monthBranch'] as const;
const FLOW_DAY_RULES = ['fromMonthPalace', 'afterMonthPalace', 'dayBranch'] as const;
const FLOW_HOUR_RULES = ['fromDayPalace', 'hourBranch'] as const;
const FLOW_TRANSFORMATIONS = ['calendar', 'palace'] as const;

/** Rules for the places of the levels of year, month, day and hour (流年, 流月, 流日, 流时). docs/rules/transits.md B4. */
export interface FlowRules {
  /** The palace of the year: 'branch': at the branch of the year (太岁宫); 'smallLimit': the small limit of the age reached in it. 2026, 丙午: 午. */
  readonly flowYearRule: (typeof FLOW_YEAR_RULES)[number];
  /**
   * The palace of the first month, from which the others follow: 'doujun' 斗君, 'yearPalace' the palace of the year; or 'monthBranch': each month at its own branch,
   * the first at 寅.
   */
  readonly flowMonthRule: (typeof FLOW_MONTH_RULES)[number];
  /** The palace of the first day: 'fromMonthPalace' is the month's palace, 'afterMonthPalace' the next one; with 'dayBranch' each day is at its own branch. */
  readonly flowDayRule: (typeof FLOW_DAY_RULES)[number];
  /** The palace of the hour of 子: 'fromDayPalace' is the day's palace; with 'hourBranch' each hour is at its own branch. */
  readonly flowHourRule: (typeof FLOW_HOUR_RULES)[number];
  /** The stem that transforms the stars of a year and of a month: 'calendar': the stem of its own pair; 'palace': the stem of its natal palace. */
  readonly flowTransformations: (typeof FLOW_TRANSFORMATIONS)[number];
}

export interface LevelConventions extends FlowRules {
  /**
   * When the Zi Wei year of the moment changes, and with it ages, decade, small limit and the palaces of the months: by default as for the birth
   * (`yearBoundary`). Born 1990-07-23, on 2027-02-05: year 2026 by 'lunarNewYear', 2027 by 'lichun'.
   */
  readonly atYearBoundary: YearBoundary;

  /**
   * When the nominal age (虚岁) moves on, and with it decade and small limit.
   * 'newYear': with the Zi Wei year, at the lunar New Year or at Lichun (`atYearBoundary`). Born in month 12: age 2 within weeks.
   * 'birthday': on the lunar birthday, under either year boundary: the first day of the year that reaches month and day of the birth. Day 30
   * of a month that has 29 days is reached with the next month. After the birthday, a leap month of the same number does not lower the age again.
   */
  readonly ageAdvance: AgeAdvance;

  readonly childLimitRule: ChildLimitRule;

  /**
   * Count of days through a leap month k. 'lunarDay': by the number of the day, from the palace of the month to which it counts. 'halves': the months k and k +
   * 1 have the days of one and a half months each, counted in one sequence (王亭之). 'continue': the days of month k continue through the leap month; month k + 1
   * starts again. Leap month 6 of 2025, day 5, month 6 in 子: 辰, or after the 30 days of month 6 in 戌 ('halves', 'continue').
   */
  readonly leapDayCount: LeapDayCount;
}

/** The values of each convention, the default first. */
export const LEVEL_CONVENTION_VALUES = {
  atYearBoundary: YEAR_BOUNDARIES,
  ageAdvance: AGE_ADVANCES,
  childLimitRule: CHILD_LIMIT_RULES,
  leapDayCount: LEAP_DAY_COUNTS,
  flowYearRule: FLOW_YEAR_RULES,
  flowMonthRule: FLOW_MONTH_RULES,
  flowDayRule: FLOW_DAY_RULES,
  flowHourRule: FLOW_HOUR_RULES,
  flowTransformations: FLOW_TRANSFORMATIONS,
} as const;

/**
 * The rare conventions of transits: they are in the API, the command and the library, not in the tools of assistants; a document names those with another value
 * than the default.
 */
export const RARE_LEVEL_IDS = [
  'flowYearRule',
  'flowMonthRule',
  'flowDayRule',
  'flowHourRule',
  'flowTransformations',
] as const satisfies readonly (keyof FlowRules)[];
export type RareLevelId = (typeof RARE_LEVEL_IDS)[number];

/** The conventions of days, which have no hour. */
export const RARE_DAY_LEVEL_IDS = /* @__PURE__ */ RARE_LEVEL_IDS.filter((id) => id !== 'flowHourRule');
export type DateFlowRules = Omit<FlowRules, 'flowHourRule'>;

/** The conventions of some options; a missing one has its default. */
export const flowRulesOf = (options: { readonly [Id in RareLevelId]?: FlowRules[Id] | undefined }): FlowRules => ({
  ...dateFlowRulesOf(options),
  flowHourRule: options.flowHourRule ?? 'fromDayPalace',
});

/** The conventions of days, which have no hour. */
export const dateFlowRulesOf = ({
  flowYearRule = 'branch',
  flowMonthRule = 'doujun',
  flowDayRule = 'fromMonthPalace',
  flowTransformations = 'calendar',
}: { readonly [Id in keyof DateFlowRules]?: FlowRules[Id] | undefined }): DateFlowRules => ({
  flowYearRule,
  flowMonthRule,
  flowDayRule,
  flowTransformations,
});
