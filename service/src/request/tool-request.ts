// What does the call of a tool ask for? What a request by HTTP does, but its places may be told in words: they are taken where they mean one place for
// certain, and the answer says which. No place is ever guessed.

import type { Language } from 'beichen';
import { type Gazetteer, placeLabel } from 'beichen-places';
import { DEFAULT_LANGUAGE } from '../contract/languages.ts';
import {
  BIRTHS_TOOL_PARAMETERS,
  CHART_TOOL_PARAMETERS,
  DAY_TOOL_PARAMETERS,
  TRANSITS_TOOL_PARAMETERS,
  VARIANTS_TOOL_PARAMETERS,
} from '../contract/parameters/tools.ts';
import type { ParameterProblem } from '../problem/parameter-problem.ts';
import { type BirthsRequest, birthsRequestFor } from './births-request.ts';
import { type DocumentRequest, documentRequestFor, type UnknownFieldIn } from './chart-request.ts';
import { type DayDocumentRequest, dayDocumentRequestFor, withoutHour } from './day-request.ts';
import { echoed } from './echoed.ts';
import { type ParametersRead, parameterReader } from './read-parameters.ts';
import type { SentField } from './sent.ts';
import { type TransitsDocumentRequest, transitsDocumentRequestFor } from './transits-request.ts';
import { type VariantsDocumentRequest, variantsDocumentRequestFor } from './variants-request.ts';
import type { Warning } from './warning.ts';

type VariantsToolParameters = ParametersRead<typeof VARIANTS_TOOL_PARAMETERS>;
/** Parameters that were read, with a birthplace by its id or in words. */
interface BornSomewhere {
  readonly values: {
    readonly cityId?: string | undefined;
    readonly place?: string | undefined;
    readonly lang?: Language | undefined;
  };
  readonly problems: readonly ParameterProblem[];
  readonly warnings: readonly Warning[];
  problemOf(
    parameter: 'cityId' | 'place',
    id: ParameterProblem['id'],
    more?: Partial<ParameterProblem>,
  ): ParameterProblem;
}
type TransitsToolParameters = ParametersRead<typeof TRANSITS_TOOL_PARAMETERS>;

const readChart = parameterReader(CHART_TOOL_PARAMETERS);
const readDay = parameterReader(DAY_TOOL_PARAMETERS);
const readTransits = parameterReader(TRANSITS_TOOL_PARAMETERS);
const readBirths = parameterReader(BIRTHS_TOOL_PARAMETERS);
const readVariants = parameterReader(VARIANTS_TOOL_PARAMETERS);

/**
 * Reads the call of a tool for a chart.
 * @throws ProblemError as `parseDocumentRequest`; also where the words do not mean one place for certain
 */
export function parseToolRequest(
  sent: readonly SentField[],
  gazetteer: Gazetteer,
  unknownField: UnknownFieldIn,
): Required<DocumentRequest> {
  const parameters = bornInWords(readChart(sent), gazetteer);
  const { fields = CHART_TOOL_PARAMETERS.fields.default } = parameters.values;
  return { ...documentRequestFor(parameters, gazetteer, unknownField), fields };
}

/**
 * Reads the call of a tool for every chart of a birth without an hour.
 * @throws ProblemError as `parseDayRequest`; also where the words do not mean one place for certain
 */
export function parseDayToolRequest(
  sent: readonly SentField[],
  gazetteer: Gazetteer,
  unknownField: UnknownFieldIn,
): Required<DayDocumentRequest> {
  const parameters = bornInWords(readDay(withoutHour(sent)), gazetteer);
  const { fields = DAY_TOOL_PARAMETERS.fields.default } = parameters.values;
  return { ...dayDocumentRequestFor(parameters, sent, gazetteer, unknownField), fields };
}

/**
 * Reads the call of a tool for what governs at a moment.
 * @throws ProblemError as `parseTransitsRequest`; also where the words do not mean one place for certain
 */
export function parseTransitsToolRequest(
  sent: readonly SentField[],
  gazetteer: Gazetteer,
  unknownField: UnknownFieldIn,
): Required<TransitsDocumentRequest> {
  const parameters = momentInWords(bornInWords(readTransits(sent), gazetteer), gazetteer);
  const { fields = TRANSITS_TOOL_PARAMETERS.fields.default } = parameters.values;
  return { ...transitsDocumentRequestFor(parameters, gazetteer, unknownField), fields };
}

/**
 * Reads the call of a tool for the variants of a chart.
 * @throws ProblemError as `parseVariantsRequest`; also where the words do not mean one place for certain
 */
export function parseVariantsToolRequest(
  sent: readonly SentField[],
  gazetteer: Gazetteer,
  unknownField: UnknownFieldIn,
): Required<VariantsDocumentRequest> {
  const parameters = bornInWords(byDefault(readVariants(sent)), gazetteer);
  const { fields = VARIANTS_TOOL_PARAMETERS.fields.default } = parameters.values;
  return { ...variantsDocumentRequestFor(parameters, gazetteer, unknownField), fields };
}

/** With the conventions that the tool does not ask for. */
const byDefault = ({ values, problemOf, ...read }: VariantsToolParameters) => ({
  ...read,
  values: { ...NO_CONVENTIONS, ...values },
  problemOf: (parameter: string, id: ParameterProblem['id'], more?: Partial<ParameterProblem>) =>
    problemOf(parameter as keyof typeof VARIANTS_TOOL_PARAMETERS, id, more),
});

const NO_CONVENTIONS = {
  dayBoundary: undefined,
  yearBoundary: undefined,
  leapMonthRule: undefined,
  calendarRegion: undefined,
  solarTime: undefined,
  monthCommandTable: undefined,
  pillarStars: undefined,
  school: undefined,
} as const;

/**
 * Reads the call of a tool for births that fit; it needs no birthplace.
 * @throws ProblemError as `parseBirthsRequest`; also where the words do not mean one place for certain
 */
export function parseBirthsToolRequest(
  sent: readonly SentField[],
  gazetteer: Gazetteer,
  unknownField: UnknownFieldIn,
): BirthsRequest {
  const { values, problems, warnings, problemOf } = readBirths(sent);
  const { cityId, place, lang = DEFAULT_LANGUAGE, fields = BIRTHS_TOOL_PARAMETERS.fields.default } = values;
  const isAsked = place !== undefined && cityId === undefined;
  const meant = isAsked ? placeMeant(place, gazetteer, lang) : undefined;
  const request = {
    values: { ...NOT_FOR_ASSISTANTS, ...values, cityId: meant?.cityId ?? cityId, limit: BIRTHS_TOLD, fields },
    problems: meant?.problem === undefined ? problems : [...problems, problemOf('place', 'notOnePlace', meant.problem)],
    warnings: [
      ...warnings,
      ...(meant?.values === undefined ? [] : [{ code: 'place_taken', values: meant.values } as const]),
      ...(place !== undefined && !isAsked ? [{ code: 'place_ignored', values: {} } as const] : []),
    ],
    problemOf: (parameter: string, id: ParameterProblem['id'], more?: Partial<ParameterProblem>) =>
      problemOf(parameter as keyof typeof BIRTHS_TOOL_PARAMETERS, id, more),
  };
  return birthsRequestFor(request, gazetteer, unknownField);
}

/** What an assistant is not offered, so that there is less to read. */
const NOT_FOR_ASSISTANTS = {
  yearPillar: undefined,
  monthPillar: undefined,
  dayPillar: undefined,
  hourPillar: undefined,
  lifeBranch: undefined,
  bodyBranch: undefined,
  bureau: undefined,
  clean: undefined,
  leapMonth: undefined,
  gender: undefined,
  school: undefined,
  timeZone: undefined,
  yearBoundary: undefined,
  leapMonthRule: undefined,
  solarTime: undefined,
  calendarRegion: undefined,
} as const;

/** So many births are told to an assistant at a time. */
const BIRTHS_TOLD = 10;

/** With the id of the birthplace that the words surely mean, or the problem that they do not. */
function bornInWords<T extends BornSomewhere>(parameters: T, gazetteer: Gazetteer): T {
  const { values, problems, problemOf } = parameters;
  const { cityId, place, lang = DEFAULT_LANGUAGE } = values;
  if (place === undefined) {
    const isFaulty = problems.some(({ parameter }) => parameter === 'cityId' || parameter === 'place');
    return cityId === undefined && !isFaulty
      ? withProblem(parameters, problemOf('cityId', 'requiredCity'))
      : parameters;
  }
  if (cityId !== undefined) return withWarning(parameters, { code: 'place_ignored', values: {} });
  const meant = placeMeant(place, gazetteer, lang);
  if (meant.cityId === undefined) return withProblem(parameters, problemOf('place', 'notOnePlace', meant.problem));
  const taken = withWarning(parameters, { code: 'place_taken', values: meant.values });
  return { ...taken, values: { ...values, cityId: meant.cityId } };
}

/** The same of the place of the moment, which may be left out. */
function momentInWords(parameters: TransitsToolParameters, gazetteer: Gazetteer): TransitsToolParameters {
  const { values, problemOf } = parameters;
  const { atCityId, atPlace, lang = DEFAULT_LANGUAGE } = values;
  if (atPlace === undefined) return parameters;
  if (atCityId !== undefined) return withWarning(parameters, { code: 'at_place_ignored', values: {} });
  const meant = placeMeant(atPlace, gazetteer, lang);
  if (meant.cityId === undefined) return withProblem(parameters, problemOf('atPlace', 'notOnePlace', meant.problem));
  const taken = withWarning(parameters, { code: 'at_place_taken', values: meant.values });
  return { ...taken, values: { ...values, atCityId: meant.cityId } };
}

const withProblem = <T extends BornSomewhere>(parameters: T, problem: ParameterProblem): T => ({
  ...parameters,
  problems: [...parameters.problems, problem],
});

const withWarning = <T extends BornSomewhere>(parameters: T, warning: Warning): T => ({
  ...parameters,
  warnings: [...parameters.warnings, warning],
});

const MOST_SUGGESTED = 5;

/** The place that words surely mean, and what is told of it; or what is told where they do not mean one. */
function placeMeant(words: string, gazetteer: Gazetteer, lang: Parameters<typeof placeLabel>[1]) {
  const given = echoed(words);
  const place = gazetteer.resolve(words) ?? gazetteer.surely(words);
  if (place !== undefined) {
    const { cityId } = place;
    return { cityId, values: { given, place: placeLabel(place, lang), cityId } };
  }
  const suggestions = gazetteer
    .suggest(words, MOST_SUGGESTED)
    .map((found) => ({ cityId: found.cityId, label: placeLabel(found, lang) }));
  return { problem: { values: { given }, suggestions } };
}
