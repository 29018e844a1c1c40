// Compares the fetch handler with the Node service: generated requests, most of them faulty, have the same status, headers and bytes from both. 400 requests,
// 11,500 in a full run; FETCH_REQUESTS sets another number.

import { request } from 'node:http';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { LANGUAGES } from 'beichen';
import { build } from 'esbuild';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MAX_HEADER_BYTES } from '../../service/src/contract/request-limits.ts';
import { type FetchHandler, fetchHandler } from '../../service/src/fetch/handler.ts';
import { canonicalPath } from '../../service/src/http/policy/request-target.ts';
import { ENDPOINTS } from '../../service/src/kinds/endpoints.ts';
import { type RunningService, startService } from '../../service/test/running-service.ts';
import { IS_FULL } from '../setup/runs.ts';
import { type GeneratedRequest, generatedRequests } from './generated-requests.ts';

const REQUESTS = Number(process.env.FETCH_REQUESTS ?? (IS_FULL ? 11_500 : 400));
const NOW = Date.UTC(2026, 10, 26, 12);
const LIMIT = 100_000;
/** Endpoints that only the Node service has. */
const ELSEWHERE = ['openapi', 'mcp', 'stats', 'index', 'readyz'] as const;

let service: RunningService;
let handler: FetchHandler;
const faults: unknown[] = [];
beforeAll(async () => {
  service = await startService({ environment: { LOG_LEVEL: 'error' }, now: () => 0, wallClock: () => NOW });
  handler = fetchHandler({
    gazetteer: service.gazetteer,
    wallClock: () => NOW,
    now: () => 0,
    limits: { chart: LIMIT, cities: LIMIT, clientAddress: () => '192.0.2.1' },
    failed: (error) => faults.push(error),
  });
});
afterAll(() => service.close());

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

/** The request as a client of fetch sends it: its target normalized as a URL, without compression and pages, which only the Node service has. */
function asFetched({ target, headers, ...requested }: GeneratedRequest): GeneratedRequest {
  const { pathname, search } = new URL(`http://127.0.0.1${target}`);
  const { 'accept-encoding': _, accept = '*/*', ...others } = headers;
  const length = requested.body && { 'content-length': `${requested.body.length}` };
  return {
    ...requested,
    target: pathname + search,
    headers: { ...others, ...length, accept: accept.replace('text/html', '*/*') },
  };
}

const fromNode = ({ method, target, headers, body }: GeneratedRequest): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const requested = request({ port: service.port, method, path: target, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk) => chunks.push(chunk)).on('error', reject);
      response.on('end', () =>
        resolve(
          comparable(
            response.statusCode!,
            Object.entries(response.headers).map(([name, value]) => [name, `${value}`]),
            Buffer.concat(chunks).toString('latin1'),
          ),
        ),
      );
    });
    requested.on('error', reject).end(body);
  });

async function fromHandler({ method, target, headers, body }: GeneratedRequest): Promise<Answer> {
  const bytes = body === undefined ? null : new Uint8Array(body);
  const response = await handler(new Request(`http://127.0.0.1${target}`, { method, headers, body: bytes }));
  const content = Buffer.from(await response.arrayBuffer()).toString('latin1');
  return comparable(response.status, [...response.headers], content);
}

/** The answer without headers that belong to one connection or one request. */
function comparable(status: number, headers: readonly (readonly [string, string])[], content: string): Answer {
  const own = ['date', 'connection', 'keep-alive', 'x-request-id'];
  if (status === 304) own.push('content-length'); // in answers to HEAD the Node service sends it, as 0
  return {
    status,
    headers: Object.fromEntries(headers.filter(([name]) => !own.includes(name)).sort()),
    text: content.replace(/"requestId":"[\w-]{36}"/, '"requestId":""'),
  };
}

test(`${REQUESTS.toLocaleString('en')} generated requests have the same answers`, { timeout: 600_000 }, async () => {
  const { paths, ...document } = service.document as { paths: Record<string, unknown> };
  const elsewhere: readonly string[] = ELSEWHERE.map((name) => ENDPOINTS[name].path);
  const here = Object.entries(paths).filter(([path]) => !elsewhere.includes(path));
  const requests = fc.sample(generatedRequests({ ...document, paths: Object.fromEntries(here) }), {
    numRuns: REQUESTS,
    seed: Number(process.env.FUZZ_SEED ?? 20261126),
  });
  const statuses: Record<number, number> = {};
  for (const generated of requests) {
    const requested = asFetched(generated);
    if (neverArrives(requested) || elsewhere.includes(canonicalPath(requested.target, ''))) continue;
    const [ours, node] = [await fromHandler(requested), await fromNode(requested)];
    statuses[node.status] = (statuses[node.status] ?? 0) + 1;
    const shown = `${requested.method} ${requested.target} ${requested.body ?? ''}`.slice(0, 2000);
    const hasOthers = node.status === 404; // the Node service names more paths
    if (hasOthers)
      expect({ ...ours, headers: names(ours), text: '' }, shown).toEqual({ ...node, headers: names(node), text: '' });
    else expect(ours, shown).toEqual(node);
  }
  expect(faults).toEqual([]);
  // One request in fifty has a method or a path that does not exist; a sample may lack some of them.
  const expected = IS_FULL ? [200, 304, 400, 404, 405, 414, 415] : [200, 400, 404];
  for (const status of expected) expect(Object.keys(statuses)).toContain(`${status}`);
  const faulty = REQUESTS - (statuses[200] ?? 0) - (statuses[304] ?? 0);
  expect(faulty).toBeGreaterThan(REQUESTS / 3);
  if (REQUESTS > 400) process.stdout.write(`${JSON.stringify(statuses)}\n`);
});

/** True if such a request never reaches a handler: no `Request` has the method, or the HTTP parser rejects so long a head. */
const neverArrives = ({ method, target, headers }: GeneratedRequest): boolean =>
  method === 'TRACE' || target.length + JSON.stringify(headers).length > MAX_HEADER_BYTES - 500;

const names = ({ headers }: Answer): readonly string[] => Object.keys(headers);

const POINT = 'latitude=39.9&longitude=116.4';
const BORN = `/api/public/chart?date=1990-07-23&hour=8&minute=30&gender=male`;
const ask = (handle: FetchHandler, target: string, init?: RequestInit): Promise<Response> =>
  handle(new Request(`https://charts.example${target}`, init));
/** The parameter, code and detail of each problem. */
const errorsOf = async (response: Response) =>
  ((await response.json()) as { errors: { parameter: string; code: string; detail: string }[] }).errors.map(
    ({ parameter, code, detail }) => [parameter, code, detail],
  );

test('without places a birth is at a point with a zone, and what is missing is named', async () => {
  const alone = fetchHandler({ ready: ['en'] });
  const answer = (await (await ask(alone, `${BORN}&${POINT}&timeZone=Asia/Shanghai`)).json()) as {
    fourPillars: { hanzi: string };
    meta: object;
  };
  expect(answer.fourPillars.hanzi).toBe('庚午 癸未 己丑 戊辰'); // as in every README
  expect(answer.meta).toMatchObject({ places: 'none' });
  expect(await errorsOf(await ask(alone, `${BORN}&${POINT}`))).toEqual([
    ['timeZone', 'required', expect.stringContaining('this host has no list of places')],
  ]);
  expect((await errorsOf(await ask(alone, BORN))).map(([parameter]) => parameter)).toEqual([
    'latitude',
    'longitude',
    'timeZone',
  ]);
  for (const lang of LANGUAGES) {
    const [error] = await errorsOf(await ask(alone, `${BORN}&cityId=beijing-1816670&lang=${lang}`));
    expect(error!.slice(0, 2)).toEqual(['cityId', 'not_found']);
    expect(error![2]).toContain('latitude, longitude, timeZone');
  }
  const moment = `${BORN.replace('chart', 'transits')}&${POINT}&timeZone=Asia/Shanghai&at=2027&atCityId=x`;
  expect(await errorsOf(await ask(alone, moment))).toEqual([
    ['atCityId', 'not_found', expect.stringContaining('atLongitude, atTimeZone')],
  ]);
  expect((await ask(alone, '/api/public/cities?q=Beijing')).status).toBe(404);
});

test('a path of the service that is not here says where it is', async () => {
  for (const name of ELSEWHERE) {
    const { path } = ENDPOINTS[name];
    const response = await ask(handler, path);
    const { detail, paths } = (await response.json()) as { detail: string; paths: string[] };
    expect([path, response.status]).toEqual([path, 404]);
    expect(paths).not.toContain(path);
    if (path !== '/') expect(detail).toContain(`${path} is available where the whole service runs`);
  }
});

test('a counter that only says yes or no gives the policy, and a wait where it says no', async () => {
  const admitted: boolean[] = [true, false];
  const limited = fetchHandler({ limits: { clientAddress: () => '192.0.2.1', decide: () => admitted.shift()! } });
  const target = `${BORN}&${POINT}&timeZone=Asia/Shanghai`;
  const [first, second] = [await ask(limited, target), await ask(limited, target)];
  expect([first.status, first.headers.get('ratelimit-policy')]).toEqual([200, '"chart";q=20;w=60']);
  expect([second.status, second.headers.get('retry-after'), second.headers.get('ratelimit')]).toEqual([
    429,
    '60',
    null,
  ]);
});

// The limits of a host: each of its clients may send 20 charts at once.
const allowedOf = async (
  limited: FetchHandler,
  addresses: readonly string[],
  target = `${BORN}&${POINT}&timeZone=Asia/Shanghai`,
) => {
  let allowed = 0;
  for (const address of addresses) {
    const response = await limited(new Request(`https://example.org${target}`, { headers: { 'x-client': address } }));
    expect([200, 429]).toContain(response.status);
    if (response.status === 200) allowed++;
  }
  return allowed;
};
const times = (count: number, addressOf: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => addressOf(n));

test.each([
  ['one IPv4 address', times(30, () => '192.0.2.1'), 20],
  ['an IPv4 address, also written as IPv6', times(30, (n) => (n % 2 ? '::ffff:192.0.2.1' : '192.0.2.1')), 20],
  ['a household, 30 addresses of its /64', times(30, (n) => `2001:db8:0:1::${n + 1}`), 20],
  ['two households', times(50, (n) => `2001:db8:0:${n % 2}::${n + 1}`), 40],
  ['30 hosts that give no address', times(30, (n) => (n % 2 ? '' : 'unknown')), 20],
])('counts %s as the Node service does', async (_, addresses, allowed) => {
  const clientAddress = ({ headers }: Request) => headers.get('x-client');
  const limited = fetchHandler({ now: () => 0, limits: { clientAddress } });
  expect(await allowedOf(limited, addresses)).toBe(allowed);
  const networks = new Set<string>();
  const decide = (policy: { readonly name: string }, network: string) => {
    networks.add(network);
    return policy.name === 'chart';
  };
  expect(await allowedOf(fetchHandler({ limits: { clientAddress, decide } }), addresses)).toBe(addresses.length);
  expect(networks.size).toBe(allowed / 20);
});

test('a body of unknown length is read no further than the limit', async () => {
  let sent = 0;
  const endless = new ReadableStream({
    pull(controller) {
      sent++;
      controller.enqueue(new Uint8Array(1000));
    },
  });
  const init = { method: 'POST', body: endless, duplex: 'half' } as RequestInit;
  expect((await ask(handler, '/api/public/chart', init)).status).toBe(413);
  expect(sent).toBeLessThan(20);
});

test('the bundle without places needs nothing of Node, and at most 455 KB compressed', async () => {
  const { outputFiles } = await build({
    stdin: { contents: "export * from 'beichen-service/fetch'", resolveDir: join(import.meta.dirname, '..') },
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'neutral', // an import of Node is a fault
    mainFields: ['module', 'main'],
    write: false,
    logLevel: 'silent',
  });
  expect(gzipSync(outputFiles[0]!.contents).length).toBeLessThan(455_000);
});
