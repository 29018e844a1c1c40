// Reads the values of the parameters of a table. All problems are found at once; what is ignored or changed gives a warning.

import type { ParameterProblemId } from '../contract/parameter-problems.ts';
import type { Parameter, ParameterTable } from '../contract/parameters/parameter.ts';
import type { ParameterProblem } from '../problem/parameter-problem.ts';
import { echoed } from './echoed.ts';
import { type NameIndex, nameIndex } from './parameter-names.ts';
import { freeText, readValue, type ValueOf } from './parameter-value.ts';
import { isEmpty, type SentField } from './sent.ts';
import type { Warning } from './warning.ts';

/** The values of a table; what was not sent or was faulty is undefined. */
export type Values<T extends ParameterTable> = { readonly [K in keyof T]: ValueOf<T[K]['shape']> | undefined };

/** What a request says. */
export interface ParametersRead<T extends ParameterTable> {
  readonly values: Values<T>;
  readonly problems: readonly ParameterProblem[];
  readonly warnings: readonly Warning[];
  /** A problem of a parameter, pointing to where it was sent. */
  problemOf(parameter: keyof T & string, id: ParameterProblemId, more?: Partial<ParameterProblem>): ParameterProblem;
}

/** A reader of one table. Made once. */
export function parameterReader<T extends ParameterTable>(
  table: T,
): (fields: readonly SentField[]) => ParametersRead<T> {
  const index = nameIndex(table);
  const entries = Object.entries<Parameter>(table);
  const times = entries.filter(([, { shape }]) => shape.kind === 'time');
  const parameters = entries.filter(([, { shape }]) => shape.kind !== 'time');
  const nothing = Object.fromEntries(entries.map(([name]) => [name, undefined]));
  return (fields) => {
    const { sentTo, slips, unknown } = sortByName(fields, index);
    const values: Record<string, unknown> = { ...nothing };
    const problems: ParameterProblem[] = [];
    const warnings: Warning[] = [];
    for (const [name, parameter] of times) splitTime(name, parameter, sentTo, problems);
    for (const [name, parameter] of parameters) {
      const sent = sentTo.get(name);
      if (sent === undefined) {
        if (parameter.required || (parameter.requiredUnless && !sentTo.has(parameter.requiredUnless)))
          problems.push(problemAt(name, parameter, missing(name)));
        continue;
      }
      const read = readOne(name, parameter, sent);
      values[name] = read.value;
      if (read.problem) problems.push(read.problem);
      for (const warning of read.warnings ?? NO_WARNINGS) warnings.push(warning);
    }
    problems.push(...slips);
    warnings.push(...unknown);
    return {
      values: values as Values<T>,
      problems,
      warnings,
      problemOf: (parameter, id, more) => problemAt(parameter, table[parameter]!, id, sentTo.get(parameter)?.[0], more),
    };
  };
}

/** Reads a time in one piece as its hour and its minute; where they are sent too, they are two values of one parameter. */
function splitTime(
  name: string,
  parameter: Parameter,
  sentTo: Map<string, SentField[]>,
  problems: ParameterProblem[],
): void {
  for (const field of sentTo.get(name) ?? []) {
    const { problem, value } = readOne(name, parameter, [field]);
    if (problem !== undefined) {
      problems.push(problem);
      continue;
    }
    const time = value as ValueOf<{ kind: 'time' }>;
    for (const part of ['hour', 'minute'] as const) {
      const text = time[part]?.toString();
      if (text !== undefined) addTo(sentTo, name.replace(/time$/, part), { ...field, sent: { kind: 'number', text } });
    }
  }
}

// A link can carry many foreign parameters; at most so many are read, and so many listed.
const MAX_FOREIGN = 50;
const MAX_UNKNOWN_LISTED = 8;

function sortByName(fields: readonly SentField[], index: NameIndex) {
  const sentTo = new Map<string, SentField[]>();
  const foreign: SentField[] = [];
  for (const field of fields) {
    const name = index.known(field.name);
    if (name === undefined) foreign.push(field);
    else if (!isEmpty(field.sent)) addTo(sentTo, name, field);
  }
  return { sentTo, ...(foreign.length === 0 ? NOTHING_FOREIGN : foreignIn(foreign, index)) };
}

interface Foreign {
  readonly slips: readonly ParameterProblem[];
  readonly unknown: readonly Warning[];
}

const NOTHING_FOREIGN: Foreign = { slips: [], unknown: [] };

function foreignIn(fields: readonly SentField[], index: NameIndex): Foreign {
  const slips = new Map<string, ParameterProblem>();
  const unknown = new Map<string, Warning>();
  for (const field of fields) {
    if (slips.has(field.name) || unknown.has(field.name) || slips.size + unknown.size >= MAX_FOREIGN) continue;
    const given = echoed(field.name);
    const suggestion = index.resembled(field.name);
    if (suggestion === undefined) unknown.set(field.name, { code: 'unknown_parameter', values: { given } });
    else
      slips.set(field.name, {
        ...origin(field),
        id: 'resembles',
        parameter: given,
        values: { given, suggestion },
        allowed: suggestion,
      });
  }
  return { slips: [...slips.values()], unknown: [...unknown.values()].slice(0, MAX_UNKNOWN_LISTED) };
}

function addTo(sentTo: Map<string, SentField[]>, name: string, field: SentField): void {
  const fields = sentTo.get(name);
  if (fields === undefined) sentTo.set(name, [field]);
  else fields.push(field);
}

interface Outcome {
  readonly value?: unknown;
  readonly problem?: ParameterProblem;
  readonly warnings?: readonly Warning[];
}

function readOne(name: string, parameter: Parameter, sent: readonly SentField[]): Outcome {
  const { shape } = parameter;
  const first = asRead(parameter, sent[0]!);
  const warnings =
    first === sent[0] ? NO_WARNINGS : [{ code: 'read_as_gb18030', values: { parameter: name } } as const];
  if (shape.kind === 'anything') return readFreely(shape.most, first, warnings);
  let value: unknown;
  for (const each of sent) {
    const field = asRead(parameter, each);
    const reading = readValue(shape, field.sent);
    if (!reading.ok) return { problem: problemAt(name, parameter, reading.problem, field, reading) };
    value ??= reading.value;
    if (sent.length > 1 && !sameValue(reading.value, value))
      return { problem: problemAt(name, parameter, 'twoValues', field) };
  }
  return { value, warnings };
}

const NO_WARNINGS: readonly Warning[] = [];

// A name of a place or of a person may come in the encoding of a Chinese console.
const asRead = ({ alsoGb18030 }: Parameter, field: SentField): SentField =>
  alsoGb18030 && field.sent.kind === 'gb18030' ? { ...field, sent: { kind: 'text', text: field.sent.text } } : field;

/** How a value was written does not count: 39.9 is 39.90. */
const sameValue = (a: unknown, b: unknown): boolean => meaning(a) === meaning(b);

const meaning = (value: unknown): string =>
  JSON.stringify(value, (key, member) => (key === 'text' ? undefined : member));

// A caller without an hour has a question that the plain sentence would leave open.
function missing(name: string): ParameterProblemId {
  return name === 'hour' ? 'requiredHour' : 'required';
}

function readFreely(most: number, field: SentField, before: readonly Warning[]): Outcome {
  const { text, whole, cut } = freeText(most, field.sent);
  const warnings: Warning[] = [
    ...before,
    ...(whole ? [] : [{ code: 'name_unreadable', values: {} } as const]),
    ...(cut ? [{ code: 'name_shortened', values: { max: `${most}` } } as const] : []),
  ];
  return { ...(text !== '' && { value: text }), warnings };
}

const origin = (field: SentField) => ({ in: field.in, pointer: field.pointer });

function problemAt(
  name: string,
  parameter: Parameter,
  id: ParameterProblemId,
  field?: SentField,
  more: Partial<ParameterProblem> = {},
): ParameterProblem {
  return {
    id,
    parameter: name,
    example: parameter.example,
    ...(field && origin(field)),
    values: more.values,
    allowed: more.allowed,
    suggestions: more.suggestions,
  };
}
