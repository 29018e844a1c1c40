// Schemas of tools. Assistants read the list of tools with every question, so it is short: a parameter has only the first sentence of its description, or a
// phrase if another tool has that sentence. Each schema is complete, since clients load tools one by one: every object has its members, and every choice its
// values. There are no schemas of results: the description of `fields` lists the members of a result, since assistants need their names there.

import { bodySchema } from '../openapi/request-schemas.ts';
import type { Parameter, ParameterTable } from '../requests/parameters/parameter.ts';

/** A JSON Schema of an object, as tools have it. */
export interface ObjectSchema {
  readonly type: 'object';
  readonly [keyword: string]: unknown;
}

type Schema = Readonly<Record<string, unknown>>;

/** Short descriptions of parameters that an earlier tool describes in full. */
const PHRASES: Readonly<Record<string, string>> = {
  date: 'Birth date, YYYY-MM-DD.',
  hour: 'Hour of birth, 0 to 23.',
  minute: 'Minute of birth.',
  gender: 'Of the person.',
  cityId: 'Birthplace: id of find_birthplace.',
  place: 'Or the birthplace in words.',
  calendar: 'Calendar of `date`.',
  leapMonth: 'True for a leap month.',
  dayBoundary: 'When the day changes.',
  yearBoundary: 'When the Zi Wei year changes.',
  leapMonthRule: 'Month of a birth in a leap month.',
  school: 'Tables of stars.',
  calendarRegion: 'Whose lunar calendar.',
  solarTime: 'The deciding clock.',
  pillarStars: 'Whose stars of the pillars.',
  monthCommandTable: 'Table of the month command.',
  at: 'The moment: 2027-02-10T08:30, 2027-02, 2027.',
  atCityId: 'Place of the moment: an id.',
  atPlace: 'Place of the moment, in words.',
  atSolarTime: 'Deciding clock of the moment.',
  atYearBoundary: '`yearBoundary` of the moment.',
  ageAdvance: 'When the age moves on.',
  childLimitRule: 'Palaces before the first decade.',
  leapDayCount: 'Days of a leap month.',
  smallLuckRule: 'Start of small luck.',
  lang: 'Language of the answer.',
  year: 'Year of birth, instead of a date.',
  beforeNewYear: 'With `year`: born before its New Year.',
};

/** Parameters that only the schema of one tool describes; all tools of births accept them. */
const SAID_ONCE = ['doubleHour', 'timeZone', 'utcOffset', 'name', 'disambiguation'];

export interface ToolArguments {
  /** The parameters in the schema. */
  readonly table: ParameterTable;
  /** Tables of the tools that describe the shared parameters. */
  readonly described: readonly ParameterTable[];
  /** Members of the result that `fields` can select. */
  readonly members: readonly string[];
}

/** Schema of the arguments of a tool. */
export function argumentsSchema({ table, described, members }: ToolArguments): ObjectSchema {
  const isShared = (name: string): boolean =>
    described.some((other) => other[name]?.description === table[name]!.description);
  const listed = Object.fromEntries(
    Object.entries<Parameter>(table).filter(([name]) => !isShared(name) || !SAID_ONCE.includes(name)),
  );
  const { properties, required } = bodySchema(listed, '');
  const entries = Object.entries<Schema>(properties).map(([name, schema]) => {
    if (listed[name] === undefined) return [name, personSchema(schema)] as const;
    if (name === 'fields') return [name, fieldsSchema(members)] as const;
    return [name, isShared(name) ? inShort(name, schema) : inFull(schema)] as const;
  });
  return {
    type: 'object',
    properties: Object.fromEntries(entries),
    ...(required.length > 0 && { required }),
  };
}

/** Schema of a person: an object of parameters that other tools describe. */
const personSchema = ({ properties }: Schema): Schema => ({
  type: 'object',
  description: 'A birth, a day without its hour, or `year` alone.',
  properties: Object.fromEntries(
    Object.entries(properties as Readonly<Record<string, Schema>>).map(([name, schema]) => [
      name,
      inShort(name, schema),
    ]),
  ),
});

const fieldsSchema = (members: readonly string[]): Schema => ({
  type: 'string',
  description: `Members of the answer, with commas, as paths: ${members.join(', ')}. Default: compact; also default, all.`,
});

const inShort = (name: string, { type, enum: values }: Schema): Schema => {
  const description = PHRASES[name];
  if (description === undefined) throw new Error(`the parameter ${name} of a tool has no phrase`);
  return { type, ...(values !== undefined && { enum: values }), description };
};

/** Omits lengths: a value that is too long is a problem with a sentence. */
const inFull = ({ minLength: _min, maxLength: _max, pattern: _pattern, ...schema }: Schema): Schema => ({
  ...schema,
  description: String(schema.description).replaceAll('getCities', 'find_birthplace'),
});
