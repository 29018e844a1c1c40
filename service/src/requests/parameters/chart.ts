// Parameters of a chart, as a document and as a drawing.

import { CALENDARS, CONVENTION_IDS, type ConventionId, GENDERS, LANGUAGES, type Theme } from 'beichen';
import { BOARD_HEIGHTS, BOARD_WIDTHS, DENSITIES, LAYOUTS, PILLAR_ORDERS, THEMES } from 'beichen/draw';
import { PALACE_IDS } from 'beichen/glossary';
import {
  CONVENTION_SENTENCES,
  CONVENTION_TABLE,
  DISAMBIGUATIONS,
  SEARCH_CONVENTION_IDS,
  TOLD_DOUBLE_HOURS,
} from 'beichen/internal';
import { fieldsParameter } from './fields.ts';
import { named } from './id-names.ts';
import type { Parameter } from './parameter.ts';
import { toldDoubleHour } from './told-double-hours.ts';

/** The birthplace, by an id from a search. */
export const CITY_ID = {
  shape: { kind: 'text', most: 100 },
  description:
    'The birthplace: an id from getCities, such as `beijing-1816670`, sent whole. Required unless `latitude` and `longitude` are sent. Never invent one; a name or a bare number is refused with suggestions.',
  example: 'beijing-1816670',
} as const satisfies Parameter;

/** The birthplace as a point, instead of its id. */
export const POINT = {
  latitude: {
    shape: { kind: 'latitude' },
    description:
      'Instead of `cityId`, with `longitude`: the latitude of the birthplace in decimal degrees, north positive. Without `timeZone` the zone is that of the nearest place in the same country, which `birth.place.zoneFrom` names.',
    example: 39.9075,
  },
  longitude: {
    shape: { kind: 'longitude' },
    description:
      'Instead of `cityId`, with `latitude`: the longitude of the birthplace in decimal degrees, east positive. True solar time is that of this point.',
    example: 116.39723,
  },
} as const satisfies Readonly<Record<string, Parameter>>;

/** The birthplace in words, instead of its id. */
export const PLACE_IN_WORDS = {
  shape: { kind: 'text', most: 80 },
  description:
    'Instead of `cityId`: the birthplace in words, such as "Pucheng, Shaanxi". Taken where it means one place, which a warning names.',
  example: 'Beijing',
} as const satisfies Parameter;

/** Sentence of each convention; the sentences of rare ones are with their words. */
const SENTENCES = {
  ...CONVENTION_SENTENCES,
  dayBoundary:
    'When the day changes, by `solarTime`: `zi` at 23:00, with the hour of zi, or `midnight` at 00:00. Left out, it is as the school has it: `midnight` for `zhongzhou`, `zi` for the others.',
  yearBoundary:
    'When the year of the Zi Wei chart changes: `lunarNewYear`, or `lichun`, the solar term at which the year of the Four Pillars always changes.',
  leapMonthRule:
    'As which month the Zi Wei chart counts a leap month of birth: `split` days 1 to 15 as its own number and later ones as the next month, `next` all as the next month, `same` all as its own number. Left out, it is as the school has it: `next` for `quanshu`, `same` for `vietnam`, `split` for the others.',
  calendarRegion:
    "Whose lunar calendar: `china`, `vietnam`, `korea` or `japan`, or `vietnamNorth`, Hanoi's also in the south. Each begins its months at its own midnight, so one date in twenty-five has another lunar date, and another Zi Wei chart, than in China. Left out, it goes by the birthplace: `vietnam` in Vietnam (in its south China's until 1975), `korea` in Korea north and south, else `china`. The Four Pillars never ask it.",
  solarTime:
    'The clock that decides double hour, day and lunar date: `apparent`, what a sundial showed at the birthplace; `mean`, the same by longitude alone; `clock`, the standard time of the zone, summer time taken off.',
  monthCommandTable:
    'The table of the command of the month. `ziping` is the one printed with Ziping Zhenquan; `common` the same but for the month of shen; `sanming` that of Sanming Tonghui; `korean` that of Korean books. It changes only `fourPillars.monthCommand`, which `fields` has to name.',
  pillarStars:
    'Whose stars of the Four Pillars: `common` as in most programs; `classical` gives blades to yang stems alone and jinshen to the hour alone; `korean` has all twelve sinsal. They are in the answer where `fields` names them.',
  school:
    'The tables of stars: `common` as in most books and programs, `quanshu` (Ziwei Doushu Quanshu), `zhongzhou` (the school of Wang Tingzhi), `wenmo` (what the program 文墨天机 shows by default), `vietnam` (Tử Vi Đẩu Số Tân Biên, read from a transcription and one program).',
} as const satisfies Readonly<Record<ConventionId, string>>;

/** The parameter of a convention. The example is its usual value. It has no default if the birthplace or the school decides. */
const conventionParameter = <Id extends ConventionId>(id: Id) => {
  const {
    values,
    ...row
  }: { readonly values: readonly string[]; readonly default?: string; readonly isOfSchool?: true } =
    CONVENTION_TABLE[id];
  return {
    shape: { kind: 'choice', of: values as (typeof CONVENTION_TABLE)[Id]['values'] },
    ...(row.default !== undefined && !row.isOfSchool && { default: row.default }),
    description: SENTENCES[id],
    example: row.default ?? values[0]!,
  } as const satisfies Parameter;
};

const parametersOf = <Id extends ConventionId>(ids: readonly Id[]) =>
  Object.fromEntries(ids.map((id) => [id, conventionParameter(id)])) as {
    readonly [Name in Id]: ReturnType<typeof conventionParameter<Name>>;
  };

const CONVENTION_PARAMETERS = parametersOf(CONVENTION_IDS);

/** Birth and conventions of a chart. All examples together make one valid request. */
export const CHART_PARAMETERS = {
  date: {
    shape: { kind: 'date' },
    required: true,
    description:
      'Birth date, YYYY-MM-DD, as the local calendar and clock at the birthplace had it. With `calendar=lunar` it is a lunar date: year, month and day as numbers, so 30 days in month 2 are possible. Lunar years 1645 to 2199.',
    example: '1990-07-23',
  },
  hour: {
    shape: { kind: 'integer', min: 0, max: 23 },
    requiredUnless: ['time', 'doubleHour'],
    description:
      'Hour of birth on the local clock, 0 to 23. Give what the clock or the certificate showed, summer time included: the correction to true solar time is made here. Required unless `time` or `doubleHour` is sent.',
    example: 8,
  },
  minute: {
    shape: { kind: 'integer', min: 0, max: 59 },
    description:
      'Minute of birth on the local clock, 0 to 59. Left out, it counts as 0, with a warning: true solar time can lie in another double hour.',
    example: 30,
  },
  second: {
    shape: { kind: 'integer', min: 0, max: 59 },
    description: 'Second of birth on the local clock, with `minute`. Left out, it counts as 0.',
    example: 0,
  },
  time: {
    shape: { kind: 'time' },
    description: 'Instead of `hour`, `minute` and `second`: HH:MM or HH:MM:SS on the local clock.',
    example: '08:30',
  },
  doubleHour: {
    shape: { kind: 'choice', of: TOLD_DOUBLE_HOURS, reads: toldDoubleHour },
    description:
      'Instead of a time: the double hour as it was given. It is read from ids, names such as 辰时, giờ Thìn and 진시, and 0 to 11 from zi on. It is the double hour of the chart, with no correction. `ziEarly` is the hour after the midnight at which `date` begins, `ziLate` the one before the midnight at its end; `zi` alone is `ziEarly`, with a warning.',
    example: 'chen',
  },
  gender: {
    shape: { kind: 'choice', of: GENDERS },
    required: true,
    description: 'Decides which way decades and luck pillars run. Upper or lower case.',
    example: 'male',
  },
  cityId: CITY_ID,
  place: PLACE_IN_WORDS,
  ...POINT,
  calendar: {
    shape: { kind: 'choice', of: CALENDARS },
    default: 'solar',
    description:
      'The calendar in which `date` is written: `solar` (Gregorian), `lunar`, that of `calendarRegion`, or `julian` (Old Style).',
    example: 'solar',
  },
  leapMonth: {
    shape: { kind: 'boolean' },
    aliases: ['isLeapMonth', 'leap'],
    default: false,
    description: 'Only with `calendar=lunar`: true when the month of `date` is the leap month of its year.',
    example: false,
  },
  timeZone: {
    shape: { kind: 'text', most: 50 },
    description:
      'The zone by which the clock was read, where a place lists more than one (`timeZones` of getCities), such as Asia/Urumqi in Xinjiang. With `latitude` and `longitude` any zone of the IANA database.',
    example: 'Asia/Shanghai',
  },
  utcOffset: {
    shape: { kind: 'offset' },
    description:
      'The clock that was kept, where known: hours ahead of UTC, `+07:00`. Also `+08:05:43`, `UTC+7` and 5.5; west of Greenwich negative. It counts instead of the history of the zone, at any place.',
    example: '+08:00',
  },
  disambiguation: {
    shape: { kind: 'choice', of: DISAMBIGUATIONS },
    default: 'earlier',
    description:
      'The reading of a clock time that came twice when clocks were put back, or was skipped: `earlier` or `later`; `reject` answers 400. A skipped one is read with the offset before the gap.',
    example: 'earlier',
  },
  ...CONVENTION_PARAMETERS,
  lang: {
    shape: { kind: 'language' },
    default: 'en',
    description: `Language of names and texts: ${LANGUAGES.join(', ')}. Tags such as zh-CN, zh_TW and en-US lead to one of these. Ids never change with it.`,
    example: 'en',
  },
  name: {
    shape: { kind: 'anything', most: 100 },
    alsoGb18030: true,
    description:
      'A name to show with the chart. It is echoed, has no effect, is never logged and never a reason to refuse. Drawings and text leave out what is no part of a name: controls, marks of direction, tags. Better not sent in a URL.',
    example: 'Li Ming',
  },
} as const satisfies Readonly<Record<string, Parameter>>;

/** The conventions of a reverse search. */
export const SEARCH_CONVENTION_PARAMETERS = pick(CONVENTION_PARAMETERS, SEARCH_CONVENTION_IDS);

function pick<T extends object, Name extends keyof T>(table: T, names: readonly Name[]): Pick<T, Name> {
  return Object.fromEntries(names.map((name) => [name, table[name]])) as Pick<T, Name>;
}

/** `fields` of a chart; tools describe it for all documents. */
export const FIELDS = fieldsParameter({
  some: 'mainStar,fourPillars.hanzi,palaces.majorStars',
  onRequest: 'fourPillars.relations',
});

/** Size, detail and colours of a board, the palaces from which it is seen, and the order of the pillars. */
export const BOARD_PARAMETERS = {
  layout: {
    shape: { kind: 'choice', of: LAYOUTS },
    description:
      'The type and the size of the board: `full` is 904 by 712 pixels, `compact`, for a phone, 320 by 600. Without it `compact` for a `width` below 640.',
    example: 'full',
  },
  width: {
    shape: { kind: 'integer', min: BOARD_WIDTHS.from, max: BOARD_WIDTHS.to },
    description:
      'The width of the box in pixels that the board fills. No type in it is smaller than 11 pixels: in a small box stars that have no room are counted, as in "+2".',
    example: 1200,
  },
  height: {
    shape: { kind: 'integer', min: BOARD_HEIGHTS.from, max: BOARD_HEIGHTS.to },
    description: 'The height of that box in pixels. Layers never change it.',
    example: 800,
  },
  density: {
    shape: { kind: 'choice', of: DENSITIES },
    default: 'everything',
    description:
      'The stars drawn in each palace: `everything`, `classic` without adjective stars, `calm` with major stars and transformed ones alone.',
    example: 'classic',
  },
  flightsFrom: {
    shape: { kind: 'choice', of: PALACE_IDS, meant: /* @__PURE__ */ named('palaces') },
    description:
      'A palace. The four transformations of its stem (flying transformations, 飞化) are drawn to where they land, and listed in the middle. The layer `flights` comes with them.',
    example: 'wealth',
  },
  rolesFrom: {
    shape: { kind: 'choice', of: PALACE_IDS, meant: /* @__PURE__ */ named('palaces') },
    description:
      'A palace from which the twelve roles are counted (太极点): every palace has its role from there, beside its own.',
    example: 'spouse',
  },
  pillarOrder: {
    shape: { kind: 'choice', of: PILLAR_ORDERS },
    description:
      'The order of the pillars from the left: `yearFirst`, or `hourFirst` as in books that are read from right to left (時日月年). Without it, `hourFirst` in Japanese and Korean, and `yearFirst` in other languages. It changes the drawing alone.',
    example: 'hourFirst',
  },
  theme: {
    shape: { kind: 'choice', of: Object.keys(THEMES) as readonly Theme[] },
    default: 'light',
    description: 'The colours of the drawing: `light`, or `dark` for a dark page.',
    example: 'light',
  },
} as const satisfies Readonly<Record<string, Parameter>>;

/** Parameters of the drawing of a chart. */
export const BOARD_OF_CHART = {
  layers: {
    shape: { kind: 'choices', of: ['flights', 'pillars'] },
    description:
      'Additions to the natal board: `pillars` the Four Pillars below it, their relations as arcs above them and their stars under them; `flights` marks the self-transformations in every palace: stars that its own stem transforms (outward, 离心), and stars that the stem of the opposite palace transforms (inward, 向心). The levels of a moment are layers of getTransitsDrawing.',
    example: 'flights',
  },
  ...BOARD_PARAMETERS,
} as const satisfies Readonly<Record<string, Parameter>>;
