// Every invalid request gets a 4xx with the fault, the parameter and a stable code; never a 5xx.

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BIRTH, CHART, CITIES, chartOf, target } from '../../test/births.ts';
import { type CheckedAnswer, type RunningService, startService } from '../../test/running-service.ts';

let service: RunningService;
let impatient: RunningService;
beforeAll(async () => {
  service = await startService();
  impatient = await startService({ timeouts: { headersMs: 400, requestMs: 500, checkEveryMs: 50, stalledMs: 5000 } });
});
afterAll(async () => {
  await service.close();
  await impatient.close();
});

type Send = () => Promise<CheckedAnswer>;
/** Title of the fault, its request, the status, the code, and `parameter code` of each problem in order. */
type Row = readonly [title: string, send: Send, status: number, code: string, ...problems: string[]];

const get =
  (changes: Readonly<Record<string, string | undefined>>, more = ''): Send =>
  () =>
    service.ask(chartOf(changes) + more);
const search =
  (values: Readonly<Record<string, string>>): Send =>
  () =>
    service.ask(target(CITIES, values));
const post =
  (body: BodyInit, type?: string, url = CHART): Send =>
  () =>
    service.ask(url, { method: 'POST', body, ...(type && { headers: { 'content-type': type } }) });
const json = (changes: Readonly<Record<string, unknown>>): Send =>
  post(JSON.stringify({ ...BIRTH, ...changes }), 'application/json');
const rawJson = (members: string): Send =>
  post(`{"date":"1990-07-23","gender":"male","cityId":"beijing-1816670",${members}}`);
const method =
  (name: string, url: string): Send =>
  () =>
    service.ask(url, { method: name });
const raw =
  (head: string, requested?: { method: string; path: string }): Send =>
  () =>
    service.askRaw(`${head.replaceAll('\n', '\r\n')}\r\n\r\n`, requested);
const multipart = (...parts: string[]): Send =>
  post(
    `${parts.map((part) => `--b\r\nContent-Disposition: form-data; ${part}\r\n`).join('')}--b--\r\n`,
    'multipart/form-data; boundary=b',
  );

const BAD = ['invalid_parameters'] as const;
const onChart = { method: 'GET', path: CHART };

// biome-ignore format: one wrong request a row
const ROWS: readonly Row[] = [
  // Missing
  ['nothing at all', () => service.ask(CHART), 400, ...BAD, 'date required', 'hour required', 'gender required', 'cityId required'],
  ['an empty JSON object', post('{}'), 400, ...BAD, 'date required', 'hour required', 'gender required', 'cityId required'],
  ['an empty body', post('', 'application/json'), 400, ...BAD, 'date required', 'hour required', 'gender required', 'cityId required'],
  ['no hour', get({ hour: undefined }), 400, ...BAD, 'hour required'],
  ['an empty hour, which Number() reads as 0', get({ hour: '' }), 400, ...BAD, 'hour required'],
  ['an hour of spaces', get({ hour: ' \t' }), 400, ...BAD, 'hour required'],
  ['hour null, which coercion turns into 0', json({ hour: null }), 400, ...BAD, 'hour required'],
  ['cityId null', json({ cityId: null }), 400, ...BAD, 'cityId required'],

  // Numbers
  ['hour 24', get({ hour: '24' }), 400, ...BAD, 'hour out_of_range'],
  ['hour -1', get({ hour: '-1' }), 400, ...BAD, 'hour out_of_range'],
  ['hour 100', get({ hour: '100' }), 400, ...BAD, 'hour out_of_range'],
  ['hour 0x8', get({ hour: '0x8' }), 400, ...BAD, 'hour invalid_format'],
  ['hour in full-width digits', get({ hour: '８' }), 400, ...BAD, 'hour invalid_format'],
  ['hour 08:30', get({ hour: '08:30' }), 400, ...BAD, 'hour invalid_format'],
  ['hour 1e400', get({ hour: '1e400' }), 400, ...BAD, 'hour out_of_range'],
  ['hour Infinity', get({ hour: 'Infinity' }), 400, ...BAD, 'hour invalid_format'],
  ['hour of a thousand digits', get({ hour: '9'.repeat(1000) }), 400, ...BAD, 'hour too_long'],
  ['hour true in JSON', json({ hour: true }), 400, ...BAD, 'hour invalid_type'],
  ['hour [8] in JSON', json({ hour: [8] }), 400, ...BAD, 'hour invalid_type'],
  ['hour {} in JSON', json({ hour: {} }), 400, ...BAD, 'hour invalid_type'],
  ['hour 8.5 in JSON', json({ hour: 8.5 }), 400, ...BAD, 'hour invalid_format'],
  ['minute 60', get({ minute: '60' }), 400, ...BAD, 'minute out_of_range'],
  ['minute false in JSON', json({ minute: false }), 400, ...BAD, 'minute invalid_type'],

  // Dates
  ['a date without zeros', get({ date: '1990-7-23' }), 400, ...BAD, 'date invalid_format'],
  ['a date with slashes', get({ date: '1990/07/23' }), 400, ...BAD, 'date invalid_format'],
  ['a date with a time', get({ date: '1990-07-23T08:30:00Z' }), 400, ...BAD, 'date invalid_format'],
  ['a date of text', get({ date: 'yesterday' }), 400, ...BAD, 'date invalid_format'],
  ['a date as a number', json({ date: 19900723 }), 400, ...BAD, 'date invalid_type'],
  ['a date as a list', json({ date: [1990, 7, 23] }), 400, ...BAD, 'date invalid_type'],
  ['month 13', get({ date: '1990-13-01' }), 400, ...BAD, 'date nonexistent_date'],
  ['month 0', get({ date: '1990-00-10' }), 400, ...BAD, 'date nonexistent_date'],
  ['day 0', get({ date: '1990-07-00' }), 400, ...BAD, 'date nonexistent_date'],
  ['day 32', get({ date: '1990-07-32' }), 400, ...BAD, 'date nonexistent_date'],
  ['the 30th of February', get({ date: '1990-02-30' }), 400, ...BAD, 'date nonexistent_date'],
  ['the 29th of February 1900', get({ date: '1900-02-29' }), 400, ...BAD, 'date nonexistent_date'],
  ['the year 1600', get({ date: '1600-01-01' }), 400, ...BAD, 'date out_of_range'],
  ['the day before the first', get({ date: '1645-01-27' }), 400, ...BAD, 'date out_of_range'],
  ['the day after the last', get({ date: '2200-02-15' }), 400, ...BAD, 'date out_of_range'],
  ['lunar year 2200', get({ date: '2200-01-01', calendar: 'lunar' }), 400, ...BAD, 'date out_of_range'],
  // test/truth/sky/lunar-years.csv: month 1 of 1990 has 29 days, and the leap month of 1990 is month 5.
  ['the 30th of a lunar month of 29 days', get({ date: '1990-01-30', calendar: 'lunar' }), 400, ...BAD, 'date nonexistent_date'],
  ['a lunar 31st', get({ date: '1990-01-31', calendar: 'lunar' }), 400, ...BAD, 'date nonexistent_date'],
  ['lunar month 13', get({ date: '1990-13-01', calendar: 'lunar' }), 400, ...BAD, 'date nonexistent_date'],
  ['a leap month that the year does not have', get({ date: '1990-06-01', calendar: 'lunar', leapMonth: 'true' }), 400, ...BAD, 'leapMonth nonexistent_date'],
  ['a leap month in a year without one', get({ date: '1991-05-01', calendar: 'lunar', leap: 'true' }), 400, ...BAD, 'leapMonth nonexistent_date'],
  ['a leap month of a solar date', get({ leapMonth: 'true' }), 400, ...BAD, 'leapMonth conflict'],

  // Choices
  ['a third gender', get({ gender: 'other' }), 400, ...BAD, 'gender not_allowed'],
  ['gender M', get({ gender: 'M' }), 400, ...BAD, 'gender not_allowed'],
  ['gender as a number', json({ gender: 1 }), 400, ...BAD, 'gender invalid_type'],
  ['another calendar', get({ calendar: 'hebrew' }), 400, ...BAD, 'calendar not_allowed'],
  ['another language', get({ lang: 'fr' }), 400, ...BAD, 'lang not_allowed'],
  ['no language tag', get({ lang: '../../etc' }), 400, ...BAD, 'lang not_allowed'],
  ['leapMonth 1', get({ leapMonth: '1' }), 400, ...BAD, 'leapMonth invalid_format'],
  ['leapMonth 1 in JSON', json({ leapMonth: 1 }), 400, ...BAD, 'leapMonth invalid_type'],
  ['another day boundary', get({ dayBoundary: '23' }), 400, ...BAD, 'dayBoundary not_allowed'],
  ['another year boundary', get({ yearBoundary: 'january' }), 400, ...BAD, 'yearBoundary not_allowed'],
  ['another leap month rule', get({ leapMonthRule: 'half' }), 400, ...BAD, 'leapMonthRule not_allowed'],
  ['another school', get({ school: 'hogwarts' }), 400, ...BAD, 'school not_allowed'],
  ['another disambiguation', get({ disambiguation: 'compatible' }), 400, ...BAD, 'disambiguation not_allowed'],

  // Clock times (docs/rules/places.md section 4: China put its clocks forward at 02:00 on 1986-05-04, back at 02:00 on 1986-09-14)
  ['a skipped hour, rejected', get({ date: '1986-05-04', hour: '2', disambiguation: 'reject' }), 400, ...BAD, 'hour nonexistent_local_time'],
  ['a repeated hour, rejected', get({ date: '1986-09-14', hour: '1', disambiguation: 'reject' }), 400, ...BAD, 'hour ambiguous'],

  // Places and zones
  ['a cityId that nobody has', get({ cityId: 'beijing-9999999999' }), 400, ...BAD, 'cityId not_found'],
  ['a hallucinated digit', get({ cityId: 'beijing-1816671' }), 400, ...BAD, 'cityId not_found'],
  ['the name of a city', get({ cityId: '北京' }), 400, ...BAD, 'cityId not_found'],
  ['a bare GeoNames number', get({ cityId: '1816670' }), 400, ...BAD, 'cityId not_found'],
  ['a cityId as a number', json({ cityId: 1816670 }), 400, ...BAD, 'cityId invalid_type'],
  ['a cityId of 101 characters', get({ cityId: 'x'.repeat(101) }), 400, ...BAD, 'cityId too_long'],
  ['a zone that the place does not list', get({ timeZone: 'Asia/Urumqi' }), 400, ...BAD, 'timeZone not_allowed'],
  ['a zone that does not exist', get({ timeZone: 'Mars/Olympus' }), 400, ...BAD, 'timeZone not_allowed'],

  // Names of parameters
  ['gendre for gender', get({ gender: undefined, gendre: 'male' }), 400, ...BAD, 'gender required', 'gendre unknown_parameter'],
  ['a slip beside a good request', get({ minutes: '30' }), 400, ...BAD, 'minutes unknown_parameter'],
  ['city for cityId', get({ city: 'Beijing' }), 400, ...BAD, 'city unknown_parameter'],
  ['calender for calendar', json({ calender: 'lunar' }), 400, ...BAD, 'calender unknown_parameter'],

  // Two values
  ['two hours in the query', get({}, '&hour=9'), 400, ...BAD, 'hour conflict'],
  ['two values under an alias', get({ date: '1990-05-02', calendar: 'lunar', leapMonth: 'true', leap: 'false' }), 400, ...BAD, 'leapMonth conflict'],
  ['one hour in the query and another in the body', post('{"hour":9}', 'application/json', chartOf()), 400, ...BAD, 'hour conflict'],
  ['two hours in JSON, of which JSON.parse keeps the last', rawJson('"hour":8,"hour":9'), 400, ...BAD, 'hour conflict'],
  ['two hours in a form', post(`${new URLSearchParams(BIRTH)}&hour=9`, 'application/x-www-form-urlencoded'), 400, ...BAD, 'hour conflict'],
  ['hour in brackets', get({ hour: undefined, 'hour[]': '8' }), 400, ...BAD, 'hour required', 'hour[] unknown_parameter'],

  // Encodings
  ['%ff in a value', get({ date: undefined }, '&date=%ff'), 400, ...BAD, 'date invalid_format'],
  ['a broken escape', get({ date: undefined }, '&date=1990%2'), 400, ...BAD, 'date invalid_format'],
  ['%ff in a form', post('date=%ff&hour=8&gender=male&cityId=beijing-1816670', 'application/x-www-form-urlencoded'), 400, ...BAD, 'date invalid_format'],
  ['%ff in a cityId', get({ cityId: undefined }, '&cityId=%ff'), 400, ...BAD, 'cityId invalid_format'],
  ['NUL in a date', get({ date: '1990-07-23\0' }), 400, ...BAD, 'date invalid_format'],
  ['JSON in UTF-16', post(Buffer.from(JSON.stringify(BIRTH), 'utf16le'), 'application/json'), 400, 'malformed_body'],
  ['JSON with bytes that are not UTF-8', post(Buffer.from('7b22ff227d', 'hex'), 'application/json'), 400, 'malformed_body'],
  ['a form with bytes that are not UTF-8', post(Buffer.from('6e616d653dff', 'hex'), 'application/x-www-form-urlencoded'), 400, 'malformed_body'],

  // Bodies
  ['JSON cut short', post('{"date":"1990-07-23"', 'application/json'), 400, 'malformed_body'],
  ['JSON with a comma too many', post('{"hour":8,}', 'application/json'), 400, 'malformed_body'],
  ['a JSON list', post('[{}]', 'application/json'), 400, 'malformed_body'],
  ['a JSON string', post('"hour=8"', 'application/json'), 400, 'malformed_body'],
  ['a form that begins with {', post('{hour=8', 'application/x-www-form-urlencoded'), 400, 'malformed_body'],
  ['JSON nested eight thousand deep', post(`{"a":${'['.repeat(8000)}`, 'application/json'), 400, 'malformed_body'],
  ['a multipart form without a boundary', post('--b--\r\n', 'multipart/form-data'), 400, 'malformed_body'],
  ['a multipart form cut short', post('--b\r\nContent-Disposition: form-data; name="hour"\r\n\r\n8', 'multipart/form-data; boundary=b'), 400, 'malformed_body'],
  ['a file for a date', multipart('name="date"; filename="d"\r\n\r\n1990-07-23', 'name="hour"\r\n\r\n8', 'name="gender"\r\n\r\nmale', 'name="cityId"\r\n\r\nbeijing-1816670'), 400, ...BAD, 'date invalid_type'],
  ['XML', post('<hour>8</hour>', 'application/xml'), 415, 'unsupported_media_type'],
  ['plain text', post('hour=8', 'text/plain'), 415, 'unsupported_media_type'],
  ['a body without a label', raw(`POST ${CHART} HTTP/1.1\nHost: x\nContent-Length: 6\n\nhour=8`, { method: 'POST', path: CHART }), 415, 'unsupported_media_type'],
  ['a compressed body', () => service.ask(CHART, { method: 'POST', body: '{}', headers: { 'content-encoding': 'gzip' } }), 415, 'unsupported_media_type'],
  ['a body of 8193 bytes', post(`{"name":"${'x'.repeat(8193 - 11)}"}`), 413, 'content_too_large'],
  ['a body of a million bytes', post('x'.repeat(1_000_000), 'application/xml'), 413, 'content_too_large'],
  ['a chunked body that is too large', raw(`POST ${CHART} HTTP/1.1\nHost: x\nTransfer-Encoding: chunked\n\n2100\n${'x'.repeat(0x2100)}\n0`, { method: 'POST', path: CHART }), 413, 'content_too_large'],

  // Paths, methods, sizes
  ['an unknown path', () => service.ask('/api/public/charts'), 404, 'not_found'],
  ['an unknown path, with a body', post('<x/>', 'application/xml', '/nothing'), 404, 'not_found'],
  ['a path with a broken escape', () => service.ask('/api/public/%ff'), 404, 'not_found'],
  ['a path upwards', raw('GET /../../etc/passwd HTTP/1.1\nHost: x', { method: 'GET', path: '/etc/passwd' }), 404, 'not_found'],
  ['PUT of a chart', method('PUT', chartOf()), 405, 'method_not_allowed'],
  ['DELETE of a chart', method('DELETE', chartOf()), 405, 'method_not_allowed'],
  ['PATCH of a chart', method('PATCH', chartOf()), 405, 'method_not_allowed'],
  ['POST of a search', post('{"q":"x"}', 'application/json', CITIES), 405, 'method_not_allowed'],
  ['PROPFIND of the description', method('PROPFIND', '/api/public/openapi.json'), 405, 'method_not_allowed'],
  ['QUERY of a chart', raw(`QUERY ${chartOf()} HTTP/1.1\nHost: x`, { method: 'QUERY', path: CHART }), 405, 'method_not_allowed'],
  ['TRACE of a chart', raw(`TRACE ${chartOf()} HTTP/1.1\nHost: x`, { method: 'TRACE', path: CHART }), 405, 'method_not_allowed'],
  ['a URL of 4097 bytes', () => service.ask(`${CHART}?x=${'y'.repeat(4097 - CHART.length - 3)}`), 414, 'uri_too_long'],
  ['a URL of 20,000 bytes', raw(`GET ${CHART}?x=${'y'.repeat(20_000)} HTTP/1.1\nHost: x`), 414, 'uri_too_long'],
  ['a second Host behind 2,500 other lines', raw(`GET ${chartOf()} HTTP/1.1\nHost: x\n${'a:b\n'.repeat(2500)}Host: y`), 400, 'malformed_request'],
  ['17,000 lines of one byte each', raw(`GET ${chartOf()} HTTP/1.1\nHost: x\n${'a:\n'.repeat(17_000)}`), 431, 'headers_too_large'],
  ['headers of 20,000 bytes', raw(`GET ${CHART} HTTP/1.1\nHost: x\nX: ${'y'.repeat(20_000)}`), 431, 'headers_too_large'],
  ['an expectation', raw(`POST ${CHART} HTTP/1.1\nHost: x\nExpect: a-miracle\nContent-Length: 2\n\n{}`, { method: 'POST', path: CHART }), 417, 'expectation_failed'],

  // Refused by the parser, or let through by it (RFC 9112 sections 3.2 and 6.3: Host, both lengths)
  ['raw UTF-8 in the URL of a POST', raw(`POST ${CHART}?name=北京 HTTP/1.1\nHost: x\nContent-Length: 2\n\n{}`), 400, 'url_not_percent_encoded'],
  ['raw UTF-8 in the URL, before the whole head is there', raw(`GET ${CITIES}?q=北京 HTTP/1.1\nHost: x\n\nmore`), 400, 'url_not_percent_encoded'],
  ['a tunnel', raw('CONNECT elsewhere.example:443 HTTP/1.1\nHost: elsewhere.example:443'), 405, 'method_not_allowed'],
  ['no HTTP at all', raw('hello'), 400, 'malformed_request'],
  ['an invented method', raw(`FETCH ${CHART} HTTP/1.1\nHost: x`), 400, 'malformed_request'],
  ['a space before the colon', raw(`GET ${CHART} HTTP/1.1\nHost : x`), 400, 'malformed_request'],
  ['both lengths', raw(`POST ${CHART} HTTP/1.1\nHost: x\nContent-Length: 2\nTransfer-Encoding: chunked\n\n{}`), 400, 'malformed_request'],
  ['two lengths', raw(`POST ${CHART} HTTP/1.1\nHost: x\nContent-Length: 2\nContent-Length: 3\n\n{}`), 400, 'malformed_request'],
  ['a transfer encoding that Node does not know', raw(`POST ${CHART} HTTP/1.1\nHost: x\nTransfer-Encoding: xchunked\n\n0`, { method: 'POST', path: CHART }), 400, 'malformed_request'],
  ['chunked twice', raw(`POST ${CHART} HTTP/1.1\nHost: x\nTransfer-Encoding: chunked, chunked\n\n0`, { method: 'POST', path: CHART }), 400, 'malformed_request'],
  ['two hosts', raw(`GET ${chartOf()} HTTP/1.1\nHost: x\nHost: y`, onChart), 400, 'malformed_request'],
  ['no host', raw(`GET ${chartOf()} HTTP/1.1`, onChart), 400, 'malformed_request'],
  ['a body that never comes', () => impatient.askRaw(`POST ${CHART} HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\n{`), 408, 'request_timeout'],
  ['headers that never end', () => impatient.askRaw(`GET ${CHART} HTTP/1.1\r\nHost: x\r\nX:`), 408, 'request_timeout'],

  // Searches
  ['a search for nothing', () => service.ask(CITIES), 400, ...BAD, 'q required'],
  ['a search for spaces', search({ q: '  ' }), 400, ...BAD, 'q required'],
  ['a search of 81 characters', search({ q: '北'.repeat(81) }), 400, ...BAD, 'q too_long'],
  ['two searches at once', search({ q: 'Beijing', city: 'Shanghai' }), 400, ...BAD, 'q conflict'],
  ['limit 0', search({ q: 'x', limit: '0' }), 400, ...BAD, 'limit out_of_range'],
  ['limit 51', search({ q: 'x', limit: '51' }), 400, ...BAD, 'limit out_of_range'],
  ['a country of three letters', search({ q: 'x', country: 'CHN' }), 400, ...BAD, 'country invalid_format'],
  ['a country that does not exist', search({ q: 'x', country: 'ZZ' }), 400, ...BAD, 'country not_allowed'],
  ['an id that nobody has', search({ cityId: 'nowhere-0' }), 400, ...BAD, 'cityId not_found'],
  ['contry for country', search({ q: 'x', contry: 'CN' }), 400, ...BAD, 'contry unknown_parameter'],
  ['%ff in a search', () => service.ask(`${CITIES}?q=%ff`), 400, ...BAD, 'q invalid_format'],
];

describe('a wrong request', () => {
  test('is one of at least a hundred that are tried', () => expect(ROWS.length).toBeGreaterThan(100));

  for (const [title, send, status, code, ...problems] of ROWS) {
    test(`${title} → ${status} ${code} ${problems.join(', ')}`, async () => {
      const answer = await send();
      expect(answer.status).toBe(status);
      expect(answer.json.code).toBe(code);
      const found = (answer.json.errors ?? []).map(
        (problem: { parameter: string; code: string }) => `${problem.parameter} ${problem.code}`,
      );
      expect(found.sort()).toEqual(problems.sort());
    });
  }
});

describe('what is said of it', () => {
  test('names all faults at once, but no more than eight', async () => {
    const wrong = {
      date: 'x',
      hour: 'x',
      minute: 'x',
      gender: 'x',
      calendar: 'x',
      lang: 'x',
      school: 'x',
      dayBoundary: 'x',
      leapMonthRule: 'x',
    };
    const { json } = await service.ask(target(CHART, wrong));
    expect(json.errors).toHaveLength(8);
  });

  test('says what would be right, and where it was wrong', async () => {
    const { json: problem } = await service.ask(CHART, {
      method: 'POST',
      body: JSON.stringify({ ...BIRTH, hour: 25, city_id: 'Beijing', cityId: undefined }),
    });
    expect(problem.errors).toEqual([
      {
        parameter: 'hour',
        in: 'body',
        pointer: '#/hour',
        code: 'out_of_range',
        detail: 'hour must be from 0 to 23.',
        allowed: '0-23',
        example: 8,
      },
      expect.objectContaining({ parameter: 'cityId', pointer: '#/city_id', code: 'not_found' }),
    ]);
    expect(problem.errors[1].suggestions[0]).toEqual({ cityId: 'beijing-1816670', label: 'Beijing, China' });
    expect(problem.errors[1].suggestions.length).toBeLessThanOrEqual(3);
  });

  test('is in the requested language, wherever it was sent', async () => {
    const inQuery = await service.ask(chartOf({ hour: '25', lang: 'zh-TW' }));
    expect(inQuery.headers['content-language']).toBe('zh-Hant');
    expect(inQuery.json.title).toBe('部分參數無效');
    const inBody = await service.ask(CHART, {
      method: 'POST',
      body: JSON.stringify({ ...BIRTH, hour: 25, lang: 'zh' }),
    });
    expect(inBody.json.errors[0].detail).toBe('hour 须在 0 至 23 之间。');
    expect((await service.ask('/nothing?lang=zh')).json.title).toBe('此地址没有内容');
    expect((await service.askRaw(`GET ${CITIES}?q=北京&lang=zh HTTP/1.1\r\nHost: x\r\n`)).json.title).toBe(
      '网址未作百分号编码',
    );
  });

  test('names the methods of a path after a wrong one', async () => {
    expect((await service.ask(CHART, { method: 'PUT' })).headers.allow).toBe('GET, HEAD, POST, OPTIONS');
    expect((await service.ask(CITIES, { method: 'PUT' })).headers.allow).toBe('GET, HEAD, OPTIONS');
  });

  test('names the media types that are read after one that is not', async () => {
    const { headers } = await post('<x/>', 'application/xml')();
    expect(headers['accept-post']).toBe('application/json, application/x-www-form-urlencoded, multipart/form-data');
  });

  test('mends a command line that cannot be served as it is', async () => {
    const { json } = await service.askRaw(`GET ${CITIES}?q=北京&name=it's%20 HTTP/1.1\r\nHost: x\r\n`);
    expect(json.detail).toContain(
      `curl -G 'http://localhost:${service.port}${CITIES}' --data-urlencode 'q=北京' --data-urlencode 'name=it'\\''s '`,
    );
  });

  test('never holds what was sent as a name', async () => {
    const { text } = await service.ask(chartOf({ hour: '25', name: 'MARKER' }));
    expect(text).not.toContain('MARKER');
  });

  test('closes a connection whose body it will not read', async () => {
    expect((await post('x'.repeat(9000), 'application/xml')()).headers.connection).toBe('close');
    const { status, headers } = await service.askRaw(
      `GET ${chartOf()} HTTP/1.1\r\nHost: x\r\nContent-Length: 1000000\r\n\r\n`,
      onChart,
    );
    expect(status).toBe(200);
    expect(headers.connection).toBe('close');
  });
});

test('an address that does not exist names the nearest one, and the documentation', async () => {
  for (const [path, detail] of [
    ['/chart', 'The closest match is /api/public/chart. Available: '],
    ['/api/public/charts', 'The closest match is /api/public/chart. Available: '],
    ['/openapi.json', 'The closest match is /api/public/openapi.json. Available: '],
    ['/swagger', 'The closest match is /docs. Available: '],
    ['/nothing', 'Available: '],
  ] as const) {
    const { json, status } = await service.ask(path);
    expect([status, json.detail.startsWith(detail)], path).toEqual([404, true]);
    expect(json.detail).toContain(', /docs.');
    expect(json.paths).toContain('/docs');
  }
});
