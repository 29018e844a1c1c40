import { afterEach, describe, expect, test } from 'vitest';
import { BIRTH, BIRTHS, CHART, CITIES, chartOf, DAY, target, VARIANTS } from '../../test/births.ts';
import { type CheckedAnswer, type RunningService, startService } from '../../test/running-service.ts';
import { ENDPOINT_ROWS } from '../kinds/endpoints.ts';

let service: RunningService;
afterEach(() => service.close());

const START = Date.UTC(2026, 10, 20);

/** A service with a clock that stands still until the test moves it. */
async function withClock(environment: Readonly<Record<string, string>> = {}) {
  let now = START;
  service = await startService({
    environment: { CHART_LIMIT: '20', CITIES_LIMIT: '120', ...environment },
    now: () => now,
  });
  return {
    pass(ms: number) {
      now += ms;
    },
  };
}

const rate = ({ headers }: CheckedAnswer) => ({
  ratelimit: headers.ratelimit,
  remaining: headers['x-ratelimit-remaining'],
});

describe('the limit of charts', () => {
  test('admits 20 calls at once, refuses the 21st, and admits one more every three seconds', async () => {
    const { pass } = await withClock();
    for (let call = 0; call < 20; call++) {
      const answer = await service.ask(chartOf());
      expect(answer.status).toBe(200);
      expect(rate(answer)).toEqual({ ratelimit: `"chart";r=${19 - call};t=3`, remaining: `${19 - call}` });
      expect(answer.headers['ratelimit-policy']).toBe('"chart";q=20;w=60');
      expect(answer.headers['x-ratelimit-limit']).toBe('20');
      expect(answer.headers['x-ratelimit-reset']).toBe(`${START / 1000 + 3}`);
    }
    pass(1000);
    const refused = await service.ask(chartOf({ lang: 'zh' }));
    expect(refused.status).toBe(429);
    expect(refused.json).toMatchObject({
      type: 'https://iana.org/assignments/http-problem-types#quota-exceeded',
      code: 'rate_limited',
      retryAfterSeconds: 2,
      'violated-policies': ['chart'],
    });
    expect(refused.headers['retry-after']).toBe('2');
    expect(rate(refused)).toEqual({ ratelimit: '"chart";r=0;t=2', remaining: '0' });
    pass(1999);
    expect((await service.ask(chartOf())).status).toBe(429);
    pass(1);
    expect((await service.ask(chartOf())).status).toBe(200);
    expect((await service.ask(chartOf())).status).toBe(429);
  });

  test('gives the time of its reset by the clock on the wall, which somebody may set back', async () => {
    let wall = START;
    service = await startService({ environment: { CHART_LIMIT: '20' }, now: () => START, wallClock: () => wall });
    await service.ask(chartOf());
    wall -= 2 * 3_600_000;
    expect((await service.ask(chartOf())).headers['x-ratelimit-reset']).toBe(`${wall / 1000 + 3}`);
  });

  test('lets through who waits exactly as long as Retry-After says', async () => {
    const { pass } = await withClock();
    for (let call = 0; call < 20; call++) {
      await service.ask(chartOf());
      pass(137);
    }
    const { headers } = await service.ask(chartOf());
    pass(Number(headers['retry-after']) * 1000);
    expect((await service.ask(chartOf())).status).toBe(200);
  });

  test('admits exactly 20 of 60 calls made at once', async () => {
    await withClock();
    const answers = await Promise.all(Array.from({ length: 60 }, () => service.ask(chartOf())));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
  });

  test('counts every requested chart, well or badly; a refused body, method or path, a preflight and a refusal cost nothing', async () => {
    await withClock();
    const left = async () =>
      Number((await service.ask(chartOf(), { method: 'HEAD' })).headers['x-ratelimit-remaining']);
    expect(await left()).toBe(19);
    await service.ask(chartOf(), { method: 'PUT' });
    await service.ask(CHART, { method: 'OPTIONS' });
    await service.ask('/api/public/charts');
    await service.ask(CHART, { method: 'POST', body: '<x/>', headers: { 'content-type': 'application/xml' } });
    await service.ask(CHART, { method: 'POST', body: 'x'.repeat(9000) });
    await service.ask(`${CHART}?${'x'.repeat(5000)}`);
    await service.ask(target(CITIES, { q: 'x' }));
    expect(await left()).toBe(18);
    const bad = await service.ask(chartOf({ hour: '25' }));
    expect(bad.status).toBe(400);
    expect(bad.headers.ratelimit).toBe('"chart";r=17;t=3');
    const unreadable = await service.ask(CHART, { method: 'POST', body: '{' });
    expect(unreadable.status).toBe(400);
    expect(unreadable.headers.ratelimit).toBe('"chart";r=16;t=3');
    expect(await left()).toBe(15);
  });

  test('is one for all that is cast: days, variants, births, moments, lists, drawings and texts', async () => {
    const paths = ENDPOINT_ROWS.flatMap(([, { limit, path, operations }]) =>
      limit === 'chart' && operations.GET ? [path] : [],
    );
    expect(paths).toEqual(expect.arrayContaining([CHART, DAY, VARIANTS, BIRTHS]));
    await withClock({ CHART_LIMIT: `${paths.length}` });
    const seconds = Math.ceil(60 / paths.length);
    for (const [n, path] of paths.entries()) {
      const answer = await service.ask(target(path, BIRTH)); // some of these requests are invalid; they count too
      expect([path, answer.headers.ratelimit]).toEqual([path, `"chart";r=${paths.length - 1 - n};t=${seconds}`]);
    }
    for (const path of paths) {
      const refused = await service.ask(target(path, BIRTH));
      expect([path, refused.status, refused.json['violated-policies']]).toEqual([path, 429, ['chart']]);
    }
  });

  test('counts two people as two calls', async () => {
    await withClock({ CHART_LIMIT: '3' });
    const body = JSON.stringify({ one: { year: 1990 }, other: { year: 1968 } });
    const answer = await service.ask('/api/public/pair', { method: 'POST', body });
    expect([answer.status, answer.headers.ratelimit]).toEqual([200, '"chart";r=1;t=20']);
    expect((await service.ask('/api/public/pair', { method: 'POST', body })).status).toBe(429);
  });

  test.each([
    ['/api/public/calendar', { ...BIRTH, from: '2026-01-01', to: '2026-01-31' }, 1],
    ['/api/public/calendar', { ...BIRTH, from: '2026-01-01', to: '2026-02-01' }, 2],
    ['/api/public/calendar.txt', { ...BIRTH, from: '2026-01-01', to: '2026-12-31' }, 12],
    ['/api/public/calendar', { ...BIRTH, from: '2026-01-01' }, 1],
    ['/api/public/calendar', { ...BIRTH, from: '2026-01-01', to: '2030-01-01' }, 1], // refused: too many days
    ['/api/public/calendar', { ...BIRTH, from: '2026-13-01', to: '2026-99-99' }, 1], // refused: no such days
    ['/api/public/births', { star: 'lucun:si', fromYear: 2000, toYear: 2000 }, 3], // the births of all years are counted for the response
    ['/api/public/births', { pillars: '丙寅 壬辰 己酉 甲子', fromYear: 1800, toYear: 2099 }, 3],
    ['/api/public/pair.txt', { one: { year: 1990 }, other: { year: 1968 } }, 2],
    ['/api/public/pair.svg', { one: BIRTH, other: BIRTH }, 4],
    ['/api/public/pair.svg', { one: BIRTH, other: { year: 'x' } }, 1], // refused: unreadable
  ])('counts %s %j as %i calls', async (path, body, calls) => {
    await withClock();
    const answer = await service.ask(path, { method: 'POST', body: JSON.stringify(body) });
    expect([answer.status < 500, answer.headers['x-ratelimit-remaining']]).toEqual([true, `${20 - calls}`]);
  });

  test.each([20, 40])('answers of %i pairs at once exactly 10', async (pairs) => {
    await withClock();
    const one = { date: '1990-07-23', hour: 8, minute: 30, gender: 'male', cityId: 'beijing-1816670' };
    const body = JSON.stringify({ one, other: { ...one, date: '1992-03-04', gender: 'female' } });
    const ask = () => service.ask('/api/public/pair', { method: 'POST', body });
    const statuses = (await Promise.all(Array.from({ length: pairs }, ask))).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(pairs - 10);
    expect((await service.ask(chartOf())).status).toBe(429); // all calls are used, none is lost
  });

  test('refuses a price that is not there whole, takes nothing for it, and says when it will be there', async () => {
    const { pass } = await withClock({ CHART_LIMIT: '3' });
    const body = JSON.stringify({ one: { year: 1990 }, other: { year: 1968 } });
    const ask = () => service.ask('/api/public/pair', { method: 'POST', body });
    expect((await ask()).status).toBe(200);
    const refused = await ask();
    expect([refused.status, refused.headers.ratelimit, refused.headers['retry-after']]).toEqual([
      429,
      '"chart";r=1;t=20',
      '20',
    ]);
    expect(refused.json.detail).toContain('counts as 2');
    expect((await service.ask(chartOf())).status).toBe(200); // the one call that is left
    const { headers } = await ask();
    expect(headers['retry-after']).toBe('40');
    pass(40_000);
    expect((await ask()).status).toBe(200);
  });

  test('is in the language of the body too', async () => {
    await withClock({ CHART_LIMIT: '1' });
    const body = JSON.stringify({ lang: 'zh' });
    await service.ask(CHART, { method: 'POST', body });
    const { status, json } = await service.ask(CHART, { method: 'POST', body });
    expect(status).toBe(429);
    expect(json.title).toBe('请求过于频繁');
  });

  test('is not that of searches', async () => {
    await withClock({ CITIES_LIMIT: '3' });
    for (let call = 0; call < 3; call++) expect((await service.ask(target(CITIES, { q: 'x' }))).status).toBe(200);
    const refused = await service.ask(target(CITIES, { q: 'x' }));
    expect(refused.status).toBe(429);
    expect(refused.headers['ratelimit-policy']).toBe('"cities";q=3;w=60');
    expect(refused.json['violated-policies']).toEqual(['cities']);
    expect((await service.ask(chartOf())).status).toBe(200);
  });
});

describe('clients behind proxies', () => {
  const from = (forwardedFor: string) => service.ask(chartOf(), { headers: { 'x-forwarded-for': forwardedFor } });

  test('share one limit when the proxy is not configured, and the log says so once', async () => {
    await withClock({ CHART_LIMIT: '2' });
    expect((await from('198.51.100.1')).status).toBe(200);
    expect((await from('198.51.100.2')).status).toBe(200);
    expect((await from('198.51.100.3')).status).toBe(429);
    expect(service.log.filter((line) => line.includes('TRUSTED_PROXIES'))).toHaveLength(1);
  });

  test('have one each behind a trusted proxy, which cannot be widened by writing in the header', async () => {
    await withClock({ CHART_LIMIT: '1', TRUSTED_PROXIES: '127.0.0.0/8, 10.0.0.0/8' });
    expect((await from('198.51.100.1')).status).toBe(200);
    expect((await from('198.51.100.2, 10.1.2.3')).status).toBe(200);
    expect((await from('203.0.113.9, 198.51.100.1')).status).toBe(429);
    expect((await from('10.9.9.9, 198.51.100.2, 10.1.2.3')).status).toBe(429);
    expect((await from('::ffff:198.51.100.1')).status).toBe(429);
    expect(service.log.some((line) => line.includes('TRUSTED_PROXIES'))).toBe(false);
  });

  test('are distinguished by X-Forwarded-For alone, whatever else names an address', async () => {
    await withClock({ CHART_LIMIT: '1', TRUSTED_PROXIES: '127.0.0.1' });
    expect((await from('198.51.100.1')).status).toBe(200);
    const NAMES = [
      'forwarded',
      'x-real-ip',
      'true-client-ip',
      'cf-connecting-ip',
      'x-client-ip',
      'fastly-client-ip',
      'x-cluster-client-ip',
      'x-original-forwarded-for',
    ];
    for (const [n, name] of NAMES.entries()) {
      const other = name === 'forwarded' ? `for=203.0.113.${n}` : `203.0.113.${n}`;
      const headers = { 'x-forwarded-for': '198.51.100.1', [name]: other };
      expect([name, (await service.ask(chartOf(), { headers })).status]).toEqual([name, 429]);
      expect([name, (await service.ask(chartOf(), { headers: { [name]: other } })).status]).toEqual([
        name,
        n === 0 ? 200 : 429,
      ]);
    }
  });

  test('count by the last line of X-Forwarded-For where there are two', async () => {
    await withClock({ CHART_LIMIT: '1', TRUSTED_PROXIES: '127.0.0.1' });
    const twice = (first: string) =>
      service.askRaw(
        `GET ${chartOf()} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nX-Forwarded-For: ${first}\r\nX-Forwarded-For: 198.51.100.1\r\n\r\n`,
        { method: 'GET', path: CHART },
      );
    expect((await twice('203.0.113.1')).status).toBe(200);
    expect((await twice('203.0.113.2')).status).toBe(429);
  });

  test('count by the X-Forwarded-For that a proxy appends behind 2,500 other lines, of which Node would read 2,000', async () => {
    await withClock({ CHART_LIMIT: '1', TRUSTED_PROXIES: '127.0.0.1' });
    const from = (client: string) =>
      service.askRaw(
        `GET ${chartOf()} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${'a:b\r\n'.repeat(2500)}X-Forwarded-For: ${client}\r\n\r\n`,
        { method: 'GET', path: CHART },
      );
    const statuses: number[] = [];
    for (const client of ['203.0.113.1', '203.0.113.1', '203.0.113.2', '203.0.113.2', '203.0.113.1']) {
      statuses.push((await from(client)).status);
    }
    expect(statuses).toEqual([200, 429, 200, 429, 429]);
  });
});

describe('the limit of all else', () => {
  test('holds for pages, files and the description together, and for no probe, no preflight and no chart', async () => {
    await withClock({ REQUEST_LIMIT: '5' });
    for (const path of ['/', '/docs', '/docs/docs.css', '/api/public/openapi.json', '/api/public/stats']) {
      expect([path, (await fetch(service.origin + path)).status]).toEqual([path, 200]);
    }
    for (const path of ['/', '/docs/zh', '/llms.txt', '/api/public/openapi.json', '/api/public/stats']) {
      const refused = await fetch(service.origin + path);
      expect([path, refused.status, refused.headers.get('retry-after')]).toEqual([path, 429, '12']);
      expect(await refused.json()).toMatchObject({ code: 'rate_limited', 'violated-policies': ['requests'] });
    }
    for (const path of ['/healthz', '/readyz', chartOf(), target(CITIES, { q: 'Berlin' })]) {
      expect([path, (await service.ask(path)).status]).toEqual([path, 200]);
    }
    expect((await service.ask('/', { method: 'OPTIONS' })).status).toBe(204);
  });
});

test('nothing of a call is in the log, the count or the error output', async () => {
  const MARK = 'zzyzx';
  service = await startService({ environment: { CHART_LIMIT: '8', TRUSTED_PROXIES: '127.0.0.1' } });
  const headers = {
    'user-agent': MARK,
    'x-forwarded-for': '198.51.100.77',
    referer: `https://${MARK}.example`,
    cookie: MARK,
  };
  const marked = { name: MARK, date: '1991-03-14', [MARK]: MARK };
  const calls = [
    () => service.ask(chartOf(marked), { headers }),
    () => service.ask(chartOf({ ...marked, hour: '25', cityId: MARK }), { headers }),
    () => service.ask(CHART, { method: 'POST', headers, body: JSON.stringify({ name: MARK, date: '1991-03-14' }) }),
    () => service.ask(CHART, { method: 'POST', headers, body: `{${MARK}` }),
    () => service.ask(CHART, { method: 'POST', headers: { ...headers, 'content-type': `text/${MARK}` }, body: MARK }),
    () => service.ask(`/${MARK}?${MARK}`, { headers }),
    () => service.ask(`/%ff${MARK}`, { headers }),
    () => service.ask(chartOf(marked), { method: 'PUT', headers }),
    () => service.ask(target(CITIES, { q: MARK }), { headers }),
    () =>
      service.askRaw(`GET ${CITIES}?q=北京${MARK} HTTP/1.1\r\nHost: ${MARK}\r\n\r\n`, { method: 'GET', path: CITIES }),
    () => service.askRaw(`${MARK} /${MARK}\r\n\r\n`),
    ...Array.from({ length: 8 }, () => () => service.ask(chartOf(marked), { headers })),
  ];
  const statuses = [];
  for (const call of calls) statuses.push((await call()).status);
  expect(new Set(statuses)).toEqual(new Set([200, 400, 404, 405, 415, 429]));
  const { log } = service;
  await service.close();
  expect(log.length).toBeGreaterThanOrEqual(calls.length);
  for (const line of log) {
    const output = line.replace(/"time":\d+|"requestId":"[^"]+"/g, ''); // whose digits may be 1991 by chance
    for (const secret of [MARK, '1991', '198.51.100', '127.0.0.1"', 'beijing', 'x-forwarded'])
      expect(output).not.toContain(secret);
    const { level, time, requestId, method, route, status, ms, msg, ...rest } = JSON.parse(line);
    expect(rest).toEqual({});
    expect([level, time, msg].every((value) => value !== undefined)).toBe(true);
    if (route !== undefined) expect(route === 'none' || route.startsWith('/')).toBe(true);
  }
});
