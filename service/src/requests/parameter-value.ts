// The shapes of parameters: how a value is parsed, and how schemas and help describe it. Nothing is coerced: a value matches its shape, or it is a problem (Number('') is 0: a wrong chart with
// status 200). Numbers are compared by value: 8, 8.0 and 8e0 are equal.

import { LANGUAGES, type Language, languageOfTag } from 'beichen';
import { decimalOf, decimalPairOf } from 'beichen-places';
import type { ParameterProblemId } from '../contract/parameter-problems.ts';
import { closest } from './closest.ts';
import { jsonItems } from './json-fields.ts';
import type { FindId, Shape } from './parameters/parameter.ts';
import { echoed, type Sent } from './sent.ts';
import {
  clockText,
  dateAndClock,
  lunarDateOfEra,
  suggestedChoice,
  suggestedDate,
  suggestedHour,
  yearOfEra,
} from './suggested-values.ts';
import { offsetSecondsOf } from './utc-offset.ts';

/** A date as written; the calendar decides whether it exists. */
interface WrittenDate {
  readonly text: string;
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** A clock time; the minute is undefined if only an hour was written. */
interface WrittenTime {
  readonly text: string;
  readonly hour: number;
  readonly minute?: number;
  readonly second?: number;
}

/** A month of the Gregorian calendar as written. */
interface WrittenMonth {
  readonly text: string;
  readonly year: number;
  readonly month: number;
}

/** A point on the Earth: degrees, and the text as written. */
export interface WrittenPoint {
  readonly text: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** Parsed values by the kind of their shape; a text for the other kinds. */
interface ParsedValues {
  readonly integer: number;
  readonly year: number;
  readonly offset: number;
  readonly latitude: number;
  readonly longitude: number;
  readonly boolean: boolean;
  readonly date: WrittenDate;
  readonly month: WrittenMonth;
  readonly time: WrittenTime;
  readonly point: WrittenPoint;
  readonly language: Language;
}

/** Type of the parsed value of a shape. */
export type ValueOf<S extends Shape> = S extends { kind: 'choice'; of: readonly (infer T)[] }
  ? T
  : S extends { kind: 'choices'; of: readonly (infer T)[] }
    ? readonly T[]
    : S['kind'] extends keyof ParsedValues
      ? ParsedValues[S['kind']]
      : string;

/** A shape that a value can fail to match. */
export type StrictShape = Exclude<Shape, { kind: 'anything' }>;

type Value = string | number | boolean | readonly string[] | WrittenDate | WrittenMonth | WrittenTime | WrittenPoint;

/** A parsed value, or its problem with the values of its text. */
export type ReadResult = { readonly ok: true; readonly value: Value } | WrongValue;

/** The problem of a value, with the values of its text. */
export interface WrongValue {
  readonly ok: false;
  readonly problem: ParameterProblemId;
  readonly values?: Readonly<Record<string, string>>;
  readonly allowed?: string;
}

const read = (value: Value): ReadResult => ({ ok: true, value });
const wrong = (
  problem: ParameterProblemId,
  more: { values?: Record<string, string>; allowed?: string } = {},
): ReadResult => ({
  ok: false,
  problem,
  ...more,
});

type Schema = Readonly<Record<string, unknown>>;
type Of<Kind extends Shape['kind']> = Extract<Shape, { kind: Kind }>;

/** A shape in all its uses: a value is parsed, its schema and its placeholder in the help of a command say what is accepted. */
interface ShapeRow<S> {
  /** Parses a text without surrounding spaces. */
  read(shape: S, text: string): ReadResult;
  /** Parses a number of JSON; without it a number is no value of the shape. */
  readNumber?(shape: S, text: string): ReadResult | undefined;
  /** The problem of true and false, and of numbers; by default the value has to be a text. */
  readonly otherType?: ParameterProblemId;
  /** Maximum length in characters. Longer texts are rejected before parsing. */
  readonly maxLength?: (shape: S) => number;
  /** True if a list of JSON is accepted. */
  readonly isListed?: (shape: S) => boolean;
  schema(shape: S): Schema;
  /** The values of a closed set. */
  readonly values?: (shape: S) => readonly string[];
  /** Placeholder of a value on the command line: by default the values of a closed set, or TEXT; empty if the option has no value. */
  readonly placeholder?: (shape: S) => string;
}

const MAX_LENGTH = 100; // characters
const MAX_POINT_LENGTH = 400; // links to maps are long

const TEXT = { type: 'string' } as const;
/** A text in several notations; all have a digit. */
const withDigit = (maxLength = MAX_LENGTH): Schema => ({ ...TEXT, maxLength, pattern: '\\d' });

const degrees = (most: number): ShapeRow<Of<'latitude' | 'longitude'>> => ({
  read: readDegrees,
  readNumber: readDegrees,
  otherType: 'notANumber',
  schema: () => ({ type: 'number', minimum: -most, maximum: most }),
  placeholder: () => 'DEGREES',
});

/** The shapes, one each. */
const SHAPES: { readonly [Kind in Shape['kind']]: ShapeRow<Of<Kind>> } = {
  date: {
    read: (_, text) => readDate(text),
    schema: () => ({ ...TEXT, pattern: '^\\d{4}-\\d{2}-\\d{2}$' }), // not `format: date`, which excludes a lunar 30th of month 2
    placeholder: () => 'YYYY-MM-DD',
  },
  month: {
    read: readMonth,
    schema: () => ({ ...TEXT, pattern: '^\\d{4}-(0[1-9]|1[0-2])$' }),
    placeholder: () => 'YYYY-MM',
  },
  year: {
    read: readYear,
    readNumber: readYear,
    otherType: 'notANumber',
    schema: ({ first, last }) => ({ type: 'integer', minimum: first, maximum: last }),
    placeholder: () => 'YYYY',
  },
  integer: {
    read: readInteger,
    readNumber: readInteger,
    otherType: 'notANumber',
    schema: ({ min, max }) => ({ type: 'integer', minimum: min, maximum: max }),
    placeholder: ({ min, max }) => `${min}-${max}`,
  },
  choice: {
    read: readChoice,
    readNumber: (shape, text) => (shape.reads === undefined ? undefined : readChoice(shape, text)),
    schema: (shape) => ({ ...TEXT, enum: shape.of }),
    values: (shape) => shape.of,
  },
  choices: {
    read: (shape, text) => readChoices(shape.of, text),
    maxLength: lengthOfAll,
    isListed: () => true,
    schema(shape) {
      const one = `(${shape.of.join('|')})`;
      return { ...TEXT, maxLength: lengthOfAll(shape), pattern: `^${one}(,${one})*$` };
    },
    placeholder: (shape) => shape.of.join(','),
  },
  boolean: {
    read: (_, text) => readBoolean(text),
    otherType: 'notABoolean',
    schema: () => ({ type: 'boolean' }),
    placeholder: () => '',
  },
  language: {
    read: (_, text) => readLanguage(text),
    schema: () => ({ ...TEXT, enum: LANGUAGES }),
    values: () => LANGUAGES,
  },
  country: {
    read: (_, text) => (/^[a-z]{2}$/i.test(text) ? read(text.toUpperCase()) : wrong('notACountry')),
    schema: () => ({ ...TEXT, pattern: '^[A-Za-z]{2}$' }),
    placeholder: () => 'CODE',
  },
  time: { read: (_, text) => readTime(text), schema: () => withDigit(), placeholder: () => 'HH:MM:SS' },
  offset: {
    read: (_, text) => readOffset(text),
    readNumber: (_, text) => readOffset(text),
    schema: () => withDigit(),
    placeholder: () => 'OFFSET',
  },
  moment: {
    read: (_, text) => read(momentText(text)),
    readNumber: (_, text) => read(momentText(`${decimalOf(text)}`)), // a year
    schema: () => ({ ...TEXT, maxLength: MAX_LENGTH, pattern: '^\\d{4}(-\\d{2}(-\\d{2}.*)?)?$' }),
    placeholder: () => 'TIME',
  },
  latitude: degrees(90),
  longitude: degrees(180),
  point: {
    read: readPoint,
    maxLength: () => MAX_POINT_LENGTH,
    schema: () => withDigit(MAX_POINT_LENGTH), // links to maps and other notations
    placeholder: () => 'LAT,LON',
  },
  text: {
    read: (_, text) =>
      LONE_SURROGATE.test(text) ? wrong('unreadable') : isInvisible(text) ? wrong('invisible') : read(text),
    maxLength: ({ most }) => most,
    isListed: ({ isList }) => isList === true,
    schema: ({ most }) => ({ ...TEXT, minLength: 1, maxLength: most }),
  },
  anything: {
    read: (_, text) => read(text),
    maxLength: ({ most }) => most,
    schema: () => TEXT,
  },
};

const rowOf = (shape: Shape): ShapeRow<Shape> => SHAPES[shape.kind] as ShapeRow<Shape>;

/** Maximum length of a value in characters. */
export const maxLength = (shape: Shape): number => rowOf(shape).maxLength?.(shape) ?? MAX_LENGTH;

/** JSON Schema of a value. */
export const schemaOfShape = (shape: Shape): Schema => rowOf(shape).schema(shape);

/** The values of a closed set; undefined for another shape. */
export const valuesOf = (shape: Shape): readonly string[] | undefined => rowOf(shape).values?.(shape);

/** Placeholder of a value in the help of a command; empty if its option has none. */
export const placeholderOf = (shape: Shape): string =>
  rowOf(shape).placeholder?.(shape) ?? valuesOf(shape)?.join('|') ?? 'TEXT';

/** Length of a list with all choices. */
function lengthOfAll({ of }: Of<'choices'>): number {
  return Math.max(MAX_LENGTH, of.join(', ').length);
}

/** Parses one value that is not empty. Surrounding spaces of texts are ignored. */
export function readValue(shape: StrictShape, sent: Sent): ReadResult {
  const { read: readText, readNumber, otherType = 'notAText', isListed } = rowOf(shape);
  switch (sent.kind) {
    case 'gb18030':
    case 'unreadable':
      return wrong('unreadable');
    case 'file':
      return wrong('isAFile');
    case 'composite': {
      if (isListed?.(shape) !== true) return wrong('notOneValue');
      const list = textOfList(sent.text);
      return list === undefined ? wrong('notAList') : readValue(shape, { kind: 'text', text: list });
    }
    case 'null':
      return wrong('notOneValue');
    case 'boolean':
      return shape.kind === 'boolean' ? read(sent.value) : wrong(otherType);
    case 'number':
      return isTooLong(shape, sent.text) ? tooLong(shape) : (readNumber?.(shape, sent.text) ?? wrong(otherType));
    case 'text': {
      const text = sent.text.trim();
      return isTooLong(shape, text) ? tooLong(shape) : readText(shape, text);
    }
  }
}

/** A JSON list in text notation; undefined for an object, or for a list of anything but texts and numbers. */
function textOfList(json: string): string | undefined {
  const items = jsonItems(json)?.map((item) => ('text' in item && item.kind !== 'composite' ? item.text : undefined));
  return items === undefined || items.includes(undefined) ? undefined : items.join(',');
}

/** True if a text has more characters than its shape allows. Code units are counted first, since a character has one or two. */
const isTooLong = (shape: StrictShape, text: string): boolean =>
  text.length > maxLength(shape) && Array.from(text).length > maxLength(shape);

const tooLong = (shape: StrictShape): ReadResult => wrong('tooLong', { values: { max: `${maxLength(shape)}` } });

function readBoolean(text: string): ReadResult {
  const lower = text.toLowerCase();
  if (lower === 'true' || lower === 'false') return read(lower === 'true');
  const suggestion = suggestedChoice(['true', 'false'], text);
  return suggestion === undefined
    ? wrong('notABoolean', { allowed: 'true, false' })
    : wrong('meant', { values: { given: echoed(text), suggestion }, allowed: 'true, false' });
}

function readLanguage(text: string): ReadResult {
  const language = languageOfTag(text);
  return language ? read(language) : wrong('notASpokenLanguage', { allowed: LANGUAGES.join(', ') });
}

function readDate(text: string): ReadResult {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!match) return wrongDate(text);
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  return read({ text, year, month, day });
}

/** Problem of an invalid date, with a suggestion. */
function wrongDate(text: string): ReadResult {
  const allowed = 'YYYY-MM-DD';
  const { date, clock } = dateAndClock(text) ?? {};
  if (date !== undefined && clock !== undefined)
    return wrong('meantDateTime', { values: { given: echoed(text), suggestion: date, clock }, allowed });
  const lunar = lunarDateOfEra(text);
  if (lunar !== undefined) {
    const leap = lunar.isLeap ? ', leapMonth=true' : '';
    const others = `calendar=lunar${leap}, calendarRegion=${lunar.region}`;
    return wrong('meantLunarDate', { values: { given: echoed(text), suggestion: lunar.date, others }, allowed });
  }
  const year = yearOfEra(text);
  const suggestion = suggestedDate(text);
  if (suggestion === undefined && year !== undefined) return wrong('yearOfEra', { values: year, allowed });
  return withSuggestion(text, suggestion) ?? wrong('notADate', { allowed });
}

function readMonth({ first, last }: { first: string; last: string }, text: string): ReadResult {
  const match = /^(\d{4})-(0[1-9]|1[0-2])$/.exec(text);
  if (!match) return wrong('notAMonth', { allowed: 'YYYY-MM' });
  return text >= first && text <= last
    ? read({ text, year: Number(match[1]), month: Number(match[2]) })
    : wrong('outOfRange', { values: { min: first, max: last }, allowed: `${first} to ${last}` });
}

/** Parses an offset as seconds. In a query `+` is a space, so no sign means east. */
function readOffset(text: string): ReadResult {
  const seconds = offsetSecondsOf(text);
  return seconds === undefined ? wrong('notAnOffset', { allowed: '-16:00..+16:00' }) : read(seconds);
}

/** A time as people write it: 08:30, 08:30:15, 8:30 pm, 下午8点30分. */
function readTime(text: string): ReadResult {
  const allowed = 'HH:MM, HH:MM:SS';
  if (OFFSET_BEHIND.test(text)) return wrong('withOffset', { values: { given: echoed(text) }, allowed });
  const [, minutes = text, seconds] = WITH_SECONDS.exec(text) ?? [];
  const written = /^\d{4}$/.test(minutes) ? minutes.replace(/(?=..$)/, ':') : minutes;
  const time = /\D/.test(written) ? suggestedHour(written) : undefined;
  if (time === undefined) return wrong('notATime', { allowed });
  if (seconds === undefined) return read({ text, ...time });
  const whole = Math.floor(Number(seconds.replace(',', '.'))); // fractions of a second are dropped
  return whole > 59 ? wrong('notATime', { allowed }) : read({ text, ...time, second: whole });
}

const WITH_SECONDS = /^(\d{1,2}:\d{2}):(\d{2}(?:[.,]\d{1,9})?)$/;
const OFFSET_BEHIND =
  /^\d{1,2}:\d{2}(?::\d{2}(?:[.,]\d{1,9})?)? ?(?:z|(?:utc|gmt)? ?[-+−]\d{1,2}(?::?\d{2})?|utc|gmt)$/i;

function readYear({ first, last }: { first: number; last: number }, text: string): ReadResult {
  const year = decimalOf(text);
  if (year === undefined || !/^\d{4}(?!\d)/.test(text) || !Number.isInteger(year))
    return wrong('notAYear', { allowed: `${first}-${last}` });
  return year >= first && year <= last
    ? read(year)
    : wrong('outOfRange', { values: { min: `${first}`, max: `${last}` }, allowed: `${first}-${last}` });
}

const LATITUDE_LONGITUDE = '-90..90,-180..180';

/** Parses a point in any common notation. Of two decimal numbers the first is the latitude. */
function readPoint(
  { parse }: { parse: (text: string) => Omit<WrittenPoint, 'text'> | undefined },
  text: string,
): ReadResult {
  const decimals = decimalPairOf(text);
  const point = parse(text);
  if (point === undefined || (decimals !== undefined && decimals[0] !== point.latitude))
    return wrong(decimals === undefined ? 'notAPoint' : 'pointOutOfRange', { allowed: LATITUDE_LONGITUDE });
  return read({ text, ...point });
}

/** Prepares a moment for the engine. In a query `+` is a space, so a space before an offset is an unescaped plus; and a space is often written for the T. */
const momentText = (text: string): string =>
  text
    .replace(/^(\d{4}-\d\d-\d\d) (?=\d\d:)/, '$1T')
    .replace(/ (?=\d\d:\d\d(?::\d\d)?$)/, '+')
    .replace(/^(\d{4}-\d\d-\d\d)t/, '$1T')
    .replace(/z$/, 'Z');

/** Parses decimal degrees; many languages write a decimal comma. */
function readDegrees({ kind }: { kind: 'latitude' | 'longitude' }, text: string): ReadResult {
  const most = kind === 'latitude' ? 90 : 180;
  const allowed = `-${most}..${most}`;
  const degrees = decimalOf(text.normalize('NFKC').replace(',', '.').replace(/^[−–]/, '-'));
  if (degrees === undefined) return wrong(kind === 'latitude' ? 'notALatitude' : 'notALongitude', { allowed });
  return Math.abs(degrees) <= most
    ? read(degrees)
    : wrong('outOfRange', { values: { min: `-${most}`, max: `${most}` }, allowed });
}

function readInteger({ min, max }: { min: number; max: number }, text: string): ReadResult {
  const value = decimalOf(text);
  const problem = { values: { min: `${min}`, max: `${max}` }, allowed: `${min}-${max}` };
  if (value === undefined || (Number.isFinite(value) && !Number.isInteger(value)))
    return (max === 23 ? wrongHour(text, problem) : undefined) ?? wrong('notAnInteger', problem);
  return value >= min && value <= max ? read(value) : wrong('outOfRange', problem);
}

/** Problem of a value for which a suggestion is known. */
const withSuggestion = (text: string, suggestion: string | undefined): ReadResult | undefined =>
  suggestion === undefined
    ? undefined
    : wrong('meant', { values: { given: echoed(text), suggestion }, allowed: suggestion });

/** Problem of an hour in another notation, with the hour of 24, or the time if it has a minute. */
function wrongHour(
  text: string,
  problem: { readonly values: Record<string, string>; readonly allowed: string },
): ReadResult | undefined {
  const time = suggestedHour(text);
  if (time?.minute === undefined) return withSuggestion(text, time && `${time.hour}`);
  const values = { ...problem.values, given: echoed(text), suggestion: clockText(time) };
  return wrong('meantTime', { ...problem, values });
}

function readChoice(
  { of, meant, reads }: { of: readonly string[]; meant?: FindId; reads?: FindId },
  text: string,
): ReadResult {
  const lower = text.toLowerCase();
  const choice = of.find((candidate) => candidate.toLowerCase() === lower);
  if (choice !== undefined) return read(choice);
  const named = reads?.(text);
  if (named !== undefined) return read(named);
  const allowed = of.join(', ');
  const id = meant?.(text);
  const suggestion = (id !== undefined && of.includes(id) ? id : suggestedChoice(of, text)) ?? closest(of, text);
  return suggestion === undefined
    ? wrong('notAllowed', { values: { given: echoed(text) }, allowed })
    : wrong('meantChoice', { values: { given: echoed(text), suggestion }, allowed });
}

/** Parses some of the choices, in the order in which they were sent. */
function readChoices(choices: readonly string[], text: string): ReadResult {
  const found: string[] = [];
  for (const given of text.split(',').map((part) => part.trim())) {
    const reading = readChoice({ of: choices }, given);
    if (!reading.ok) {
      const { suggestion } = reading.values ?? {};
      const values = { given: echoed(given), ...(suggestion !== undefined && { suggestion }) };
      const id = suggestion === undefined ? 'notAllowedInList' : 'meantInList';
      return wrong(id, { values, allowed: choices.join(', ') });
    }
    found.push(reading.value as string);
  }
  return read(found);
}

const LONE_SURROGATE = /\p{Cs}/u;
const NOT_SHOWN = /[\s\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]/gu; // U+2800 is the blank of Braille

/** True if no character of a text has a shape: zero width spaces, the filler of hangul. */
const isInvisible = (text: string): boolean => text.replace(NOT_SHOWN, '') === '';

/**
 * Cleans a free text, which is never a problem: removes control characters and half surrogates, and truncates it. A text without a visible character is empty.
 * `whole` is false if part of it could not be read, `cut` is true if it was truncated.
 */
export function freeText(
  most: number,
  sent: Sent,
): { readonly text: string; readonly whole: boolean; readonly cut: boolean } {
  const given = plainText(sent);
  const readable = isInvisible(given) ? '' : given.replace(/[\p{Cc}\p{Cs}]/gu, '').trim();
  const characters = Array.from(readable);
  const isText = sent.kind === 'text' || sent.kind === 'number' || sent.kind === 'boolean';
  return {
    text: characters.slice(0, most).join('').trim(),
    whole: isText && readable !== '' && !LONE_SURROGATE.test(given),
    cut: characters.length > most,
  };
}

function plainText(sent: Sent): string {
  switch (sent.kind) {
    case 'text':
    case 'number':
    case 'gb18030':
    case 'unreadable':
      return sent.text;
    case 'boolean':
      return `${sent.value}`;
    case 'null':
    case 'composite':
    case 'file':
      return '';
  }
}
