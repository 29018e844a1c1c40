// A person of a pair: a chart, a birth, a day without an hour, or a year alone. docs/rules/two-people.md A. Unknown facts are absent.

import { type BirthCalendar, calendarOf, lunarCalendarOf } from '../calendar/calendar-region.ts';
import { pairOfDay } from '../calendar/day-pair.ts';
import { LUNAR_YEARS, lunarNewYear } from '../calendar/lunar-calendar.ts';
import {
  instantOfTerm,
  jieOf,
  pairOfMonth,
  pairOfYear,
  solarYearOf,
  termAt,
  termNumber,
} from '../calendar/solar-year.ts';
import {
  type Birth,
  type BirthInput,
  birthOf,
  dayInCalendar,
  GENDERS,
  type Gender,
  homeRegionOf,
  InvalidBirth,
  isBirth,
  problemsOfBirth,
} from '../casting/birth.ts';
import { CHART_RULE, type Chart, castChart, clockOf, momentOfClock } from '../casting/chart.ts';
import {
  CONVENTION_IDS,
  type ConventionId,
  type ConventionOptions,
  type Conventions,
  conventionsOf,
  hasRareConvention,
  isRareConvention,
  type RareConventionId,
} from '../casting/conventions.ts';
import type { DayInput } from '../casting/day.ts';
import { dateText, localText } from '../civil/date-text.ts';
import { dateOfDay, MS_PER_HOUR, MS_PER_MINUTE } from '../civil/day-number.ts';
import { type Sexagenary, sexagenary } from '../cycle/sexagenary.ts';
import {
  FLAG,
  type InputProblem,
  isObject,
  oneOf,
  optional,
  recordOf,
  sentenceOf,
  wholeBetween,
} from '../input/input.ts';
import { type KnownPairs, pairsOf } from '../pillars/four-pillars.ts';
import { civilDaySpans } from '../time/civil-day-span.ts';
import { type Instant, instant } from '../time/instant.ts';
import { zoneOfPlace } from '../time/zone-of-place.ts';
import { ziweiDate } from '../ziwei/ziwei-date.ts';

/** The two people of a pair, in the order of the arguments. */
export const SIDES = ['one', 'other'] as const;
export type Side = (typeof SIDES)[number];

/** A birth without its hour, and perhaps without its gender. */
export type PersonByDay = Omit<DayInput, 'gender'> & { readonly gender?: Gender };

/** A person of whom only the year is known. */
export interface PersonByYear {
  readonly year: number;
  /** True for a birth in January or February before the year began. By default the pair that begins in the year is used, with a warning. */
  readonly beforeNewYear?: boolean;
  readonly gender?: Gender;
}

/** Known facts of a person. */
export type PersonInput = Chart | BirthInput | PersonByDay | PersonByYear;

/** Forms of a person. */
const KNOWN_IDS = ['birth', 'day', 'year'] as const;
export type KnownId = (typeof KNOWN_IDS)[number];

/** A pillar that is ambiguous without an hour, because a solar term falls on the date. */
export interface UnsettledPillar {
  readonly pillar: 'year' | 'month';
  readonly before: Sexagenary;
  readonly after: Sexagenary;
}

/** The assumed year of a year alone, and the alternatives. */
export interface AssumedYear {
  readonly pair: Sexagenary;
  readonly previous: Sexagenary;
  /** Dates of the lunar New Year and of Lichun (UTC+8): '1990-01-27'. */
  readonly newYear: string;
  readonly lichun: string;
}

/** A person of a pair. */
export interface Person {
  readonly known: KnownId;
  /** Only for a birth. */
  readonly chart?: Chart;
  readonly gender?: Gender | undefined;
  /** The date of a day without an hour: '1990-01-15'. */
  readonly date?: string;
  /** The given year of a year alone. */
  readonly year?: number;
  readonly pairs: KnownPairs;
  /** The pair of the Zi Wei year: of the lunar year, or of the solar one by `yearBoundary`. */
  readonly ziweiYear?: Sexagenary | undefined;
  /** Earliest instant of a moment: the birth, or the start of its day. */
  readonly startsAt?: Instant;
  readonly unsettled: readonly UnsettledPillar[];
  readonly assumed?: AssumedYear;
}

/** A problem of a pair: `field` names the person and the member, `other.year`. */
export type PairProblem = InputProblem;

/** The error for two people who cannot be compared. It has all problems that were found. */
export class InvalidPair extends RangeError {
  override readonly name = 'InvalidPair';
  readonly problems: readonly PairProblem[];

  constructor(problems: readonly PairProblem[]) {
    super(sentenceOf(problems));
    this.problems = problems;
  }
}

/**
 * Conventions that two charts of a pair must share: all that affect a pair; rare ones are part of the school. The lunar calendar depends on each birthplace.
 */
const SHARED_CONVENTIONS = /* @__PURE__ */ CONVENTION_IDS.filter(
  (id): id is Exclude<ConventionId, RareConventionId | 'calendarRegion' | 'monthCommandTable'> =>
    id !== 'calendarRegion' && id !== 'monthCommandTable' && !isRareConvention(id),
);

/** True if a person is given as a chart. */
const isChart = (given: unknown): given is Chart => CHART_RULE.accepts(given);

/** True if a person is given as a year; a date beside it is a problem of its own. */
const isYear = (given: object): given is PersonByYear => 'year' in given || 'beforeNewYear' in given;

/**
 * Reads a person.
 * @throws InvalidPair with every problem, each with the side before the member
 */
export function personOf(side: Side, given: PersonInput, requested: ConventionOptions): Person {
  if (isChart(given)) return personOfChart(given);
  if (!isObject(given)) throw new InvalidPair(OBJECT.problems(side, given));
  if (isYear(given)) return personOfYear(side, given, requested);
  try {
    return ['time', 'hour', 'minute', 'doubleHour'].some((member) => member in given)
      ? personOfChart(castChart(given as BirthInput, requested))
      : personOfDay(given as PersonByDay, requested);
  } catch (error) {
    if (!(error instanceof InvalidBirth)) throw error;
    throw new InvalidPair(error.problems.map((problem) => ({ ...problem, field: fieldOf(side, problem.field) })));
  }
}

const fieldOf = (side: Side, field: string): string => (field === 'birth' ? side : `${side}.${field}`);

function personOfChart(chart: Chart): Person {
  return {
    known: 'birth',
    chart,
    gender: chart.birth.gender,
    pairs: pairsOf(chart.pillars),
    ziweiYear: chart.ziwei.year,
    startsAt: chart.moment.instant,
    unsettled: [],
  };
}

const OBJECT = recordOf<PersonByYear>({
  year: wholeBetween(LUNAR_YEARS.first, LUNAR_YEARS.last),
  beforeNewYear: optional(FLAG),
  gender: optional(oneOf(GENDERS)),
});

function personOfYear(side: Side, given: PersonByYear, requested: ConventionOptions): Person {
  const members = Object.keys(given);
  const beside = members.filter((name) => name !== 'gender' && name !== 'year' && name !== 'beforeNewYear');
  if (beside.includes('date')) {
    const refused = (['year', 'beforeNewYear'] as const).filter((name) => members.includes(name));
    throw new InvalidPair(
      refused.map((name) => ({
        field: `${side}.${name}`,
        code: 'not_allowed',
        given: String(given[name]),
        allowed: `nothing beside ${side}.date: the date settles the year`,
      })),
    );
  }
  if (!OBJECT.accepts(given)) {
    throw new InvalidPair(
      OBJECT.problems(side, given).map((problem) =>
        problem.field === side ? problem : { ...problem, field: `${side}.${problem.field}` },
      ),
    );
  }
  const { year, beforeNewYear, gender } = given;
  const pair = sexagenary(year - (beforeNewYear === true ? 5 : 4));
  return {
    known: 'year',
    year,
    ...(gender !== undefined && { gender }),
    pairs: { year: pair },
    ziweiYear: pair,
    unsettled: [],
    ...(beforeNewYear === undefined && { assumed: assumedYear(year, conventionsOf(requested).calendarRegion) }),
  };
}

const assumedYear = (year: number, region: BirthCalendar): AssumedYear => ({
  pair: sexagenary(year - 4),
  previous: sexagenary(year - 5),
  newYear: dateText(dateOfDay(lunarNewYear(year, calendarOf(region)))),
  lichun: localText(instantOfTerm(termNumber(year, 2)) + 8 * MS_PER_HOUR).slice(0, 10),
});

/** The date is read at noon; year and month pillar are known if they hold from 00:00 to 23:59. */
function personOfDay(given: PersonByDay, requested: ConventionOptions): Person {
  const by = conventionsOf(requested, homeRegionOf(given));
  const noon: Birth = { ...birthOf({ ...given, gender: given.gender ?? 'male' }), hour: 12, minute: 0 }; // at noon the gender does not matter
  if (!isBirth(noon, by.calendarRegion)) throw new InvalidBirth(problemsOfBirth(noon, by.calendarRegion));
  const calendar = lunarCalendarOf(given.place, by.calendarRegion);
  const day = dayInCalendar(noon.date, calendar)!;
  const date = dateText(dateOfDay(day));
  const spans = civilDaySpans(day, zoneOfPlace(given.place)!, given.place.longitude);
  const moment = momentOfClock(clockOf(noon, by), noon, by); // throws for a skipped day
  const [first, last] = [spans[0]!, spans[spans.length - 1]!];
  const [before, after] = [jieOf(termAt(first.from)), jieOf(termAt(instant(last.to - MS_PER_MINUTE)))];
  const years = [pairOfYear(solarYearOf(before)), pairOfYear(solarYearOf(after))] as const;
  const months = [pairOfMonth(before), pairOfMonth(after)] as const;
  const isYearSettled = years[0] === years[1];
  const isMonthSettled = before === after;
  return {
    known: 'day',
    ...(given.gender !== undefined && { gender: given.gender }),
    date,
    pairs: {
      ...(isYearSettled && { year: years[0] }),
      ...(isMonthSettled && { month: months[0] }),
      day: pairOfDay(moment.day),
    },
    ...((isYearSettled || by.yearBoundary === 'lunarNewYear') && { ziweiYear: ziweiDate(moment, by).year }),
    startsAt: first.from,
    unsettled: [
      ...(isYearSettled ? [] : [{ pillar: 'year', before: years[0], after: years[1] } as const]),
      ...(isMonthSettled ? [] : [{ pillar: 'month', before: months[0], after: months[1] } as const]),
    ],
  };
}

/**
 * Conventions of a pair: its charts' conventions, else the requested ones.
 * @throws RangeError if two charts differ, or a chart and the request; it names the convention
 */
export function conventionsOfPair(one: unknown, other: unknown, requested: ConventionOptions): ConventionOptions {
  if (!isChart(one) && !isChart(other)) return requested;
  const charts = [one, other].filter(isChart);
  const first = charts[0]!;
  const wanted = conventionsOf({ school: first.conventions.school, ...requested });
  const problems: PairProblem[] = [];
  for (const name of SHARED_CONVENTIONS) {
    const values = [
      ...charts.map(({ conventions }) => conventions[name]),
      ...(requested[name] === undefined && !(name === 'school' && hasRareConvention(requested)) ? [] : [wanted[name]]),
    ];
    const different = values.find((value) => value !== values[0]);
    if (different === undefined) continue;
    problems.push({
      field: name,
      code: 'not_allowed',
      given: conventionText(different),
      allowed: `one value for both: ${conventionText(values[0]!)}`,
    });
  }
  const region = requested.calendarRegion;
  const elsewhere = region && charts.find(({ conventions }) => conventions.calendarRegion !== region);
  if (elsewhere)
    problems.push({
      field: 'calendarRegion',
      code: 'not_allowed',
      given: region,
      allowed: `that of the chart: ${elsewhere.conventions.calendarRegion}`,
    });
  if (problems.length > 0) throw new InvalidPair(problems);
  const { calendarRegion: _own, ...shared } = first.conventions;
  return { ...shared, ...(region !== undefined && { calendarRegion: region }) };
}

const conventionText = (value: Conventions[(typeof SHARED_CONVENTIONS)[number]]): string =>
  typeof value === 'string'
    ? value
    : [value.id, ...Object.entries(value.chosen).map(([id, chosen]) => `${id}=${chosen}`)].join(' ');
