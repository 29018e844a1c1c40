// The packages of OpenTelemetry and a receiver on this machine: received traces contain no birth. The packages come from `npm ci --prefix test/runtimes`;
// without them the test is skipped and named.

import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { openTraces } from '../../service/src/http/traces.ts';
import { startService } from '../../service/test/running-service.ts';

const RUNTIMES = join(import.meta.dirname, '../runtimes/node_modules');
const load = async (name: string): Promise<unknown> => createRequire(join(RUNTIMES, 'none.js'))(name);

afterEach(() => vi.unstubAllEnvs());

test.runIf(existsSync(join(RUNTIMES, '@opentelemetry/sdk-node')))(
  'no birth arrives at a receiver of traces',
  async () => {
    const received: Buffer[] = [];
    const receiver = createServer(async (request, response) => {
      for await (const chunk of request) received.push(chunk);
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
    receiver.listen(0, '127.0.0.1');
    await once(receiver, 'listening');
    vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`);
    const service = await startService({ traces: await openTraces('1.0.0', load) });
    const birth = 'date=1987-11-13&hour=9&gender=male&cityId=beijing-1816670&name=Canary';
    const headers = {
      traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01',
      tracestate: 'name=Canary',
      baggage: 'name=Canary',
      'user-agent': 'Canary',
    };
    for (const target of [
      `/api/public/chart?${birth}`,
      `/api/public/chart.svg?${birth}`,
      '/api/public/day?name=Canary',
      '/Canary',
    ])
      await service.ask(target, { headers });
    await service.ask('/api/public/chart', { method: 'POST', body: new URLSearchParams(birth), headers });
    await service.close(); // sends what waits
    receiver.close();
    const text = Buffer.concat(received).toString('latin1');
    expect(text).toContain('/api/public/chart.svg');
    expect(text).toContain('http.response.status_code');
    expect(text).not.toMatch(/Canary|1987-11|1816670/);
  },
);
