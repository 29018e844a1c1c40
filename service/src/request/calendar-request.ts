// Request of days beside a birth: a birth as a request for a chart does, its hour known or not, the dates, the filter and the place; or every problem at once.

import type { DayOfBirth } from 'beichen';
import { type DaysFilter, type DaysOptions, type DaysProblem, InvalidDays, MAX_DAYS } from 'beichen/days';
import { decimalOf } from 'beichen-places';
import type { ParameterProblemId } from '../contract/parameter-problems.ts';
import { CALENDAR_PARAMETERS, DAY_FILTER_PARAMETERS } from '../contract/parameters/calendar.ts';
import type { ParameterProblem } from '../problem/parameter-problem.ts';
import { ProblemError } from '../problem/problem-error.ts';
import type { Birthplaces, ServicePlace } from './birthplaces.ts';
import { type ChartParameters, type ChartRequest, requestFor } from './chart-request.ts';
import { echoed } from './echoed.ts';
import { listed } from './known-facts.ts';
import type { ParametersRead, Values } from './read-parameters.ts';
import type { RequestReader } from './reading.ts';
import { type MomentParameters, readMoment } from './transits-request.ts';

type CalendarParameters = ParametersRead<typeof CALENDAR_PARAMETERS>;
type CalendarValues = Values<typeof CALENDAR_PARAMETERS>;

/** A request that can be answered, unless the engine refuses its dates or its filter. */
export interface CalendarRequest extends Omit<ChartRequest, 'values'> {
  readonly values: CalendarValues;
  /** The birth without an hour, where none was sent. */
  readonly day: DayOfBirth | undefined;
  readonly filter: DaysFilter;
  readonly options: DaysOptions;
  readonly momentPlace: ServicePlace | undefined;
}

const MS_PER_DAY = 86_400_000;

/** Days that a request lists, by its dates; one where they are none that can be listed, and where the default applies. */
export function daysRequested({ values: { from, to } }: CalendarRequest): number {
  if (to === undefined) return 1;
  const firstMs = from === undefined ? Math.floor(Date.now() / MS_PER_DAY) * MS_PER_DAY : startOf(from);
  const days = (startOf(to) - firstMs) / MS_PER_DAY + 1;
  return days >= 1 && days <= MAX_DAYS ? days : 1;
}

const startOf = ({ year, month, day }: NonNullable<CalendarValues['from']>): number => Date.UTC(year, month - 1, day);

/** Days beside a birth. */
export const DAYS_OF_BIRTH: RequestReader<typeof CALENDAR_PARAMETERS, CalendarRequest> = {
  parameters: CALENDAR_PARAMETERS,
  request: calendarRequestFor,
};

function calendarRequestFor(
  parameters: CalendarParameters,
  places: Birthplaces<ServicePlace>,
  more: readonly ParameterProblem[],
): CalendarRequest {
  const { values, problems: found, problemOf } = parameters;
  const hasHour = values.hour !== undefined || found.some(({ parameter }) => parameter === 'hour');
  const isMinuteAlone = !hasHour && values.minute !== undefined;
  const { problems, warnings, momentPlace, options } = readMoment(momentOf(parameters), places);
  const request = requestFor(hasHour ? birthOf(parameters) : atNoon(parameters), places, [
    ...more,
    ...(isMinuteAlone ? [problemOf('hour', 'required')] : []),
    ...problems,
  ]);
  const { hour: _hour, minute: _minute, disambiguation: _disambiguation, ...day } = request.birth;
  const { atTimeZone, atLongitude, atCountryCode, atOtherTimeZones, atSolarTime, atYearBoundary } = options;
  return {
    ...request,
    values,
    day: hasHour ? undefined : day,
    filter: filterOf(values),
    options: {
      ...{ atTimeZone, atLongitude, atCountryCode, atOtherTimeZones, atSolarTime, atYearBoundary },
      leapDayCount: values.leapDayCount,
    },
    momentPlace,
    warnings: [...request.warnings, ...warnings],
    toProblemError: (error) =>
      error instanceof InvalidDays
        ? new ProblemError('invalid_parameters', {
            problems: error.problems.map((problem) => problemOfDays(parameters, problem)),
            language: request.language,
          })
        : request.toProblemError(error),
  };
}

/** The parameters as those of a birth, of which the others are no part. */
const birthOf = (parameters: CalendarParameters): ChartParameters => parameters as unknown as ChartParameters;

/** The same at an hour that every day has, where none was sent. */
const atNoon = ({ values, ...read }: CalendarParameters): ChartParameters =>
  birthOf({ ...read, values: { ...values, hour: 12, minute: 0, disambiguation: undefined } });

/** The place and the conventions of the days, as those of a moment. */
const momentOf = (parameters: CalendarParameters): MomentParameters => parameters as unknown as MomentParameters;

const FILTERS = Object.keys(DAY_FILTER_PARAMETERS) as readonly (keyof typeof DAY_FILTER_PARAMETERS)[];
const OF_NUMBERS: readonly string[] = ['lunarDay', 'weekday'];

/** The lists of the filter. A number that is none becomes one that the engine refuses. */
const filterOf = (values: CalendarValues): DaysFilter =>
  Object.fromEntries(
    FILTERS.filter((name) => values[name] !== undefined).map((name) => {
      const list = listed(values[name]);
      return [name, OF_NUMBERS.includes(name) ? list.map((text) => decimalOf(text) ?? Number.NaN) : list];
    }),
  );

function problemOfDays({ problemOf }: CalendarParameters, problem: DaysProblem): ParameterProblem {
  const { field, nearest, allowed } = problem;
  const parameter = field as keyof typeof CALENDAR_PARAMETERS;
  const [min = '', max = ''] = allowed.split(' to ');
  return problemOf(parameter, problemIdOf(problem), {
    values: {
      given: echoed(problem.given.replace(/^"|"$/g, '')),
      suggestion: nearest ?? '',
      most: `${MAX_DAYS}`,
      ...{ min, max, born: min },
    },
    allowed: nearest ?? (max === '' ? undefined : allowed),
  });
}

function problemIdOf({ field, code, nearest }: DaysProblem): ParameterProblemId {
  if (code === 'nonexistent_date') return 'noSuchDate';
  if (code === 'conflict') return 'factInBoth';
  if (code === 'out_of_range') return field === 'from' ? 'beforeBirth' : field === 'to' ? 'tooManyDays' : 'notNumbers';
  if (nearest === undefined) return 'notKnownOfBirth';
  return field === 'with' || field === 'without' ? 'unknownFact' : 'unknownId';
}
