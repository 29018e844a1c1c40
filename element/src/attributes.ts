// Attributes of the element as a birth. Each is read by one row; what is wrong names the attribute, what was given and what is allowed.

import { type Birth, CALENDARS, CONVENTION_VALUES, type ConventionOptions, GENDERS } from 'beichen';
import { LAYOUTS, type Layout, PILLAR_ORDERS, type PillarOrder, type SvgOptions } from 'beichen/draw';
import { CHART_CONVENTION_IDS, DISAMBIGUATIONS } from 'beichen/internal';

const THEMES_OF_ELEMENT = ['auto', 'light', 'dark'] as const;
export type ElementTheme = (typeof THEMES_OF_ELEMENT)[number];

/** `dayBoundary` as `day-boundary`. */
type Kebab<Name extends string> = Name extends `${infer Head}${infer Rest}`
  ? `${Head extends Lowercase<Head> ? Head : `-${Lowercase<Head>}`}${Kebab<Rest>}`
  : '';

/** @example attributeOf('dayBoundary') // 'day-boundary' */
const attributeOf = <Name extends string>(name: Name) =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`) as Kebab<Name>;

/** The attributes of the conventions that change a chart. */
const CONVENTION_ATTRIBUTES = CHART_CONVENTION_IDS.map(attributeOf);

/** The attributes that the element reads, and looks at again when they change. */
export const ATTRIBUTES = [
  'date',
  'calendar',
  'leap-month',
  'time',
  'disambiguation',
  'gender',
  'longitude',
  'time-zone',
  'country-code',
  'name',
  'lang',
  ...CONVENTION_ATTRIBUTES,
  'at',
  'layers',
  'layout',
  'pillar-order',
  'theme',
] as const;
export type Attribute = (typeof ATTRIBUTES)[number];

/** The attributes with their values as texts; `leap-month` may be alone. */
export type ElementAttributes = { readonly [Name in Attribute]?: string | (Name extends 'leap-month' ? true : never) };

/** An attribute that cannot be read. */
class InvalidAttribute extends RangeError {
  override readonly name = 'InvalidAttribute';
  readonly attribute: Attribute;

  constructor(attribute: Attribute, optionalEntry: string | null, allowed: string) {
    super(
      `${attribute}: ${optionalEntry === null ? 'is missing' : `"${optionalEntry}" is not allowed`}; allowed is ${allowed}`,
    );
    this.attribute = attribute;
  }
}

/** Gives the value of an attribute, null without it. */
export type Read = (attribute: Attribute) => string | null;

const oneOf = <T extends string>(read: Read, attribute: Attribute, values: readonly T[]): T | undefined => {
  const optionalEntry = read(attribute);
  if (optionalEntry === null || optionalEntry === '') return undefined;
  const found = values.find((value) => value === optionalEntry);
  if (found === undefined) throw new InvalidAttribute(attribute, optionalEntry, values.join(', '));
  return found;
};

function parts(read: Read, attribute: Attribute, form: RegExp, allowed: string): readonly number[] {
  const optionalEntry = read(attribute);
  const found = optionalEntry === null ? null : form.exec(optionalEntry.trim());
  if (found === null) throw new InvalidAttribute(attribute, optionalEntry, allowed);
  return found
    .slice(1)
    .filter((part) => part !== undefined)
    .map(Number);
}

/** What is left out where it is undefined. */
const optionalEntry = <K extends string, V>(key: K, value: V | undefined) =>
  (value === undefined ? {} : { [key]: value }) as { readonly [Key in K]?: V };

/**
 * The birth that the attributes describe.
 * @throws InvalidAttribute for one that cannot be read; whether there is such a day and such a time is for `castChart`
 */
export function birthOf(read: Read): Birth {
  const [year, month, day] = parts(read, 'date', /^(\d{4})-(\d{1,2})-(\d{1,2})$/, 'a date such as 1990-07-23') as [
    number,
    number,
    number,
  ];
  const [hour, minute] = parts(read, 'time', /^(\d{1,2})(?::(\d{2}))?$/, 'a time such as 08:30, or an hour') as [
    number,
    number?,
  ];
  const [longitude] = parts(read, 'longitude', /^([+-]?\d+(?:\.\d+)?)$/, 'degrees, east positive, such as 116.4') as [
    number,
  ];
  const gender = oneOf(read, 'gender', GENDERS);
  if (gender === undefined) throw new InvalidAttribute('gender', null, GENDERS.join(', '));
  const timeZone = read('time-zone');
  if (timeZone === null || timeZone === '')
    throw new InvalidAttribute('time-zone', null, 'an IANA time zone such as Asia/Shanghai');
  const leapMonth = read('leap-month') !== null;
  const calendar = oneOf(read, 'calendar', CALENDARS) ?? 'solar';
  const date = calendar === 'lunar' ? { calendar, year, month, day, leapMonth } : { calendar, year, month, day };
  return {
    date,
    hour,
    ...optionalEntry('minute', minute),
    gender,
    place: { longitude, timeZone, ...optionalEntry('countryCode', read('country-code') ?? undefined) },
    ...optionalEntry('disambiguation', oneOf(read, 'disambiguation', DISAMBIGUATIONS)),
  };
}

/** The conventions that the attributes request. @throws InvalidAttribute */
export const conventionsOf = (read: Read): ConventionOptions =>
  Object.fromEntries(
    CHART_CONVENTION_IDS.map((id) => [id, oneOf<string>(read, attributeOf(id), CONVENTION_VALUES[id])]),
  );

/** The moment that is on the board, and by which levels; undefined without `at`. Which levels there are is for `drawSvg` to say. */
export function momentOf(
  read: Read,
): { readonly at: string; readonly layers: NonNullable<SvgOptions['layers']> } | undefined {
  const at = read('at');
  if (at === null || at === '') return undefined;
  const names = (read('layers') ?? '').split(/[\s,]+/).filter((name) => name !== '');
  return { at, layers: (names.length > 0 ? names : ['decade', 'year']) as NonNullable<SvgOptions['layers']> };
}

/** @throws InvalidAttribute */
export const layoutOf = (read: Read): Layout | undefined => oneOf(read, 'layout', LAYOUTS);
/** @throws InvalidAttribute */
export const pillarOrderOf = (read: Read): PillarOrder | undefined => oneOf(read, 'pillar-order', PILLAR_ORDERS);
/** @throws InvalidAttribute */
export const themeOf = (read: Read): ElementTheme => oneOf(read, 'theme', THEMES_OF_ELEMENT) ?? 'auto';
