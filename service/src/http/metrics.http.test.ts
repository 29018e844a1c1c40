import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { chartOf } from '../../test/births.ts';
import { type RunningService, startService } from '../../test/running-service.ts';
import { Metrics, serveMetrics } from './metrics.ts';

let service: RunningService;
afterEach(() => service.close());

test('what the HTTP parser refuses is counted by its status, beside what has a route', async () => {
  const metrics = new Metrics();
  service = await startService({ metrics });
  await service.askRaw('NONSENSE\r\n\r\n');
  await service.askRaw(`GET /${'x'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`);
  await service.askRaw('CONNECT x:443 HTTP/1.1\r\nHost: x\r\n\r\n');
  await service.ask(chartOf());
  const text = await metrics.text();
  expect(text.match(/^beichen_parser_refusals_total.*$/gm)).toEqual([
    'beichen_parser_refusals_total{status="400"} 1',
    'beichen_parser_refusals_total{status="414"} 1',
    'beichen_parser_refusals_total{status="405"} 1',
  ]);
  expect(text).toMatch(/^beichen_http_request_duration_seconds_count{.*route="\/api\/public\/chart",status="200"} 1$/m);
});

test('the versions of what runs are the labels of one number', async () => {
  const metrics = new Metrics();
  service = await startService({ metrics });
  expect(await metrics.text()).toMatch(
    /^beichen_build_info{api="[\d.]+",engine="\d+\.\d+\.\d+",places="[\d.]+",node="\d+\.\d+\.\d+"} 1$/m,
  );
});

test('the port of the metrics answers supervisors too', async () => {
  service = await startService();
  const server = await serveMetrics(new Metrics(), { host: '127.0.0.1', port: 0 });
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/healthz`);
  expect([answer.status, await answer.json()]).toEqual([200, { status: 'ok' }]);
  server.close();
});
