// What does a request for transits ask for? A birth as a request for a chart does, and a moment with its place; or every problem at once.

import {
  type At,
  InvalidMoment,
  type MomentProblem,
  problemsOfTransits,
  type TimelineList,
  type TransitOptions,
} from 'beichen';
import type { Gazetteer, Place } from 'beichen-places';
import { DEFAULT_LANGUAGE } from '../contract/languages.ts';
import type { ParameterProblemId } from '../contract/parameter-problems.ts';
import {
  LAYERS_PARAMETERS,
  TIMELINE_DOCUMENT_PARAMETERS,
  TRANSIT_DOCUMENT_PARAMETERS,
  TRANSIT_PARAMETERS,
} from '../contract/parameters/transits.ts';
import type { ParameterProblem } from '../problem/parameter-problem.ts';
import { ProblemError } from '../problem/problem-error.ts';
import { birthplacesOf, zoneAt, zoneInAnyCase, zonesOf } from './birthplaces.ts';
import { type BoardRequest, boardRequest } from './board-request.ts';
import { type ChartRequest, fieldsProblems, requestFor, type UnknownFieldIn } from './chart-request.ts';
import { echoed } from './echoed.ts';
import { type ParametersRead, parameterReader, type Values } from './read-parameters.ts';
import type { SentField } from './sent.ts';

type TransitParameters = ParametersRead<typeof TRANSIT_PARAMETERS>;
type TransitValues = Values<typeof TRANSIT_PARAMETERS>;

/** A request that can be answered, unless its moment lies before the birth or its clock time is one that it rejects. */
export interface TransitsRequest extends ChartRequest {
  readonly values: TransitValues;
  /** The moment; undefined for now. */
  readonly at: At | undefined;
  readonly options: TransitOptions;
  /** The place of the moment, its zone the one asked for; undefined where none was asked for by its id. */
  readonly momentPlace: Place | undefined;
}

/** A request for a drawing of the layers of a moment. */
export interface LayersRequest extends TransitsRequest {
  readonly board: BoardRequest;
}

/** A request for the document of transits, or for some of its members. */
export interface TransitsDocumentRequest extends TransitsRequest {
  readonly fields?: string;
}

/** A request for a list. */
export interface TimelineRequest extends TransitsRequest {
  readonly list: TimelineList;
}

/** A request for the document of a list, or for some of its members. */
export interface TimelineDocumentRequest extends TimelineRequest {
  readonly fields?: string;
}

const readMoment = parameterReader(TRANSIT_PARAMETERS);
const readLayers = parameterReader(LAYERS_PARAMETERS);
const readDocument = parameterReader(TRANSIT_DOCUMENT_PARAMETERS);
const readTimeline = parameterReader(TIMELINE_DOCUMENT_PARAMETERS);

/**
 * Reads a request for what governs at a moment.
 * @throws ProblemError `invalid_parameters` with all problems that can be known before the clocks are asked
 */
export const parseMomentRequest = (sent: readonly SentField[], gazetteer: Gazetteer): TransitsRequest =>
  transitsRequestFor(readMoment(sent), gazetteer, []);

/**
 * Reads a request for a drawing of what governs at a moment.
 * @throws ProblemError as `parseMomentRequest`
 */
export function parseLayersRequest(sent: readonly SentField[], gazetteer: Gazetteer): LayersRequest {
  const parameters = readLayers(sent);
  return { ...transitsRequestFor(parameters, gazetteer, []), board: boardRequest(parameters.values) };
}

/**
 * Reads a request for the document of transits.
 * @param unknownField the first path of `fields` that leads nowhere; undefined when all are known
 * @throws ProblemError as `parseMomentRequest`
 */
export function parseTransitsRequest(
  sent: readonly SentField[],
  gazetteer: Gazetteer,
  unknownField: UnknownFieldIn,
): TransitsDocumentRequest {
  return transitsDocumentRequestFor(readDocument(sent), gazetteer, unknownField);
}

/**
 * The request of parameters that were read.
 * @throws ProblemError as `parseMomentRequest`
 */
export function transitsDocumentRequestFor(
  parameters: ParametersRead<typeof TRANSIT_DOCUMENT_PARAMETERS>,
  gazetteer: Gazetteer,
  unknownField: UnknownFieldIn,
): TransitsDocumentRequest {
  const { fields } = parameters.values;
  const request = transitsRequestFor(parameters, gazetteer, fieldsProblems(parameters, unknownField));
  return fields === undefined ? request : { ...request, fields };
}

/**
 * Reads a request for the document of a list.
 * @param unknownField the first path of `fields` that leads nowhere; undefined when all are known
 * @throws ProblemError as `parseMomentRequest`
 */
export function parseTimelineRequest(
  sent: readonly SentField[],
  gazetteer: Gazetteer,
  unknownField: UnknownFieldIn,
): TimelineDocumentRequest {
  const parameters = readTimeline(sent);
  const { fields, list = TIMELINE_DOCUMENT_PARAMETERS.list.default } = parameters.values;
  const request = { ...transitsRequestFor(parameters, gazetteer, fieldsProblems(parameters, unknownField)), list };
  return fields === undefined ? request : { ...request, fields };
}

/**
 * The request of parameters that were read.
 * @param more problems of parameters that are not those of transits
 * @throws ProblemError as `parseMomentRequest`
 */
function transitsRequestFor(
  parameters: TransitParameters,
  gazetteer: Gazetteer,
  more: readonly ParameterProblem[],
): TransitsRequest {
  const { values } = parameters;
  const language = values.lang ?? DEFAULT_LANGUAGE;
  const place = values.atCityId === undefined ? undefined : gazetteer.resolve(values.atCityId);
  const options = optionsOf(values, place);
  const problems = [...more, ...placeProblems(parameters, place, gazetteer), ...momentProblems(parameters, options)];
  const request = requestFor(parameters, birthplacesOf(gazetteer), problems);
  return {
    ...request,
    values,
    at: values.at as At | undefined,
    options,
    warnings:
      values.atLongitude !== undefined && place !== undefined
        ? [...request.warnings, { code: 'longitude_ignored', values: {} }]
        : request.warnings,
    momentPlace: place === undefined ? undefined : { ...place, timeZone: options.atTimeZone! },
    toProblemError(error) {
      if (!(error instanceof InvalidMoment)) return request.toProblemError(error);
      const found = error.problems.map((problem) => problemOfMoment(parameters, problem));
      return new ProblemError('invalid_parameters', { problems: found, language });
    },
  };
}

/** The place and the conventions of the moment. The zone is in its own spelling, or as it was sent when nothing knows it. */
function optionsOf(values: TransitValues, place: Place | undefined): TransitOptions {
  const { atLongitude, atDisambiguation, atSolarTime, atYearBoundary } = values;
  const { ageAdvance, childLimitRule, leapDayCount, smallLuckRule } = values;
  const own = { ageAdvance, childLimitRule, leapDayCount, smallLuckRule };
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

function placeProblems(
  { values, problemOf }: TransitParameters,
  place: Place | undefined,
  gazetteer: Gazetteer,
): ParameterProblem[] {
  const { atCityId, atTimeZone, atLongitude, lang = DEFAULT_LANGUAGE } = values;
  const problems: ParameterProblem[] = [];
  if (atCityId !== undefined && place === undefined) {
    const suggestions = birthplacesOf(gazetteer).suggest(atCityId, lang);
    problems.push(problemOf('atCityId', 'notACity', { values: { given: echoed(atCityId) }, suggestions }));
  }
  if (place !== undefined && zoneAt(place, values.atTimeZone) === undefined) {
    problems.push(problemOf('atTimeZone', 'notAZoneOfThePlace', { allowed: zonesOf(place).join(', ') }));
  }
  if (atLongitude !== undefined && atTimeZone === undefined && atCityId === undefined)
    problems.push(problemOf('atLongitude', 'longitudeWithoutZone'));
  return problems;
}

/** What the engine finds wrong with the moment by itself. What was told of its place already is not told again. */
function momentProblems(parameters: TransitParameters, options: TransitOptions): ParameterProblem[] {
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
    .map((problem) => problemOfMoment(parameters, problem));
}

/** Stands for a moment without problems. */
const NOW = 0 as At;

function problemOfMoment(parameters: TransitParameters, problem: MomentProblem): ParameterProblem {
  const { values, problemOf } = parameters;
  const parameter = problem.field as keyof TransitValues & string;
  const id = problemIdOf(problem);
  return problemOf(id === 'sunWithoutLongitude' ? 'atSolarTime' : parameter, id, {
    values: {
      given: id === 'sunWithoutLongitude' ? `${values.atSolarTime}` : `${values[parameter] ?? problem.given}`,
      born: problem.allowed.replace(/^.*, /, ''),
      disambiguation: 'atDisambiguation',
    },
    allowed: problem.allowed,
  });
}

function problemIdOf({ field, code }: MomentProblem): ParameterProblemId {
  if (field === 'atTimeZone') return 'notAZone';
  if (field === 'atLongitude') return 'sunWithoutLongitude';
  switch (code) {
    case 'before_birth':
      return 'beforeBirth';
    case 'out_of_range':
      return 'momentOutOfRange';
    case 'nonexistent_date':
      return 'noSuchDate';
    case 'nonexistent_local_time':
      return 'skippedHour';
    case 'ambiguous':
      return 'repeatedHour';
    default:
      return 'notAMoment';
  }
}
