// Parses the values of the parameters of a table. All problems are found at once; an ignored or changed value gives a warning.

import { LEVEL_CONVENTION_VALUES, RARE_CONVENTION_IDS, SEARCH_CONVENTION_IDS } from 'beichen/internal';
import type { ParameterProblemId } from '../contract/parameter-problems.ts';
import { jsonFields } from './json-fields.ts';
import { type NameIndex, plain } from './parameter-names.ts';
import { freeText, readValue, type ValueOf, type WrongValue } from './parameter-value.ts';
import type { Parameter, ParameterTable } from './parameters/parameter.ts';
import { doubleHourForTime } from './parameters/told-double-hours.ts';
import { MAX_PROBLEMS, type ParameterProblem } from './problems/parameter-problem.ts';
import { echoed, isEmpty, type SentField } from './sent.ts';
import type { Warning } from './warning.ts';

/** The values of a table; undefined if not sent or invalid. */
export type Values<T extends ParameterTable> = { readonly [K in keyof T]: ValueOf<T[K]['shape']> | undefined };

/**
 * Values and problems of a request. `Named`: the parameters that the tables of all its callers have. Only these may be named by a problem: the tables of tools
 * lack some of the others.
 */
export interface ParametersRead<T extends ParameterTable, Named extends keyof T & string = keyof T & string> {
  readonly values: Values<T>;
  readonly problems: readonly ParameterProblem[];
  readonly warnings: readonly Warning[];
  /** Creates a problem of a parameter, pointing to its position in the request. */
  readonly problemOf: (parameter: Named, id: ParameterProblemId, more?: Partial<ParameterProblem>) => ParameterProblem;
  /** Creates a problem of the first of two parameters that the caller's table has. */
  readonly problemOfEither: (
    rather: string,
    otherwise: Named,
    id: ParameterProblemId,
    more?: Partial<ParameterProblem>,
  ) => ParameterProblem;
}

/**
 * Creates the parser of a table. Create it once.
 * @param index the names of that table
 */
export function parameterReader<T extends ParameterTable>(
  table: T,
  index: NameIndex,
): (fields: readonly SentField[]) => ParametersRead<T> {
  const entries = Object.entries<Parameter>(table);
  const times = entries.filter(([, { shape }]) => shape.kind === 'time');
  const parameters = entries.filter(([, { shape }]) => shape.kind !== 'time');
  const nothing = Object.fromEntries(entries.map(([name]) => [name, undefined]));
  return (fields) => {
    const { sentTo, slips, unknown } = sortByName(fields, index);
    const values: Record<string, unknown> = { ...nothing };
    const problems: ParameterProblem[] = [];
    const warnings: Warning[] = [];
    moveDoubleHours(table, sentTo);
    for (const [name, parameter] of times) splitTime(name, parameter, table, sentTo, problems);
    for (const [name, parameter] of parameters) {
      const sent = sentTo.get(name);
      if (sent === undefined) {
        if (isRequired(parameter, sentTo)) problems.push(problemAt(name, parameter, missing(name)));
        continue;
      }
      const read = readOne(name, parameter, sent, table);
      values[name] = read.value;
      if (read.problem) problems.push(read.problem);
      for (const warning of read.warnings ?? NO_WARNINGS) warnings.push(warning);
    }
    problems.push(...slips);
    warnings.push(...unknown);
    const problemOf = (parameter: string, id: ParameterProblemId, more?: Partial<ParameterProblem>) =>
      problemAt(parameter, table[parameter], id, sentTo.get(parameter)?.[0], more);
    return {
      values: values as Values<T>,
      problems,
      warnings,
      problemOf,
      problemOfEither: (rather, otherwise, id, more) =>
        problemOf(Object.hasOwn(table, rather) ? rather : otherwise, id, more),
    };
  };
}

/** True if a parameter must be sent beside the others. */
const isRequired = ({ required, requiredUnless }: Parameter, sentTo: ReadonlyMap<string, unknown>): boolean =>
  required === true || (requiredUnless !== undefined && !requiredUnless.some((other) => sentTo.has(other)));

/** Reads 辰时 as a double hour, if it was sent as the hour or the time. */
function moveDoubleHours(table: ParameterTable, sentTo: Map<string, SentField[]>): void {
  for (const [name, fields] of [...sentTo]) {
    const own = name.replace(/(?:hour|time)$/, 'doubleHour');
    if (own === name || !Object.hasOwn(table, own)) continue;
    const isTold = ({ sent }: SentField) => sent.kind === 'text' && doubleHourForTime(sent.text) !== undefined;
    if (!fields.every(isTold)) continue;
    sentTo.delete(name);
    for (const field of fields) addTo(sentTo, own, field);
  }
}

/** Reads a time as its hour, its minute and its second; if these are sent too, a parameter has two values. */
function splitTime(
  name: string,
  parameter: Parameter,
  table: ParameterTable,
  sentTo: Map<string, SentField[]>,
  problems: ParameterProblem[],
): void {
  for (const field of sentTo.get(name) ?? []) {
    const { problem, value } = readOne(name, parameter, [field], table);
    if (problem !== undefined) {
      problems.push(problem);
      continue;
    }
    const time = value as ValueOf<{ kind: 'time' }>;
    for (const part of ['hour', 'minute', 'second'] as const) {
      const text = time[part]?.toString();
      if (text !== undefined) addTo(sentTo, name.replace(/time$/, part), { ...field, sent: { kind: 'number', text } });
    }
  }
}

/** Maximum number of ignored parameters that are listed; a link can have many. */
const MAX_UNKNOWN_LISTED = 8;
/** Maximum number of foreign names. Comparing a name takes 20 to 60 µs, and a body has room for thousands. */
export const MAX_FOREIGN = 50;

function sortByName(fields: readonly SentField[], index: NameIndex) {
  const sentTo = new Map<string, SentField[]>();
  const foreign: SentField[] = [];
  for (const field of fields) {
    const name = index.known(field.name);
    if (name === undefined) foreign.push(field);
    else if (!isEmpty(field.sent)) addTo(sentTo, name, field);
  }
  return { sentTo, ...(foreign.length === 0 ? NOTHING_FOREIGN : foreignIn(foreign, index, sentTo)) };
}

interface Foreign {
  readonly slips: readonly ParameterProblem[];
  readonly unknown: readonly Warning[];
}

const NOTHING_FOREIGN: Foreign = { slips: [], unknown: [] };

function foreignIn(fields: readonly SentField[], index: NameIndex, sentTo: ReadonlyMap<string, unknown>): Foreign {
  const slips = new Map<string, ParameterProblem>();
  const unknown = new Map<string, Warning>();
  for (const field of fields) {
    if (slips.size >= MAX_PROBLEMS) break;
    if (slips.has(field.name) || unknown.has(field.name)) continue;
    if (slips.size + unknown.size === MAX_FOREIGN) {
      slips.set(field.name, tooManyForeign(field));
      break;
    }
    const slip = slipIn(field, index, sentTo);
    if (slip !== undefined) slips.set(field.name, slip);
    else unknown.set(field.name, { code: 'unknown_parameter', values: { given: echoed(field.name) } });
  }
  return { slips: [...slips.values()], unknown: [...unknown.values()].slice(0, MAX_UNKNOWN_LISTED) };
}

function tooManyForeign(field: SentField): ParameterProblem {
  const given = echoed(field.name);
  return { ...origin(field), parameter: given, id: 'tooManyForeign', values: { given, max: `${MAX_FOREIGN}` } };
}

/** The problem of a foreign name that means one of ours, or of an object that contains some. */
function slipIn(
  field: SentField,
  index: NameIndex,
  sentTo: ReadonlyMap<string, unknown>,
): ParameterProblem | undefined {
  const given = echoed(field.name);
  const problem = { ...origin(field), parameter: given };
  if (isWrapping(field, index)) return { ...problem, id: 'wrapped', values: { given } };
  if (isRuleOfAnother(field.name, index)) return { ...problem, id: 'otherRule', values: { given } };
  const meant = index.meant(field.name, { value: textOf(field), isSent: (name) => sentTo.has(name) });
  if (meant === undefined) return undefined;
  const { ours, suggestion, problem: id } = meant;
  return { ...problem, id, values: { given, suggestion }, allowed: ours.join(', ') };
}

/** True for a convention of charts or of moments that the request does not have: ignoring it would give another result than requested. */
function isRuleOfAnother(name: string, index: NameIndex): boolean {
  const own = name.slice(name.lastIndexOf('.') + 1);
  return RULES.has(plain(own)) && index.known(own) === undefined;
}
const RULES: ReadonlySet<string> = new Set(
  [...SEARCH_CONVENTION_IDS, ...RARE_CONVENTION_IDS, ...Object.keys(LEVEL_CONVENTION_VALUES)].map(plain),
);

/** True if a member of a JSON body is an object with our parameters, which belong at the top level. */
const isWrapping = ({ sent }: SentField, index: NameIndex): boolean =>
  sent.kind === 'composite' && jsonFields(sent.text)?.some(({ name }) => index.known(name) !== undefined) === true;

function textOf({ sent }: SentField): string | undefined {
  if (sent.kind === 'boolean') return `${sent.value}`;
  return sent.kind === 'text' || sent.kind === 'number' ? sent.text : undefined;
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

function readOne(name: string, parameter: Parameter, sent: readonly SentField[], table: ParameterTable): Outcome {
  const { shape } = parameter;
  const first = asRead(parameter, sent[0]!);
  const warnings =
    first === sent[0] ? NO_WARNINGS : [{ code: 'read_as_gb18030', values: { parameter: name } } as const];
  if (shape.kind === 'anything') return readFreely(shape.most, first, warnings);
  let value: unknown;
  for (const each of sent) {
    const field = asRead(parameter, each);
    const reading = readValue(shape, field.sent);
    if (!reading.ok) {
      const wrong = withTime(name, reading, table);
      return { problem: problemAt(name, parameter, wrong.problem, field, wrong) };
    }
    value ??= reading.value;
    if (sent.length > 1 && !sameValue(reading.value, value))
      return { problem: problemAt(name, parameter, 'twoValues', field) };
  }
  return { value, warnings };
}

const NO_WARNINGS: readonly Warning[] = [];

/** True if one of some parameters was sent, invalid or by a foreign name. */
export const isMeantIn = (problems: readonly ParameterProblem[], names: readonly string[]): boolean =>
  problems.some(
    ({ id, parameter, allowed = '' }) =>
      names.includes(parameter) || (id === 'resembles' && allowed.split(', ').some((name) => names.includes(name))),
  );

/**
 * Names the parameter of the time for a date or an hour that includes one: `one.time` for `one.hour`. If the table has no such parameter, the problem only
 * rejects the value.
 */
function withTime(name: string, reading: WrongValue, table: ParameterTable): WrongValue {
  const time = name.replace(/(?:hour|date)$/, 'time');
  const isMissing = (meant: WrongValue['problem'], needed: string) =>
    reading.problem === meant && !Object.hasOwn(table, needed);
  const problem = isMissing('meantDateTime', time)
    ? 'meant'
    : isMissing('meantLunarDate', name.replace(/date$/, 'calendar'))
      ? 'notADate'
      : reading.problem;
  return reading.values === undefined ? reading : { ...reading, problem, values: { ...reading.values, time } };
}

// The name of a place or of a person may be in the encoding of a Chinese console.
const asRead = ({ alsoGb18030 }: Parameter, field: SentField): SentField =>
  alsoGb18030 && field.sent.kind === 'gb18030' ? { ...field, sent: { kind: 'text', text: field.sent.text } } : field;

/** True if two values are equal: 39.9 is 39.90. */
const sameValue = (a: unknown, b: unknown): boolean => meaning(a) === meaning(b);

const meaning = (value: unknown): string =>
  JSON.stringify(value, (key, member) => (key === 'text' ? undefined : member));

// A caller without an hour needs another endpoint, which the plain sentence would not mention.
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
  parameter: Parameter | undefined,
  id: ParameterProblemId,
  field?: SentField,
  more: Partial<ParameterProblem> = {},
): ParameterProblem {
  return {
    id,
    parameter: name,
    example: parameter?.example,
    ...(field && origin(field)),
    values: more.values,
    allowed: more.allowed,
    suggestions: more.suggestions,
  };
}
