// `beichen/days`: days compared with a birth, filtered by facts. docs/rules/days.md. Days are in order of time and are not ranked; no day is called good or bad.

import { civilClockOfCalendar } from '../almanac/civil-clock.ts';
import { almanacDays } from '../almanac/days.ts';
import { BIRTH_DATES, problemsOfDate } from '../casting/birth.ts';
import { CHART_RULE, type Chart } from '../casting/chart.ts';
import { DAY_RULE, type DayCharts } from '../casting/day.ts';
import { TRANSIT_CONVENTION_RULES } from '../casting/transits/cast-transits.ts';
import { dateFlowRulesOf } from '../casting/transits/conventions.ts';
import { firstPass, startOfDay } from '../casting/transits/edges.ts';
import {
  MOMENT_RULES,
  type Moment,
  type PartialMomentOptions,
  problemsOfPlace,
  whereOf,
} from '../casting/transits/moment.ts';
import type { PlaceClock } from '../casting/transits/place-clock.ts';
import { dateText, dayOfText, localText } from '../civil/date-text.ts';
import { type DayNumber, dateOfDay, dayNumber, type GregorianDate } from '../civil/day-number.ts';
import {
  check,
  type InputProblem,
  isObject,
  optional,
  type Rule,
  recordOf,
  ruleFor,
  sentenceOf,
  TEXT,
} from '../input/input.ts';
import { endOfTurns } from '../input/turns.ts';
import { type KnownPairs, PILLAR_IDS, type PillarId } from '../pillars/four-pillars.ts';
import { clockOfInstant } from '../time/clock.ts';
import type { Instant } from '../time/instant.ts';
import { breaks, clashPairOf, type DayPillarFacts, type PersonalDay, pairFacts } from './day.ts';
import { type DayFilterName, type DaysFilter, type DaysProblem, readFilter } from './filter.ts';
import { type LevelRules, type LevelsFrom, LevelsOfDates } from './levels.ts';
import { type Natal, natalOf } from './natal.ts';

export type { DayPillarFacts, PersonalDay } from './day.ts';
export type { DayFilterName, DaysFilter, DaysProblem } from './filter.ts';
export type { LevelOfDay, LevelRules, LevelsFrom } from './levels.ts';

/** First and last date: '2026-01-01'. Without a last date, 30 days or as many as the calendar has left. */
export interface DaysRange {
  readonly from: string;
  readonly to?: string | undefined;
}

type PartialLevelRules = { readonly [Name in keyof LevelRules]?: LevelRules[Name] | undefined };

/** Place of the days, by which a day begins (default: the birthplace), and conventions of the levels. */
export interface DaysOptions extends Omit<PartialMomentOptions, 'atDisambiguation'>, PartialLevelRules {}

/** Number of days on which a condition of the filter does not hold. A day is counted for each condition that it fails. */
export interface LeftOut {
  readonly parameter: DayFilterName;
  /** The fact, or the ids of which one is enough, as given. */
  readonly given: string;
  readonly days: number;
}

/** Days compared with a birth. */
export interface Days {
  readonly birth: Chart | DayCharts;
  /** The natal pillars that are known. */
  readonly natal: KnownPairs;
  /** Unknown natal pillars: the hour pillar if no hour is given, and a year or month pillar that changes on the date of birth. */
  readonly notKnown: readonly PillarId[];
  readonly range: { readonly from: GregorianDate; readonly to: GregorianDate; readonly days: number };
  readonly place: Moment['place'];
  readonly placeAssumed: boolean;
  readonly placeClock: Moment['placeClock'];
  readonly conventions: LevelRules;
  /** Days that pass the filter, in order of time. */
  readonly days: readonly PersonalDay[];
  readonly leftOut: readonly LeftOut[];
  /** The levels of year and month in the range; absent without an hour of birth. */
  readonly levels?: readonly LevelsFrom[];
}

/** The error for days that cannot be listed. It has all problems that were found. */
export class InvalidDays extends RangeError {
  override readonly name = 'InvalidDays';
  readonly problems: readonly DaysProblem[];

  constructor(problems: readonly DaysProblem[]) {
    super(sentenceOf(problems));
    this.problems = problems;
  }
}

/** The longest range, in days. */
export const MAX_DAYS = 400;
/** The length of a range without an end, in days. */
const DEFAULT_DAYS = 30;

const OPTIONS = /* @__PURE__ */ recordOf<DaysOptions>({
  atTimeZone: MOMENT_RULES.atTimeZone,
  atLongitude: MOMENT_RULES.atLongitude,
  atCountryCode: MOMENT_RULES.atCountryCode,
  atOtherTimeZones: MOMENT_RULES.atOtherTimeZones,
  atSolarTime: MOMENT_RULES.atSolarTime,
  atYearBoundary: TRANSIT_CONVENTION_RULES.atYearBoundary,
  leapDayCount: TRANSIT_CONVENTION_RULES.leapDayCount,
  flowYearRule: TRANSIT_CONVENTION_RULES.flowYearRule,
  flowMonthRule: TRANSIT_CONVENTION_RULES.flowMonthRule,
  flowDayRule: TRANSIT_CONVENTION_RULES.flowDayRule,
  flowTransformations: TRANSIT_CONVENTION_RULES.flowTransformations,
});

const BIRTH: Rule = /* @__PURE__ */ ruleFor(
  'object',
  'a chart of castChart, or the charts of castDay',
  (birth) => CHART_RULE.accepts(birth) || DAY_RULE.accepts(birth),
);

/**
 * Lists days compared with a birth: for each its almanac facts, its relations to the natal pillars, and its Zi Wei level. No fact is a verdict.
 * @param birth a result of castChart, or of castDay for a birth without an hour, which has three pillars and no Zi Wei
 * @param range at most 400 days, none before the date of birth
 * @throws InvalidDays with every problem of range, filter and options
 * @throws RangeError for a birth that neither castChart nor castDay returned
 * @example
 * const range = { from: '2026-01-01', to: '2026-12-31' };
 * daysOf(chart, range, { with: ['sixCombine:day'], without: ['clash:year'], officer: ['cheng', 'kai'] }).days
 */
export function daysOf(
  birth: Chart | DayCharts,
  range: DaysRange,
  filter: DaysFilter = {},
  options: DaysOptions = {},
): Days {
  return endOfTurns(daysInTurns(birth, range, filter, options));
}

/**
 * `daysOf` as a generator that pauses after each month.
 * @throws as daysOf
 */
export function* daysInTurns(
  birth: Chart | DayCharts,
  range: DaysRange,
  filter: DaysFilter = {},
  options: DaysOptions = {},
): Generator<void, Days> {
  check('birth', birth, BIRTH);
  const natal = natalOf(birth);
  const { dates, problems: ofRange } = readRange(range, natal.bornOn);
  const { conditions, problems: ofFilter } = readFilter(filter, natal);
  const problems = [...ofRange, ...ofFilter, ...problemsOfOptions(options)];
  if (dates === undefined || problems.length > 0) throw new InvalidDays(problems);

  const { chart, pairs, hasZiwei } = natal;
  const where = whereOf(chart, options);
  const conventions: Days['conventions'] = {
    atYearBoundary: options.atYearBoundary ?? chart.conventions.yearBoundary,
    leapDayCount: options.leapDayCount ?? 'lunarDay',
    ...dateFlowRulesOf(options),
  };
  const levels = hasZiwei ? new LevelsOfDates(chart, conventions, where.placeClock) : undefined;
  const missed = conditions.map((condition) => ({ ...condition, days: 0 }));
  const isLeft = (day: PersonalDay): boolean => {
    const misses = missed.filter(({ holds }) => !holds(day));
    for (const row of misses) row.days++;
    return misses.length === 0;
  };
  const days: PersonalDay[] = [];
  const changes: LevelsFrom[] = [];
  for (const month of monthsOfDays(dates, natal, where.placeClock, levels)) {
    days.push(...month.filter(isLeft));
    if (levels) {
      const almanacs = month.map(({ almanac }) => almanac);
      changes.push(...levels.changesIn(almanacs, changes[changes.length - 1]));
    }
    yield;
  }
  return {
    birth,
    natal: pairs,
    notKnown: PILLAR_IDS.filter((id) => pairs[id] === undefined),
    range: { from: dateOfDay(dates.first), to: dateOfDay(dates.last), days: dates.last - dates.first + 1 },
    ...where,
    conventions,
    days,
    leftOut: missed.map(({ parameter, given, days: count }) => ({ parameter, given, days: count })),
    ...(levels && { levels: changes }),
  };
}

/** The date at an instant at the place of the days: '2026-11-24'. Without a place in the options, at the birthplace. */
export function dateThere(birth: Chart | DayCharts, at: Instant, options: DaysOptions = {}): string {
  const { zone, longitudeDegrees } = whereOf(natalOf(birth).chart, options).placeClock;
  return localText(clockOfInstant(at, zone, longitudeDegrees).clock).slice(0, 10);
}

interface Dates {
  readonly first: DayNumber;
  readonly last: DayNumber;
}

const RANGE = /* @__PURE__ */ recordOf<DaysRange>({ from: TEXT, to: /* @__PURE__ */ optional(TEXT) });
const DATE = /^\d{4}-\d{2}-\d{2}$/;

/** The dates of a range, and its problems. */
function readRange(
  range: DaysRange,
  bornOn: DayNumber,
): { readonly dates?: Dates; readonly problems: readonly InputProblem[] } {
  if (!RANGE.accepts(range)) return { problems: RANGE.problems('range', range) };
  const { from, to } = range;
  const problems = [...problemsOfText('from', from), ...(to === undefined ? [] : problemsOfText('to', to))];
  if (problems.length > 0) return { problems };
  const first = dayOfText(from);
  const last = to === undefined ? Math.min(first + DEFAULT_DAYS - 1, dayOfText(BIRTH_DATES.last)) : dayOfText(to);
  const dates = { first, last: dayNumber(last) };
  if (dates.first < bornOn) {
    problems.push(outOfRange('from', from, `${dateText(dateOfDay(bornOn))} to ${BIRTH_DATES.last}`));
  }
  if (to !== undefined && (last < first || last >= first + MAX_DAYS)) {
    problems.push(outOfRange('to', to, `${from} to ${dateText(dateOfDay(dayNumber(first + MAX_DAYS - 1)))}`));
  }
  return { dates, problems };
}

function problemsOfText(field: 'from' | 'to', given: string): InputProblem[] {
  if (!DATE.test(given)) {
    return [
      { field, code: 'not_allowed', given: JSON.stringify(given.slice(0, 40)), allowed: 'a date such as 2026-01-31' },
    ];
  }
  const [year, month, day] = given.split('-').map(Number);
  const ofDate = problemsOfDate({ year: year!, month: month!, day: day! });
  if (ofDate.length > 0) return ofDate.map((problem) => ({ ...problem, field, given: JSON.stringify(given) }));
  return given > BIRTH_DATES.last ? [outOfRange(field, given, `${BIRTH_DATES.first} to ${BIRTH_DATES.last}`)] : [];
}

const outOfRange = (field: string, given: string, allowed: string): InputProblem => ({
  field,
  code: 'out_of_range',
  given: JSON.stringify(given),
  allowed,
});

const problemsOfOptions = (options: DaysOptions): readonly InputProblem[] => [
  ...(OPTIONS.accepts(options) ? [] : OPTIONS.problems('options', options)),
  ...problemsOfPlace(isObject(options) ? options : {}),
];

/** Days in a turn. */
const DAYS_OF_A_TURN = 30;

/**
 * Yields the days of a range, some in a turn, without days that the place skipped. Facts that depend on the pair alone are computed once for each of the sixty.
 */
function* monthsOfDays(
  { first, last }: Dates,
  natal: Natal,
  placeClock: PlaceClock,
  levels: LevelsOfDates | undefined,
): Generator<readonly PersonalDay[], void> {
  const { chart } = natal;
  const ofPairs: DayPillarFacts[] = [];
  const clock = civilClockOfCalendar(chart.moment.lunarCalendar);
  const startOf = (day: number): Instant =>
    firstPass(placeClock, startOfDay(dayNumber(day), chart.conventions.dayBoundary))!;
  let startsAt = startOf(first);
  for (let from = first; from <= last; from = dayNumber(from + DAYS_OF_A_TURN)) {
    const end = dayNumber(Math.min(from + DAYS_OF_A_TURN, last + 1));
    yield almanacDays({ first: from, end }, clock).flatMap((almanac): PersonalDay | [] => {
      const { year, month, day: pair } = almanac.pillars;
      const [start, endsAt] = [startsAt, startOf(almanac.day + 1)];
      startsAt = endsAt;
      if (start === endsAt) return []; // skipped at the date line, although by solar time a few minutes of the day existed
      ofPairs[pair] ??= pairFacts(pair, natal);
      return {
        almanac,
        startsAt: start,
        endsAt,
        clashPair: clashPairOf(pair),
        yearBreak: breaks(pair, year),
        monthBreak: breaks(pair, month),
        ...ofPairs[pair],
        ...(levels && { ziwei: levels.dayOf(almanac) }),
      };
    });
  }
}
