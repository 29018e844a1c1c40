import { expect, test } from 'vitest';
import { startService } from '../../test/running-service.ts';
import { openTraces, type TracedCall } from './traces.ts';

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
    expect(calls[0]).toMatchObject({ traceparent, isTrusted: false });
    expect(JSON.stringify(calls)).not.toMatch(/Canary|1987|beijing/);
  } finally {
    await service.close();
  }
});

test('the trace of a trusted proxy is gone on with; that of anybody else is linked, and decides nothing', async () => {
  const spans: { options: { links?: readonly { context: object }[] }; context: object }[] = [];
  const span = { setStatus: () => {}, end: () => {} };
  const api = {
    SpanKind: { SERVER: 1 },
    SpanStatusCode: { ERROR: 2 },
    ROOT_CONTEXT: {},
    trace: {
      getTracer: () => ({
        startSpan: (_: string, options: object, context: object) => {
          spans.push({ options, context });
          return span;
        },
      }),
      setSpanContext: (_: object, caller: object) => ({ caller }),
    },
  };
  const NodeSDK = class {
    start() {}
    async shutdown() {}
  };
  const traces = await openTraces('1.0.0', async (name) => (name === '@opentelemetry/api' ? api : { NodeSDK }));
  const call = { method: 'GET', route: '/', status: 200, milliseconds: 1 };
  const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
  for (const isTrusted of [true, false]) traces.answered({ ...call, traceparent, isTrusted });
  traces.answered({ ...call, traceparent: 'nonsense', isTrusted: true });
  const caller = expect.objectContaining({ traceId: '0af7651916cd43dd8448eb211c80319c', traceFlags: 1 });
  expect(spans.map(({ options, context }) => [context, options.links])).toEqual([
    [{ caller }, undefined],
    [{}, [{ context: caller }]],
    [{}, undefined],
  ]);
});
