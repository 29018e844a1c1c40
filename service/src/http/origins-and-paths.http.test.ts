// Any origin, any spelling of a path, any prefix. What all answers have in common.

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHART, CITIES, chartOf } from '../../test/births.ts';
import { type RunningService, startService } from '../../test/running-service.ts';

let service: RunningService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

describe('a web page of any origin', () => {
  const preflight = (path: string, headers: Record<string, string>) =>
    service.ask(path, {
      method: 'OPTIONS',
      headers: { origin: 'https://a.example', 'access-control-request-method': 'POST', ...headers },
    });

  test('may ask with any header that it names, for a day', async () => {
    const { status, headers } = await preflight(CHART, {
      'access-control-request-headers': 'content-type, x-my-header',
    });
    expect(status).toBe(204);
    expect(headers['access-control-allow-headers']).toBe('content-type, x-my-header');
    expect(headers['access-control-allow-methods']).toBe('GET, HEAD, POST, OPTIONS');
    expect(headers['access-control-max-age']).toBe('86400');
  });

  test('gets the default list for a value that is no list of header names', async () => {
    for (const odd of ['a, b; c', '"quoted"', 'x'.repeat(2000)]) {
      const { headers } = await preflight(CHART, { 'access-control-request-headers': odd });
      expect(headers['access-control-allow-headers']).toBe('Content-Type, Accept, Accept-Language');
    }
  });

  test('gets an answer to OPTIONS without a preflight too, on every path', async () => {
    for (const path of ['/', '/healthz', '/readyz', CHART, CITIES, '/api/public/openapi.json']) {
      expect((await service.ask(path, { method: 'OPTIONS' })).status).toBe(204);
    }
    expect(
      (await service.askRaw('OPTIONS * HTTP/1.1\r\nHost: x\r\n\r\n', { method: 'OPTIONS', path: '/' })).status,
    ).toBe(204);
    expect((await service.ask('/nothing', { method: 'OPTIONS' })).status).toBe(404);
  });
});

describe('every answer', () => {
  test('may be read by any page, names what it may read, and is no page, no frame and no find of a crawler', async () => {
    const answers = await Promise.all([
      service.ask(chartOf()),
      service.ask(CHART),
      service.ask(`${CITIES}?q=Berlin`),
      service.ask('/api/public/openapi.json'),
      service.ask('/nothing'),
      service.ask(CHART, { method: 'PUT' }),
      service.askRaw('GET / HTTP/1.1\r\n\r\n', { method: 'GET', path: '/' }), // refused by the parser
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 400, 200, 200, 404, 405, 400]);
    for (const { status, headers } of answers) {
      expect([status, headers]).toEqual([
        status,
        expect.objectContaining({
          'access-control-allow-origin': '*',
          'access-control-expose-headers': expect.stringMatching(
            /^RateLimit, RateLimit-Policy, Retry-After, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset, X-Request-Id, Content-Language, ETag, Link, Allow, Accept-Post, Warning$/,
          ),
          'cross-origin-resource-policy': 'cross-origin',
          'timing-allow-origin': '*',
          'x-content-type-options': 'nosniff',
          'referrer-policy': 'no-referrer',
          'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
          'x-robots-tag': 'noindex',
        }),
      ]);
      expect(headers).not.toHaveProperty('access-control-allow-credentials');
      expect(headers).not.toHaveProperty('server');
    }
  });
});

describe('an address', () => {
  test('may have doubled and trailing slashes', async () => {
    for (const path of ['//api/public/chart', '/api//public///chart', '/api/public/chart/', '/api/public/chart//']) {
      expect((await service.ask(chartOf().replace(CHART, path))).status).toBe(200);
    }
  });

  test('may stand whole in the request line, as proxies write it', async () => {
    const line = `GET http://elsewhere.example:80${chartOf()} HTTP/1.1\r\nHost: elsewhere.example\r\n\r\n`;
    expect((await service.askRaw(line, { method: 'GET', path: CHART })).status).toBe(200);
  });

  test('may come over HTTP/1.0 without a host', async () => {
    expect((await service.askRaw(`GET ${chartOf()} HTTP/1.0\r\n\r\n`, { method: 'GET', path: CHART })).status).toBe(
      200,
    );
  });
});

describe('under a path prefix', () => {
  let prefixed: RunningService;
  beforeAll(async () => {
    prefixed = await startService({ environment: { PUBLIC_BASE_URL: 'https://example.org/beichen/' } });
  });
  afterAll(() => prefixed.close());

  test('every path works with the prefix and without', async () => {
    for (const path of [chartOf(), `${CITIES}?q=x`, '/api/public/openapi.json', '/healthz', '/readyz']) {
      expect((await prefixed.ask(path)).status).toBe(200);
      expect((await prefixed.ask(`/beichen${path}`)).status).toBe(200);
      expect((await prefixed.ask(`//beichen/${path}`)).status).toBe(200);
    }
    expect((await prefixed.ask('/beichen')).json.chart).toBe('https://example.org/beichen/api/public/chart');
    expect((await prefixed.ask('/beichen/')).status).toBe(200);
    expect((await prefixed.ask('/beichenx/healthz')).status).toBe(404);
  });

  test('links and problem types carry the whole address', async () => {
    const { json } = await prefixed.ask(CHART);
    expect(json.type).toBe('https://example.org/beichen/docs/errors#invalid-parameters');
    expect(json.errors[3].detail).toContain('https://example.org/beichen/api/public/cities?q=');
    expect((await prefixed.ask('/api/public/openapi.json')).json.servers[0].url).toBe('https://example.org/beichen');
    expect((await prefixed.ask(chartOf())).json.meta.docs).toBe('https://example.org/beichen/docs');
  });
});

describe('the service itself', () => {
  test('has an index of its paths at /', async () => {
    const { json, headers } = await service.ask('/');
    expect(json).toMatchObject({ name: 'Beichen', chart: CHART, cities: CITIES, openapi: '/api/public/openapi.json' });
    expect(headers.etag).toBeDefined();
  });

  test('answers probes of a supervisor', async () => {
    expect((await service.ask('/healthz')).json).toEqual({ status: 'ok' });
    expect((await service.ask('/readyz')).json).toMatchObject({ status: 'ready', limiter: 'memory' });
    expect((await service.ask('/healthz', { method: 'HEAD' })).status).toBe(200);
  });
});

describe('a connection', () => {
  test('serves one request after another, refused ones too', async () => {
    const one = `GET ${chartOf()} HTTP/1.1\r\nHost: x\r\n\r\n`;
    const two = 'GET /nothing HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n';
    const { status } = await service.askRaw(one + two, { method: 'GET', path: CHART });
    expect(status).toBe(200);
  });

  test('whose client goes away in the middle of a body leaves no fault of ours in the log', async () => {
    const { connect } = await import('node:net');
    await new Promise<void>((gone) => {
      const socket = connect(service.port, '127.0.0.1', () => {
        socket.write(`POST ${CHART} HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{`);
        setTimeout(() => socket.destroy(), 30);
      });
      socket.on('close', () => setTimeout(gone, 50));
    });
    expect(service.log.filter((line) => line.includes('a fault of ours'))).toEqual([]);
    expect((await service.ask('/healthz')).status).toBe(200);
  });
});

// Each link of the page begins with the relative path to the root: a slash in the request adds 35 bytes to the answer.
test.each(['/a', '//', '/a%2Fb'])(
  'an unknown path of many %s has an answer no longer than twice its address',
  async (part) => {
    const path = `/x${part.repeat(Math.floor(4000 / part.length))}`;
    const answer = await service.ask(path, { headers: { accept: 'text/html' } });
    expect([answer.status, answer.text.length < 2 * path.length]).toEqual([404, true]);
  },
);
