// Request of a birth without an hour: a birth as in a request for a chart, and known facts of its chart; or every problem at once.

import type { DayOfBirth, KnownFacts } from 'beichen';
import { PATTERN_IDS } from 'beichen/patterns';
import type { Birthplaces, ServicePlace } from './birthplaces.ts';
import { type ChartParameters, dayOf, NOON, requestFor } from './chart-request.ts';
import { KnownReader, listed } from './known-facts.ts';
import { plain } from './parameter-names.ts';
import { DAY_PARAMETERS } from './parameters/day.ts';
import type { ParameterProblem } from './problems/parameter-problem.ts';
import type { ParametersRead, Values } from './read-parameters.ts';
import type { AnyRequest, RequestReader } from './reading.ts';
import { isEmpty, type SentField } from './sent.ts';

type DayParameters = ParametersRead<typeof DAY_PARAMETERS>;

/** A valid request, unless its place skipped that day. */
export interface DayRequest extends AnyRequest {
  readonly birth: DayOfBirth;
  /** The birthplace with the requested zone. */
  readonly place: ServicePlace;
  readonly values: Values<typeof DAY_PARAMETERS>;
  readonly known: KnownFacts;
}

/** Days of birth without an hour. */
export const DAY_OF_BIRTH: RequestReader<typeof DAY_PARAMETERS, DayRequest> = {
  parameters: DAY_PARAMETERS,
  own: withoutHour,
  request: dayRequestFor,
};

function dayRequestFor(
  parameters: DayParameters,
  places: Birthplaces<ServicePlace>,
  more: readonly ParameterProblem[],
  sent: readonly SentField[],
): DayRequest {
  const { known, problems } = knownFacts(parameters);
  const request = requestFor(atNoon(parameters), places, [...hourProblems(sent), ...more, ...problems]);
  const birth = dayOf(request.birth);
  return { ...request, birth, values: parameters.values, known };
}

// ---- The hour, which is rejected

const OF_AN_HOUR = ['hour', 'minute', 'second', 'time', 'doubleHour', 'disambiguation'] as const;

const hourNameOf = ({ name, sent }: SentField): string | undefined =>
  isEmpty(sent) ? undefined : OF_AN_HOUR.find((own) => own.toLowerCase() === plain(name));

/** Sent fields without the hour, which is a problem of its own. */
function withoutHour(sent: readonly SentField[]): readonly SentField[] {
  return sent.filter((field) => hourNameOf(field) === undefined);
}

const hourProblems = (sent: readonly SentField[]): readonly ParameterProblem[] =>
  sent.flatMap((field) => {
    const parameter = hourNameOf(field);
    if (parameter === undefined) return [];
    return [{ id: 'hourOfDay', parameter, in: field.in, pointer: field.pointer } as const];
  });

/** The parameters of a chart at noon, an hour that every day has, so that no problem is about the hour. */
const atNoon = ({ values, ...read }: DayParameters): ChartParameters => ({
  ...read,
  values: { ...values, ...NOON },
});

// ---- Known facts of the chart

interface FactsRead {
  readonly known: KnownFacts;
  readonly problems: readonly ParameterProblem[];
}

function knownFacts({ values, problemOf }: DayParameters): FactsRead {
  const reader = new KnownReader(problemOf);
  const mainStar = reader.mainStar('mainStar', values.mainStar);
  const known: KnownFacts = {
    mainStar,
    bureau: values.bureau,
    stars: reader.stars('star', values.star),
    patterns: listed(values.pattern).flatMap(
      (given) => reader.among('pattern', PATTERN_IDS, ['patterns'], given) ?? [],
    ),
  };
  return { known, problems: reader.problems };
}
