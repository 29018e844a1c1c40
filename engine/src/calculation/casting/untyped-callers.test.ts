// Untyped callers. Any JSON in any member leads to a right answer, or to an error that names the member.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { RUNS } from '../../../../test/setup/runs.ts';
import * as main from '../../index.ts';
import { type Birth, type Conventions, castChart, InvalidBirth, SCHOOLS } from '../../index.ts';
import * as internal from '../../internal.ts';
import * as parts from '../../presentation/documents/index.ts';
import * as oneLanguage from '../../presentation/documents/one-language.ts';
import * as draw from '../../presentation/draw/index.ts';
import * as glossary from '../../presentation/glossary/index.ts';
import { EN } from '../../presentation/words/en/language.generated.ts';
import * as almanac from '../almanac/almanac.ts';
import * as reverse from './births/index.ts';

const engine = { ...internal, ...almanac, ...draw, ...glossary, ...parts, ...reverse, ...main };

const BIRTH = {
  date: { calendar: 'solar', year: 1990, month: 7, day: 23 },
  hour: 8,
  minute: 30,
  gender: 'male',
  disambiguation: 'earlier',
  place: { longitude: 116.39723, timeZone: 'Asia/Shanghai', otherTimeZones: ['Asia/Urumqi'] },
} as const satisfies Birth;
const LUNAR = { calendar: 'lunar', year: 1990, month: 5, day: 2, leapMonth: true } as const;

type Path = readonly string[];

/** A copy with another value at a path. */
function withValue(whole: unknown, [name, ...rest]: Path, value: unknown): unknown {
  if (name === undefined) return value;
  const members = whole as Readonly<Record<string, unknown>>;
  return { ...members, [name]: withValue(members[name], rest, value) };
}

// Any JSON, and values that are nearly right.
const anything = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom<unknown>(
    0,
    -0,
    1,
    5,
    8,
    23,
    24,
    59,
    60,
    29,
    31,
    1990,
    8.5,
    -180,
    180,
    180.1,
    '8',
    '30',
    '1990',
    '',
    null,
  ),
  fc.constantFrom<unknown>(
    'male',
    'Male',
    'solar',
    'Solar',
    'gregorian',
    'lunar',
    'later',
    'reject',
    'zi',
    'en',
    'EN',
    'dark',
  ),
  fc.constantFrom<unknown>(
    'Asia/Tokyo',
    'asia/tokyo',
    [],
    ['Asia/Tokyo'],
    [5],
    {},
    true,
    false,
    'constructor',
    '__proto__',
  ),
);

const isText = (value: unknown) => typeof value === 'string';
const isWhole = (first: number, last: number) => (value: unknown) =>
  Number.isInteger(value) && Number(value) >= first && Number(value) <= last;
const isNumber = (first: number, last: number) => (value: unknown) =>
  typeof value === 'number' && value >= first && value <= last;
const isOneOf =
  (...values: readonly unknown[]) =>
  (value: unknown) =>
    values.includes(value);
const never = () => false;

/** A call in which one value is free. */
interface Member {
  readonly name: string;
  readonly call: (value: unknown) => unknown;
  /** True for a valid value; absent if a calendar decides. */
  readonly isRight?: ((value: unknown) => boolean) | undefined;
  /** Names that an error may have besides the member and the members of its object. */
  readonly orOf?: RegExp | undefined;
}

const member = (name: string, call: Member['call'], isRight?: Member['isRight'], orOf?: RegExp): Member => ({
  name,
  call,
  isRight,
  orOf,
});
const ofBirth = (path: Path, isRight?: Member['isRight'], birth: unknown = BIRTH): Member =>
  member(
    `castChart: ${['birth', ...path].join('.')}`,
    (value) => castChart(withValue(birth, path, value) as Birth),
    isRight,
    /\bdate\b|\bleapMonth\b/,
  );
const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0;
const isEmpty = (value: unknown) => isRecord(value) && Object.keys(value).length === 0;
/** True for a place with only names and other members that change no result: these may have any value. */
const isOnlyNamed = (value: unknown) =>
  isRecord(value) &&
  Object.keys(value).every((key) => /^(?:cityId|names?|admin[123]|country|latitude|kind|isTwin|timeZones)$/.test(key));

const { hour: _hour, minute: _minute, disambiguation: _disambiguation, ...DAY } = BIRTH;
const chart = castChart(BIRTH);
const day = engine.castDay(DAY);
const document = engine.describeChart(chart, { language: 'en' });
const variants = engine.chartVariants(chart);
const variantsDocument = engine.describeVariants(variants, { language: 'en' });
const births = engine.birthsThatFit({ lunarDay: 3, lunarMonth: 3, doubleHour: 'zi' }, { fromYear: 2000, toYear: 2000 });
const dayDocument = engine.describeDay(day, { language: 'en' });
const governing = engine.describeTransits(engine.castTransits(chart, '2027-02-10T08:30'), { language: 'en' });
const zoneNames = engine.zoneNames();
const PLACE = { cityId: 'x-1', name: 'X', latitude: 39.9, longitude: 116.4, timeZone: 'Asia/Shanghai' };
const noon = Date.UTC(2000, 0, 1, 12);
const SHANGHAI = engine.zoneNamed('Asia/Shanghai')!;
// biome-ignore lint/suspicious/noExplicitAny: an untyped caller
type Any = any;
const open = engine as Any;
const openInOneLanguage = oneLanguage as Any;

const LEAP_DAY = { year: 1990, month: 5, day: 2 };
const AT = '2027-02-10T08:30';
const transits = engine.castTransits(chart, AT);
const timeline = engine.castTimeline(chart, AT, 'decades');
/** Calls that cast transits: `at` and each option is free in turn. */
const castsMoment = (
  name: string,
  cast: (own: unknown, at: unknown, options: unknown) => unknown,
): readonly Member[] => {
  const ofOption = (option: string, isRight: Member['isRight'], beside: object = {}) =>
    member(
      `${name}: options.${option}`,
      (value) => cast(chart, AT, { ...beside, [option]: value }),
      isRight,
      /\batLongitude\b|\batTimeZone\b/,
    );
  const zone = { atTimeZone: 'Asia/Shanghai', atLongitude: 116.4 };
  const isZoneList = (value: unknown) => Array.isArray(value) && value.every((zone) => zoneNames.includes(zone));
  return [
    member(`${name}: chart`, (value) => cast(value, AT, {}), never),
    member(`${name}: at`, (value) => cast(chart, value, {}), undefined),
    member(`${name}: options`, (value) => cast(chart, AT, value), isEmpty),
    ofOption('atTimeZone', isOneOf(...zoneNames)),
    ofOption('atLongitude', isNumber(-180, 180), zone),
    ofOption('atLongitude', never),
    ofOption('atCountryCode', (value) => isText(value) && /^[A-Z]{2}$/.test(value as string), zone),
    ofOption('atOtherTimeZones', isZoneList, zone),
    ofOption('atDisambiguation', isOneOf('earlier', 'later', 'reject')),
    ...(Object.entries(engine.TRANSIT_CONVENTION_VALUES) as [string, readonly string[]][]).map(([option, values]) =>
      ofOption(option, isOneOf(...values)),
    ),
  ];
};
const RIGHT_TABLES: Readonly<Record<string, Member['isRight']>> = {
  id: (value) => isText(value) && /^[\w-]{1,40}$/.test(value as string),
  ...Object.fromEntries(
    Object.entries(engine.CONVENTION_VALUES)
      .filter(([id]) => id in SCHOOLS.common)
      .map(([id, values]) => [id, isOneOf(...values)]),
  ),
  brightness: isEmpty, // no star is graded
  adjectiveStars: isEmptyList,
  addedYearStars: isEmptyList,
};
const writeEnglish = engine.documentWriter('en') as Any;
const write = (...given: readonly unknown[]) => writeEnglish(...given);

function isRecord(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const MEMBERS: readonly Member[] = [
  ofBirth([], never),
  ofBirth(['date'], never),
  ofBirth(['date', 'calendar'], isOneOf('solar', 'lunar')),
  ofBirth(['date', 'year']),
  ofBirth(['date', 'month'], isWhole(1, 12)),
  ofBirth(['date', 'day'], isWhole(1, 31)),
  ofBirth(['date', 'leapMonth'], never),
  ofBirth(['date', 'leapMonth'], isOneOf(true, false), { ...BIRTH, date: LUNAR }),
  ofBirth(['date', 'month'], undefined, { ...BIRTH, date: LUNAR }),
  ofBirth(['date', 'day'], isWhole(1, 29), { ...BIRTH, date: LUNAR }),
  ofBirth(['hour'], isWhole(0, 23)),
  ofBirth(['minute'], isWhole(0, 59)),
  ofBirth(['gender'], isOneOf('male', 'female')),
  ofBirth(['disambiguation'], isOneOf('earlier', 'later', 'reject')),
  ofBirth(['place'], never),
  ofBirth(['place', 'longitude'], isNumber(-180, 180)),
  ofBirth(['place', 'timeZone'], isOneOf(...zoneNames)),
  ofBirth(
    ['place', 'otherTimeZones'],
    (value) => Array.isArray(value) && value.every((zone) => zoneNames.includes(zone)),
  ),
  member('castChart: conventions', (value) => castChart(BIRTH, value as object), isEmpty),
  ...engine.CONVENTION_IDS.map((name) =>
    member(
      `castChart: conventions.${name}`,
      (value) => castChart(BIRTH, { [name]: value } as Partial<Conventions>),
      isOneOf(...(name === 'school' ? [] : (engine.CONVENTION_VALUES[name] as readonly string[]))),
    ),
  ),
  member(
    'castChartAt: instant',
    (value) => open.castChartAt(value, noon, 'male'),
    isWhole(noon - 2 * 864e5, noon + 2 * 864e5),
    /solarTime/,
  ),
  member(
    'castChartAt: solarTime',
    (value) => open.castChartAt(noon, value, 'male'),
    isWhole(noon - 2 * 864e5, noon + 2 * 864e5),
  ),
  member('castChartAt: gender', (value) => open.castChartAt(noon, noon, value), isOneOf('male', 'female')),
  member('castChartAt: conventions', (value) => open.castChartAt(noon, noon, 'male', value), isEmpty),
  ...castsMoment('castTransits', (own, at, options) => open.castTransits(own, at, options)),
  ...castsMoment('castTimeline', (own, at, options) => open.castTimeline(own, at, 'years', options).rows),
  member('castTimeline: list', (value) => open.castTimeline(chart, AT, value).rows, isOneOf(...engine.TIMELINE_LISTS)),
  member(
    'problemsOfTransits: at',
    (value) => open.problemsOfTransits(value),
    () => true,
  ),
  member(
    'problemsOfTransits: options',
    (value) => open.problemsOfTransits(AT, value),
    () => true,
  ),
  member('describeTransits: transits', (value) => open.describeTransits(value, { language: 'en' }), never),
  member(
    'describeTransits: language',
    (value) => open.describeTransits(transits, { language: value }),
    isOneOf(...open.LANGUAGES),
  ),
  member(
    'describeTransits: momentPlace',
    (value) => open.describeTransits(transits, { language: 'en', momentPlace: value }),
    never,
  ),
  member('describeTimeline: timeline', (value) => open.describeTimeline(value, { language: 'en' }), never),
  member(
    'describeTimeline: language',
    (value) => open.describeTimeline(timeline, { language: value }),
    isOneOf(...open.LANGUAGES),
  ),
  member(
    'one-language describeTimeline: language',
    (value) => openInOneLanguage.describeTimeline(timeline, { language: value }),
    never,
  ),
  member(
    'problemsOfBirth: birth',
    (value) => open.problemsOfBirth(value),
    () => true,
  ),
  member(
    'problemsOfDate: date',
    (value) => open.problemsOfDate(value),
    () => true,
  ),
  member('describeChart: chart', (value) => open.describeChart(value, { language: 'en' }), never),
  member('describeChart: options', (value) => open.describeChart(chart, value), never),
  member(
    'describeChart: language',
    (value) => open.describeChart(chart, { language: value }),
    isOneOf(...open.LANGUAGES),
  ),
  member('describeChart: fields', (value) => open.describeChart(chart, { language: 'en', fields: value }), never),
  member(
    'describeTransits: fields',
    (value) => open.describeTransits(transits, { language: 'en', fields: value }),
    never,
  ),
  member(
    'describeTimeline: fields',
    (value) => open.describeTimeline(timeline, { language: 'en', fields: value }),
    never,
  ),
  member('describeAlmanac: almanac', (value) => open.describeAlmanac(value, { language: 'en' }), isEmptyList),
  member(
    'describeAlmanac: language',
    (value) => open.describeAlmanac(engine.almanacYear(2026), { language: value }),
    isOneOf(...open.LANGUAGES),
  ),
  member('describeChart: place', (value) => open.describeChart(chart, { language: 'en', place: value }), never),
  ...Object.keys({ ...PLACE, hanzi: 0, country: 0, countryCode: 0 }).map((name) => {
    const isRight = name === 'longitude' ? isNumber(-180, 180) : name === 'latitude' ? isNumber(-90, 90) : isText;
    return member(
      `describeChart: ${name}`,
      (value) => open.describeChart(chart, { language: 'en', place: { ...PLACE, [name]: value } }),
      isRight,
    );
  }),
  member('documentWriter: language', (value) => open.documentWriter(value), isOneOf(...open.LANGUAGES)),
  member('documentWriter: options', (value) => open.documentWriter('en', value), isEmpty),
  member('documentWriter: memory', (value) => open.documentWriter('en', { memory: value }), never),
  member('documentWriter: compileFunction', (value) => open.documentWriter('en', { compileFunction: value }), never),
  member('partWriter: language', (value) => open.partWriter(open.CHART, value), isOneOf(...open.LANGUAGES)),
  member('partDescriber: language', (value) => open.partDescriber(open.CHART, value), isOneOf(...open.LANGUAGES)),
  member(
    'one-language describeChart: chart',
    (value) => openInOneLanguage.describeChart(value, { language: EN }),
    never,
  ),
  member('one-language describeChart: options', (value) => openInOneLanguage.describeChart(chart, value), never),
  member(
    'one-language describeChart: language',
    (value) => openInOneLanguage.describeChart(chart, { language: value }),
    never,
  ),
  member(
    'one-language describeChart: place',
    (value) => openInOneLanguage.describeChart(chart, { language: EN, place: value }),
    never,
  ),
  member('one-language documentWriter: language', (value) => openInOneLanguage.documentWriter(value), never),
  member('one-language documentWriter: options', (value) => openInOneLanguage.documentWriter(EN, value), isEmpty),
  member('one-language partWriter: language', (value) => openInOneLanguage.partWriter(open.CHART, value), never),
  member('one-language partDescriber: language', (value) => openInOneLanguage.partDescriber(open.CHART, value), never),
  member('write: chart', (value) => write(value), never),
  member('write: options', (value) => write(chart, value), isEmpty),
  member('write: place', (value) => write(chart, { place: value }), never),
  ...(['drawSvg', 'drawForPage', 'drawText', 'drawTerminal'] as const).flatMap((draw) => [
    member(`${draw}: document`, (value) => open[draw](value), never),
    member(`${draw}: options`, (value) => open[draw](document, value), isEmpty),
    member(`${draw}: document`, (value) => open[draw]({ ...document, language: value }), isOneOf(...open.LANGUAGES)),
    member(`${draw}: name`, (value) => open[draw](document, { name: value }), isText),
  ]),
  member('drawSvg: layout', (value) => open.drawSvg(document, { layout: value }), isOneOf('full', 'compact')),
  member('drawForPage: theme', (value) => open.drawForPage(document, { theme: value }), never),
  member('drawSvg: theme', (value) => open.drawSvg(document, { theme: value }), isOneOf('light', 'dark')),
  member('drawTerminal: colours', (value) => open.drawTerminal(document, { colours: value }), isOneOf(true, false)),
  member('drawTerminal: columns', (value) => open.drawTerminal(document, { columns: value }), isWhole(40, 1000)),
  ...(['drawSvg', 'drawForPage'] as const).flatMap((draw) => [
    member(`${draw}: transits`, (value) => open[draw](document, { transits: value }), never),
    member(`${draw}: layers`, (value) => open[draw](document, { transits: governing, layers: value }), isEmptyList),
    member(
      `${draw}: layers`,
      (value) => open[draw](document, { transits: governing, layers: [value] }),
      isOneOf(...engine.LAYERS),
    ),
  ]),
  member('chartStyle: colourOf', (value) => open.chartStyle(value), never),
  member('solarTermLabel: id', (value) => open.solarTermLabel(value, 'en'), isOneOf(...engine.SOLAR_TERM_IDS)),
  member('solarTermLabel: language', (value) => open.solarTermLabel('lichun', value), isOneOf(...open.LANGUAGES)),
  member('solarTermsOfYear: year', (value) => open.solarTermsOfYear(value), isWhole(1600, 2202)),
  member('newMoonsOfYear: year', (value) => open.newMoonsOfYear(value), isWhole(1600, 2202)),
  member('fullMoonsOfYear: year', (value) => open.fullMoonsOfYear(value), isWhole(1600, 2202)),
  ...(
    [
      ['lunarMonth', isWhole(1, 12)],
      ['lunarDay', isWhole(1, 30)],
      ['leapMonth', isOneOf(true, false)],
      ['calendarRegion', isOneOf(...engine.CALENDAR_REGIONS)],
      ['missingDay', isOneOf('lastDay', 'nextDay', 'skip')],
      ['missingLeapMonth', isOneOf('sameMonth', 'nextMonth', 'skip')],
      ['fromYear', isWhole(1645, 2199)],
      ['toYear', isWhole(2026, 2175)],
    ] as const
  ).map(([name, isFine]) =>
    member(
      `lunarBirthdaysOf: ${name}`,
      (value) => open.lunarBirthdaysOf({ lunarMonth: 6, lunarDay: 2, fromYear: 2026, [name]: value }),
      isFine,
    ),
  ),
  member('almanacDay: date', (value) => open.almanacDay(value), never),
  member('almanacDay: options', (value) => open.almanacDay(LEAP_DAY, value), isOnlyNamed),
  member('almanacDay: timeZone', (value) => open.almanacDay(LEAP_DAY, { timeZone: value }), isOneOf(...zoneNames)),
  member(
    'almanacDay: calendarRegion',
    (value) => open.almanacDay(LEAP_DAY, { calendarRegion: value }),
    isOneOf(...engine.CALENDAR_REGIONS),
  ),
  member(
    'almanacDay: longitude',
    (value) => open.almanacDay(LEAP_DAY, { timeZone: 'Asia/Shanghai', longitude: value }),
    isNumber(-180, 180),
  ),
  member('birthsThatFit: known', (value) => open.birthsThatFit(value), never),
  member('birthsThatFit: options', (value) => open.birthsThatFit({ lunarDay: 3 }, value), isEmpty),
  member('birthsThatFit: lunarDay', (value) => open.birthsThatFit({ lunarDay: value }), isWhole(1, 30)),
  member('birthsThatFit: dayPillar', (value) => open.birthsThatFit({ dayPillar: value }), never),
  member('birthsThatFit: patterns', (value) => open.birthsThatFit({ lunarDay: 3, patterns: value }), isEmptyList),
  member(
    'birthsThatFit: toYear',
    (value) => open.birthsThatFit({ lunarDay: 3 }, { fromYear: 2000, toYear: value }),
    isWhole(2000, 2199),
  ),
  member(
    'birthsThatFit: place',
    (value) => open.birthsThatFit({ lunarDay: 3 }, { fromYear: 2000, toYear: 2000, place: value }),
    never,
  ),
  member('cursorOf: next', (value) => open.cursorOf(value), undefined, /lies outside/),
  member('readCursor: text', (value) => open.readCursor(value), isText),
  member('describeBirths: found', (value) => open.describeBirths(value, { language: 'en' }), never),
  member(
    'describeBirths: language',
    (value) => open.describeBirths(births, { language: value }),
    isOneOf('en', 'zh', 'zh-Hant'),
  ),
  member('castDay: birth', (value) => open.castDay(value), never),
  member('castDay: hour', (value) => open.castDay({ ...DAY, hour: value }), never),
  member('castDay: disambiguation', (value) => open.castDay({ ...DAY, disambiguation: value }), never),
  member('castDay: gender', (value) => open.castDay({ ...DAY, gender: value }), isOneOf(...engine.GENDERS)),
  member('castDay: conventions', (value) => open.castDay(DAY, value), isEmpty),
  member('describeDay: day', (value) => open.describeDay(value, { language: 'en' }), never),
  member('chartsShowing: day', (value) => open.chartsShowing(value, {}), never),
  member('chartsShowing: known', (value) => open.chartsShowing(day, value), isEmpty),
  member('chartsShowing: patterns', (value) => open.chartsShowing(day, { patterns: value }), isEmptyList),
  member('chartVariants: chart', (value) => open.chartVariants(value), never),
  member('variantsShowing: variants', (value) => open.variantsShowing(value, {}), never),
  member('variantsShowing: shown', (value) => open.variantsShowing(variants, value), isEmpty),
  member('variantsShowing: lunarDate', (value) => open.variantsShowing(variants, { lunarDate: value }), never),
  member(
    'describeVariants: shown',
    (value) => open.describeVariants(variants, { language: 'en', shown: value }),
    isEmpty,
  ),
  member('drawVariantsText: variants', (value) => open.drawVariantsText(value), never),
  member('drawVariantsText: name', (value) => open.drawVariantsText(variantsDocument, { name: value }), isText),
  member('variantEntries: document', (value) => open.variantEntries(value, EN), never),
  member('variantEntries: language', (value) => open.variantEntries(variantsDocument, value), never),
  member('drawDayText: day', (value) => open.drawDayText(value), never),
  member('drawDayTerminal: day', (value) => open.drawDayTerminal(value), never),
  member(
    'drawDayTerminal: columns',
    (value) => open.drawDayTerminal(dayDocument, { columns: value }),
    isWhole(40, 1000),
  ),
  member(
    'drawDayTerminal: colours',
    (value) => open.drawDayTerminal(dayDocument, { colours: value }),
    isOneOf(true, false),
  ),
  member('drawDayText: name', (value) => open.drawDayText(dayDocument, { name: value }), isText),
  member('describeDay: charts', (value) => open.describeDay(day, { language: 'en', charts: value }), isEmptyList),
  member(
    'almanacMonth: year',
    (value) => open.almanacMonth(value, 11),
    isWhole(1646, 2199),
    /lies outside|is not a date/,
  ),
  member('almanacMonth: month', (value) => open.almanacMonth(2026, value), isWhole(1, 12), /is not a date/),
  member('almanacLunarMonth: month', (value) => open.almanacLunarMonth(value), never),
  member('almanacYear: year', (value) => open.almanacYear(value), isWhole(1645, 2199)),
  member('lunarYearOf: year', (value) => open.lunarYearOf(value), isWhole(1645, 2199)),
  member('lunarYearOf: region', (value) => open.lunarYearOf(2026, value), isOneOf(...engine.CALENDAR_REGIONS)),
  member('lunarDateOf: date', (value) => open.lunarDateOf(value), never),
  member(
    'lunarDateOf: day',
    (value) => open.lunarDateOf({ year: 1990, month: 7, day: value }),
    isWhole(1, 31),
    /is not a date/,
  ),
  member('gregorianDateOf: date', (value) => open.gregorianDateOf(value), never),
  member(
    'gregorianDateOf: leapMonth',
    (value) => open.gregorianDateOf({ ...LEAP_DAY, leapMonth: value }),
    isOneOf(true, false),
  ),
  member('pillarsAt: at', (value) => open.pillarsAt(value, 116.4), undefined, /delta T|lies outside/),
  member('pillarsAt: longitude', (value) => open.pillarsAt(noon, value), isNumber(-180, 180)),
  member('pillarsAt: dayBoundary', (value) => open.pillarsAt(noon, 116.4, value), isOneOf('zi', 'midnight')),
  ...(['trueSolarTime', 'meanSolarTime'] as const).flatMap((time) => [
    member(`${time}: longitudeDegrees`, (value) => open[time](noon, value), isNumber(-180, 180)),
    member(`${time}: at`, (value) => open[time](value, 116.4), undefined, /delta T/),
  ]),
  member('pairFromHanzi: hanzi', (value) => open.pairFromHanzi(value), never, /stem/),
  member('idOfPair: pair', (value) => open.idOfPair(value), isWhole(0, 59)),
  member('hanziOfPair: pair', (value) => open.hanziOfPair(value), isWhole(0, 59)),
  member('instantOfClock: clock', (value) => open.instantOfClock(value, SHANGHAI, 121.47), isWhole(-8.64e15, 8.64e15)),
  member('instantOfClock: zone', (value) => open.instantOfClock(noon, value, 121.47), never),
  member(
    'instantOfClock: longitudeDegrees',
    (value) => open.instantOfClock(noon, SHANGHAI, value),
    isNumber(-180, 180),
  ),
  member(
    'instantOfClock: disambiguation',
    (value) => open.instantOfClock(noon, SHANGHAI, 121.47, value),
    isOneOf('earlier', 'later'),
  ),
  member('describeChartAt: chart', (value) => open.describeChartAt(value, { language: 'en' }), never),
  member(
    'describeChartAt: language',
    (value) => open.describeChartAt(chart, { language: value }),
    isOneOf(...open.LANGUAGES),
  ),
  ...Object.keys(SCHOOLS.common).map((name) =>
    member(
      `defineSchool: ${name}`,
      (value) => open.defineSchool({ ...SCHOOLS.common, id: 'own', [name]: value }),
      RIGHT_TABLES[name] ?? never,
    ),
  ),
];

/** The error that a call throws, or undefined. */
function thrownBy(call: () => unknown): unknown {
  try {
    call();
  } catch (error) {
    return error;
  }
  return undefined;
}

describe('whatever JSON stands in a member is right, or is refused by the name of the member', () => {
  test.each(MEMBERS.map((each) => [each.name, each] as const))('%s', (name, { call, isRight, orOf }) => {
    const own = new RegExp(`\\b${/\w+$/.exec(name)![0]}\\b`);
    fc.assert(
      fc.property(anything, (value) => {
        const thrown = thrownBy(() => call(value));
        if (isRight !== undefined) expect(thrown === undefined).toBe(isRight(value));
        if (thrown === undefined) return;
        expect(thrown).toBeInstanceOf(name.startsWith('castChart: birth') ? InvalidBirth : RangeError);
        const { message } = thrown as RangeError;
        if (own.test(message) || orOf?.test(message)) return;
        expect(message).toMatch(isRecord(value) ? /\w "?.*: (missing|unknown member|wrong type); allowed: / : own);
      }),
      { numRuns: 100 * RUNS },
    );
  });
});

describe('a slip of one letter in the name of a member is reported with the right name', () => {
  const calls: readonly (readonly [whole: object, call: (whole: Any) => unknown])[] = [
    [BIRTH, castChart],
    [BIRTH.date, (date) => castChart({ ...BIRTH, date })],
    [LUNAR, (date) => castChart({ ...BIRTH, date })],
    [BIRTH.place, (place) => castChart({ ...BIRTH, place })],
    [chart.conventions, (conventions) => castChart(BIRTH, conventions)],
    [PLACE, (place) => engine.describeChart(chart, { language: 'en', place })],
    [{ place: PLACE }, (options) => write(chart, options)],
    [{ name: 'X', layout: 'full', theme: 'dark' }, (options) => engine.drawSvg(document, options)],
    [{ name: 'X', colours: true }, (options) => engine.drawTerminal(document, options)],
    [
      { atTimeZone: 'Asia/Shanghai', atLongitude: 116.4, ageAdvance: 'newYear', leapDayCount: 'halves' },
      (options) => engine.castTransits(chart, AT, options),
    ],
    [
      { atTimeZone: 'Asia/Shanghai', atLongitude: 116.4, smallLuckRule: 'fixed' },
      (options) => engine.castTimeline(chart, AT, 'days', options),
    ],
    [{ ...LEAP_DAY, leapMonth: true }, engine.gregorianDateOf],
    [{ ...SCHOOLS.common, id: 'own' }, engine.defineSchool],
  ];
  test.each(calls)('%j', (whole, call) => {
    expect(thrownBy(() => call(whole))).toBeUndefined();
    const names = Object.keys(whole);
    const slip = fc.tuple(fc.constantFrom(...names), fc.nat(), fc.constantFrom('', 'x', 'xx'));
    fc.assert(
      fc.property(slip, ([name, n, letters]) => {
        const at = n % name.length;
        const wrong = name.slice(0, at) + letters + name.slice(at + 1);
        if (wrong.length < 3) return;
        const { [name]: value, ...rest } = whole as Any;
        const { message } = thrownBy(() => call({ ...rest, [wrong]: value })) as RangeError;
        expect(message).toMatch(new RegExp(` "${wrong}": unknown member; allowed: .*; nearest: ${name}( |$)`));
      }),
    );
  });
});

test('a date without a calendar is a solar one', () => {
  const { calendar: _, ...date } = BIRTH.date;
  const { birth, ...rest } = castChart({ ...BIRTH, date });
  const { birth: __, ...solar } = chart;
  expect(rest).toEqual(solar);
  expect(engine.describeChart({ ...rest, birth }, { language: 'en' })).toEqual(document);
});

test.each(['Solar', 'gregorian', 'LUNAR', '', null, 0])('a calendar %j that does not exist is refused', (calendar) => {
  const date = { ...BIRTH.date, calendar } as unknown as Birth['date'];
  expect(() => castChart({ ...BIRTH, date })).toThrow(/^calendar .*; allowed: solar, lunar, julian$/);
});

test('a leap month of a solar date is refused', () => {
  const date = { ...BIRTH.date, leapMonth: true };
  expect(() => castChart({ ...BIRTH, date })).toThrow('leapMonth true: not allowed; allowed: with calendar lunar only');
});

test('a school is one of SCHOOLS or made by defineSchool: a copy with another table would bring the stars of the old one', () => {
  const copy = { ...SCHOOLS.common, woundAndEnvoy: 'byYinYang' } as Any;
  expect(() => castChart(BIRTH, { school: copy })).toThrow(/^school an object: wrong type; allowed: common, quanshu, /);
  expect(() => castChart(BIRTH, { school: 'Quanshu' as Any })).toThrow(
    /^school "Quanshu": not allowed; allowed: common, quanshu, zhongzhou, vietnam, wenmo, or a school made by defineSchool$/,
  );
  expect(() => engine.defineSchool(copy)).toThrow(/^id "common": not allowed; allowed: an id of its own, /);
  expect(
    castChart(BIRTH, { school: engine.defineSchool({ ...copy, id: 'own' }) }).conventions.school.woundAndEnvoy,
  ).toBe('byYinYang');
});

test('a birth whose members are accessors of a class is read like any other', () => {
  class Certificate {
    get date() {
      return BIRTH.date;
    }
    get place() {
      return BIRTH.place;
    }
    hour = BIRTH.hour;
    minute = BIRTH.minute;
    gender = BIRTH.gender;
  }
  expect(castChart(new Certificate()).moment).toEqual(chart.moment);
  const wrong = Object.assign(new Certificate(), { minite: 5 });
  expect(() => castChart(wrong)).toThrow(/nearest: minute$/);
});
