// Parses the attributes of the element into a birth, a moment and a drawing, or every fault at once.

import {
  type Birth,
  CALENDARS,
  CONVENTION_VALUES,
  type ConventionOptions,
  GENDERS,
  InvalidBirth,
  InvalidMoment,
} from 'beichen';
import { BOARD_LAYERS, LAYOUTS, type Layout, PILLAR_ORDERS, type PillarOrder, type SvgOptions } from 'beichen/draw';
import { BRANCH_HANZI } from 'beichen/glossary';
import {
  CHART_CONVENTION_IDS,
  DISAMBIGUATIONS,
  editDistance,
  RARE_CONVENTION_IDS,
  TOLD_DOUBLE_HOURS,
} from 'beichen/internal';
import type { ElementProblemId, Filling } from './words.ts';

const THEMES_OF_ELEMENT = ['auto', 'light', 'dark'] as const;

/** `dayBoundary` as `day-boundary`. */
type Kebab<Name extends string> = Name extends `${infer Head}${infer Rest}`
  ? `${Head extends Lowercase<Head> ? Head : `-${Lowercase<Head>}`}${Kebab<Rest>}`
  : '';

/** @example attributeOf('dayBoundary') // 'day-boundary' */
const attributeOf = <Name extends string>(name: Name) =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`) as Kebab<Name>;

/** The attributes of the conventions that change a chart. */
const CONVENTIONS = [...CHART_CONVENTION_IDS, ...RARE_CONVENTION_IDS] as const;
const CONVENTION_ATTRIBUTES = CONVENTIONS.map(attributeOf);

/** Attributes that the element reads and observes. */
export const ATTRIBUTES = [
  'date',
  'calendar',
  'leap-month',
  'time',
  'double-hour',
  'disambiguation',
  'gender',
  'longitude',
  'time-zone',
  'utc-offset',
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

/** Attributes with their text values; `leap-month` may have no value, or true or false. */
export type ElementAttributes = {
  readonly [Name in Attribute]?: string | (Name extends 'leap-month' ? boolean : never);
};

/** A problem of an attribute: a sentence and its values. */
export interface AttributeFault {
  readonly attribute: Attribute;
  readonly id: ElementProblemId;
  readonly filling: Filling;
}

/** The error for attributes that describe no chart, with every fault. */
class InvalidAttributes extends RangeError {
  override readonly name = 'InvalidAttributes';
  readonly faults: readonly AttributeFault[];

  constructor(faults: readonly AttributeFault[]) {
    super(faults.map(({ attribute, id }) => `${attribute}: ${id}`).join(', '));
    this.faults = faults;
  }
}

/** Attributes as set on the page. */
export type GivenAttributes = ReadonlyMap<string, string>;

/** A chart requested by attributes. */
export interface RequestedChart {
  readonly birth: Birth;
  readonly conventions: ConventionOptions;
  /** The moment on the board and its levels; undefined without `at`. */
  readonly moment: { readonly at: string; readonly layers: NonNullable<SvgOptions['layers']> } | undefined;
  readonly name: string;
  /** Undefined if the width of the element decides. */
  readonly layout: Layout | undefined;
  readonly pillarOrder: PillarOrder | undefined;
}

/**
 * Parses the attributes.
 * @throws InvalidAttributes with all faults; `castChart` checks whether day and time exist
 */
export function requestedChart(given: GivenAttributes): RequestedChart {
  const reader = new AttributeReader(given);
  const requested = {
    birth: birthOf(reader),
    conventions: Object.fromEntries(
      CONVENTIONS.map((id) => [id, reader.choice<string>(attributeOf(id), CONVENTION_VALUES[id])]),
    ),
    moment: momentOf(reader),
    name: Array.from(given.get('name') ?? '')
      .slice(0, MAX_LENGTH)
      .join(''),
    layout: layoutOf(reader),
    pillarOrder: reader.choice('pillar-order', PILLAR_ORDERS),
  };
  reader.choice('theme', THEMES_OF_ELEMENT); // used by the style sheet
  const faults = [...findMisspelt(given), ...reader.faults];
  if (faults.length > 0) throw new InvalidAttributes(faults);
  return requested as RequestedChart;
}

const MAX_LENGTH = 100; // characters of a value
const MAX_ECHO = 40; // characters of it in a sentence

/** A text of the page, shortened and without control characters, for a message. */
function shorten(text: string): string {
  const characters = Array.from(text.slice(0, 4 * MAX_ECHO).replace(/\p{Cc}/gu, ''));
  return characters.length > MAX_ECHO ? `${characters.slice(0, MAX_ECHO).join('')}…` : characters.join('');
}

/** Parses values and collects faults. A missing or invalid value is undefined. */
class AttributeReader {
  readonly faults: AttributeFault[] = [];
  readonly #given: GivenAttributes;

  constructor(given: GivenAttributes) {
    this.#given = given;
  }

  fault(attribute: Attribute, id: ElementProblemId, allowed: string, more: Filling = {}): undefined {
    const given = shorten(this.#given.get(attribute) ?? '');
    this.faults.push({ attribute, id, filling: { attribute, given, allowed, ...more } });
    return undefined;
  }

  /** A value that is not empty; undefined without one. */
  text(attribute: Attribute): string | undefined {
    const text = this.#given.get(attribute)?.trim() ?? '';
    if (text.length > MAX_LENGTH) return this.fault(attribute, 'tooLong', `${MAX_LENGTH}`);
    return text === '' ? undefined : text;
  }

  /** True if an attribute has a value that was rejected for its length. */
  #isFaulty(attribute: Attribute): boolean {
    return this.faults.some((fault) => fault.attribute === attribute);
  }

  /** Parses a required value of several parts. */
  parts(attribute: Attribute, form: RegExp, example: string): readonly string[] | undefined {
    const text = this.text(attribute);
    if (text === undefined) return this.#isFaulty(attribute) ? undefined : this.fault(attribute, 'missing', example);
    return form.exec(text)?.slice(1) ?? this.fault(attribute, 'notRead', example);
  }

  choice<T extends string>(attribute: Attribute, values: readonly T[], words?: Readonly<Record<T, readonly string[]>>) {
    const text = this.text(attribute);
    if (text === undefined) return undefined;
    const word = text.toLowerCase();
    const found = values.find((value) => value.toLowerCase() === word || words?.[value].includes(word));
    return found ?? this.fault(attribute, 'notAllowed', values.join(', '));
  }

  requiredChoice<T extends string>(
    attribute: Attribute,
    values: readonly T[],
    words: Readonly<Record<T, readonly string[]>>,
  ) {
    const found = this.choice(attribute, values, words);
    if (found === undefined && !this.#isFaulty(attribute)) this.fault(attribute, 'missingChoice', values.join(', '));
    return found;
  }

  /** A flag: alone, or with a value, since frameworks write `false` as a text. */
  flag(attribute: Attribute): boolean {
    if (!this.#given.has(attribute)) return false;
    const word = this.text(attribute)?.toLowerCase() ?? '';
    if (word === '' || word === 'true' || word === attribute) return !this.#isFaulty(attribute);
    if (word !== 'false') this.fault(attribute, 'notAllowed', 'true, false');
    return false;
  }
}

const EXAMPLES = {
  date: '1990-07-23',
  time: '08:30',
  longitude: '116.4',
  'time-zone': 'Asia/Shanghai',
  'utc-offset': '+07:00',
  'country-code': 'CN',
  at: '2027-02-10T08:30',
} as const satisfies Partial<Record<Attribute, string>>;

// biome-ignore format: a value a row
/** Words for a gender on pages. */
const GENDER_WORDS: Readonly<Record<(typeof GENDERS)[number], readonly string[]>> = {
  male: ['m', 'man', '男', '男性', '乾造', '남', '남성', '남자', 'nam'],
  female: ['f', 'woman', '女', '女性', '坤造', '여', '여성', '여자', 'nữ'],
};

function birthOf(reader: AttributeReader): Partial<Birth> {
  const [year, month, day] = reader.parts('date', /^(\d{4})-(\d{1,2})-(\d{1,2})$/, EXAMPLES.date)?.map(Number) ?? [];
  const doubleHour = reader.choice('double-hour', TOLD_DOUBLE_HOURS, BRANCH_WORDS);
  const [hour, minute, second] = (doubleHour === undefined || reader.text('time') ? timeOf(reader) : undefined) ?? [];
  const longitude = longitudeOf(reader);
  const gender = reader.requiredChoice('gender', GENDERS, GENDER_WORDS);
  const [timeZone] = reader.parts('time-zone', /^(.+)$/s, EXAMPLES['time-zone']) ?? [];
  const calendar = reader.choice('calendar', CALENDARS) ?? 'solar';
  const leapMonth = reader.flag('leap-month');
  if (leapMonth && calendar === 'solar') reader.fault('leap-month', 'leapMonthOfSolarDate', '');
  const date = calendar === 'lunar' ? { calendar, year, month, day, leapMonth } : { calendar, year, month, day };
  return {
    date: date as Birth['date'],
    ...optionalEntry('hour', hour),
    ...optionalEntry('minute', minute),
    ...optionalEntry('second', second),
    ...optionalEntry('doubleHour', doubleHour),
    ...optionalEntry('gender', gender),
    place: {
      longitude: longitude!,
      timeZone: timeZone!,
      ...optionalEntry('countryCode', reader.text('country-code')),
      ...optionalEntry('utcOffsetSeconds', offsetOf(reader)),
    },
    ...optionalEntry('disambiguation', reader.choice('disambiguation', DISAMBIGUATIONS)),
  };
}

/** An object with one entry; empty if the value is undefined. */
const optionalEntry = <K extends string, V>(key: K, value: V | undefined) =>
  (value === undefined ? {} : { [key]: value }) as { readonly [Key in K]?: V };

function timeOf(reader: AttributeReader): readonly [hour: number, minute?: number, second?: number] | undefined {
  const [hours, minutes, seconds] = reader.parts('time', /^(\d{1,2})(?::(\d{2})(?::(\d{2}))?)?$/, EXAMPLES.time) ?? [];
  if (hours === undefined) return undefined;
  const [hour, minute, second] = [Number(hours), Number(minutes ?? 0), Number(seconds ?? 0)];
  if (hour > 23 || minute > 59 || second > 59) return reader.fault('time', 'notRead', EXAMPLES.time);
  if (seconds !== undefined) return [hour, minute, second];
  return minutes === undefined ? [hour] : [hour, minute];
}

/** Seconds ahead of UTC: +07:00, -3:30, +08:05:43. */
function offsetOf(reader: AttributeReader): number | undefined {
  if (reader.text('utc-offset') === undefined) return undefined;
  const form = /^([+-]?)(\d{1,2})(?::([0-5]\d))?(?::([0-5]\d))?$/;
  const [sign, hours, minutes = 0, seconds = 0] = reader.parts('utc-offset', form, EXAMPLES['utc-offset']) ?? [];
  if (hours === undefined) return undefined;
  const offset = (Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds);
  return sign === '-' ? -offset : offset;
}

/** Hanzi of double hours: 辰 or 辰时. */
const BRANCH_WORDS = Object.fromEntries(
  TOLD_DOUBLE_HOURS.map((id, n) => {
    const hanzi = [...BRANCH_HANZI, '早子', '晚子'][n]!;
    return [id, [hanzi, `${hanzi}时`, `${hanzi}時`, ...(n < 12 ? [`${n}`] : [])]];
  }),
) as unknown as Readonly<Record<(typeof TOLD_DOUBLE_HOURS)[number], readonly string[]>>;

function longitudeOf(reader: AttributeReader): number | undefined {
  const [text] = reader.parts('longitude', /^([+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?)$/i, EXAMPLES.longitude) ?? [];
  if (text === undefined || Math.abs(Number(text)) <= 180) return text === undefined ? undefined : Number(text);
  return reader.fault('longitude', 'outOfRange', '', { first: '-180', last: '180' });
}

function momentOf(reader: AttributeReader): RequestedChart['moment'] {
  const at = reader.text('at');
  const names = (reader.text('layers') ?? '').split(/[\s,]+/).filter((name) => name !== '');
  const wrong = names.find((name) => !(BOARD_LAYERS as readonly string[]).includes(name));
  if (wrong !== undefined) reader.fault('layers', 'notAllowed', BOARD_LAYERS.join(', '), { given: shorten(wrong) });
  if (at === undefined) return undefined;
  return { at, layers: (names.length > 0 ? names : ['decade', 'year']) as NonNullable<SvgOptions['layers']> };
}

const layoutOf = (reader: AttributeReader): Layout | undefined => {
  const layout = reader.choice('layout', ['auto', ...LAYOUTS]);
  return layout === 'auto' ? undefined : layout;
};

/** Other words for our attributes, which are no misspellings. */
const SYNONYMS: Readonly<Record<string, Attribute>> = {
  tz: 'time-zone',
  zone: 'time-zone',
  tzid: 'time-zone',
  lon: 'longitude',
  lng: 'longitude',
  long: 'longitude',
  sex: 'gender',
  hour: 'time',
  birthtime: 'time',
  birthdate: 'date',
  birthday: 'date',
  dob: 'date',
  country: 'country-code',
  leap: 'leap-month',
  isleap: 'leap-month',
  isleapmonth: 'leap-month',
  lunar: 'calendar',
  language: 'lang',
  locale: 'lang',
};

const lettersOf = (name: string): string => name.toLowerCase().replace(/[^a-z]/g, '');
const OUR_LETTERS = ATTRIBUTES.map((attribute) => [attribute, lettersOf(attribute)] as const);
const LONGEST_SLIP = 24; // characters

/** Misspelt attributes: Vue and React write `timezone` for `timeZone`. Ignoring them would give another chart. */
function findMisspelt(given: GivenAttributes): AttributeFault[] {
  const names = [...given.keys()].filter(
    (name) =>
      name.length <= LONGEST_SLIP &&
      !(ATTRIBUTES as readonly string[]).includes(name) &&
      !/^(?:data|aria|on|v|ng|x|hx|wire)-/.test(name),
  );
  return names.flatMap((name) => {
    const attribute = meantBy(lettersOf(name));
    if (attribute === undefined) return [];
    return [{ attribute, id: 'unknown', filling: { attribute, given: shorten(name) } } as const];
  });
}

function meantBy(letters: string): Attribute | undefined {
  if (Object.hasOwn(SYNONYMS, letters)) return SYNONYMS[letters];
  const slips = (ours: string): number => (ours.length < 4 ? 0 : ours.length < 6 ? 1 : 2);
  return OUR_LETTERS.find(([, ours]) => editDistance(letters, ours) <= slips(ours))?.[0];
}

/** Attributes of the members of a birth and of a moment. */
const ATTRIBUTE_OF_FIELD: Readonly<Record<string, Attribute>> = {
  date: 'date',
  leapMonth: 'leap-month',
  hour: 'time',
  minute: 'time',
  second: 'time',
  doubleHour: 'double-hour',
  utcOffsetSeconds: 'utc-offset',
  gender: 'gender',
  longitude: 'longitude',
  timeZone: 'time-zone',
  countryCode: 'country-code',
  disambiguation: 'disambiguation',
  at: 'at',
};

/** Maps the problems of a birth or of a moment to their attributes; undefined for another error. */
export function faultsOf(error: RangeError, given: GivenAttributes): readonly AttributeFault[] | undefined {
  if (error instanceof InvalidAttributes) return error.faults;
  if (!(error instanceof InvalidBirth || error instanceof InvalidMoment)) return undefined;
  const faults = error.problems.map((problem): AttributeFault | undefined => {
    const attribute = ATTRIBUTE_OF_FIELD[problem.field];
    if (attribute === undefined) return undefined;
    const [, first = '', last = ''] = /([\d-]{1,12}) to ([\d-]{1,12})/.exec(problem.allowed) ?? [];
    const lastDay = 'lastDay' in problem ? problem.lastDay : undefined;
    const id = idOfProblem(problem.code, attribute, lastDay !== undefined);
    const allowed = Object.hasOwn(EXAMPLES, attribute) ? EXAMPLES[attribute as keyof typeof EXAMPLES] : '';
    const filling = { attribute, given: shorten(given.get(attribute) ?? ''), allowed, first, last };
    return { attribute, id, filling: { ...filling, ...(lastDay !== undefined && { last: `${lastDay}` }) } };
  });
  return faults.includes(undefined) ? undefined : (faults as AttributeFault[]);
}

function idOfProblem(code: string, attribute: Attribute, hasLastDay: boolean): ElementProblemId {
  switch (code) {
    case 'out_of_range':
      return 'outOfRange';
    case 'nonexistent_date':
      return attribute === 'leap-month' ? 'noSuchLeapMonth' : hasLastDay ? 'noSuchDay' : 'noSuchDate';
    case 'nonexistent_local_time':
      return 'skipped';
    case 'ambiguous':
      return 'repeated';
    case 'before_birth':
      return 'beforeBirth';
    default:
      return 'notRead';
  }
}
