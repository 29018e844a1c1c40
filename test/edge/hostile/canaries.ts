// Canaries: parts of a request that may identify a birth or a person. Each row puts a canary, a word that occurs nowhere else, into one part; with any result of
// the request, no output but its own response may contain the word.

import { CONVENTION_IDS } from 'beichen';
import { RARE_LEVEL_IDS } from 'beichen/internal';
import {
  BIRTH,
  birthsOf,
  CHART,
  CITIES,
  DAY,
  dayOf,
  TRANSITS,
  target,
  VARIANTS,
  variantsOf,
} from '../../../service/test/births.ts';
import { head } from '../bare-socket.ts';

export type CanaryCase = readonly [sentence: string, bytes: (canary: string) => string];

const END = 'Connection: close';
const get = (path: string, ...headers: string[]) => head(`GET ${path} HTTP/1.1`, 'Host: x', END, ...headers);
const post = (path: string, type: string, body: string, ...headers: string[]) =>
  head(
    `POST ${path} HTTP/1.1`,
    'Host: x',
    END,
    `Content-Type: ${type}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    ...headers,
  ) + body;
const JSON_TYPE = 'application/json';
const FORM = 'application/x-www-form-urlencoded';
const tool = (name: string, args: object) =>
  JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: args } });
const mcp = (body: string) => post('/mcp', JSON_TYPE, body, 'Accept: application/json, text/event-stream');

const parameters = [
  'date',
  'hour',
  'minute',
  'gender',
  'cityId',
  'calendar',
  'leapMonth',
  'timeZone',
  'disambiguation',
  ...CONVENTION_IDS,
  'lang',
  'name',
] as const;
const ofMoment = [
  'at',
  'atCityId',
  'atTimeZone',
  'atLongitude',
  'atDisambiguation',
  'atSolarTime',
  'ageAdvance',
  'childLimitRule',
  'atYearBoundary',
  'leapDayCount',
  'smallLuckRule',
  ...RARE_LEVEL_IDS,
  'name',
] as const;
const ofDrawing = ['date', 'layers', 'flightsFrom', 'rolesFrom', 'pillarOrder', 'theme', 'name'] as const;
const ofDay = ['date', 'gender', 'cityId', 'hour', 'mainStar', 'bureau', 'star', 'pattern', 'fields', 'name'] as const;
const ofVariants = [
  'date',
  'hour',
  'cityId',
  'matchMainStar',
  'matchLifePalace',
  'matchBureau',
  'matchPillars',
  'matchLunarDate',
  'matchStar',
  'fields',
  'name',
] as const;
const ofBirths = [
  'pillars',
  'dayPillar',
  'mainStar',
  'star',
  'lu',
  'pattern',
  'lunarDay',
  'fromYear',
  'cityId',
  'after',
  'fields',
] as const;
/** Members of either of two people. */
const ofPerson = ['date', 'hour', 'gender', 'cityId', 'place', 'year', 'name'] as const;
const PAIR = '/api/public/pair';
const twoWith = (name: string, canary: string) =>
  JSON.stringify({ one: BIRTH, other: { ...BIRTH, [name]: canary }, boards: canary });
const searched = ['q', 'cityId', 'near', 'country', 'limit'] as const;
const headers = [
  'User-Agent',
  'Referer',
  'Cookie',
  'Authorization',
  'X-Request-Id',
  'X-Forwarded-For',
  'Forwarded',
  'X-Real-IP',
  'Origin',
  'Accept',
  'Accept-Language',
  'Accept-Encoding',
  'If-None-Match',
  'Range',
  'Via',
  'Traceparent',
  'From',
  'Access-Control-Request-Headers',
] as const;

// biome-ignore format: one place a row
export const CANARIES: readonly CanaryCase[] = [
  ...parameters.map((name): CanaryCase => [`the parameter ${name} of a chart`, (canary) => get(target(CHART, { ...BIRTH, [name]: canary }))]),
  ...ofMoment.map((name): CanaryCase => [`the parameter ${name} of transits`, (canary) => get(target(TRANSITS, { ...BIRTH, [name]: canary }))]),
  ...ofMoment.map((name): CanaryCase => [`the parameter ${name} of the text of transits`, (canary) => get(target(`${TRANSITS}.txt`, { ...BIRTH, [name]: canary }))]),
  ...ofDrawing.map((name): CanaryCase => [`the parameter ${name} of the drawing of a chart`, (canary) => get(target(`${CHART}.svg`, { ...BIRTH, [name]: canary }))]),
  ...ofDrawing.map((name): CanaryCase => [`the parameter ${name} of the drawing of a moment`, (canary) => get(target(`${TRANSITS}.svg`, { ...BIRTH, [name]: canary }))]),
  ...ofDay.map((name): CanaryCase => [`the parameter ${name} of a day`, (canary) => get(dayOf({ [name]: canary }))]),
  ...ofDay.map((name): CanaryCase => [`the parameter ${name} of the text of a day`, (canary) => get(dayOf({ [name]: canary }).replace(DAY, `${DAY}.txt`))]),
  ...ofVariants.map((name): CanaryCase => [`the parameter ${name} of variants`, (canary) => get(variantsOf({ [name]: canary }))]),
  ...ofVariants.map((name): CanaryCase => [`the parameter ${name} of the text of variants`, (canary) => get(variantsOf({ [name]: canary }).replace(VARIANTS, `${VARIANTS}.txt`))]),
  ['an argument of the tool of variants',      (canary) => mcp(tool('cast_variants', { ...BIRTH, matchPillars: canary }))],
  ['an argument of the tool of births',        (canary) => mcp(tool('find_births', { pillars: canary }))],
  ...ofBirths.map((name): CanaryCase => [`the parameter ${name} of births that fit`, (canary) => get(birthsOf({ pillars: '丙寅 _ _ _', [name]: canary }))]),
  ['a moment in the body',                     (canary) => post(`${TRANSITS}.txt`, FORM, new URLSearchParams({ ...BIRTH, at: canary }).toString())],
  ['an argument of the tool of moments',       (canary) => mcp(tool('cast_transits', { ...BIRTH, atPlace: canary }))],
  ...['', '.txt', '.svg'].flatMap((form) => ofPerson.map((name): CanaryCase => [`the ${name} of one of two people${form}`, (canary) => post(PAIR + form, JSON_TYPE, twoWith(name, canary))])),
  ['two people in a form',                     (canary) => post(`${PAIR}.svg`, FORM, String(new URLSearchParams({ one: JSON.stringify(BIRTH), 'other.date': canary })))],
  ['two people in an address',                 (canary) => get(target(`${PAIR}.svg`, { 'one.name': canary }))],
  ['an argument of the tool of two people',    (canary) => mcp(tool('compare_births', { one: BIRTH, other: { ...BIRTH, name: canary } }))],
  ...searched.map((name): CanaryCase => [`the parameter ${name} of a search`, (canary) => get(target(CITIES, { [name]: canary }))]),
  ...headers.map((name): CanaryCase => [`the header ${name}`, (canary) => get(target(CHART, BIRTH), `${name}: ${canary}`)]),
  ['the name of a parameter',                  (canary) => get(target(CHART, { ...BIRTH, [canary]: '1' }))],
  ['the path',                                 (canary) => get(`/${canary}`)],
  ['a path below that of charts',              (canary) => get(`${CHART}/${canary}`)],
  ['the host of an absolute target',           (canary) => get(`http://${canary}.example/`)],
  ['the method',                               (canary) => head(`${canary.toUpperCase()} / HTTP/1.1`, 'Host: x', END)],
  ['the host',                                 (canary) => head('GET / HTTP/1.1', `Host: ${canary}`, END)],
  ['the name of a header',                     (canary) => get('/', `${canary}: 1`)],
  ['a header that the parser refuses',         (canary) => get('/', `${canary} : 1`)],
  ['the host of a tunnel',                     (canary) => head(`CONNECT ${canary}.example:443 HTTP/1.1`, 'Host: x', END)],
  ['an expectation',                           (canary) => post(CHART, JSON_TYPE, '{}', `Expect: ${canary}`)],
  ['a media type',                             (canary) => post(CHART, `text/${canary}`, '{}')],
  ['a boundary',                               (canary) => post(CHART, `multipart/form-data; boundary=${canary}`, `--${canary}`)],
  ['a name in JSON',                           (canary) => post(CHART, JSON_TYPE, JSON.stringify({ ...BIRTH, name: canary }))],
  ['a member of JSON',                         (canary) => post(CHART, JSON_TYPE, JSON.stringify({ ...BIRTH, [canary]: 1 }))],
  ['JSON that is cut off',                     (canary) => post(CHART, JSON_TYPE, `{"name":"${canary}`)],
  ['a name in a form',                         (canary) => post(CHART, FORM, String(new URLSearchParams({ ...BIRTH, name: canary })))],
  ['a name in a multipart form',               (canary) => post(CHART, 'multipart/form-data; boundary=b', `--b\r\nContent-Disposition: form-data; name="name"\r\n\r\n${canary}\r\n--b--\r\n`)],
  ['the name of a file',                       (canary) => post(CHART, 'multipart/form-data; boundary=b', `--b\r\nContent-Disposition: form-data; name="name"; filename="${canary}"\r\n\r\nx\r\n--b--\r\n`)],
  ['a chunk extension',                        (canary) => `${head(`POST ${CHART} HTTP/1.1`, 'Host: x', END, `Content-Type: ${JSON_TYPE}`, 'Transfer-Encoding: chunked')}2;${canary}=1\r\n{}\r\n0\r\n\r\n`],
  ['an argument of a tool',                    (canary) => mcp(tool('cast_chart', { ...BIRTH, name: canary }))],
  ['the name of a tool',                       (canary) => mcp(tool(canary, {}))],
  ['a request that ends in the middle',        (canary) => head(`POST ${CHART}?name=${canary} HTTP/1.1`, 'Host: x', 'Content-Length: 1000')],
];
