// Request of the almanac: a month, a year or a day, and its calendar; or every problem at once.

import {
  type BirthDate,
  type BirthProblem,
  type CalendarRegion,
  type GregorianDate,
  LANGUAGE_FACTS,
  type Language,
  type LunarCalendar,
} from 'beichen';
import type { AlmanacOptions } from 'beichen/almanac';
import {
  BIRTH_DATES,
  dateOfDay,
  dayInCalendar,
  lunarCalendarOf,
  problemOfAlmanacDay,
  problemsOfDate,
  regionOfCalendar,
} from 'beichen/internal';
import type { Gazetteer, Place } from 'beichen-places';
import { DEFAULT_LANGUAGE } from '../contract/languages.ts';
import type { ParameterProblemId } from '../contract/parameter-problems.ts';
import { birthplacesOf, unknownCity, zoneAt, zoneInAnyCase, zonesOf } from './birthplaces.ts';
import { nameIndex, ownNames } from './parameter-names.ts';
import { ALMANAC_FEED_PARAMETERS, ALMANAC_PARAMETERS } from './parameters/almanac.ts';
import type { ParameterProblem } from './problems/parameter-problem.ts';
import { ProblemError } from './problems/problem-error.ts';
import { type ParametersRead, parameterReader, type Values } from './read-parameters.ts';
import { echoed, type SentField } from './sent.ts';
import { unknownZone } from './unknown-zone.ts';
import type { Warning } from './warning.ts';

type AlmanacParameters = ParametersRead<typeof ALMANAC_PARAMETERS>;
type AlmanacValues = Values<typeof ALMANAC_PARAMETERS>;

/** Requested span of an almanac. */
type RequestedSpan =
  | { readonly kind: 'month'; readonly year: number; readonly month: number }
  | { readonly kind: 'year'; readonly year: number }
  | { readonly kind: 'day'; readonly date: GregorianDate };

/** Language, zone and calendar of an almanac. */
interface AlmanacContext {
  readonly language: Language;
  readonly warnings: readonly Warning[];
  readonly options: AlmanacOptions;
  readonly calendar: LunarCalendar;
  /** The place of `cityId`. */
  readonly place: Place | undefined;
}

/** Request for a page of the almanac. */
export interface AlmanacPageRequest {
  readonly language: Language;
  /** Today's date by the clock of the calendar: 2026-11-29. */
  readonly today: string;
  readonly span: Exclude<RequestedSpan, { readonly kind: 'day' }>;
}

/** A valid request. */
export interface AlmanacRequest extends AlmanacContext {
  /** Parsed values, for the echo. */
  readonly values: AlmanacValues;
  readonly span: RequestedSpan;
}

/** A request for years as a calendar to subscribe to. */
export interface AlmanacFeedRequest extends AlmanacContext {
  readonly years: readonly number[];
}

const readAlmanac = parameterReader(ALMANAC_PARAMETERS, nameIndex(ALMANAC_PARAMETERS));
const readFeed = parameterReader(ALMANAC_FEED_PARAMETERS, nameIndex(ALMANAC_FEED_PARAMETERS));
const PAGE_PARAMETERS = {
  month: ALMANAC_PARAMETERS.month,
  year: ALMANAC_PARAMETERS.year,
  lang: ALMANAC_PARAMETERS.lang,
} as const;
const readPage = parameterReader(PAGE_PARAMETERS, ownNames(PAGE_PARAMETERS));

/**
 * Parses a request for the almanac.
 * @throws ProblemError `invalid_parameters` with all problems
 */
export function parseAlmanacRequest(fields: readonly SentField[], gazetteer: Gazetteer): AlmanacRequest {
  const parameters = readAlmanac(fields);
  const { values } = parameters;
  const whose = almanacContext(parameters, gazetteer);
  const problems = [...whose.problems, ...spanProblems(parameters), ...dateProblems(parameters, whose)];
  throwIfAny(problems, whose.language);
  return { ...whose, values, span: spanOf(values, whose.calendar) };
}

/**
 * Parses a request for a calendar to subscribe to.
 * @param nowMs since 1970: the default years are the current one in China and the next
 * @throws ProblemError as `parseAlmanacRequest`
 */
export function parseAlmanacFeedRequest(
  fields: readonly SentField[],
  gazetteer: Gazetteer,
  nowMs: number,
): AlmanacFeedRequest {
  const parameters = readFeed(fields);
  const whose = almanacContext(parameters, gazetteer);
  throwIfAny(whose.problems, whose.language);
  const { year } = parameters.values;
  const running = todayIn('china', nowMs).getUTCFullYear();
  return { ...whose, years: year === undefined ? [running, running + 1] : [year] };
}

/** Offset of each calendar from UTC, in hours. */
const HOURS_AHEAD: Readonly<Record<CalendarRegion, number>> = { china: 8, vietnam: 7, korea: 9, japan: 9 };

/** Today's date by the clock of a calendar, as a date in UTC. */
export const todayIn = (region: CalendarRegion, nowMs: number): Date =>
  new Date(nowMs + HOURS_AHEAD[region] * 3_600_000);

/**
 * Parses a request for a page of the almanac.
 * @param nowMs since 1970: the default is the current month in the region of the language
 * @param language used unless another one is requested
 * @returns undefined if there is no such page
 */
export function parseAlmanacPage(
  fields: readonly SentField[],
  nowMs: number,
  language: Language,
): AlmanacPageRequest | undefined {
  const { values, problems } = readPage(fields);
  const { month, year, lang = language } = values;
  if (problems.length > 0 || (month !== undefined && year !== undefined)) return undefined;
  const running = todayIn(LANGUAGE_FACTS[lang].calendarRegion, nowMs);
  const today = running.toISOString().slice(0, 10);
  if (year !== undefined) return { language: lang, today, span: { kind: 'year', year } };
  const requested = month ?? { year: running.getUTCFullYear(), month: running.getUTCMonth() + 1 };
  return { language: lang, today, span: { kind: 'month', year: requested.year, month: requested.month } };
}

function throwIfAny(problems: readonly ParameterProblem[], language: Language): void {
  if (problems.length > 0) throw new ProblemError('invalid_parameters', { problems, language });
}

/** Reads zone and calendar of an almanac, and problems so far. */
function almanacContext(
  parameters: ParametersRead<typeof ALMANAC_FEED_PARAMETERS> | AlmanacParameters,
  gazetteer: Gazetteer,
): AlmanacContext & { readonly problems: readonly ParameterProblem[] } {
  const { values, warnings, problemOf } = parameters;
  const { cityId, calendarRegion, lang: language = DEFAULT_LANGUAGE } = values;
  const problems = [...parameters.problems];
  const place = cityId === undefined ? undefined : gazetteer.resolve(cityId);
  if (cityId !== undefined && place === undefined)
    problems.push(
      problemOf(
        'cityId',
        ...unknownCity({ parameter: 'cityId', given: cityId, language, birthplaces: birthplacesOf(gazetteer) }),
      ),
    );
  const zone = place === undefined ? values.timeZone && zoneInAnyCase(values.timeZone) : zoneAt(place, values.timeZone);
  if (place !== undefined && zone === undefined)
    problems.push(problemOf('timeZone', 'notAZoneOfThePlace', { allowed: zonesOf(place).join(', ') }));
  else if (values.timeZone !== undefined && zone === undefined && cityId === undefined)
    problems.push(problemOf('timeZone', ...unknownZone(values.timeZone)));
  const clock: AlmanacOptions = {
    ...(zone !== undefined && { timeZone: zone }),
    ...(zone !== undefined && place !== undefined && { countryCode: place.countryCode, longitude: place.longitude }),
  };
  return {
    language,
    warnings,
    options: { ...clock, calendarRegion },
    calendar:
      zone === undefined ? (calendarRegion ?? 'china') : lunarCalendarOf({ ...clock, timeZone: zone }, calendarRegion),
    place,
    problems,
  };
}

const SPANS = ['month', 'year', 'date', 'lunarDate'] as const;

/** Exactly one of the four is required; one that was sent but is invalid counts as sent. */
function spanProblems({ values, problems, problemOf }: AlmanacParameters): readonly ParameterProblem[] {
  const sent = SPANS.filter(
    (name) => values[name] !== undefined || problems.some(({ parameter }) => parameter === name),
  );
  const [first, second] = sent;
  if (first === undefined) return [problemOf('month', 'requiredSpan')];
  if (second === undefined) return [];
  return [problemOf(second, 'severalSpans', { values: { given: sent.join(', ') }, allowed: first })];
}

/** Problems of a date that the calendars find. */
function dateProblems(
  parameters: AlmanacParameters,
  { calendar, options }: AlmanacContext,
): readonly ParameterProblem[] {
  const { values, problemOf } = parameters;
  const { date, lunarDate, leapMonth } = values;
  if (leapMonth && lunarDate === undefined) {
    const isFaulty = parameters.problems.some(({ parameter }) => parameter === 'lunarDate');
    return isFaulty ? [] : [problemOf('leapMonth', 'leapMonthOfNoDate')];
  }
  const found = [
    ...(date === undefined
      ? []
      : problemsOfDate(gregorian(date)).map((problem) => problemOf('date', ...ofDate(problem, date.text)))),
    ...(lunarDate === undefined
      ? []
      : problemsOfDate(lunar(lunarDate, leapMonth), calendar).map((problem) =>
          problemOf(
            problem.field === 'leapMonth' ? 'leapMonth' : 'lunarDate',
            ...ofLunarDate(problem, lunarDate, { leapMonth, region: regionOfCalendar(calendar) }),
          ),
        )),
  ];
  if (found.length > 0) return found;
  const name = date === undefined ? 'lunarDate' : 'date';
  const day = dayOfSpan(values, calendar);
  const skipped = day && problemOfAlmanacDay(day, options);
  if (skipped === undefined) return [];
  const { given, allowed, neighbours } = skipped;
  return [problemOf(name, 'skippedDay', { values: { given, ...neighbours }, allowed })];
}

/** Civil day of a date of the calendar; undefined if none was sent. */
function dayOfSpan({ date, lunarDate, leapMonth }: AlmanacValues, calendar: LunarCalendar) {
  if (date !== undefined) return dayInCalendar(gregorian(date), calendar);
  return lunarDate && dayInCalendar(lunar(lunarDate, leapMonth), calendar);
}

type WrittenDate = NonNullable<AlmanacValues['date']>;

const gregorian = ({ year, month, day }: WrittenDate): BirthDate => ({ calendar: 'solar', year, month, day });
const lunar = ({ year, month, day }: WrittenDate, leapMonth = false): BirthDate => ({
  calendar: 'lunar',
  year,
  month,
  day,
  leapMonth,
});

type ProblemOfDate = readonly [ParameterProblemId, Partial<ParameterProblem>];

const ofDate = ({ code, allowed }: BirthProblem, text: string): ProblemOfDate =>
  code === 'out_of_range'
    ? ['outOfRange', { values: { min: BIRTH_DATES.first, max: BIRTH_DATES.last }, allowed }]
    : ['noSuchDate', { values: { given: echoed(text) }, allowed }];

function ofLunarDate(
  { field, code, allowed, lastDay }: BirthProblem,
  date: WrittenDate,
  { leapMonth = false, region }: { readonly leapMonth: boolean | undefined; readonly region: string },
): ProblemOfDate {
  if (code === 'out_of_range') return ['outOfRange', { values: { min: '1645-01-01', max: '2199-12-30' }, allowed }];
  const values = {
    given: date.text,
    year: `${date.year}`,
    month: `${date.month}`,
    lastDay: `${lastDay}`,
    region: `calendarRegion=${region}`,
  };
  if (field === 'leapMonth') return ['noSuchLeapMonth', { values, allowed }];
  if (lastDay !== undefined) return [leapMonth ? 'noSuchLeapDay' : 'noSuchLunarDay', { values, allowed }];
  return ['noSuchLunarDate', { values, allowed }];
}

/** The span of a valid request. */
function spanOf(values: AlmanacValues, calendar: LunarCalendar): RequestedSpan {
  const { month, year } = values;
  if (month !== undefined) return { kind: 'month', year: month.year, month: month.month };
  if (year !== undefined) return { kind: 'year', year };
  return { kind: 'day', date: dateOfDay(dayOfSpan(values, calendar)!) };
}
