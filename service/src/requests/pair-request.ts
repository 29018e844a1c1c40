// A request for two people side by side: turns fields into two people, the conventions of both and a moment; or every problem at once.

import { type At, type ConventionId, InvalidBirth, InvalidMoment, type TransitOptions } from 'beichen';
import { InvalidPair, type PairProblem, type PersonByDay, type PersonInput } from 'beichen/pair';
import { DEFAULT_LANGUAGE } from '../contract/languages.ts';
import type { Birthplaces, ServicePlace } from './birthplaces.ts';
import { type ChartParameters, type ChartRequest, dayOf, NOON, requestFor } from './chart-request.ts';
import {
  PAIR_PARAMETERS,
  PEOPLE,
  PERSON_PARAMETER_NAMES,
  type PersonName,
  type PersonParameter,
} from './parameters/pair.ts';
import { splitObjects } from './person-fields.ts';
import type { ParameterProblem } from './problems/parameter-problem.ts';
import { ProblemError } from './problems/problem-error.ts';
import type { ParametersRead, Values } from './read-parameters.ts';
import type { AnyRequest, RequestReader } from './reading.ts';
import { momentProblemError, type OptionalOfMoment, readMoment } from './transits-request.ts';

/** Parameters that the tool omits. */
type Optional =
  | `${PersonName}.${'calendar' | 'leapMonth' | 'doubleHour' | 'timeZone' | 'utcOffset' | 'second' | 'disambiguation'}`
  | OptionalOfMoment
  | ConventionId;

type PairParameters = ParametersRead<typeof PAIR_PARAMETERS, Exclude<keyof typeof PAIR_PARAMETERS, Optional>>;
type PairValues = Values<typeof PAIR_PARAMETERS>;

/** A requested person. */
export interface PersonRequest {
  readonly given: PersonInput;
  /** The birthplace with the requested zone; undefined if only a year is known. */
  readonly place: ServicePlace | undefined;
  /** Parsed values of the person. */
  readonly values: { readonly [Name in PersonParameter]: PairValues[`one.${Name}`] };
  /** Request for the chart of the person, which maps problems of the engine; undefined if only a year is known. */
  readonly request: ChartRequest | undefined;
}

/** A valid request, unless a clock time or the moment is rejected. */
export interface PairRequest extends AnyRequest, Readonly<Record<PersonName, PersonRequest>> {
  readonly values: PairValues;
  readonly at: At | undefined;
  readonly options: TransitOptions;
  readonly momentPlace: ServicePlace | undefined;
}

/** Two people. */
export const TWO_PEOPLE: RequestReader<typeof PAIR_PARAMETERS, PairRequest, Optional & keyof typeof PAIR_PARAMETERS> = {
  parameters: PAIR_PARAMETERS,
  own: (sent) => splitObjects(sent, PEOPLE),
  request: pairRequestFor,
};

function pairRequestFor(
  parameters: PairParameters,
  places: Birthplaces<ServicePlace>,
  more: readonly ParameterProblem[],
): PairRequest {
  const { values } = parameters;
  const language = values.lang ?? DEFAULT_LANGUAGE;
  const [one, other] = [readPerson('one', parameters, places), readPerson('other', parameters, places)];
  const { problems: ofMoment, warnings, ...moment } = readMoment(parameters, places, 'at');
  const problems = [...parameters.problems, ...problemsIn(one), ...problemsIn(other), ...more, ...ofMoment];
  if (values.at !== undefined && [one, other].every(hasNoHour))
    problems.push(parameters.problemOf('at', 'momentWithoutHour'));
  if (problems.length > 0 || isRefused(one) || isRefused(other))
    throw new ProblemError('invalid_parameters', { problems, language });
  const people = { one, other };
  return {
    ...people,
    ...moment,
    language,
    values,
    warnings: [
      ...parameters.warnings,
      ...warnings,
      ...[one, other].flatMap(({ request }) => request?.warnings ?? []),
      ...(isSamePerson(one, other) ? ([{ code: 'same_person', values: {} }] as const) : []),
    ],
    toProblemError(error) {
      if (error instanceof InvalidMoment) return momentProblemError(parameters, error, 'at');
      return error instanceof InvalidPair ? pairProblemError(error, people, language) : error;
    },
  };
}

/** Problems of a person beyond those of parsing. */
interface PersonProblems {
  readonly problems: readonly ParameterProblem[];
}

const isRefused = (person: PersonRequest | PersonProblems): person is PersonProblems => 'problems' in person;
const hasNoHour = (person: PersonRequest | PersonProblems) =>
  !isRefused(person) && person.values.hour === undefined && person.values.doubleHour === undefined;
const problemsIn = (person: PersonRequest | PersonProblems) => (isRefused(person) ? person.problems : []);

function readPerson(
  person: PersonName,
  pair: PairParameters,
  places: Birthplaces<ServicePlace>,
): PersonRequest | PersonProblems {
  const values = valuesOf(person, pair.values);
  const isWrong = (name: PersonParameter) => pair.problems.some(({ parameter }) => parameter === `${person}.${name}`);
  const given = PERSON_PARAMETER_NAMES.filter((name) => values[name] !== undefined || isWrong(name));
  if (given.every((name) => name === 'name')) return { problems: [missingPerson(person)] };
  const problem = (name: PersonParameter, id: ParameterProblem['id'], more?: Partial<ParameterProblem>) =>
    pair.problemOfEither(`${person}.${name}`, `${person}.date`, id, more);
  if (given.includes('year') || given.includes('beforeNewYear')) {
    const beside = given.filter((name) => !OF_A_YEAR.includes(name));
    const problems = [
      ...(given.includes('year') ? [] : [problem('year', 'required')]),
      ...beside.map((name) => problem(name, 'besideAYear', { values: { year: `${person}.year` } })),
    ];
    if (problems.length > 0 || isWrong('year')) return { problems };
    const { year, beforeNewYear, gender } = values;
    return {
      given: { year: year!, ...(beforeNewYear !== undefined && { beforeNewYear }), ...(gender && { gender }) },
      place: undefined,
      values,
      request: undefined,
    };
  }
  const isPlaceWrong = pair.problems.some(({ parameter }) => parameter === `${person}.place`); // only tools have it
  const hasHour = given.includes('hour') || given.includes('doubleHour');
  const required: readonly PersonParameter[] = [
    'date',
    ...(given.includes('latitude') || given.includes('longitude') ? [] : (['cityId'] as const)),
    ...(hasHour ? (['gender'] as const) : []),
    ...(given.includes('minute') && !given.includes('doubleHour') ? (['hour'] as const) : []),
  ];
  const problems = required
    .filter((name) => !given.includes(name) && !(name === 'cityId' && isPlaceWrong))
    .map((name) => problem(name, 'required'));
  return problems.length > 0 ? { problems } : readBirth(person, pair, values, hasHour, places);
}

const OF_A_YEAR: readonly PersonParameter[] = ['year', 'beforeNewYear', 'gender', 'name'];

/** Problem of a person without any field. */
const missingPerson = (person: PersonName): ParameterProblem => ({ id: 'requiredPerson', parameter: person });

const valuesOf = (person: PersonName, values: PairValues): PersonRequest['values'] =>
  Object.fromEntries(
    PERSON_PARAMETER_NAMES.map((name) => [name, values[`${person}.${name}`]]),
  ) as unknown as PersonRequest['values'];

/** Reads a birth, or a day without its hour at noon. */
function readBirth(
  person: PersonName,
  pair: PairParameters,
  values: PersonRequest['values'],
  hasHour: boolean,
  places: Birthplaces<ServicePlace>,
): PersonRequest | PersonProblems {
  const atNoon = hasHour ? {} : { ...NOON, gender: values.gender ?? 'male' };
  const ofPerson = (name: string): string =>
    PERSON_PARAMETER_NAMES.some((own) => own === name) ? `${person}.${name}` : name;
  const parameters: ChartParameters = {
    values: { ...pair.values, ...values, ...atNoon },
    problems: ownProblems(person, pair),
    warnings: [],
    problemOf: (name, ...problem) => pair.problemOf(`${person}.${name}`, ...problem),
    problemOfEither: (rather, otherwise, ...problem) =>
      pair.problemOfEither(ofPerson(rather), `${person}.${otherwise}`, ...problem),
  };
  try {
    const request = requestFor(parameters, places, []);
    return { given: hasHour ? request.birth : dayOfPerson(request, values), place: request.place, values, request };
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    const { problems = [] } = error.details;
    return { problems: problems.filter((problem) => !parameters.problems.includes(problem)) };
  }
}

/** The problems of a person, under the names of a birth, and the problems of both people. */
const ownProblems = (person: PersonName, { problems }: PairParameters): readonly ParameterProblem[] =>
  problems.flatMap((problem) => {
    const [first, own] = problem.parameter.split('.') as [string, string | undefined];
    if (own === undefined) return [problem];
    return first === person ? [{ ...problem, parameter: own }] : [];
  });

function dayOfPerson({ birth }: ChartRequest, { gender: sent }: PersonRequest['values']): PersonByDay {
  const { gender: _gender, ...day } = dayOf(birth);
  return { ...day, ...(sent !== undefined && { gender: sent }) };
}

const isSamePerson = (one: PersonRequest, other: PersonRequest): boolean =>
  JSON.stringify(one.given) === JSON.stringify(other.given);

/** The ProblemError for people whom the engine rejected. */
function pairProblemError(
  { problems }: InvalidPair,
  people: Readonly<Record<PersonName, PersonRequest>>,
  language: PairRequest['language'],
): unknown {
  const found = problems.flatMap((problem) => {
    const [person, field] = problem.field.split('.') as [PersonName, string];
    const error = people[person].request?.toProblemError(birthError(problem, field));
    return error instanceof ProblemError ? (error.details.problems ?? []) : [];
  });
  return new ProblemError('invalid_parameters', { problems: found, language });
}

const birthError = (problem: PairProblem, field: string): InvalidBirth =>
  new InvalidBirth([{ ...problem, field } as ConstructorParameters<typeof InvalidBirth>[0][number]]);
