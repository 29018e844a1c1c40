// Real examples of errors: a wrong request is parsed by the code that serves requests, and its problem is shown.

import { STATUS_CODES } from 'node:http';
import type { Language } from 'beichen';
import type { Gazetteer, Place } from 'beichen-places';
import type { ParameterProblemId } from '../contract/parameter-problems.ts';
import { DOCS_PATH } from '../contract/paths.ts';
import type { ProblemCode } from '../contract/problems.ts';
import { MAX_BODY_BYTES, MAX_HEADER_BYTES, MAX_URL_BYTES, TIMEOUTS } from '../contract/request-limits.ts';
import { allowOf, ENDPOINTS, PATHS } from '../kinds/endpoints.ts';
import type { AnyKind } from '../kinds/kind.ts';
import { KINDS } from '../kinds/kinds.ts';
import { parseAlmanacRequest } from '../requests/almanac-request.ts';
import { parseBirthdayRequest } from '../requests/birthday-request.ts';
import { bodyFault } from '../requests/body-fields.ts';
import { parseCitiesRequest } from '../requests/cities-request.ts';
import { formFields } from '../requests/form-fields.ts';
import { jsonFields } from '../requests/json-fields.ts';
import { CHART_PARAMETERS } from '../requests/parameters/chart.ts';
import { CITIES_PARAMETERS } from '../requests/parameters/cities.ts';
import { PROBLEM_MEDIA_TYPE, problemDocument } from '../requests/problems/problem-document.ts';
import * as makers from '../requests/problems/problem-error.ts';
import { ProblemError } from '../requests/problems/problem-error.ts';
import { MAX_FOREIGN } from '../requests/read-parameters.ts';
import type { SentField } from '../requests/sent.ts';
import { type Facts, LOCAL } from './facts.ts';

/** Kinds of problem of requests to this service: all but one of tools only, and two of hosts without places. */
export type RequestProblemId = Exclude<ParameterProblemId, 'notOnePlace' | 'noPlaces' | 'zoneNeeded'>;

/** A faulty value as a query, as a member of JSON or as a file of a form, and its problem. */
export interface ParameterProblemExample {
  readonly sent: string;
  readonly detail: string;
}

/** The detail of a problem, from a request that is otherwise valid. */
export function exampleOfParameterProblem(
  id: RequestProblemId,
  language: Language,
  { baseUrl }: Facts,
): ParameterProblemExample {
  const sent = WRONG[id];
  const [, refuse = chartRefused] = REFUSED.find(([ids]) => ids.has(id)) ?? [];
  const error = refuse(sent);
  const problems = error.details.problems!.filter((problem) => problem.id === id);
  const { errors } = problemDocument(new ProblemError(error.code, { problems }), { language, requestId: '', baseUrl });
  if (errors === undefined) throw new Error(`the example "${sent}" has not the fault ${id}`);
  return { sent, detail: errors[0]!.detail };
}

/** A request that ends in a problem, and its response, as sent over the wire. */
export interface ProblemExample {
  readonly detail: string;
  readonly request: string;
  readonly answer: string;
}

// No request has this id.
const REQUEST_ID = '00000000-0000-4000-8000-000000000000';

/** The example of a problem. Headers that every response has are omitted. */
export function exampleOfProblem(code: ProblemCode, language: Language, facts: Facts): ProblemExample {
  const { request, error } = PROBLEM_EXAMPLES[code];
  const problem = error(facts, language);
  const document = problemDocument(problem, { language, requestId: REQUEST_ID, baseUrl: facts.baseUrl });
  const { pathname, host } = new URL(facts.baseUrl || LOCAL);
  const prefix = pathname.replace(/\/$/, '');
  const headers = { 'content-type': PROBLEM_MEDIA_TYPE, 'content-language': language, ...problem.details.headers };
  return {
    detail: document.detail,
    request: request(language)
      .replace(/ \//, ` ${prefix}/`)
      .replace(/(?<=HTTP\/1\.[01]\n)/, `host: ${host}\n`)
      .trimEnd(),
    answer: [
      `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}`,
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
      '',
      JSON.stringify(document, null, 2),
    ].join('\n'),
  };
}

/** One name more than the maximum of ignored ones. */
const MANY_NAMES = Array.from({ length: MAX_FOREIGN + 1 }, (_, n) => `x${n + 1}=1`).join('&');

/** Faulty part of each example; the rest is a valid birth or a valid search. */
// biome-ignore format: one problem a row
const WRONG: Readonly<Record<RequestProblemId, string>> = {
  required:             'date=',
  requiredCity:         'cityId=',
  requiredHour:         'hour=',
  requiredSearch:       'q=',
  requiredSpan:         'month=',
  requiredPerson:       '{"one":{"year":1990}}',
  resembles:            'gendre=male',
  wrapped:              '{"birth":{"date":"1990-07-23"}}',
  tooManyForeign:       MANY_NAMES,
  halfDay:              'ampm=PM',
  summerTime:           'dst=1',
  notNeeded:            'name=Li Ming',
  otherRule:            'flowMonthRule=yearPalace',
  unreadable:           'date=%FF',
  invisible:            'cityId=%E2%80%8B',
  meant:                'hour=8pm',
  meantTime:            'hour=8:30',
  meantDateTime:        'date=1990-07-23T08:30:00',
  meantLunarDate:       'date=天保14年閏9月13日',
  halfAPoint:           'cityId=&latitude=39.9',
  cityAndPoint:         'latitude=31.2&longitude=121.5',
  notADate:             'date=7/8/1990',
  yearOfEra:            'date=昭和20年',
  notAnInteger:         'hour=8.5',
  notATime:             'hour=&minute=&time=teatime',
  withOffset:           'hour=&minute=&time=08:30Z',
  notAMonth:            'month=November',
  notAYear:             'year=26',
  notACountry:          'country=China',
  notAPoint:            'near=Beijing',
  notOneValue:          '{"hour":[8]}',
  notAList:             '{"fields":[["input"]]}',
  notAText:             '{"date":19900723}',
  notANumber:           '{"hour":true}',
  notABoolean:          'leapMonth=maybe',
  isAFile:              'date=@birth.txt',
  outOfRange:           'hour=24',
  dateOutOfRange:       'date=1600-01-01',
  yearOfBuddha:         'date=2533-07-23',
  pointOutOfRange:      'near=116.4,39.9',
  notAllowed:           'gender=other',
  meantChoice:          'gender=man',
  notAllowedInList:     'layers=decade,moon',
  meantInList:          'layers=decade,yaer',
  unknownCountry:       'country=XX',
  notASpokenLanguage:   'lang=fr',
  notAZoneOfThePlace:   'atCityId=beijing-1816670&atTimeZone=America/New_York',
  notAZoneOfTheBirthplace: 'timeZone=America/New_York',
  notAZoneOfABirth:     'cityId=&latitude=31.2&longitude=121.5&timeZone=Nowhere',
  notAnOffset:          'utcOffset=Beijing',
  besideDoubleHour:     'doubleHour=wu',
  unknownField:         'fields=houseOfCards',
  meantField:           'fields=pillars',
  notACity:             'cityId=Beijing',
  noSuchDate:           'date=1990-02-30',
  onlyInJulian:         'date=1900-02-29',
  noSuchLunarDate:      'calendar=lunar&date=1990-13-01',
  noSuchLunarDay:       'calendar=lunar&date=1990-02-31',
  noSuchLeapDay:        'calendar=lunar&date=2023-02-30&leapMonth=true',
  noSuchLeapMonth:      'calendar=lunar&date=1990-02-10&leapMonth=true',
  skippedHour:          'date=1990-04-15&hour=2&disambiguation=reject', // Beijing put its clocks forward at 02:00 that day
  repeatedHour:         'date=1990-09-16&hour=1&disambiguation=reject', // and back at 02:00 that day
  tooLong:              'timeZone=Asia/Shanghai/Asia/Shanghai/Asia/Shanghai/Asia/Shanghai',
  twoValues:            'hour=8&hour=9',
  leapMonthOfSolarDate: 'leapMonth=true',
  leapMonthOfNoDate:    'month=2026-11&leapMonth=true',
  severalSpans:         'month=2026-11&year=2026',
  skippedDay:           'date=2011-12-30&cityId=apia-4035413', // Samoa crossed the date line
  unknownId:            'star=tanlang:north',
  unknownIdOfMany:      'star=sirius:zi',
  meantId:              'mainStar=紫微',
  notAStanding:         'star=tanlang',
  notFourPillars:       'matchPillars=庚午',
  leapMonthOfNoLunarDate:'matchLeapMonth=true',
  hourOfDay:            'hour=8',
  requiredFact:         'lunarDay=',
  noSuchPair:           'pillars=甲丑 丙寅 戊辰 壬子',
  meantPair:            'pillars=geng-wuu 癸未 己丑 戊辰',
  unknownPair:          'yearPillar=丙',
  notAFormOfThePattern: 'pattern=huotan:narrow',
  notACursor:           'after=page 2',
  tooManyYears:         'fromYear=1700&toYear=2099',
  tooManyPatterns:      'pattern=shaPoLang,huotan,riyueBingming,riyueJie,huaxingFangui,shuangluJiaoliu,jufengSisha,yueshengCanghai,kemingHuilu',
  cleanWithoutPattern:  'clean=true',
  zoneWithoutCity:      'timeZone=Asia/Shanghai',
  otherPillar:          'pillars=丙寅 _ _ _&yearPillar=丁卯',
  notAMoment:           'at=tomorrow',
  daysOfAYear:          'list=days&at=2027',
  notALatitude:         'cityId=&latitude=39°54′&longitude=116.4',
  notALongitude:        'atTimeZone=Asia/Shanghai&atLongitude=116°24′',
  momentOutOfRange:     'at=2027-02-10T24:30',
  beforeBirth:          'at=1989-12-31',
  notAZone:             'atTimeZone=Nowhere',
  meantZone:            'atTimeZone=China Standard Time',
  longitudeWithoutZone: 'atLongitude=116.4',
  sunWithoutLongitude:  'atTimeZone=Asia/Shanghai&atSolarTime=apparent',
  besideAYear:          '{"one":{"year":1990},"other":{"year":1968,"date":"1968-05-01"}}',
  unknownFact:          'with=luckyDay',
  notKnownOfBirth:      'hour=&minute=&with=clash:hour',
  notNumbers:           'weekday=8',
  tooManyDays:          'from=2026-01-01&to=2027-03-01',
  factInBoth:           'with=clash&without=clash',
  boardWithoutHour:     '{"one":{"year":1990},"other":{"year":1968},"boards":"one"}',
  momentWithoutHour:    '{"one":{"year":1990},"other":{"year":1968},"at":"2027"}',
};

/** All problems that have an example. */
export const REQUEST_PROBLEMS = Object.keys(WRONG) as readonly RequestProblemId[];

/** Problems of a search only. */
const OF_CITIES: ReadonlySet<ParameterProblemId> = new Set([
  'requiredSearch',
  'notACountry',
  'notAPoint',
  'pointOutOfRange',
  'unknownCountry',
]);

/** Problems of a request for the almanac only. */
const OF_ALMANAC: ReadonlySet<ParameterProblemId> = new Set([
  'requiredSpan',
  'notAMonth',
  'notAYear',
  'leapMonthOfNoDate',
  'severalSpans',
]);

/** Problems of a request for lunar birthdays only. */
const OF_BIRTHDAYS: ReadonlySet<ParameterProblemId> = new Set(['notNeeded']);

/** Problems of a request for a birth without an hour only. */
const OF_DAYS: ReadonlySet<ParameterProblemId> = new Set([
  'skippedDay',
  'unknownId',
  'unknownIdOfMany',
  'meantId',
  'notAStanding',
  'hourOfDay',
]);

/** Problems of a request for the variants of a chart only. */
const OF_VARIANTS: ReadonlySet<ParameterProblemId> = new Set(['notFourPillars', 'leapMonthOfNoLunarDate']);
/** Problems of a request for matching births only. */
const OF_BIRTHS: ReadonlySet<ParameterProblemId> = new Set([
  'requiredFact',
  'noSuchPair',
  'meantPair',
  'unknownPair',
  'notAFormOfThePattern',
  'notACursor',
  'tooManyYears',
  'tooManyPatterns',
  'cleanWithoutPattern',
  'zoneWithoutCity',
  'otherPillar',
]);

/** Problems that only a request for days compared with a birth has. */
const OF_CALENDARS: ReadonlySet<ParameterProblemId> = new Set([
  'unknownFact',
  'notKnownOfBirth',
  'notNumbers',
  'tooManyDays',
  'factInBoth',
]);

/** Problems of a request for two people only. */
const OF_PAIRS: ReadonlySet<ParameterProblemId> = new Set([
  'requiredPerson',
  'besideAYear',
  'momentWithoutHour',
  'boardWithoutHour',
]);

/** Problems of a request for transits only. */
const OF_TRANSITS: ReadonlySet<ParameterProblemId> = new Set([
  'notAMoment',
  'notAllowedInList',
  'meantInList',
  'notALongitude',
  'meantZone',
  'momentOutOfRange',
  'notAZoneOfThePlace',
  'beforeBirth',
  'notAZone',
  'longitudeWithoutZone',
  'sunWithoutLongitude',
]);

/** Problems of a request for a list only. */
const OF_LISTS: ReadonlySet<ParameterProblemId> = new Set(['daysOfAYear']);

const SEVERAL_PROBLEMS = 'date=1990-02-30&hour=24&gendre=male&cityId=zzzz-0';

/** A request without its host, and its error. `[9000 × x]` represents 9,000 letters. */
interface WrongRequest {
  readonly request: (language: Language) => string;
  readonly error: (facts: Facts, language: Language) => ProblemError;
}

const { chart, cities, readyz } = ENDPOINTS;

const get = (target: string, version = '1.1') => {
  const joint = target.includes('?') ? '&' : '?';
  return (language: Language) => `GET ${target}${joint}lang=${language} HTTP/${version}\n`;
};
const post = (path: string, headers: string, body: string) => (language: Language) =>
  `POST ${path}?lang=${language} HTTP/1.1\n${headers}\n\n${body}`;

const JSON_BODY = 'content-type: application/json';

// biome-ignore format: one problem a row
const PROBLEM_EXAMPLES: Readonly<Record<ProblemCode, WrongRequest>> = {
  invalid_parameters:      { request: (language) => get(`${chart.path}?${SEVERAL_PROBLEMS}&minute=30&gender=male`)(language), error: () => chartRefused(SEVERAL_PROBLEMS) },
  malformed_body:          { request: post(chart.path, `${JSON_BODY}\ncontent-length: 1`, '{'), error: () => makers.malformedBody(bodyFault(new TextEncoder().encode('{'), 'json')) },
  malformed_request:       { request: (language) => `${get(`${cities.path}?q=Beijing`)(language)}host: elsewhere.example\n`, error: makers.malformedRequest },
  url_not_percent_encoded: { request: get(`${cities.path}?q=北京`, '1.0'), error: ({ baseUrl }, language) => makers.urlNotPercentEncoded(citiesCommand(baseUrl, language)) },
  not_found:               { request: get('/api/public/charts'), error: ({ baseUrl }) => makers.notFound([...PATHS, DOCS_PATH].map((path) => baseUrl + path), `${baseUrl}/api/public/charts`) },
  method_not_allowed:      { request: post(cities.path, 'content-length: 0', ''), error: () => makers.methodNotAllowed(allowOf(cities)) },
  request_timeout:         { request: post(chart.path, `${JSON_BODY}\ncontent-length: 80`, '{"date":'), error: () => makers.requestTimeout(TIMEOUTS) },
  content_too_large:       { request: post(chart.path, `${JSON_BODY}\ncontent-length: ${MAX_BODY_BYTES + 1}`, `[${MAX_BODY_BYTES + 1} × x]`), error: makers.contentTooLarge },
  uri_too_long:            { request: get(`${cities.path}?q=[${MAX_URL_BYTES} × x]`), error: makers.uriTooLong },
  unsupported_media_type:  { request: post(chart.path, 'content-type: text/plain\ncontent-length: 10', '1990-07-23'), error: makers.unsupportedMediaType },
  expectation_failed:      { request: post(chart.path, `${JSON_BODY}\ncontent-length: 2\nexpect: 200-ok`, '{}'), error: makers.expectationFailed },
  rate_limited:            { request: ofGoodBirth, error: ({ chartLimit }) => rateLimitedAfter(chartLimit, 3) },
  headers_too_large:       { request: (language) => `${get(`${cities.path}?q=Beijing`)(language)}cookie: [${MAX_HEADER_BYTES} × x]\n`, error: makers.headersTooLarge },
  internal_error:          { request: ofGoodBirth, error: makers.internalError },
  overloaded:              { request: ofGoodBirth, error: makers.overloaded },
  not_ready:               { request: get(readyz.path), error: makers.notReady },
};

function rateLimitedAfter(limit: number, waitSeconds: number): ProblemError {
  const quota = { policy: 'chart', limit, windowSeconds: 60, calls: 1, waitSeconds };
  return makers.rateLimited(quota, { 'retry-after': `${waitSeconds}` });
}

const citiesCommand = (baseUrl: string, language: Language): string =>
  `curl -G '${baseUrl || LOCAL}${cities.path}' --data-urlencode 'q=北京' --data-urlencode 'lang=${language}'`;

const { date, hour, minute, gender, cityId } = CHART_PARAMETERS;
const GOOD_BIRTH = Object.entries({ date, hour, minute, gender, cityId }).map(([name, { example }]) =>
  asText(name, `${example}`),
);

/** The valid birth as a call. */
function ofGoodBirth(language: Language): string {
  const query = GOOD_BIRTH.map(({ name, sent }) => `${name}=${(sent as { text: string }).text}`).join('&');
  return get(`${chart.path}?${query}`)(language);
}

const GOOD_BIRTHDAY = [asText('lunarMonth', '6'), asText('lunarDay', '2')];
const GOOD_SEARCH = [asText('q', CITIES_PARAMETERS.q.example)];

/** Returns the problem of a request to a kind of document, with faulty fields and otherwise valid ones. */
const refusedBy =
  (kind: AnyKind, door: 'document' | 'drawing', good: readonly SentField[], gazetteer: Gazetteer = ONE_PLACE) =>
  (sent: string): ProblemError =>
    toProblemError(() => {
      const context = { gazetteer, baseUrl: '', wallClock: () => NOON_2027 };
      kind.castFor(kind.read[door](around(good, sent), gazetteer), context);
    }, sent);

const NOON_2027 = Date.UTC(2027, 1, 10, 12);
const GOOD_DAY = GOOD_BIRTH.filter(({ name }) => name !== 'hour' && name !== 'minute');
const GOOD_KNOWN = [asText('lunarDay', '27')];

const almanacRefused = (sent: string): ProblemError =>
  toProblemError(() => parseAlmanacRequest(fieldsOf(sent), ONE_PLACE), sent);

const birthdayRefused = (sent: string): ProblemError =>
  toProblemError(() => parseBirthdayRequest(around(GOOD_BIRTHDAY, sent), NOON_2027), sent);

const searchRefused = (sent: string): ProblemError =>
  toProblemError(() => parseCitiesRequest(around(GOOD_SEARCH, sent), ONE_PLACE), sent);

function chartRefused(sent: string): ProblemError {
  return refusedBy(KINDS.chart, 'document', GOOD_BIRTH)(sent);
}

function toProblemError(ask: () => unknown, sent: string): ProblemError {
  try {
    ask();
  } catch (error) {
    if (error instanceof ProblemError) return error;
    throw error;
  }
  throw new Error(`the wrong example "${sent}" was accepted`);
}

/** Adds the missing fields of a valid request. */
function around(good: readonly SentField[], sent: string): SentField[] {
  const wrong = fieldsOf(sent);
  return [...good.filter(({ name }) => !wrong.some((field) => field.name === name)), ...wrong];
}

function fieldsOf(sent: string): readonly SentField[] {
  if (sent.startsWith('{')) return jsonFields(sent)!;
  const [name, file] = sent.split('=@');
  return file === undefined ? formFields(sent, 'query') : [{ name: name!, in: 'body', sent: { kind: 'file' } }];
}

function asText(name: string, text: string): SentField {
  return { name, in: 'query', sent: { kind: 'text', text } };
}

// The examples need only this place. A test (written-pages.http.test.ts) checks that the service with all places returns the same.
const BEIJING: Place = {
  cityId: cityId.example,
  name: 'Beijing',
  names: { en: 'Beijing', zh: '北京' },
  country: { en: 'China', zh: '中国' },
  countryCode: 'CN',
  latitude: 39.9,
  longitude: 116.4,
  timeZone: 'Asia/Shanghai',
  kind: 'capital',
};
/** A place whose clock skipped a day. */
const APIA: Place = {
  cityId: 'apia-4035413',
  name: 'Apia',
  names: { en: 'Apia', zh: '阿皮亚' },
  country: { en: 'Samoa', zh: '萨摩亚' },
  countryCode: 'WS',
  latitude: -13.83,
  longitude: -171.77,
  timeZone: 'Pacific/Apia',
  kind: 'capital',
};
const ONE_PLACE: Gazetteer = {
  search: () => [],
  surely: () => undefined,
  resolve: (id) => (id === BEIJING.cityId ? BEIJING : undefined),
  suggest: () => [],
  near: () => [],
  countries: [BEIJING.countryCode],
  version: '',
  sources: [],
  attribution: '',
  size: 1,
};
const TWO_PLACES: Gazetteer = { ...ONE_PLACE, resolve: (id) => (id === APIA.cityId ? APIA : ONE_PLACE.resolve(id)) };

/** Parsers for problems that only one kind of request can have; all others are problems of a chart. */
const REFUSED: readonly (readonly [ReadonlySet<ParameterProblemId>, (sent: string) => ProblemError])[] = [
  [OF_ALMANAC, almanacRefused],
  [OF_BIRTHDAYS, birthdayRefused],
  [OF_CITIES, searchRefused],
  [OF_TRANSITS, refusedBy(KINDS.transits, 'drawing', GOOD_BIRTH)],
  [OF_LISTS, refusedBy(KINDS.timeline, 'document', GOOD_BIRTH)],
  [OF_DAYS, refusedBy(KINDS.day, 'document', GOOD_DAY, TWO_PLACES)],
  [OF_VARIANTS, refusedBy(KINDS.variants, 'document', GOOD_BIRTH)],
  [OF_CALENDARS, refusedBy(KINDS.calendar, 'document', GOOD_BIRTH)],
  [OF_PAIRS, refusedBy(KINDS.pair, 'drawing', [])],
  [OF_BIRTHS, refusedBy(KINDS.births, 'document', GOOD_KNOWN)],
];
