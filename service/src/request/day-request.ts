// What does a request for a birth without an hour ask for? A birth as a request for a chart does, and what is known of its chart; or every problem at once.

import type { DayOfBirth, KnownFacts, Language } from 'beichen';
import { PATTERN_IDS } from 'beichen/patterns';
import type { Gazetteer, Place } from 'beichen-places';
import { DAY_DOCUMENT_PARAMETERS, DAY_PARAMETERS } from '../contract/parameters/day.ts';
import type { ParameterProblem } from '../problem/parameter-problem.ts';
import { birthplacesOf } from './birthplaces.ts';
import { type ChartParameters, fieldsProblems, requestFor, type UnknownFieldIn } from './chart-request.ts';
import { KnownReader, listed } from './known-facts.ts';
import { plain } from './parameter-names.ts';
import { type ParametersRead, parameterReader, type Values } from './read-parameters.ts';
import { isEmpty, type SentField } from './sent.ts';
import type { Warning } from './warning.ts';

type DayParameters = ParametersRead<typeof DAY_PARAMETERS>;

/** A request that can be answered, unless its place left out that day. */
export interface DayRequest {
  readonly birth: DayOfBirth;
  /** The birthplace; its zone is the one asked for. */
  readonly place: Place;
  readonly language: Language;
  readonly values: Values<typeof DAY_PARAMETERS>;
  readonly known: KnownFacts;
  readonly warnings: readonly Warning[];
  /** The ProblemError for an error that the engine threw for this request; any other error as it is. */
  toProblemError(error: unknown): unknown;
}

/** A request for the document of a day, or for some of its members. */
export interface DayDocumentRequest extends DayRequest {
  readonly fields?: string;
}

const readDay = parameterReader(DAY_PARAMETERS);
const readDocument = parameterReader(DAY_DOCUMENT_PARAMETERS);

/**
 * Reads a request for every chart of a birth without an hour.
 * @throws ProblemError `invalid_parameters` with all problems that can be known before the clock is asked
 */
export const parseDayRequest = (sent: readonly SentField[], gazetteer: Gazetteer): DayRequest =>
  dayRequestFor(readDay(withoutHour(sent)), sent, gazetteer, []);

/**
 * Reads a request for the document of a day.
 * @param unknownField the first path of `fields` that leads nowhere; undefined when all are known
 * @throws ProblemError as `parseDayRequest`
 */
export function parseDayDocumentRequest(
  sent: readonly SentField[],
  gazetteer: Gazetteer,
  unknownField: UnknownFieldIn,
): DayDocumentRequest {
  return dayDocumentRequestFor(readDocument(withoutHour(sent)), sent, gazetteer, unknownField);
}

/**
 * The request of parameters that were read, of what was sent without its hour.
 * @throws ProblemError as `parseDayRequest`
 */
export function dayDocumentRequestFor(
  parameters: ParametersRead<typeof DAY_DOCUMENT_PARAMETERS>,
  sent: readonly SentField[],
  gazetteer: Gazetteer,
  unknownField: UnknownFieldIn,
): DayDocumentRequest {
  const { fields } = parameters.values;
  const request = dayRequestFor(parameters, sent, gazetteer, fieldsProblems(parameters, unknownField));
  return fields === undefined ? request : { ...request, fields };
}

function dayRequestFor(
  parameters: DayParameters,
  sent: readonly SentField[],
  gazetteer: Gazetteer,
  more: readonly ParameterProblem[],
): DayRequest {
  const { known, problems } = knownFacts(parameters);
  const request = requestFor(atNoon(parameters), birthplacesOf(gazetteer), [
    ...hourProblems(sent),
    ...more,
    ...problems,
  ]);
  const { hour: _hour, minute: _minute, ...birth } = request.birth;
  return { ...request, birth, values: parameters.values, known };
}

// ---- The hour, which does not belong here

const OF_AN_HOUR = ['hour', 'minute', 'disambiguation'] as const;

const hourNameOf = ({ name, sent }: SentField): string | undefined =>
  isEmpty(sent) ? undefined : OF_AN_HOUR.find((own) => own === plain(name));

/** What was sent but for the hour, which is a problem by itself. */
export const withoutHour = (sent: readonly SentField[]): readonly SentField[] =>
  sent.filter((field) => hourNameOf(field) === undefined);

const hourProblems = (sent: readonly SentField[]): readonly ParameterProblem[] =>
  sent.flatMap((field) => {
    const parameter = hourNameOf(field);
    if (parameter === undefined) return [];
    return [{ id: 'hourOfDay', parameter, in: field.in, ...(field.pointer && { pointer: field.pointer }) } as const];
  });

/** The parameters of a chart, at an hour that every day has; none of its problems can be of that hour. */
const atNoon = ({ values, problemOf, ...read }: DayParameters): ChartParameters => ({
  ...read,
  values: { ...values, hour: 12, minute: 0, disambiguation: undefined },
  problemOf: (parameter, id, more) => problemOf(parameter as keyof typeof DAY_PARAMETERS, id, more),
});

// ---- What is known of the chart

interface Known {
  readonly known: KnownFacts;
  readonly problems: readonly ParameterProblem[];
}

function knownFacts({ values, problemOf }: DayParameters): Known {
  const reader = new KnownReader(problemOf);
  const mainStar = reader.mainStar('mainStar', values.mainStar);
  const known: KnownFacts = {
    ...(mainStar && { mainStar }),
    ...(values.bureau && { bureau: values.bureau }),
    stars: reader.stars('star', values.star),
    patterns: listed(values.pattern).flatMap((given) => reader.among('pattern', PATTERN_IDS, given) ?? []),
  };
  return { known, problems: reader.problems };
}
