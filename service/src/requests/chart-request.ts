// Request of a chart: turns fields into a birth at a known place, or every problem at once.

import {
  type Birth,
  type BirthDate,
  type BirthProblem,
  calendarRegionOf,
  type DayOfBirth,
  InvalidBirth,
  type ToldDoubleHour,
} from 'beichen';
import { BRANCH_IDS } from 'beichen/glossary';
import { BIRTH_DATES, calendarOf, lunarCalendarOf, problemsOfDate } from 'beichen/internal';
import { DEFAULT_LANGUAGE } from '../contract/languages.ts';
import type { ParameterProblemId } from '../contract/parameter-problems.ts';
import {
  type Birthplace,
  type Birthplaces,
  birthPlaceOf,
  birthplaceOf,
  type ServicePlace,
  zonesOf,
} from './birthplaces.ts';
import { ownNames } from './parameter-names.ts';
import { CHART_PARAMETERS } from './parameters/chart.ts';
import type { ParameterProblem } from './problems/parameter-problem.ts';
import { ProblemError } from './problems/problem-error.ts';
import { isMeantIn, type ParametersRead, parameterReader, type Values } from './read-parameters.ts';
import type { AnyRequest, RequestReader } from './reading.ts';
import type { SentField } from './sent.ts';

/** The parsed parameters of a chart. Problems name only these four of its names, which every table of a birth has. */
export type ChartParameters = ParametersRead<typeof CHART_PARAMETERS, 'date' | 'cityId' | 'latitude' | 'longitude'>;
type ChartValues = Values<typeof CHART_PARAMETERS>;

/** A valid request, unless its clock time is repeated or skipped and the request rejects that. */
export interface ChartRequest<P extends Birthplace = ServicePlace> extends AnyRequest {
  readonly birth: Birth;
  /** The birthplace with the requested zone. */
  readonly place: P;
  readonly values: ChartValues;
}

const readChart = parameterReader(CHART_PARAMETERS, ownNames(CHART_PARAMETERS));

/** Births. */
export const BIRTH: RequestReader<typeof CHART_PARAMETERS, ChartRequest> = {
  parameters: CHART_PARAMETERS,
  request: requestFor,
};

/**
 * Parses a request for a chart at one of the given birthplaces.
 * @throws ProblemError `invalid_parameters` with all problems that are known before the clock is read
 */
export const chartRequestAt = <P extends Birthplace>(
  fields: readonly SentField[],
  birthplaces: Birthplaces<P>,
): ChartRequest<P> => requestFor(readChart(fields), birthplaces, []);

/**
 * The request of parsed parameters, which include all parameters of a chart.
 * @param more problems of other parameters
 * @throws ProblemError as `chartRequestAt`
 */
export function requestFor<P extends Birthplace>(
  parameters: ChartParameters,
  birthplaces: Birthplaces<P>,
  more: readonly ParameterProblem[],
): ChartRequest<P> {
  const { values, warnings } = parameters;
  const language = values.lang ?? DEFAULT_LANGUAGE;
  const born = birthplaceOf(parameters, birthplaces, language);
  const { place } = born;
  const problems = [
    ...parameters.problems,
    ...more,
    ...timeProblems(parameters),
    ...dateProblems(parameters, place),
    ...born.problems,
  ];
  const isPlaceWrong = isMeantIn(parameters.problems, PLACE_PARAMETERS);
  if (place === undefined && born.problems.length === 0 && !isPlaceWrong)
    problems.push(...requiredPlace(parameters, birthplaces));
  if (place === undefined || problems.length > 0) throw new ProblemError('invalid_parameters', { problems, language });
  return {
    birth: birthAt(values, place, born.utcOffsetSeconds),
    place,
    language,
    values: isOffsetInZone(values, born.utcOffsetSeconds) ? { ...values, timeZone: undefined } : values,
    warnings: [...warnings, ...born.warnings],
    toProblemError(error) {
      if (!(error instanceof InvalidBirth)) return error;
      const found = error.problems.map((problem) => problemOfBirth(parameters, problem, place));
      return new ProblemError('invalid_parameters', { problems: found, language });
    },
  };
}

const requiredPlace = (
  { problemOf, problemOfEither }: ChartParameters,
  { isEmpty }: Birthplaces<Birthplace>,
): ParameterProblem[] =>
  isEmpty
    ? [
        ...(['latitude', 'longitude'] as const).map((name) => problemOf(name, 'required')),
        problemOfEither('timeZone', 'longitude', 'required'),
      ]
    : [problemOf('cityId', 'requiredCity')];

/** True if the zone that was sent is only an offset. */
const isOffsetInZone = ({ timeZone, utcOffset }: ChartValues, utcOffsetSeconds: number | undefined): boolean =>
  timeZone !== undefined && utcOffset === undefined && utcOffsetSeconds !== undefined;

/** A time that every day has, for a birth without an hour: no problem is then about the hour. */
export const NOON = {
  hour: 12,
  minute: 0,
  second: undefined,
  time: undefined,
  doubleHour: undefined,
  disambiguation: undefined,
} as const;

/** A birth without its hour. */
export function dayOf({
  hour: _hour,
  minute: _minute,
  second: _second,
  doubleHour: _doubleHour,
  disambiguation: _disambiguation,
  ...day
}: Birth): DayOfBirth {
  return day;
}

/** The parameters of a birthplace. */
const PLACE_PARAMETERS: readonly string[] = ['cityId', 'place', 'latitude', 'longitude', 'timeZone'];

function birthAt(values: ChartValues, place: Birthplace, utcOffsetSeconds: number | undefined): Birth {
  const { hour, minute, second, doubleHour, gender, disambiguation } = values;
  const { timeZone } = place;
  const otherTimeZones = zonesOf(place).filter((zone) => zone !== timeZone);
  return {
    date: birthDate(values),
    ...(doubleHour === undefined ? { hour, minute, second, disambiguation } : { doubleHour }),
    gender: gender!,
    place: { otherTimeZones, ...birthPlaceOf(place, utcOffsetSeconds) },
  };
}

/** Problems of a clock time outside the double hour that was sent, and of a second without a minute. */
function timeProblems({ values, problems, problemOfEither }: ChartParameters): ParameterProblem[] {
  const { hour, minute, second, doubleHour } = values;
  if (doubleHour !== undefined)
    return hour === undefined || isWithin(doubleHour, hour)
      ? []
      : [problemOfEither('hour', 'date', 'besideDoubleHour', { values: { doubleHour: 'doubleHour' } })];
  const isMinuteMissing = minute === undefined && !isMeantIn(problems, ['minute', 'time']);
  return second !== undefined && isMinuteMissing ? [problemOfEither('minute', 'date', 'required')] : [];
}

function isWithin(told: ToldDoubleHour, hour: number): boolean {
  if (told === 'ziEarly') return hour === 0;
  if (told === 'ziLate') return hour === 23;
  return Math.floor(((hour + 1) % 24) / 2) === BRANCH_IDS.indexOf(told);
}

// The calendars are used only if every part of the date is valid.
function dateProblems(parameters: ChartParameters, place: Birthplace | undefined): ParameterProblem[] {
  const { values, problems, problemOfEither } = parameters;
  if (problems.some(({ parameter }) => ['date', 'calendar', 'leapMonth', 'calendarRegion'].includes(parameter)))
    return [];
  if (values.leapMonth && values.calendar !== 'lunar')
    return [problemOfEither('leapMonth', 'date', 'leapMonthOfSolarDate')];
  const calendar =
    place === undefined
      ? values.calendarRegion && calendarOf(values.calendarRegion)
      : lunarCalendarOf({ timeZone: place.timeZone, countryCode: place.countryCode }, values.calendarRegion);
  return problemsOfDate(birthDate(values), calendar).map((problem) => problemOfBirth(parameters, problem, place));
}

function birthDate({ date, calendar = 'solar', leapMonth }: ChartValues): BirthDate {
  const { year, month, day } = date!;
  return calendar === 'lunar' ? { calendar, year, month, day, leapMonth } : { calendar, year, month, day };
}

// The parameter for each part of a birth.
const PARAMETER_OF = {
  birth: 'date',
  date: 'date',
  calendar: 'calendar',
  year: 'date',
  month: 'date',
  day: 'date',
  leapMonth: 'leapMonth',
  time: 'time',
  hour: 'hour',
  minute: 'minute',
  gender: 'gender',
  place: 'cityId',
  longitude: 'cityId',
  countryCode: 'cityId',
  admin1: 'cityId',
  admin2: 'cityId',
  timeZone: 'timeZone',
  otherTimeZones: 'cityId',
  timeZones: 'cityId',
  nearbyZones: 'cityId',
  disambiguation: 'disambiguation',
  second: 'second',
  doubleHour: 'doubleHour',
  utcOffsetSeconds: 'utcOffset',
} as const satisfies Record<BirthProblem['field'], keyof ChartValues>;

function problemOfBirth(
  { values, problemOfEither }: ChartParameters,
  problem: BirthProblem,
  place: Birthplace | undefined,
): ParameterProblem {
  const { neighbours } = problem;
  const region =
    values.calendarRegion ??
    (place === undefined ? 'china' : calendarRegionOf({ timeZone: place.timeZone, countryCode: place.countryCode }));
  return problemOfEither(PARAMETER_OF[problem.field], 'date', problemIdOf(problem, values), {
    values: {
      given: neighbours === undefined ? (values.date?.text ?? problem.given) : problem.given,
      ...neighbours,
      ...BIRTH_DATES,
      year: `${problemIdOf(problem, values) === 'yearOfBuddha' ? values.date!.year - BUDDHIST_YEARS : values.date?.year}`,
      era: `${values.date?.year}`,
      month: `${values.date?.month}`,
      lastDay: `${problem.lastDay}`,
      region: `calendarRegion=${region}`,
      disambiguation: 'disambiguation',
    },
    allowed: problem.allowed,
  });
}

/** True for a day that only the Julian calendar has: 1700-02-29, 1800-02-29 and 1900-02-29. */
const isJulianLeapDay = (date: ChartValues['date']): boolean =>
  date?.month === 2 && date.day === 29 && date.year % 100 === 0 && date.year <= 1900;

/** The Buddhist Era of Thailand is this number of years ahead. */
const BUDDHIST_YEARS = 543;

const isOfBuddha = (year = 0): boolean => year - BUDDHIST_YEARS >= 1800 && year - BUDDHIST_YEARS < 2100;

function problemIdOf(
  { field, code, lastDay, neighbours }: BirthProblem,
  { calendar, leapMonth, date }: ChartValues,
): ParameterProblemId {
  switch (code) {
    case 'out_of_range':
      return isOfBuddha(date?.year) ? 'yearOfBuddha' : 'dateOutOfRange';
    case 'nonexistent_date':
      if (field === 'leapMonth') return 'noSuchLeapMonth';
      if (lastDay !== undefined) return leapMonth ? 'noSuchLeapDay' : 'noSuchLunarDay';
      if (calendar === 'lunar') return 'noSuchLunarDate';
      return calendar !== 'julian' && isJulianLeapDay(date) ? 'onlyInJulian' : 'noSuchDate';
    case 'nonexistent_local_time':
      return neighbours === undefined ? 'skippedHour' : 'skippedDay';
    case 'ambiguous':
      return 'repeatedHour';
    case 'missing':
    case 'wrong_type':
    case 'unknown_member':
    case 'not_allowed':
      return 'notAllowed';
  }
}
