// How the fields of a request become what a kind of document is requested. What is wrong is found all at once.

import type { Language, UnknownField } from 'beichen';
import type { ParameterTable } from '../contract/parameters/parameter.ts';
import type { ParameterProblem } from '../problem/parameter-problem.ts';
import type { Birthplaces, ServicePlace } from './birthplaces.ts';
import { echoed } from './echoed.ts';
import type { ParametersRead } from './read-parameters.ts';
import type { SentField } from './sent.ts';
import type { Warning } from './warning.ts';

/** What the requests of all kinds have. */
export interface AnyRequest {
  readonly language: Language;
  readonly warnings: readonly Warning[];
  /** What was sent, as it was understood: for the echo and the conventions. */
  readonly values: Readonly<Record<string, unknown>>;
  /** The ProblemError for an error that the engine threw for this request; any other error as it is. */
  toProblemError(error: unknown): unknown;
}

/** How requests of some kinds are read. */
export interface RequestReader<T extends ParameterTable, R extends AnyRequest> {
  readonly parameters: T;
  /** The fields that are read by the table, where `request` looks at others itself. */
  readonly own?: (sent: readonly SentField[]) => readonly SentField[];
  /**
   * The request of parameters that were read.
   * @param more problems of parameters that are not of this table
   * @param sent all fields, as they came
   * @throws ProblemError `invalid_parameters` with all problems that can be known before the engine is asked
   */
  request(
    read: ParametersRead<T>,
    places: Birthplaces<ServicePlace>,
    more: readonly ParameterProblem[],
    sent: readonly SentField[],
  ): R;
}

/** The first path of `fields` that leads nowhere; undefined when all are known. */
export type UnknownFieldIn = (fields: string) => UnknownField | undefined;

/** The problems of `fields`: a path that leads nowhere. */
export function fieldsProblems(
  { values: { fields }, problemOf }: ParametersRead<ParameterTable>,
  unknownField: UnknownFieldIn,
): readonly ParameterProblem[] {
  const unknown = typeof fields === 'string' ? unknownField(fields) : undefined;
  if (unknown === undefined) return [];
  const { path, nearest } = unknown;
  return [
    problemOf('fields', 'unknownField', { values: { given: echoed(path), suggestion: nearest }, allowed: nearest }),
  ];
}
