// Which parameters are there? One table for reading requests and for describing them: what is not here does not exist.
// Names are compared without case, `_` and `-`. No required parameter will ever be added, none renamed or removed.

import {
  BIRTH_YEARS,
  BIRTHS_OF_PAGE,
  BOARD_LAYERS,
  BRANCH_IDS,
  BUREAU_IDS,
  CALENDARS,
  CONVENTION_VALUES,
  DISAMBIGUATIONS,
  GENDERS,
  GRADED_STAR_IDS,
  LANGUAGES,
  PALACE_IDS,
  PILLAR_ORDERS,
  TIMELINE_LISTS,
  TRANSIT_CONVENTION_VALUES,
} from 'beichen';

/** What the value of a parameter may look like. */
export type Shape =
  | { readonly kind: 'date' } //                                                   YYYY-MM-DD in either calendar
  | { readonly kind: 'month'; readonly first: string; readonly last: string } //   YYYY-MM of the Gregorian calendar
  | { readonly kind: 'year'; readonly first: number; readonly last: number } //    four digits
  | { readonly kind: 'integer'; readonly min: number; readonly max: number } //    one or two decimal digits
  | { readonly kind: 'choice'; readonly of: readonly string[] } //                 in any case
  | { readonly kind: 'choices'; readonly of: readonly string[] } //                some of them, separated by commas, in any case
  | { readonly kind: 'boolean' }
  | { readonly kind: 'language' }
  | { readonly kind: 'country' } //                                                two letters
  | { readonly kind: 'moment' } //                                                 local time, instant or date
  | { readonly kind: 'longitude' } //                                              decimal degrees
  | { readonly kind: 'point' } //                                                  latitude,longitude in degrees
  | { readonly kind: 'text'; readonly most: number } //                            at most so many characters
  | { readonly kind: 'anything'; readonly most: number }; //                       never a problem; cut to so many characters

export interface Parameter {
  readonly shape: Shape;
  readonly required?: true;
  /** Other names that mean the same. */
  readonly aliases?: readonly string[];
  /** Whether bytes that are no UTF-8 are read as GB18030, with a warning. */
  readonly alsoGb18030?: true;
  /** The value of one that is not sent. */
  readonly default?: string | number | boolean;
  /** In the document; at most 700 characters. */
  readonly description: string;
  readonly example: string | number | boolean;
}

const CITY_ID = {
  shape: { kind: 'text', most: 100 },
  description:
    'The birthplace: an id from findCities, such as `beijing-1816670`, sent whole. Never invent one; a name or a bare number is refused with suggestions.',
  example: 'beijing-1816670',
} as const satisfies Parameter;

/** Birth data and choices of a chart. All examples together make one good request. */
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
    required: true,
    description:
      'Hour of birth on the local clock, 0 to 23. Give what the clock or the certificate showed, summer time included: the correction to true solar time is made here. Without an hour there is no chart.',
    example: 8,
  },
  minute: {
    shape: { kind: 'integer', min: 0, max: 59 },
    description:
      'Minute of birth on the local clock, 0 to 59. Left out, it counts as 0, with a warning: true solar time can lie in another double hour.',
    example: 30,
  },
  gender: {
    shape: { kind: 'choice', of: GENDERS },
    required: true,
    description: 'Decides which way decades and luck pillars run. Upper or lower case.',
    example: 'male',
  },
  cityId: { ...CITY_ID, required: true },
  calendar: {
    shape: { kind: 'choice', of: CALENDARS },
    default: 'solar',
    description: 'The calendar in which `date` is written: `solar` (Gregorian) or `lunar`, that of `calendarRegion`.',
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
      'The zone by which the clock was read, where a place lists more than one (`timeZones` of findCities), such as Asia/Urumqi in Xinjiang. Normally not needed.',
    example: 'Asia/Shanghai',
  },
  disambiguation: {
    shape: { kind: 'choice', of: DISAMBIGUATIONS },
    default: 'earlier',
    description:
      'What to do with a clock time that came twice because clocks were put back, or was skipped: take the `earlier` or the `later`, or `reject` it with 400. A skipped time is read with the offset before the gap. Both cases carry a warning.',
    example: 'earlier',
  },
  dayBoundary: {
    shape: { kind: 'choice', of: CONVENTION_VALUES.dayBoundary },
    default: 'zi',
    description: 'When the day changes, by `solarTime`: `zi` at 23:00, with the hour of zi, or `midnight` at 00:00.',
    example: 'zi',
  },
  yearBoundary: {
    shape: { kind: 'choice', of: CONVENTION_VALUES.yearBoundary },
    default: 'lunarNewYear',
    description:
      'When the year of the Zi Wei chart changes: `lunarNewYear`, or `lichun`, the solar term at which the year of the Four Pillars always changes.',
    example: 'lunarNewYear',
  },
  leapMonthRule: {
    shape: { kind: 'choice', of: CONVENTION_VALUES.leapMonthRule },
    default: 'split',
    description:
      'To which month the Zi Wei chart counts a birth in a leap month: `split` days 1 to 15 to it and later ones to the next, `next` all to the next, `same` all to it.',
    example: 'split',
  },
  calendarRegion: {
    shape: { kind: 'choice', of: CONVENTION_VALUES.calendarRegion },
    description:
      "Whose lunar calendar: `china`, `vietnam`, `korea` or `japan`. Each begins its months at its own midnight, so one date in twenty-five has another lunar date, and another Zi Wei chart, than in China. Left out, it goes by the birthplace: `vietnam` in Vietnam (in its south China's until 1975), `korea` in Korea north and south, else `china`. The Four Pillars never ask it.",
    example: 'china',
  },
  solarTime: {
    shape: { kind: 'choice', of: CONVENTION_VALUES.solarTime },
    default: 'apparent',
    description:
      'The clock that decides double hour, day and lunar date: `apparent`, what a sundial showed at the birthplace; `mean`, the same by longitude alone; `clock`, the standard time of the zone, summer time taken off. All three times are in the answer.',
    example: 'apparent',
  },
  monthCommandTable: {
    shape: { kind: 'choice', of: CONVENTION_VALUES.monthCommandTable },
    default: 'ziping',
    description:
      'The table of the command of the month. `ziping` is the one printed with Ziping Zhenquan; `common` the same but for the month of shen; `sanming` that of Sanming Tonghui. It changes only `fourPillars.monthCommand`, which `fields` has to name.',
    example: 'ziping',
  },
  pillarStars: {
    shape: { kind: 'choice', of: CONVENTION_VALUES.pillarStars },
    default: 'common',
    description:
      'Whose stars of the Four Pillars. `common` as most programs cast them; `classical` gives blades to yang stems alone and jinshen to the hour alone. They are in the answer where `fields` names them.',
    example: 'common',
  },
  school: {
    shape: { kind: 'choice', of: CONVENTION_VALUES.school },
    default: 'common',
    description:
      'The tables of stars: `common` as in most books and programs, `quanshu` (Ziwei Doushu Quanshu), `zhongzhou` (the school of Wang Tingzhi), `vietnam` (Tử Vi Đẩu Số Tân Biên, read from a transcription and one program). It never changes when a day, month or year begins.',
    example: 'common',
  },
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

/** A chart as a document: the same, and which of its members it shall hold. */
export const DOCUMENT_PARAMETERS = {
  ...CHART_PARAMETERS,
  fields: {
    shape: { kind: 'text', most: 1000 },
    default: 'default',
    description:
      'Which members the answer shall hold: paths of its members, separated by commas, such as `mainStar,fourPillars.hanzi,palaces.majorStars`; lists are looked through. `compact` is what an assistant needs, `all` everything there is, `default` what a call without it gives. Some members come only where they are named, as `fourPillars.relations`; `meta.onRequest` lists them. What is not named is neither calculated nor sent.',
    example: 'default',
  },
} as const satisfies Readonly<Record<string, Parameter>>;

const { hour: _hour, minute: _minute, disambiguation: _disambiguation, ...WITHOUT_HOUR } = CHART_PARAMETERS;

/** A birth whose hour is not known, and what is known of its chart. */
export const DAY_PARAMETERS = {
  ...WITHOUT_HOUR,
  mainStar: {
    shape: { kind: 'text', most: 40 },
    description:
      'Only charts with this main star: its id, such as `tanlang`, `lianzhen+pojun` or, borrowed from the opposite palace, `empty>tianji+jumen`.',
    example: 'lianzhen+pojun',
  },
  bureau: {
    shape: { kind: 'choice', of: BUREAU_IDS },
    description: 'Only charts of this bureau.',
    example: 'fire6',
  },
  star: {
    shape: { kind: 'text', most: 300 },
    description:
      'Only charts in which stars stand so: `pojun@life` in a palace, `ziwei:wu` in a branch; several separated by commas, all of which have to be so.',
    example: 'pojun@life,tanlang:shen',
  },
  pattern: {
    shape: { kind: 'text', most: 300 },
    description:
      'Only charts with these patterns, in any form and any palace: ids such as `shaPoLang`, several separated by commas, all of which have to be there. `fields=charts.patterns` lists those of each chart.',
    example: 'shaPoLang',
  },
} as const satisfies Readonly<Record<string, Parameter>>;

/** Every chart of a birth without an hour as a document: the same, and which of its members it shall hold. */
export const DAY_DOCUMENT_PARAMETERS = {
  ...DAY_PARAMETERS,
  fields: {
    ...DOCUMENT_PARAMETERS.fields,
    description:
      'Which members the answer shall hold: paths of its members, separated by commas, such as `same,charts.mainStar,charts.startsAtClock`; lists are looked through. `compact` is what an assistant needs, `all` everything there is, `default` what a call without it gives. Some members come only where they are named, as `charts.patterns`; `meta.onRequest` lists them. What is not named is neither calculated nor sent.',
  },
} as const satisfies Readonly<Record<string, Parameter>>;

/** A birth, and what another program shows of it. */
export const VARIANTS_PARAMETERS = {
  ...CHART_PARAMETERS,
  matchMainStar: {
    shape: { kind: 'text', most: 40 },
    description:
      'The main star that the other program shows: `tanlang`, `lianzhen+pojun`. Borrowed from the opposite palace it is `empty>tianji+jumen`.',
    example: 'lianzhen+pojun',
  },
  matchLifePalace: {
    shape: { kind: 'text', most: 20 },
    description: 'Its life palace: branch or pair, in Hanzi or by id. So `丑`, `chou`, `己丑` or `ji-chou`.',
    example: 'ji-mao',
  },
  matchBureau: {
    shape: { kind: 'choice', of: BUREAU_IDS },
    description: 'Its bureau.',
    example: 'earth5',
  },
  matchPillars: {
    shape: { kind: 'text', most: 60 },
    description: 'Its four pillars in Hanzi or by ids; `_` for an unknown one. Commas or spaces stand between ids.',
    example: '庚午 癸未 _ _',
  },
  matchLunarDate: {
    shape: { kind: 'date' },
    description: 'Its lunar date, YYYY-MM-DD. Year, month and day as numbers.',
    example: '1990-06-02',
  },
  matchLeapMonth: {
    shape: { kind: 'boolean' },
    description: 'Whether the month of `matchLunarDate` is a leap month. Left out, it does not matter.',
    example: false,
  },
} as const satisfies Readonly<Record<string, Parameter>>;

/** The variants of a chart as a document: the same, and which of its members it shall hold. */
export const VARIANTS_DOCUMENT_PARAMETERS = {
  ...VARIANTS_PARAMETERS,
  fields: {
    ...DOCUMENT_PARAMETERS.fields,
    description:
      'Which members the answer shall hold: paths of its members, separated by commas, such as `chart.mainStar,variants.choices,variants.mainStar`; lists are looked through. `compact` is what an assistant needs, `all` everything there is, `default` what a call without it gives. What is not named is neither calculated nor sent.',
  },
} as const satisfies Readonly<Record<string, Parameter>>;

const PILLAR = 'a pair by its id or in Hanzi, with `_` for what is not known: `bing-yin`, `丙寅`, `bing-_`, `_寅`.';

const pillar = (what: string, example: string) =>
  ({ shape: { kind: 'text', most: 20 }, description: `The pillar of the ${what}: ${PILLAR}`, example }) as const;

const transformed = (transformation: string, example: string) =>
  ({
    shape: { kind: 'choice', of: GRADED_STAR_IDS },
    description: `The star that ${transformation} transforms.`,
    example,
  }) as const;

/** Births that fit: what is known, in which years and where, by which rules, and which page. */
export const BIRTHS_PARAMETERS = {
  pillars: {
    shape: { kind: 'text', most: 60 },
    description:
      'Year, month, day and hour in one line, each a pair by its id or in Hanzi, with `_` for what is not known: `丙寅 bing-_ _-yin _`. Spaces, commas or dots between them. Something has to be known: one of the parameters from here to `doubleHour`.',
    example: '丙寅 壬辰 己酉 甲子',
  },
  yearPillar: pillar('year, which begins at Lichun', 'bing-yin'),
  monthPillar: pillar('month, which begins at a solar term', 'ren-chen'),
  dayPillar: pillar('day', 'ji-you'),
  hourPillar: pillar('double hour', 'jia-zi'),
  mainStar: {
    shape: { kind: 'text', most: 40 },
    description: 'The main star: `tanlang`, `lianzhen+pojun` or, borrowed, `empty>tianji+jumen`.',
    example: 'taiyang+taiyin',
  },
  bureau: { shape: { kind: 'choice', of: BUREAU_IDS }, description: 'The five-element bureau.', example: 'earth5' },
  lifeBranch: {
    shape: { kind: 'choice', of: BRANCH_IDS },
    description: 'The branch of the life palace.',
    example: 'chen',
  },
  bodyBranch: {
    shape: { kind: 'choice', of: BRANCH_IDS },
    description: 'The branch of the body palace.',
    example: 'chen',
  },
  star: {
    shape: { kind: 'text', most: 600 },
    description:
      'Where stars stand: `pojun@life` in a palace, `ziwei:wu` in a branch. Several are separated by commas; all have to be so.',
    example: 'lucun:si',
  },
  lu: transformed('Lu', 'tiantong'),
  quan: transformed('Quan', 'tianji'),
  ke: transformed('Ke', 'wenchang'),
  ji: transformed('Ji', 'lianzhen'),
  pattern: {
    shape: { kind: 'text', most: 300 },
    description:
      'Patterns: `shaPoLang` in any form, `huotan:wide` in one. Several are separated by commas; all have to be there.',
    example: 'riyueBingming:main',
  },
  clean: {
    shape: { kind: 'boolean' },
    default: false,
    description: 'Only with `pattern`: true leaves patterns at which nothing stands that is said to spoil them.',
    example: false,
  },
  lunarMonth: {
    shape: { kind: 'integer', min: 1, max: 12 },
    description: 'The lunar month, 1 to 12. A leap month has the number of the one that it repeats.',
    example: 3,
  },
  leapMonth: {
    shape: { kind: 'boolean' },
    aliases: ['isLeapMonth', 'leap'],
    description: 'Whether that is a leap month; left out, it may be either.',
    example: false,
  },
  lunarDay: {
    shape: { kind: 'integer', min: 1, max: 30 },
    description: 'The day of the lunar month, 1 to 30.',
    example: 27,
  },
  doubleHour: { shape: { kind: 'choice', of: BRANCH_IDS }, description: 'The double hour.', example: 'zi' },
  gender: {
    shape: { kind: 'choice', of: GENDERS },
    description:
      'Places some stars in the schools zhongzhou and vietnam, and nothing else that can be asked here. Left out, births fit that fit for one of the two.',
    example: 'male',
  },
  fromYear: {
    shape: { kind: 'year', ...BIRTH_YEARS },
    default: 1900,
    description: `The first Gregorian year, ${BIRTH_YEARS.first} to ${BIRTH_YEARS.last}.`,
    example: 1900,
  },
  toYear: {
    shape: { kind: 'year', ...BIRTH_YEARS },
    default: 2099,
    description: `The last Gregorian year; at most ${BIRTH_YEARS.most} years at once.`,
    example: 2099,
  },
  cityId: {
    ...CITY_ID,
    description:
      'The birthplace, by whose Sun and clock births are told: an id from findCities. Without it the Sun is looked at from 120° east, and there are no clock times.',
  },
  timeZone: CHART_PARAMETERS.timeZone,
  dayBoundary: CHART_PARAMETERS.dayBoundary,
  yearBoundary: CHART_PARAMETERS.yearBoundary,
  leapMonthRule: CHART_PARAMETERS.leapMonthRule,
  solarTime: CHART_PARAMETERS.solarTime,
  calendarRegion: CHART_PARAMETERS.calendarRegion,
  school: CHART_PARAMETERS.school,
  limit: {
    shape: { kind: 'integer', min: 1, max: BIRTHS_OF_PAGE.most },
    default: BIRTHS_OF_PAGE.usual,
    description: `At most so many births in the answer, 1 to ${BIRTHS_OF_PAGE.most}; all are counted.`,
    example: BIRTHS_OF_PAGE.usual,
  },
  after: {
    shape: { kind: 'text', most: 20 },
    description: 'The `next` of the page before. All else has to be as it was.',
    example: '6kv4leo0',
  },
  lang: CHART_PARAMETERS.lang,
} as const satisfies Readonly<Record<string, Parameter>>;

/** Births that fit as a document: the same, and which of its members it shall hold. */
export const BIRTHS_DOCUMENT_PARAMETERS = {
  ...BIRTHS_PARAMETERS,
  fields: {
    ...DOCUMENT_PARAMETERS.fields,
    description:
      'Which members the answer shall hold: paths of its members, separated by commas, such as `count,births.date,births.doubleHour.id`; lists are looked through. `compact` is what an assistant needs, `all` everything there is, `default` what a call without it gives. What is not named is neither calculated nor sent.',
  },
} as const satisfies Readonly<Record<string, Parameter>>;

/** What governs a birth at a moment: the birth, and the moment with its place and the conventions of transits. */
export const TRANSIT_PARAMETERS = {
  ...CHART_PARAMETERS,
  at: {
    shape: { kind: 'moment' },
    description:
      'The moment: a local time such as `2027-02-10T08:30`, which the clock at the place of the moment shows; an instant such as `2027-02-10T00:30Z` or `2027-02-10T08:30+08:00`; or a date alone, without a double hour. From the birth to the lunar year 2199. Left out, it is now.',
    example: '2027-02-10T08:30',
  },
  atCityId: {
    ...CITY_ID,
    description:
      'Where the person is at the moment: an id from findCities. The place decides its day, double hour and lunar date. Without it and `atTimeZone` the birthplace is taken, with a warning.',
  },
  atTimeZone: {
    shape: { kind: 'text', most: 50 },
    description:
      'Instead of `atCityId` a zone of the IANA database; its standard time then decides day and double hour, unless `atLongitude` is sent too. With `atCityId` one of the zones of that place.',
    example: 'Asia/Shanghai',
  },
  atLongitude: {
    shape: { kind: 'longitude' },
    description:
      'With `atTimeZone` the longitude of the place in degrees, east positive, so that the Sun decides day and double hour.',
    example: 116,
  },
  atDisambiguation: {
    shape: { kind: 'choice', of: DISAMBIGUATIONS },
    default: 'earlier',
    description: 'As `disambiguation`, for `at`: what to do with a clock time that came twice or was skipped.',
    example: 'earlier',
  },
  atSolarTime: {
    shape: { kind: 'choice', of: TRANSIT_CONVENTION_VALUES.atSolarTime },
    description:
      'The clock that decides day and double hour of the moment: `apparent` true solar time, `mean` solar time, `clock` the standard time of the zone, summer time taken off. Left out, it is that of the birth (`solarTime`), and of a zone alone `clock`.',
    example: 'apparent',
  },
  ageAdvance: {
    shape: { kind: 'choice', of: TRANSIT_CONVENTION_VALUES.ageAdvance },
    default: 'newYear',
    description:
      'When the nominal age moves on, and with it decade and small limit: `newYear` with the year of the Zi Wei chart, `birthday` on the lunar birthday.',
    example: 'newYear',
  },
  childLimitRule: {
    shape: { kind: 'choice', of: TRANSIT_CONVENTION_VALUES.childLimitRule },
    default: 'sixPalaces',
    description:
      'The palace of a year before the first decade: `sixPalaces` life, wealth, health, spouse, fortune, career (Ziwei Doushu Quanshu), `sequence` one palace on a year, `lifePalace` always the life palace.',
    example: 'sixPalaces',
  },
  leapDayCount: {
    shape: { kind: 'choice', of: TRANSIT_CONVENTION_VALUES.leapDayCount },
    default: 'lunarDay',
    description:
      'How days are counted through a leap month: `lunarDay` by their number, `halves` one and a half months for the month before it and the month after it (Wang Tingzhi), `continue` on from the month before it.',
    example: 'lunarDay',
  },
  smallLuckRule: {
    shape: { kind: 'choice', of: TRANSIT_CONVENTION_VALUES.smallLuckRule },
    default: 'hour',
    description:
      'From where small luck is counted: `hour` from the pillar of the hour as the luck pillars run, `fixed` men from bing-yin forward, women from ren-shen backward.',
    example: 'hour',
  },
} as const satisfies Readonly<Record<string, Parameter>>;

/** What governs at a moment as a document: the same, and which of its members it shall hold. */
export const TRANSIT_DOCUMENT_PARAMETERS = {
  ...TRANSIT_PARAMETERS,
  fields: {
    ...DOCUMENT_PARAMETERS.fields,
    description:
      'Which members the answer shall hold: paths of its members, separated by commas, such as `ages,ziwei.year.transformations,fourPillars.luck`; lists are looked through. `compact` is what an assistant needs, `all` everything there is, `default` what a call without it gives. Some members come only where they are named, as `fourPillars.relations`; `meta.onRequest` lists them. What is not named is neither calculated nor sent.',
  },
} as const satisfies Readonly<Record<string, Parameter>>;

/** From which palaces a board is looked at, and how the pillars stand on it. */
const BOARD_PARAMETERS = {
  flightsFrom: {
    shape: { kind: 'choice', of: PALACE_IDS },
    description:
      'A palace whose four flying transformations are drawn to where they land, and told in the middle: that of its stem (飞化). The layer `flights` comes with them.',
    example: 'wealth',
  },
  rolesFrom: {
    shape: { kind: 'choice', of: PALACE_IDS },
    description:
      'A palace from which the twelve roles are counted (太极点): every palace has its role from there, beside its own.',
    example: 'spouse',
  },
  pillarOrder: {
    shape: { kind: 'choice', of: PILLAR_ORDERS },
    default: 'yearFirst',
    description:
      'How the pillars stand, from the left: `yearFirst`, or `hourFirst` as books have them that are read from right to left (時日月年). It changes the drawing alone.',
    example: 'hourFirst',
  },
} as const satisfies Readonly<Record<string, Parameter>>;

/** A drawing of a chart: its parameters, and what lies on the board. */
export const DRAWING_PARAMETERS = {
  ...CHART_PARAMETERS,
  layers: {
    shape: { kind: 'choices', of: ['flights', 'pillars'] },
    description:
      'What is drawn beside the natal board: `pillars` the Four Pillars below it, their relations as arcs above them and their stars under them; `flights` marks the self-transformations in every palace, the stars that its own stem transforms (outward, 离心) and those that the stem of the opposite palace does (inward, 向心). The levels of a moment are layers of drawTransits.',
    example: 'flights',
  },
  ...BOARD_PARAMETERS,
} as const satisfies Readonly<Record<string, Parameter>>;

/** A drawing of a moment: the same, and which layers stand on the board. */
export const LAYERS_PARAMETERS = {
  ...TRANSIT_PARAMETERS,
  layers: {
    shape: { kind: 'choices', of: BOARD_LAYERS },
    default: 'decade,year',
    description:
      'Which levels of Zi Wei are drawn on the board, separated by commas: `decade`, `year`, `month`, `day`, `hour`, in any order; `flights` marks the self-transformations in every palace. A layer that there is not, the hour of a date alone or the decade past the twelfth, is named as such in the middle.',
    example: 'decade,year',
  },
  ...BOARD_PARAMETERS,
} as const satisfies Readonly<Record<string, Parameter>>;

/** A list of what governs around a moment: the same, and which list it shall be. */
export const TIMELINE_DOCUMENT_PARAMETERS = {
  ...TRANSIT_PARAMETERS,
  list: {
    shape: { kind: 'choice', of: TIMELINE_LISTS },
    default: 'decades',
    description:
      'Which list. Of the life `decades` (the years of childhood and the twelve decades) and `luckPillars` (with small luck before the first); around the moment the `years` of its decade and of its luck pillar, the `months` of its year, lunar and solar, the `days` of its lunar month.',
    example: 'luckPillars',
  },
  fields: {
    ...DOCUMENT_PARAMETERS.fields,
    description:
      'Which members the answer shall hold: paths of its members, separated by commas, such as `years.ziwei.name,years.ziwei.natalPalace,years.ziwei.startsAt`; lists are looked through. `compact` is what an assistant needs, `all` everything there is, `default` what a call without it gives. What is not named is neither calculated nor sent.',
  },
} as const satisfies Readonly<Record<string, Parameter>>;

const PLACE_IN_WORDS = {
  shape: { kind: 'text', most: 80 },
  description:
    'The birthplace in words, such as "Pucheng, Shaanxi", instead of cityId: taken where only one place can be meant, else places to choose from are the answer.',
  example: 'Beijing',
} as const satisfies Parameter;

/** A chart by a tool of assistants: its birthplace may be told in words, and its answer is short unless more is asked for. */
export const CHART_TOOL_PARAMETERS = {
  ...DOCUMENT_PARAMETERS,
  cityId: CITY_ID,
  place: PLACE_IN_WORDS,
  fields: { ...DOCUMENT_PARAMETERS.fields, default: 'compact' },
} as const satisfies Readonly<Record<string, Parameter>>;

/** Every chart of a birth without an hour by a tool of assistants: the same. */
export const DAY_TOOL_PARAMETERS = {
  ...DAY_DOCUMENT_PARAMETERS,
  cityId: CITY_ID,
  place: PLACE_IN_WORDS,
  fields: { ...DAY_DOCUMENT_PARAMETERS.fields, default: 'compact' },
} as const satisfies Readonly<Record<string, Parameter>>;

/** What governs at a moment by a tool of assistants: both places may be told in words. */
export const TRANSITS_TOOL_PARAMETERS = {
  ...TRANSIT_DOCUMENT_PARAMETERS,
  cityId: CITY_ID,
  place: PLACE_IN_WORDS,
  atPlace: {
    ...PLACE_IN_WORDS,
    description: 'Where the person is at the moment, in words, instead of atCityId; taken as `place` is.',
  },
  fields: { ...TRANSIT_DOCUMENT_PARAMETERS.fields, default: 'compact' },
} as const satisfies Readonly<Record<string, Parameter>>;

const {
  dayBoundary: _dayBoundary,
  yearBoundary: _yearBoundary,
  leapMonthRule: _leapMonthRule,
  calendarRegion: _calendarRegion,
  solarTime: _solarTime,
  monthCommandTable: _monthCommandTable,
  pillarStars: _pillarStars,
  school: _school,
  ...VARIANTS_WITHOUT_CONVENTIONS
} = VARIANTS_DOCUMENT_PARAMETERS;

/** The variants of a chart by a tool of assistants: of the default chart, for every convention is tried otherwise anyhow. */
export const VARIANTS_TOOL_PARAMETERS = {
  ...VARIANTS_WITHOUT_CONVENTIONS,
  cityId: CITY_ID,
  place: PLACE_IN_WORDS,
  fields: CHART_TOOL_PARAMETERS.fields,
} as const satisfies Readonly<Record<string, Parameter>>;

/** What assistants ask of births by. */
const {
  yearPillar: _yearPillar,
  monthPillar: _monthPillar,
  dayPillar: _dayPillar,
  hourPillar: _hourPillar,
  lifeBranch: _lifeBranch,
  bodyBranch: _bodyBranch,
  bureau: _bureau,
  clean: _clean,
  leapMonth: _birthsLeapMonth,
  gender: _gender,
  limit: _limit,
  school: _birthsSchool,
  timeZone: _birthsTimeZone,
  yearBoundary: _birthsYearBoundary,
  leapMonthRule: _birthsLeapMonthRule,
  solarTime: _birthsSolarTime,
  calendarRegion: _birthsCalendarRegion,
  ...BIRTHS_OF_ASSISTANTS
} = BIRTHS_DOCUMENT_PARAMETERS;

/** Births that fit by a tool of assistants: the pillars in one line, a birthplace in words. */
export const BIRTHS_TOOL_PARAMETERS = {
  ...BIRTHS_OF_ASSISTANTS,
  cityId: CITY_ID,
  place: PLACE_IN_WORDS,
  fields: CHART_TOOL_PARAMETERS.fields,
} as const satisfies Readonly<Record<string, Parameter>>;

/** A search for birthplaces. */
export const CITIES_PARAMETERS = {
  q: {
    shape: { kind: 'text', most: 80 },
    alsoGb18030: true,
    aliases: ['query', 'name', 'search', 'city', 'place', 'birthplace', 'keyword', 'location', 'term', 'text'],
    description:
      'Name of the place, 1 to 80 characters: in Chinese, pinyin or any other script, with or without marks, whole or its beginning, with or without province or country, such as "Pucheng, Shaanxi"; or a point, such as "39.9, 116.4". Needed unless `cityId` or `near` is sent.',
    example: 'Beijing',
  },
  cityId: {
    shape: { kind: 'text', most: 100 },
    description: 'Looks up one place by its id instead of searching.',
    example: 'beijing-1816670',
  },
  near: {
    shape: { kind: 'point' },
    description: 'The places nearest to a point: latitude and longitude in decimal degrees, north and east positive.',
    example: '39.9,116.4',
  },
  country: {
    shape: { kind: 'country' },
    description: 'Only places of this country: ISO 3166-1 code of two letters.',
    example: 'CN',
  },
  limit: {
    shape: { kind: 'integer', min: 1, max: 50 },
    default: 10,
    description: 'At most so many places, 1 to 50.',
    example: 10,
  },
  lang: CHART_PARAMETERS.lang,
} as const satisfies Readonly<Record<string, Parameter>>;

/** Whose almanac. */
const OF_AN_ALMANAC = {
  cityId: {
    shape: { kind: 'text', most: 100 },
    description:
      'The place whose clock counts the days: an id from findCities. Without it and `timeZone` it is the clock by which the calendar dates its months: in China UTC+8.',
    example: 'beijing-1816670',
  },
  timeZone: {
    shape: { kind: 'text', most: 50 },
    description:
      'Instead of `cityId` a zone of the IANA database whose clock counts the days, summer time included. With `cityId` one of the zones of that place.',
    example: 'Asia/Shanghai',
  },
  calendarRegion: {
    shape: { kind: 'choice', of: CONVENTION_VALUES.calendarRegion },
    description:
      'Whose lunar calendar: `china`, `vietnam`, `korea` or `japan`; each begins its months at its own midnight. Left out, it goes by the place or the zone as for a birth, and is else `china`.',
    example: 'china',
  },
  lang: CHART_PARAMETERS.lang,
} as const satisfies Readonly<Record<string, Parameter>>;

const ONE_OF_FOUR = 'Exactly one of `month`, `year`, `date` and `lunarDate` is needed.';

/** The almanac: of when, and whose. */
export const ALMANAC_PARAMETERS = {
  month: {
    shape: { kind: 'month', first: '1645-02', last: '2200-01' },
    description: `The days of a month of the Gregorian calendar, YYYY-MM, from 1645-02 to 2200-01. ${ONE_OF_FOUR}`,
    example: '2026-11',
  },
  year: {
    shape: { kind: 'year', first: 1646, last: 2199 },
    description: `A year of the Gregorian calendar, 1646 to 2199: its 24 solar terms, new and full moons, and the lunar year that begins in it with its months. ${ONE_OF_FOUR}`,
    example: 2026,
  },
  date: {
    shape: { kind: 'date' },
    description: `A day by its date in the Gregorian calendar, YYYY-MM-DD, 1645-01-28 to 2200-02-14. ${ONE_OF_FOUR}`,
    example: '2026-11-22',
  },
  lunarDate: {
    shape: { kind: 'date' },
    description: `A day by its lunar date: year, month and day as numbers, so that 2026-02-30 is possible. Lunar years 1645 to 2199. ${ONE_OF_FOUR}`,
    example: '2025-06-15',
  },
  leapMonth: {
    shape: { kind: 'boolean' },
    aliases: ['isLeapMonth', 'leap'],
    default: false,
    description: 'Only with `lunarDate`: true when its month is the leap month of its year.',
    example: false,
  },
  ...OF_AN_ALMANAC,
} as const satisfies Readonly<Record<string, Parameter>>;

/** The almanac as a calendar to subscribe to. */
export const ALMANAC_FEED_PARAMETERS = {
  year: {
    ...ALMANAC_PARAMETERS.year,
    description:
      'A year of the Gregorian calendar, 1646 to 2199. Left out, it is the year that runs and the next, so that a calendar goes on by itself.',
  },
  ...OF_AN_ALMANAC,
} as const satisfies Readonly<Record<string, Parameter>>;

/** A table of parameters by their names. */
export type ParameterTable = Readonly<Record<string, Parameter>>;
