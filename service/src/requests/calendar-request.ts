// Request of days compared with a birth: a birth as in a request for a chart, with or without its hour, the dates, the filter and the place; or every problem
// at once.

import type { ConventionId, DayOfBirth } from 'beichen';
import { type DaysFilter, type DaysOptions, type DaysProblem, InvalidDays, MAX_DAYS } from 'beichen/days';
import { GROUPS, type GroupName } from 'beichen/internal';
import { decimalOf } from 'beichen-places';
import type { ParameterProblemId } from '../contract/parameter-problems.ts';
import type { Birthplaces, ServicePlace } from './birthplaces.ts';
import { type ChartParameters, type ChartRequest, dayOf, NOON, requestFor } from './chart-request.ts';
import { closest } from './closest.ts';
import { listed, unknownId } from './known-facts.ts';
import { CALENDAR_PARAMETERS, DAY_FILTER_PARAMETERS } from './parameters/calendar.ts';
import { idNamed } from './parameters/id-names.ts';
import type { ParameterProblem } from './problems/parameter-problem.ts';
import { ProblemError } from './problems/problem-error.ts';
import { isMeantIn, type ParametersRead, type Values } from './read-parameters.ts';
import type { RequestReader } from './reading.ts';
import { echoed } from './sent.ts';
import { type MomentParameters, type OptionalOfMoment, readMoment } from './transits-request.ts';

/** Parameters that the tool omits. */
type Optional =
  | 'calendar'
  | 'leapMonth'
  | 'doubleHour'
  | 'timeZone'
  | 'utcOffset'
  | 'second'
  | 'disambiguation'
  | 'name'
  | Exclude<OptionalOfMoment, 'atCityId'>
  | 'mansion'
  | 'spirit'
  | 'tenGod'
  | 'stem'
  | 'branch'
  | 'pillar'
  | 'lunarDay'
  | 'weekday'
  | 'dayPalace'
  | 'lands'
  | ConventionId;

type CalendarParameters = ParametersRead<
  typeof CALENDAR_PARAMETERS,
  Exclude<keyof typeof CALENDAR_PARAMETERS, Optional>
>;
type CalendarValues = Values<typeof CALENDAR_PARAMETERS>;

/** A valid request, unless the engine rejects its dates or its filter. */
export interface CalendarRequest extends Omit<ChartRequest, 'values'> {
  readonly values: CalendarValues;
  /** The birth, if it was sent without an hour. */
  readonly day: DayOfBirth | undefined;
  readonly filter: DaysFilter;
  readonly options: DaysOptions;
  readonly momentPlace: ServicePlace | undefined;
}

const MS_PER_DAY = 86_400_000;

/** Number of days in the range of a request; one if the range is invalid, and if the default applies. */
export function daysRequested({ values: { from, to } }: CalendarRequest): number {
  if (to === undefined) return 1;
  const firstMs = from === undefined ? Math.floor(Date.now() / MS_PER_DAY) * MS_PER_DAY : startOf(from);
  const days = (startOf(to) - firstMs) / MS_PER_DAY + 1;
  return days >= 1 && days <= MAX_DAYS ? days : 1;
}

const startOf = ({ year, month, day }: NonNullable<CalendarValues['from']>): number => Date.UTC(year, month - 1, day);

/** Days compared with a birth. */
export const DAYS_OF_BIRTH: RequestReader<
  typeof CALENDAR_PARAMETERS,
  CalendarRequest,
  Optional & keyof typeof CALENDAR_PARAMETERS
> = {
  parameters: CALENDAR_PARAMETERS,
  request: calendarRequestFor,
};

function calendarRequestFor(
  parameters: CalendarParameters,
  places: Birthplaces<ServicePlace>,
  more: readonly ParameterProblem[],
): CalendarRequest {
  const { values, problems: found, problemOf } = parameters;
  const hasHour =
    values.hour !== undefined || values.doubleHour !== undefined || isMeantIn(found, ['hour', 'doubleHour']);
  const isMinuteAlone = !hasHour && values.minute !== undefined;
  const { problems, warnings, momentPlace, options } = readMoment(momentOf(parameters), places, 'from');
  const request = requestFor(hasHour ? birthOf(parameters) : atNoon(parameters), places, [
    ...more,
    ...(isMinuteAlone ? [problemOf('hour', 'required')] : []),
    ...problems,
  ]);
  const { atTimeZone, atLongitude, atCountryCode, atOtherTimeZones, atSolarTime, atYearBoundary } = options;
  const { flowYearRule, flowMonthRule, flowDayRule, flowTransformations } = options;
  return {
    ...request,
    values,
    day: hasHour ? undefined : dayOf(request.birth),
    filter: filterOf(values),
    options: {
      ...{ atTimeZone, atLongitude, atCountryCode, atOtherTimeZones, atSolarTime, atYearBoundary },
      leapDayCount: values.leapDayCount,
      ...{ flowYearRule, flowMonthRule, flowDayRule, flowTransformations },
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

/** The parameters of a birth among the parameters of days. */
const birthOf = (parameters: CalendarParameters): ChartParameters => parameters;

/** The parameters of the birth, at noon if no hour was sent: every day has that hour. */
const atNoon = ({ values, ...read }: CalendarParameters): ChartParameters =>
  birthOf({ ...read, values: { ...values, ...NOON } });

/** Place and conventions of the days, read as for a moment. */
const momentOf = ({ values, ...read }: CalendarParameters): MomentParameters<'from'> => ({
  ...read,
  values: { ...NO_MOMENT, ...values },
});

/** Parameters of a moment that days do not have. */
const NO_MOMENT = {
  at: undefined,
  atDisambiguation: undefined,
  ageAdvance: undefined,
  childLimitRule: undefined,
  smallLuckRule: undefined,
  flowHourRule: undefined,
} as const;

const FILTERS = Object.keys(DAY_FILTER_PARAMETERS) as readonly (keyof typeof DAY_FILTER_PARAMETERS)[];
const OF_NUMBERS: readonly string[] = ['lunarDay', 'weekday'];

/** The lists of the filter. An invalid number becomes one that the engine rejects. */
const filterOf = (values: CalendarValues): DaysFilter =>
  Object.fromEntries(
    FILTERS.filter((name) => values[name] !== undefined).map((name) => {
      const list = listed(values[name]);
      return [name, OF_NUMBERS.includes(name) ? list.map((text) => decimalOf(text) ?? Number.NaN) : list];
    }),
  );

function problemOfDays({ problemOfEither }: CalendarParameters, problem: DaysProblem): ParameterProblem {
  const { field, nearest, allowed } = problem;
  const text = problem.given.replace(/^"|"$/g, '');
  if (nearest !== undefined) return problemOfEither(field, 'with', ...unknownName(field, text));
  const [min = '', max = ''] = allowed.split(' to ');
  return problemOfEither(field, 'from', problemIdOf(problem), {
    values: { given: echoed(text), most: `${MAX_DAYS}`, ...{ min, max, born: min } },
    allowed: max === '' ? undefined : allowed,
  });
}

/** Groups of ids that each list accepts, for suggestions by name. */
const LISTS: Readonly<Record<string, readonly GroupName[]>> = {
  officer: ['officers'],
  mansion: ['mansions'],
  spirit: ['daySpirits'],
  tenGod: ['tenGods'],
  stem: ['stems'],
  branch: ['branches'],
  pillar: ['pairs'],
  dayPalace: ['palaces'],
};
const FACTS = ['relations', 'pillarStars'] as const satisfies readonly GroupName[];
const MORE_FACTS = ['clash', 'anyPunishment', 'anyCombine', 'void', 'monthBreak', 'yearBreak'];

/** Problem of a name that a list does not accept. */
function unknownName(field: string, text: string): readonly [ParameterProblemId, Partial<ParameterProblem>] {
  const groups = LISTS[field];
  if (groups !== undefined)
    return unknownId(
      groups.flatMap((group) => GROUPS[group] as readonly string[]),
      groups,
      text,
    );
  const [name = '', place] = text.split(':', 2);
  const groupsOfFact = field === 'lands' ? (['transformations'] as const) : FACTS;
  const ids: readonly string[] = [...groupsOfFact.flatMap((group): readonly string[] => GROUPS[group]), ...MORE_FACTS];
  const fact = idNamed(groupsOfFact, name) ?? closest(ids, name);
  if (fact === undefined || fact === name) return ['unknownFact', { values: { given: echoed(text) } }];
  const suggestion = place === undefined ? fact : `${fact}:${place}`;
  return ['meantId', { values: { given: echoed(text), suggestion }, allowed: suggestion }];
}

function problemIdOf({ field, code }: DaysProblem): ParameterProblemId {
  if (code === 'nonexistent_date') return 'noSuchDate';
  if (code === 'conflict') return 'factInBoth';
  if (code === 'out_of_range') return field === 'from' ? 'beforeBirth' : field === 'to' ? 'tooManyDays' : 'notNumbers';
  return 'notKnownOfBirth';
}
