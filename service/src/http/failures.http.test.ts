// Answers if a part of the service fails, is overloaded or receives nonsense.

import { request } from 'node:http';
import { loadGazetteer } from 'beichen-places/node';
import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { BIRTH, CHART, CITIES, chartOf, target } from '../../test/births.ts';
import { type RunningService, startService } from '../../test/running-service.ts';
import { CHART_PARAMETERS } from '../requests/parameters/chart.ts';
import { CITIES_PARAMETERS } from '../requests/parameters/cities.ts';

let service: RunningService;
afterEach(() => service.close());

test('a fault of ours is a 500 that has nothing but the id of the request, here and in the log', async () => {
  const gazetteer = await loadGazetteer();
  let wanted = gazetteer.resolve;
  // The examples of the description are made at the start, before the fault.
  const failing = { ...gazetteer, resolve: (id: string) => wanted(id) };
  service = await startService({ gazetteer: failing });
  wanted = () => {
    throw new RangeError('zzyzx born 1990-07-23 in qwvqw');
  };
  const { status, json } = await service.ask(chartOf());
  expect(status).toBe(500);
  expect(Object.keys(json).sort()).toEqual(['code', 'detail', 'requestId', 'status', 'title', 'type']);
  const line = service.log.find((candidate) => candidate.includes('a fault of ours'))!;
  expect(line).toContain(json.requestId);
  expect(line).toContain('RangeError');
  expect(line).toContain('failures.http.test');
  for (const secret of ['zzyzx', '1990-07', 'qwvqw']) expect(service.log.join()).not.toContain(secret);
});

test('a service whose requests wait too long refuses them with 503, and still answers its supervisor', async () => {
  service = await startService({ timeouts: { queuedMs: -1 } });
  for (const path of [chartOf({ lang: 'zh' }), target(CITIES, { q: 'x' }), '/api/public/stats']) {
    const { status, headers, json } = await service.ask(path);
    expect(status).toBe(503);
    expect(headers['retry-after']).toBe('5');
    expect(json).toMatchObject({ code: 'overloaded', retryAfterSeconds: 5 });
  }
  expect((await service.ask('/healthz')).status).toBe(200);
});

test('a client that asks before it sends is told to go on', async () => {
  service = await startService();
  const body = JSON.stringify(BIRTH);
  const status = await new Promise((resolve, reject) => {
    const headers = { expect: '100-continue', 'content-length': Buffer.byteLength(body) };
    const requested = request({ port: service.port, path: CHART, method: 'POST', headers }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    requested.on('continue', () => requested.end(body)).on('error', reject);
    requested.flushHeaders();
  });
  expect(status).toBe(200);
});

test('anything that is sent in any parameter gets an answer that the document declares, and never a 5xx', async () => {
  service = await startService();
  const odd = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom(
      '',
      ' ',
      '0',
      '-1',
      '23',
      '1e1',
      '0x8',
      'null',
      'true',
      '[]',
      '1990-02-30',
      '2199-12-30',
      'zh-TW',
      '\u0000',
      '９',
      'beijing-1816670',
    ),
    fc
      .date({ min: new Date('1644-01-01'), max: new Date('2201-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10)),
  );
  const some = (table: object, base: object) =>
    fc.tuple(
      fc.constant(base),
      fc.dictionary(fc.constantFrom(...Object.keys(table), 'utm_source', 'gendre', '__proto__'), odd, { maxKeys: 4 }),
    );
  const values = ([base, changes]: [object, object]) => ({ ...base, ...changes }) as Record<string, string>;
  await fc.assert(
    fc.asyncProperty(some(CHART_PARAMETERS, BIRTH).map(values), fc.boolean(), async (birth, asJson) => {
      const answer = asJson
        ? await service.ask(CHART, { method: 'POST', body: JSON.stringify(birth) })
        : await service.ask(target(CHART, birth));
      expect([200, 400]).toContain(answer.status);
    }),
    { numRuns: 300 },
  );
  await fc.assert(
    fc.asyncProperty(some(CITIES_PARAMETERS, { q: 'x' }).map(values), async (search) => {
      expect([200, 400]).toContain((await service.ask(target(CITIES, search))).status);
    }),
    { numRuns: 200 },
  );
  const json = fc.jsonValue();
  await fc.assert(
    fc.asyncProperty(fc.dictionary(fc.constantFrom(...Object.keys(CHART_PARAMETERS)), json), async (body) => {
      const { status } = await service.ask(CHART, { method: 'POST', body: JSON.stringify({ ...BIRTH, ...body }) });
      expect([200, 400]).toContain(status);
    }),
    { numRuns: 200 },
  );
});
