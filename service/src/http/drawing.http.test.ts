import { createHash } from 'node:crypto';
import { drawSvg, LANGUAGES } from 'beichen';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BIRTH, target } from '../../test/births.ts';
import { type RunningService, startService } from '../../test/running-service.ts';

let service: RunningService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

const SVG = '/api/public/chart.svg';
const TXT = '/api/public/chart.txt';

describe('the drawing of a chart', () => {
  test('is one SVG picture in the requested language, with the name in it, which no cache may store', async () => {
    const { status, headers, text } = await service.ask(target(SVG, { ...BIRTH, lang: 'zh', name: '李明 <&>' }));
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('image/svg+xml; charset=utf-8');
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['content-language']).toBe('zh');
    expect(text).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"[\s\S]*<\/svg>$/);
    expect(text).toContain('李明 &lt;&amp;&gt;');
    expect(text).toContain('廉贞');
  });

  test('may be painted by its own style alone when it is opened by itself', async () => {
    for (const [n, lang] of LANGUAGES.entries()) {
      const { headers, text } = await service.ask(
        target(SVG, { ...BIRTH, lang, ...(n % 2 === 1 && { theme: 'dark' }) }),
      );
      const style = /<style>([\s\S]*?)<\/style>/.exec(text)![1]!;
      const hash = createHash('sha256').update(style).digest('base64');
      expect(headers['content-security-policy']).toBe(
        `default-src 'none'; style-src 'sha256-${hash}'; frame-ancestors 'none'`,
      );
      expect(text).not.toMatch(/\sstyle=|<script|\son\w+=/);
    }
  });
});

test('the drawing fills the box that is requested, and names one that it cannot have', async () => {
  const { text } = await service.ask(target(SVG, { ...BIRTH, width: '1200', height: '800', density: 'classic' }));
  expect(text).toContain('viewBox="0 0 1200 800"');
  const { status, json } = await service.ask(
    target(SVG, { ...BIRTH, width: '100', height: '9000', density: 'all', layout: 'wide', theme: 'black' }),
  );
  expect(status).toBe(400);
  expect(json.errors.map(({ parameter }: { parameter: string }) => parameter).sort()).toEqual([
    'density',
    'height',
    'layout',
    'theme',
    'width',
  ]);
});

describe('the drawing of flying transformations', () => {
  test('is that of the library, of a document that holds them', async () => {
    const fields = 'default,flights,selfTransformations';
    const chart = (await service.ask(target('/api/public/chart', { ...BIRTH, fields }))).json;
    for (const board of [
      { layers: 'flights' },
      { flightsFrom: 'wealth' },
      { layers: 'Flights', flightsFrom: 'LIFE', rolesFrom: 'spouse' },
      { rolesFrom: 'health' },
      { layout: 'compact', density: 'calm' },
      { theme: 'dark' },
      { layers: 'flights', theme: 'Light' },
    ]) {
      const { layers, ...from } = board;
      const ofLibrary = Object.fromEntries(Object.entries(from).map(([name, id]) => [name, id.toLowerCase()]));
      const { status, text } = await service.ask(target(SVG, { ...BIRTH, ...board }));
      expect([status, text]).toEqual([200, drawSvg(chart, { ...(layers && { layers: ['flights'] }), ...ofLibrary })]);
    }
    expect((await service.ask(target(SVG, BIRTH))).text).toBe(drawSvg(chart));
  });

  test('names a palace or a layer that does not exist, with what there is', async () => {
    const { status, json } = await service.ask(
      target(SVG, { ...BIRTH, layers: 'decade', flightsFrom: 'wealht', rolesFrom: '12' }),
    );
    expect(status).toBe(400);
    expect(json.errors).toMatchObject([
      { parameter: 'layers', code: 'not_allowed', allowed: 'flights, pillars' },
      { parameter: 'flightsFrom', code: 'not_allowed' },
      { parameter: 'rolesFrom', code: 'not_allowed' },
    ]);
    expect(json.errors[1].detail).toContain('wealth');
  });
});

/** Members that drawing the pillars in depth needs. */
const PILLARS = ['year', 'month', 'day', 'hour'];
const FIELDS = [
  'default',
  'fourPillars.relations',
  ...PILLARS.flatMap((id) => [`fourPillars.${id}.stars`, `fourPillars.${id}.command`]),
].join();

describe('the drawing of a chart with its pillars', () => {
  test.each(['en', 'zh', 'zh-Hant'])('is what the library draws of a document that holds them (%s)', async (lang) => {
    const chart = (await service.ask(target('/api/public/chart', { ...BIRTH, lang, fields: FIELDS }))).json;
    for (const layers of ['pillars', ' Pillars,pillars']) {
      const { status, text, headers } = await service.ask(target(SVG, { ...BIRTH, lang, layers }));
      expect([status, headers['content-type']]).toEqual([200, 'image/svg+xml; charset=utf-8']);
      expect(text).toBe(drawSvg(chart, { pillars: true }));
    }
    expect((await service.ask(target(SVG, { ...BIRTH, lang }))).text).toBe(drawSvg(chart));
  });

  test('has flights on the board where those are requested too', async () => {
    const all = `${FIELDS},flights,selfTransformations`;
    const chart = (await service.ask(target('/api/public/chart', { ...BIRTH, fields: all }))).json;
    const { text } = await service.ask(target(SVG, { ...BIRTH, layers: 'pillars,flights' }));
    expect(text).toBe(drawSvg(chart, { pillars: true, layers: ['flights'] }));
  });
});

describe('the order of the pillars', () => {
  test('is that of the library: as the language has it, or as it is requested, by GET and by POST', async () => {
    const chart = (await service.ask(target('/api/public/chart', { ...BIRTH, lang: 'ja', fields: FIELDS }))).json;
    const ask = (more: object) => service.ask(target(SVG, { ...BIRTH, lang: 'ja', ...more }));
    const plain = (await ask({})).text;
    expect(plain).toBe(drawSvg(chart));
    expect((await ask({ pillarOrder: 'hourFirst' })).text).toBe(plain);
    const turned = drawSvg(chart, { pillarOrder: 'yearFirst' });
    expect(turned).not.toBe(plain);
    for (const order of [{ pillarOrder: 'yearFirst' }, { pillar_order: 'YEARFIRST' }])
      expect([(await ask(order)).status, (await ask(order)).text]).toEqual([200, turned]);
    const body = JSON.stringify({ ...BIRTH, lang: 'ja', pillarOrder: 'yearFirst' });
    expect((await service.ask(SVG, { method: 'POST', body })).text).toBe(turned);
    expect((await ask({ pillarOrder: 'yearFirst', layers: 'pillars' })).text).toBe(
      drawSvg(chart, { pillars: true, pillarOrder: 'yearFirst' }),
    );
  });

  test('that does not exist is named, with what there is', async () => {
    const { status, json } = await service.ask(target(SVG, { ...BIRTH, pillarOrder: 'dayFirst' }));
    expect(status).toBe(400);
    expect(json.errors).toMatchObject([
      { parameter: 'pillarOrder', code: 'not_allowed', allowed: 'yearFirst, hourFirst' },
    ]);
    expect(json.errors[0].detail).toBe('pillarOrder must be one of: yearFirst, hourFirst. "dayFirst" is none of them.');
  });

  test('is ignored where nothing is drawn: document and text stay the same, and the document has a warning', async () => {
    const order = { pillarOrder: 'hourFirst' };
    const {
      warnings,
      meta: _,
      input: __,
      ...chart
    } = (await service.ask(target('/api/public/chart', { ...BIRTH, ...order }))).json;
    expect(warnings).toMatchObject([{ code: 'unknown_parameter', detail: expect.stringContaining('pillarOrder') }]);
    expect((await service.ask(target('/api/public/chart', BIRTH))).json).toMatchObject({ ...chart, warnings: [] });
    const { text } = await service.ask(target(TXT, { ...BIRTH, ...order }));
    const [note = ''] = /^.*"pillarOrder".*\n/m.exec(text) ?? [];
    expect(note).toContain('it was ignored');
    expect(text.replace(note, '')).toBe((await service.ask(target(TXT, BIRTH))).text);
  });
});

describe('the text of a chart', () => {
  test('has the worked example in lines', async () => {
    const { status, headers, text } = await service.ask(target(TXT, BIRTH));
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(text).toContain('Four Pillars: Geng-Wu Gui-Wei Ji-Chou Wu-Chen');
    expect(text).toContain('Main star: Lian Zhen & Po Jun, Rare');
    expect(text.length).toBeLessThan(4096);
  });
});

describe.each([SVG, TXT])('%s', (path) => {
  test('refuses what the chart refuses, as a problem', async () => {
    const { status, json } = await service.ask(target(path, { ...BIRTH, hour: '24', gender: undefined, lang: 'zh' }));
    expect(status).toBe(400);
    expect(json.errors.map(({ parameter, code }: { parameter: string; code: string }) => [parameter, code])).toEqual([
      ['hour', 'out_of_range'],
      ['gender', 'required'],
    ]);
    expect(json.detail).toMatch(/\p{Script=Han}/u);
  });

  test('is the same by POST of JSON, of a form, of multipart fields, and with a part of the birth in the URL', async () => {
    const { text, headers } = await service.ask(target(path, { ...BIRTH, lang: 'zh', name: '李明' }));
    const birth = { ...BIRTH, lang: 'zh', name: '李明' };
    const { hour, ...rest } = birth;
    const fields = new FormData();
    for (const [name, value] of Object.entries(birth)) fields.set(name, value);
    const posted: readonly (readonly [body: BodyInit, url?: string])[] = [
      [JSON.stringify(birth)],
      [new URLSearchParams(birth)],
      [fields],
      [JSON.stringify({ hour: Number(hour) }), target(path, rest)],
    ];
    for (const [body, url = path] of posted) {
      const answer = await service.ask(url, { method: 'POST', body });
      expect([answer.status, answer.text]).toEqual([200, text]);
      expect(answer.headers['content-type']).toBe(headers['content-type']);
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.headers['content-security-policy']).toBe(headers['content-security-policy']);
      expect(answer.headers['access-control-allow-origin']).toBe('*');
    }
  });

  test('refuses by POST what the chart refuses by POST', async () => {
    const post = async (body: string, headers: Record<string, string> = {}) =>
      (await service.ask(path, { method: 'POST', body, headers })).json;
    const json = { 'content-type': 'application/json' };
    expect(await post('{', json)).toMatchObject({ status: 400, code: 'malformed_body' });
    expect(await post('<birth/>', { 'content-type': 'application/xml' })).toMatchObject({ status: 415 });
    expect(await post('{}', { ...json, 'content-encoding': 'gzip' })).toMatchObject({ status: 415 });
    expect(await post(`{"name":"${'x'.repeat(9000)}"}`, json)).toMatchObject({ status: 413 });
    const { errors } = await post(JSON.stringify({ ...BIRTH, hour: 24, gendre: 'male' }), json);
    expect(errors).toMatchObject([
      { parameter: 'hour', code: 'out_of_range', in: 'body', pointer: '#/hour' },
      { parameter: 'gendre', code: 'unknown_parameter', in: 'body', pointer: '#/gendre' },
    ]);
  });

  test('answers HEAD, OPTIONS, and 405 to PUT', async () => {
    expect((await service.ask(target(path, BIRTH), { method: 'HEAD' })).status).toBe(200);
    expect((await service.ask(path, { method: 'OPTIONS' })).headers.allow).toBe('GET, HEAD, POST, OPTIONS');
    expect((await service.ask(path, { method: 'PUT', body: '{}' })).status).toBe(405);
  });
});

test('chart, drawing and text share one limit', async () => {
  const limited = await startService({ environment: { CHART_LIMIT: '3' } });
  try {
    for (const path of ['/api/public/chart', SVG, TXT]) {
      expect((await limited.ask(target(path, BIRTH))).status).toBe(200);
    }
    for (const path of ['/api/public/chart', SVG, TXT]) {
      for (const requested of [{}, { method: 'POST' }]) {
        const { status, headers } = await limited.ask(target(path, BIRTH), requested);
        expect(status).toBe(429);
        expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      }
    }
  } finally {
    await limited.close();
  }
});
