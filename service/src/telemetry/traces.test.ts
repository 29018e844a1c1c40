import { expect, test } from 'vitest';
import { startService } from '../../test/running-service.ts';
import { openTraces, type TracedCall, wantsTraces } from './traces.ts';

test.each([
  [{}, false],
  [{ OTEL_SERVICE_NAME: 'charts' }, false],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: '' }, false],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' }, true],
  [{ OTEL_TRACES_EXPORTER: 'otlp' }, true],
  [{ OTEL_TRACES_EXPORTER: 'none', OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' }, false],
  [{ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://127.0.0.1:4318', OTEL_SDK_DISABLED: 'true' }, false],
])('%j: traces are on is %s', (environment, expected) => {
  expect(wantsTraces(environment)).toBe(expected);
});

test('a missing package is named, with what to do', async () => {
  const missing = () => Promise.reject(Object.assign(new Error(), { code: 'ERR_MODULE_NOT_FOUND' }));
  await expect(openTraces('1.0.0', missing)).rejects.toThrow(
    /@opentelemetry\/api and @opentelemetry\/sdk-node cannot be loaded \(ERR_MODULE_NOT_FOUND\): install them/,
  );
});

test('a call has its method, route, status, time and the numbers of its trace, and nothing that was sent', async () => {
  const calls: TracedCall[] = [];
  const service = await startService({
    traces: { answered: (call) => void calls.push(call), close: async () => {} },
  });
  try {
    const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
    const birth = 'date=1987-11-13&hour=9&gender=male&cityId=beijing-1816670&name=Canary';
    await service.ask(`/api/public/chart?${birth}`, { headers: { traceparent, baggage: 'name=Canary' } });
    await service.ask('/api/public/chart', { method: 'POST', body: new URLSearchParams(birth) });
    await service.ask('/api/public/chart?date=1987-11-13&name=Canary');
    await service.ask('/Canary/1987-11-13');
    expect(calls.map(({ method, route, status }) => [method, route, status])).toEqual([
      ['GET', '/api/public/chart', 200],
      ['POST', '/api/public/chart', 200],
      ['GET', '/api/public/chart', 400],
      ['GET', 'none', 404],
    ]);
    expect(calls[0]!.traceparent).toBe(traceparent);
    expect(JSON.stringify(calls)).not.toMatch(/Canary|1987|beijing/);
  } finally {
    await service.close();
  }
});
