// Request of transits: a birth as in a request for a chart, and a moment with its place; or every problem at once.

import { type At, InvalidMoment, type MomentProblem, type TimelineList, type TransitOptions } from 'beichen';
import { problemsOfTransits } from 'beichen/internal';
import { DEFAULT_LANGUAGE } from '../contract/languages.ts';
import type { ParameterProblemId } from '../contract/parameter-problems.ts';
import { type Birthplaces, type ServicePlace, unknownCity, zoneAt, zoneInAnyCase, zonesOf } from './birthplaces.ts';
import { type ChartRequest, requestFor } from './chart-request.ts';
import type { CHART_PARAMETERS } from './parameters/chart.ts';
import type { Parameter } from './parameters/parameter.ts';
import { TIMELINE_PARAMETERS, TRANSIT_PARAMETERS } from './parameters/transits.ts';
import type { ParameterProblem } from './problems/parameter-problem.ts';
import { ProblemError } from './problems/problem-error.ts';
import type { ParametersRead, Values } from './read-parameters.ts';
import type { RequestReader } from './reading.ts';
import { unknownZone } from './unknown-zone.ts';
import type { Warning } from './warning.ts';

type TransitParameters = ParametersRead<
  typeof TRANSIT_PARAMETERS,
  Exclude<keyof typeof TRANSIT_PARAMETERS, OptionalOfTool>
>;
type TransitValues = Values<typeof TRANSIT_PARAMETERS>;

/** The parameters of a moment alone. */
type MomentTable = Omit<typeof TRANSIT_PARAMETERS, keyof typeof CHART_PARAMETERS> &
  Pick<typeof TRANSIT_PARAMETERS, 'lang'>;
type MomentValues = Values<MomentTable>;

/** The parsed parameters of a moment. `Named`: a parameter that every table of the caller has. */
export interface MomentParameters<Named extends string>
  extends Omit<ParametersRead<MomentTable>, 'problemOf' | 'problemOfEither'> {
  readonly problemOfEither: ParametersRead<Readonly<Record<Named, Parameter>>>['problemOfEither'];
}
/** Parameters of the moment that a tool may omit: a place in words replaces them. */
export type OptionalOfMoment = Exclude<keyof MomentTable, 'at' | 'lang'>;
/** Parameters that the tool of transits may omit: parameters of the moment, and conventions that change no transit. */
type OptionalOfTool = OptionalOfMoment | 'pillarStars' | 'monthCommandTable';

/** A moment with its place, and its problems. */
interface MomentRead {
  readonly at: At | undefined;
  readonly options: TransitOptions;
  /** The requested place with its zone; undefined if no place was requested by its id. */
  readonly momentPlace: ServicePlace | undefined;
  readonly problems: readonly ParameterProblem[];
  readonly warnings: readonly Warning[];
}

/** A valid request, unless its moment is before the birth or its clock time is rejected. */
export interface TransitsRequest extends ChartRequest {
  readonly values: TransitValues;
  /** The moment; undefined for now. */
  readonly at: At | undefined;
  readonly options: TransitOptions;
  /** The place of the moment with the requested zone; undefined if none was requested by its id. */
  readonly momentPlace: ServicePlace | undefined;
}

/** A request for a list. */
export interface TimelineRequest extends TransitsRequest {
  readonly list: TimelineList;
}

/** Births, and a moment with its place. */
export const MOMENT: RequestReader<typeof TRANSIT_PARAMETERS, TransitsRequest, OptionalOfTool> = {
  parameters: TRANSIT_PARAMETERS,
  request: transitsRequestFor,
};

/** As `MOMENT`, with the level of the list around the moment. */
export const LIST: RequestReader<typeof TIMELINE_PARAMETERS, TimelineRequest, OptionalOfTool> = {
  parameters: TIMELINE_PARAMETERS,
  request(parameters, places, more) {
    const { list = TIMELINE_PARAMETERS.list.default } = parameters.values;
    return { ...transitsRequestFor(parameters, places, more), list };
  },
};

function transitsRequestFor(
  parameters: TransitParameters,
  places: Birthplaces<ServicePlace>,
  more: readonly ParameterProblem[],
): TransitsRequest {
  const { values } = parameters;
  const { at, options, momentPlace, problems, warnings } = readMoment(parameters, places, 'at');
  const request = requestFor(parameters, places, [...more, ...problems]);
  return {
    ...request,
    values,
    at,
    options,
    warnings: [...request.warnings, ...warnings],
    momentPlace,
    toProblemError: (error) =>
      error instanceof InvalidMoment ? momentProblemError(parameters, error, 'at') : request.toProblemError(error),
  };
}

/**
 * Parses the moment of a request.
 * @param name a parameter of the caller, for a problem of a parameter that it does not have
 */
export function readMoment<Named extends string>(
  parameters: MomentParameters<Named>,
  places: Birthplaces<ServicePlace>,
  name: NoInfer<Named>,
): MomentRead {
  const { values } = parameters;
  const place = values.atCityId === undefined ? undefined : places.resolve(values.atCityId);
  const options = optionsOf(values, place);
  return {
    at: values.at as At | undefined,
    options,
    momentPlace: place === undefined ? undefined : { ...place, timeZone: options.atTimeZone! },
    problems: [...placeProblems(parameters, place, places, name), ...momentProblems(parameters, options, name)],
    warnings:
      values.atLongitude !== undefined && place !== undefined ? [{ code: 'longitude_ignored', values: {} }] : [],
  };
}

/** The ProblemError for a moment that the engine rejected. */
export const momentProblemError = <Named extends string>(
  parameters: MomentParameters<Named>,
  { problems }: InvalidMoment,
  name: NoInfer<Named>,
): ProblemError =>
  new ProblemError('invalid_parameters', {
    problems: problems.map((problem) => problemOfMoment(parameters, problem, name)),
    language: parameters.values.lang ?? DEFAULT_LANGUAGE,
  });

/** Place and conventions of the moment. The zone is in its own spelling, or as sent if it is unknown. */
function optionsOf(values: MomentValues, place: ServicePlace | undefined): TransitOptions {
  const { atLongitude, atDisambiguation, atSolarTime, atYearBoundary } = values;
  const { ageAdvance, childLimitRule, leapDayCount, smallLuckRule } = values;
  const { flowYearRule, flowMonthRule, flowDayRule, flowHourRule, flowTransformations } = values;
  const flow = { flowYearRule, flowMonthRule, flowDayRule, flowHourRule, flowTransformations };
  const own = { ageAdvance, childLimitRule, leapDayCount, smallLuckRule, ...flow };
  const rules = { atDisambiguation, atSolarTime, atYearBoundary, ...own };
  if (place !== undefined) {
    const atTimeZone = zoneAt(place, values.atTimeZone) ?? place.timeZone;
    const atOtherTimeZones = zonesOf(place).filter((zone) => zone !== atTimeZone);
    const { longitude, countryCode } = place;
    return { ...rules, atTimeZone, atLongitude: longitude, atCountryCode: countryCode, atOtherTimeZones };
  }
  const atTimeZone = values.atTimeZone && (zoneInAnyCase(values.atTimeZone) ?? values.atTimeZone);
  return { ...rules, atTimeZone, atLongitude };
}

function placeProblems<Named extends string>(
  { values, problemOfEither }: MomentParameters<Named>,
  place: ServicePlace | undefined,
  places: Birthplaces<ServicePlace>,
  name: NoInfer<Named>,
): ParameterProblem[] {
  const { atCityId, atTimeZone, atLongitude, lang = DEFAULT_LANGUAGE } = values;
  const problems: ParameterProblem[] = [];
  if (atCityId !== undefined && place === undefined) {
    problems.push(
      problemOfEither(
        'atCityId',
        name,
        ...unknownCity({ parameter: 'atCityId', given: atCityId, language: lang, birthplaces: places }),
      ),
    );
  }
  if (place !== undefined && zoneAt(place, values.atTimeZone) === undefined) {
    problems.push(problemOfEither('atTimeZone', name, 'notAZoneOfThePlace', { allowed: zonesOf(place).join(', ') }));
  }
  if (atLongitude !== undefined && atTimeZone === undefined && atCityId === undefined)
    problems.push(problemOfEither('atLongitude', name, 'longitudeWithoutZone'));
  return problems;
}

/** Problems of the moment that the engine finds, except known problems of its place. */
function momentProblems<Named extends string>(
  parameters: MomentParameters<Named>,
  options: TransitOptions,
  name: NoInfer<Named>,
): ParameterProblem[] {
  const { values, problems } = parameters;
  const isRead = ({ field }: MomentProblem) => !problems.some(({ parameter }) => parameter === field);
  const ofPlace =
    values.atCityId !== undefined || (values.atLongitude !== undefined && values.atTimeZone === undefined);
  const placeless = {
    atTimeZone: undefined,
    atLongitude: undefined,
    atCountryCode: undefined,
    atOtherTimeZones: undefined,
    atSolarTime: undefined,
  };
  const known = ofPlace ? { ...options, ...placeless } : options;
  return problemsOfTransits((values.at as At | undefined) ?? NOW, known)
    .filter(isRead)
    .map((problem) => problemOfMoment(parameters, problem, name));
}

/** Placeholder for a moment without problems. */
const NOW = 0 as At;

function problemOfMoment<Named extends string>(
  parameters: MomentParameters<Named>,
  problem: MomentProblem,
  name: NoInfer<Named>,
): ParameterProblem {
  const { values, problemOfEither } = parameters;
  const parameter = problem.field as keyof MomentValues & string;
  const id = problemIdOf(problem);
  if (id === 'notAZone' && values.atTimeZone !== undefined)
    return problemOfEither('atTimeZone', name, ...unknownZone(values.atTimeZone, problem.allowed));
  return problemOfEither(id === 'sunWithoutLongitude' ? 'atSolarTime' : parameter, name, id, {
    values: {
      ...problem.neighbours,
      given:
        id === 'skippedDay'
          ? problem.given
          : id === 'sunWithoutLongitude'
            ? `${values.atSolarTime}`
            : `${values[parameter] ?? problem.given}`,
      born: problem.allowed.replace(/^.*, /, ''),
      disambiguation: 'atDisambiguation',
    },
    allowed: problem.allowed,
  });
}

function problemIdOf({ field, code, neighbours }: MomentProblem): ParameterProblemId {
  if (field === 'atTimeZone') return 'notAZone';
  if (field === 'atLongitude') return 'sunWithoutLongitude';
  switch (code) {
    case 'before_birth':
      return 'beforeBirth';
    case 'out_of_range':
      return 'momentOutOfRange';
    case 'too_long_a_time':
      return 'daysOfAYear';
    case 'nonexistent_date':
      return 'noSuchDate';
    case 'nonexistent_local_time':
      return neighbours === undefined ? 'skippedHour' : 'skippedDay';
    case 'ambiguous':
      return 'repeatedHour';
    default:
      return 'notAMoment';
  }
}
