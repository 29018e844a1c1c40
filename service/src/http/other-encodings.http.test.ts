// Bytes outside UTF-8, and raw bytes in the request line: what curl and old programs send from a Chinese console.
// GB18030 as GB 18030-2022 has it: 北京 = B1B1 BEA9, 李明 = C0EE C3F7.

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BIRTH, CHART, CITIES, chartOf, target } from '../../test/births.ts';
import { type CheckedAnswer, type RunningService, startService } from '../../test/running-service.ts';

let service: RunningService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

const onCities = { method: 'GET', path: CITIES };
const onChart = { method: 'GET', path: CHART };
const line = (target: string, more = ''): Buffer =>
  Buffer.concat([Buffer.from(`GET ${target} HTTP/1.1\r\nHost: x\r\n${more}\r\n`)]);
const codes = ({ json }: CheckedAnswer): string[] => json.warnings.map(({ code }: { code: string }) => code);
const latin1 = (head: string): Uint8Array<ArrayBuffer> => Uint8Array.from(Buffer.from(head, 'latin1'));

describe('a request line that is not percent-encoded', () => {
  test('finds 北京, as the same line does when a browser has encoded it', async () => {
    const raw = await service.askRaw(line(`${CITIES}?q=北京&lang=zh`), onCities);
    expect(raw.status).toBe(200);
    expect(raw.json.cities[0].cityId).toBe('beijing-1816670');
    expect(raw.json).toEqual((await service.ask(target(CITIES, { q: '北京', lang: 'zh' }))).json);
    expect(codes(raw)).toEqual([]);
  });

  // 渠县 and 池州 contain the byte A0, which is a space in Latin-1.
  test('finds places of whatever bytes their names consist', async () => {
    for (let last = 0x80; last <= 0xbf; last++) {
      const q = Buffer.from([0xe4, 0xb8, last]).toString();
      const raw = await service.askRaw(line(`${CITIES}?q=${q}`), onCities);
      expect([last, raw.status]).toEqual([last, 200]);
      expect(raw.json.query).toBe(q);
    }
  });

  test('casts a chart, counted like any other', async () => {
    const limited = await startService({ environment: { CHART_LIMIT: '2' } });
    const requested = line(`${chartOf()}&name=李明`);
    const first = await limited.askRaw(requested, onChart);
    expect(first.json.input.name).toBe('李明');
    expect(first.headers.ratelimit).toBe('"chart";r=1;t=30');
    expect((await limited.ask(chartOf())).headers['x-ratelimit-remaining']).toBe('0');
    expect((await limited.askRaw(requested, onChart)).status).toBe(429);
    await limited.close();
  });

  test('may stand in the path too, where there is nothing', async () => {
    expect((await service.askRaw(line('/城市'), { method: 'GET', path: '/城市' })).status).toBe(404);
  });

  test('may follow another request on the same connection', async () => {
    const { status } = await service.askRaw(Buffer.concat([line('/healthz'), line(`${CITIES}?q=北京`)]), {
      method: 'GET',
      path: '/healthz',
    });
    expect(status).toBe(200);
  });

  test('is served once, and the connection closed', async () => {
    const { headers } = await service.askRaw(line(`${CITIES}?q=北京`, 'Connection: keep-alive\r\n'), onCities);
    expect(headers.connection).toBe('close');
  });

  test('is refused for whatever else is wrong with it', async () => {
    const target = `${CITIES}?q=北京`;
    const refused = async (bytes: string | Buffer, requested?: { method: string; path: string }) =>
      (await service.askRaw(bytes, requested)).json.code;
    expect(await refused(line(target, 'Host: y\r\n'), onCities)).toBe('malformed_request');
    expect(await refused(line(target, 'Transfer-Encoding: xchunked\r\n'), onCities)).toBe('malformed_request');
    expect(await refused(line(target, 'A : b\r\n'))).toBe('malformed_request');
    expect(await refused(line(`${target} more`))).toBe('url_not_percent_encoded');
    expect(await refused(Buffer.concat([line(target), line('/healthz')]))).toBe('url_not_percent_encoded');
    expect(await refused(line(`${CITIES}?q=${'北'.repeat(600)}`), onCities)).toBe('uri_too_long');
  });
});

describe('a name in GB18030', () => {
  const BEIJING = '%B1%B1%BE%A9';
  const LI_MING = '%C0%EE%C3%F7';

  test('of a place finds it, with a warning', async () => {
    const found = await service.ask(`${CITIES}?q=${BEIJING}`);
    expect(found.json.query).toBe('北京');
    expect(found.json.cities[0].cityId).toBe('beijing-1816670');
    expect(codes(found)).toEqual(['read_as_gb18030']);
  });

  test('of a place may come raw', async () => {
    const found = await service.askRaw(
      latin1(`GET ${CITIES}?q=\xb1\xb1\xbe\xa9 HTTP/1.1\r\nHost: x\r\n\r\n`),
      onCities,
    );
    expect(found.json.cities[0].cityId).toBe('beijing-1816670');
    expect(codes(found)).toEqual(['read_as_gb18030']);
  });

  test('of a person is echoed as it was meant, with a warning, from a URL, a form and JSON', async () => {
    const form = `${new URLSearchParams(BIRTH)}&name=`;
    const json = JSON.stringify({ ...BIRTH, name: '\xc0\xee\xc3\xf7' });
    const post = (body: string | Uint8Array<ArrayBuffer>, type: string) =>
      service.ask(CHART, { method: 'POST', body, headers: { 'content-type': type } });
    for (const ask of [
      () => service.ask(`${chartOf()}&name=${LI_MING}`),
      () => post(form + LI_MING, 'application/x-www-form-urlencoded'),
      () => post(latin1(`${form}\xc0\xee\xc3\xf7`), 'application/x-www-form-urlencoded'),
      () => post(latin1(json), 'application/json'),
    ]) {
      const chart = await ask();
      expect(chart.json.input.name).toBe('李明');
      expect(codes(chart)).toContain('read_as_gb18030');
    }
  });

  test('is a name only: any other parameter is a fault', async () => {
    const { status, json } = await service.ask(`${chartOf({ gender: undefined })}&gender=%C4%D0`); // 男
    expect(status).toBe(400);
    expect(json.errors).toMatchObject([{ parameter: 'gender', code: 'invalid_format' }]);
  });

  test('that is neither is a fault of a search, and no reason to refuse a chart', async () => {
    expect((await service.ask(`${CITIES}?q=%ff`)).json.errors).toMatchObject([
      { parameter: 'q', code: 'invalid_format' },
    ]);
    expect((await service.ask(`${CITIES}?q=%B1%B1%`)).status).toBe(400);
    expect(codes(await service.ask(`${chartOf()}&name=%ff`))).toContain('name_unreadable');
  });
});
