// A service with scripted answers, for cases that a real service does not produce on demand: temporary rejections, answers of a later version, answers of a
// gateway. Each client calls it under a prefix of its own, and its requests are recorded.

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request of a client. */
interface RecordedRequest {
  readonly method: string;
  readonly target: string;
  readonly agent: string;
  readonly body: unknown;
}

export interface ScriptedService {
  readonly url: string;
  /** The requests under a prefix, in their order. */
  requestsOf(prefix: string): readonly RecordedRequest[];
  close(): Promise<void>;
}

type Reply = readonly [status: number, headers: Readonly<Record<string, string>>, body: unknown];

const PROBLEM = 'application/problem+json; charset=utf-8';
const refusal = (status: number, code: string, more: object = {}): unknown => ({
  type: 'about:blank',
  title: code,
  status,
  code,
  detail: `The sentence of ${code}.`,
  requestId: '00000000-0000-4000-8000-000000000000',
  ...more,
});
const limited = (seconds: number): Reply => [
  429,
  { 'content-type': PROBLEM, 'retry-after': `${seconds}` },
  refusal(429, 'rate_limited'),
];

/** The replies to the calls of a path, in their order; the last is repeated. */
const SCRIPT: Readonly<Record<string, readonly Reply[]>> = {
  '/api/public/chart': [
    limited(1), // the next try succeeds
    [
      200,
      { 'content-type': 'application/json' },
      { language: 'tlh', mainStar: { id: 'starOfALaterVersion' }, more: 1 },
    ],
    limited(3600), // too long to wait
    [
      400,
      { 'content-type': PROBLEM },
      refusal(400, 'code_of_a_later_version', {
        errors: [{ parameter: 'date', code: 'invalid_date', detail: 'There is no such day.' }],
      }),
    ],
    [502, { 'content-type': 'text/html' }, '<h1>Bad gateway</h1>'],
    limited(1), // every time: the retries are used up
  ],
  '/api/public/births': [
    [
      200,
      { 'content-type': 'application/json' },
      { births: [{ date: '1990-07-23' }, { date: '1990-07-24' }], next: 'p2' },
    ],
    [200, { 'content-type': 'application/json' }, { births: [{ date: '1990-07-25' }] }],
  ],
  '/api/public/calendar.txt': [[200, { 'content-type': 'text/plain; charset=utf-8' }, '2026-12-01 甲子']],
  '/api/public/cities': [[200, { 'content-type': 'application/json' }, { cities: [], count: 0 }]],
};

export async function startScriptedService(): Promise<ScriptedService> {
  const requests = new Map<string, RecordedRequest[]>();
  const counts = new Map<string, number>();
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requestsOf: (prefix) => requests.get(prefix) ?? [],
    close: () => new Promise((done) => server.close(() => done())),
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString();
    const [, prefix = '', target = ''] = /^\/(\w+)(\/.*)$/.exec(request.url!) ?? [];
    const recorded = {
      method: request.method!,
      target,
      agent: request.headers['user-agent'] ?? '',
      body: text === '' ? undefined : JSON.parse(text),
    };
    requests.set(prefix, [...(requests.get(prefix) ?? []), recorded]);
    const path = target.split('?')[0]!;
    const count = counts.get(prefix + path) ?? 0;
    counts.set(prefix + path, count + 1);
    const replies = SCRIPT[path]!;
    const [status, headers, body] = replies[Math.min(count, replies.length - 1)]!;
    response.writeHead(status, { ...headers, connection: 'close' });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  }
}
