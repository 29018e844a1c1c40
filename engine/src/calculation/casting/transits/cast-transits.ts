// Transits of a birth at a moment. The only file that reads the options of transits. Every level is computed on first use.

import { check, isObject, oneOf, optional, type Rule, recordOf, ruleFor } from '../../input/input.ts';
import { type PillarTransits, pillarTransits } from '../../pillars/pillar-transits.ts';
import { SMALL_LUCK_RULES, type SmallLuckRule } from '../../pillars/small-luck.ts';
import { SOLAR_CLOCKS, type SolarClock } from '../../time/solar-clock.ts';
import { CHART_RULE, type Chart } from '../chart.ts';
import type { At } from './at.ts';
import { flowRulesOf, LEVEL_CONVENTION_VALUES, type LevelConventions } from './conventions.ts';
import {
  InvalidMoment,
  MOMENT_RULES,
  type Moment,
  type MomentProblem,
  momentOf,
  type PartialMomentOptions,
  problemsOfMoment,
} from './moment.ts';
import { ZiweiTransits } from './ziwei-transits.ts';

/** The conventions of transits, in addition to the chart's: one field each. */
export interface TransitConventions extends LevelConventions {
  readonly smallLuckRule: SmallLuckRule;
  /** The clock that decides double hour, day and lunar date of the moment, as `solarTime` does for the birth. */
  readonly atSolarTime: SolarClock;
}

/** The values that each convention of transits can take, the default first. `atYearBoundary` and `atSolarTime` are as for the birth by default. */
export const TRANSIT_CONVENTION_VALUES = {
  ...LEVEL_CONVENTION_VALUES,
  smallLuckRule: SMALL_LUCK_RULES,
  atSolarTime: SOLAR_CLOCKS,
} as const;

/** The place of the moment, and some conventions, or all; an undefined one has its default. */
export interface TransitOptions extends PartialMomentOptions, TransitConventionOptions {}
type TransitConventionOptions = { readonly [K in keyof TransitConventions]?: TransitConventions[K] | undefined };

/** The rule that checks each convention of transits. */
export const TRANSIT_CONVENTION_RULES = /* @__PURE__ */ Object.fromEntries(
  /* @__PURE__ */ Object.entries(TRANSIT_CONVENTION_VALUES).map(([id, values]) => [id, optional(oneOf(values))]),
) as { readonly [Id in keyof TransitConventions]: Rule };

const OPTIONS = /* @__PURE__ */ recordOf<TransitOptions>({
  ...MOMENT_RULES,
  ...TRANSIT_CONVENTION_RULES,
});

/** Transits of a chart at a moment. Each level is computed on first use. */
export class Transits {
  readonly chart: Chart;
  /** The moment as the caller named it. */
  readonly at: At;
  readonly options: TransitOptions;
  readonly moment: Moment;
  readonly conventions: TransitConventions;
  #ziwei: ZiweiTransits | undefined;
  #pillars: PillarTransits | undefined;

  constructor(chart: Chart, at: At, options: TransitOptions, moment: Moment = momentOf(chart, at, options)) {
    this.chart = chart;
    this.at = at;
    this.options = options;
    this.moment = moment;
    this.conventions = {
      atYearBoundary: options.atYearBoundary ?? chart.conventions.yearBoundary,
      ageAdvance: options.ageAdvance ?? 'newYear',
      childLimitRule: options.childLimitRule ?? 'sixPalaces',
      leapDayCount: options.leapDayCount ?? 'lunarDay',
      ...flowRulesOf(options),
      smallLuckRule: options.smallLuckRule ?? 'hour',
      atSolarTime: moment.placeClock.rule,
    };
  }

  /** The levels of Zi Wei: decade, small limit, year, month, day and hour. */
  get ziwei(): ZiweiTransits {
    this.#ziwei ??= new ZiweiTransits(this.chart, this.moment, this.conventions);
    return this.#ziwei;
  }

  /** Luck, small luck and the pillars of year, month, day and hour; for a date, a month or a year alone, at the instant that represents it. */
  get pillars(): PillarTransits {
    this.#pillars ??= pillarTransits(this.chart, this.moment, this.conventions.smallLuckRule);
    return this.#pillars;
  }
}

/** Validates a result of `castTransits`. */
export const TRANSITS_RULE: Rule = /* @__PURE__ */ ruleFor(
  'object',
  'what castTransits gives',
  (transits) => transits instanceof Transits,
);

/**
 * Casts the transits of a chart: decade, small limit, year, month, day, hour and luck pillar at a moment.
 * @param at a local time at the place of the moment, an instant, or a date, a month or a year alone: '2027-02-10T08:30', '2027-02-10T00:30:00Z', '2027-02-10', '2027-06', '2027'
 * @param options the place of the moment, which is the birthplace unless another one is given, and the conventions of transits
 * @throws InvalidMoment with every problem of `at` and the options: an impossible date, a moment before the birth or past 2200-02-14 …
 * @throws RangeError for a chart that castChart did not make
 * @example
 * castTransits(chart, '2027-02-10T08:30').ziwei.year.palace // 'career', where the chart of the year 2027 has its life palace
 * castTransits(chart, '2027-02-10T08:30', { atTimeZone: 'America/Los_Angeles', atLongitude: -118.24 }).ziwei.hour
 */
export function castTransits(chart: Chart, at: At, options: TransitOptions = {}): Transits {
  check('chart', chart, CHART_RULE);
  const problems = problemsOfTransits(at, options);
  if (problems.length > 0) throw new InvalidMoment(problems);
  return new Transits(chart, at, options);
}

/** All problems of `at` and the options, except those that depend on the chart. */
export function problemsOfTransits(at: At, options: TransitOptions = {}): readonly MomentProblem[] {
  const problems = OPTIONS.accepts(options) ? [] : OPTIONS.problems('options', options);
  return [...problems, ...problemsOfMoment(at, isObject(options) ? options : {})];
}
