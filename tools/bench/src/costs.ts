// Processor time of the heaviest request of each endpoint and tool, for each call that it counts as. `npm run bench:costs`; an optional number sets the
// requests. Ends with exit code 1 if a row exceeds its maximum.

import { type Table, tableText } from '#prove/prove/table';
import {
  HEAVIEST_MESSAGES,
  HEAVIEST_REQUESTS,
  type HeavyRequest,
  newClient,
  sentBy,
} from './wire/heaviest-requests.ts';
import { ourService, pinToLoadCore, ServerProcess } from './wire/server-process.ts';

const REQUESTS = Number(process.argv[2] ?? 40);
const ROUNDS = 5;
const WARMING = 10;
/** Limit of every budget: the number of accepted requests gives the price. */
const LIMIT = 60;
/** Maximum milliseconds of processor time for a call. */
const BOUNDS = { http: 3, mcp: 6 };

pinToLoadCore();
const server = await ServerProcess.start(
  ourService({ CHART_LIMIT: `${LIMIT}`, CITIES_LIMIT: `${LIMIT}`, REQUEST_LIMIT: '100000' }),
);

interface Answer {
  readonly status: number;
  readonly bytes: number;
  readonly calls: number | undefined;
}

async function send(request: HeavyRequest, client: string): Promise<Answer> {
  const response = await fetch(`http://127.0.0.1:${server.port}${request.path}`, sentBy(client, request));
  const left = response.headers.get('x-ratelimit-remaining');
  const limit = Number(response.headers.get('x-ratelimit-limit'));
  const isCounted = left !== null && limit === LIMIT;
  const bytes = (await response.arrayBuffer()).byteLength;
  return { status: response.status, bytes, calls: isCounted ? limit - Number(left) : undefined };
}

/** Calls of a request: from its headers, or if caches share the response, from the number of accepted requests. */
async function callsOf(request: HeavyRequest, { calls }: Answer): Promise<number> {
  if (calls !== undefined) return calls;
  const client = newClient();
  const answers = await Promise.all(Array.from({ length: LIMIT }, () => send(request, client)));
  return Math.round(LIMIT / answers.filter(({ status }) => status === 200).length);
}

/** Minimum milliseconds of processor time of a request over several rounds. */
async function costOf(request: HeavyRequest): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS; round++) {
    const before = await server.usage();
    for (let n = 0; n < REQUESTS; n++) await send(request, newClient());
    const after = await server.usage();
    least = Math.min(least, (after.cpuMicroseconds - before.cpuMicroseconds) / 1000 / REQUESTS);
  }
  return least;
}

let isOver = false;
async function rowOf(request: HeavyRequest, bound: number): Promise<readonly string[]> {
  const answer = await send(request, newClient());
  if (answer.status !== (request.status ?? 200)) throw new Error(`${request.name} is answered with ${answer.status}`);
  for (let n = 0; n < WARMING; n++) await send(request, newClient());
  const calls = await callsOf(request, answer);
  const ms = await costOf(request);
  isOver ||= ms / calls > bound;
  return [
    request.name,
    `${Math.round(answer.bytes / 1000)}`,
    ms.toFixed(2),
    `${calls}`,
    (ms / calls).toFixed(2),
    ms / calls > bound ? `over ${bound}` : '',
  ];
}

const HEAD = ['', 'KB', 'processor, ms', 'calls', 'ms a call', ''];
const tables: Table[] = [];
for (const [title, requests, bound] of [
  ['The heaviest request of each entrance over HTTP', HEAVIEST_REQUESTS, BOUNDS.http],
  ['The heaviest message of assistants', HEAVIEST_MESSAGES, BOUNDS.mcp],
] as const) {
  const rows = [];
  for (const request of requests) rows.push(await rowOf(request, bound));
  tables.push({ title, head: HEAD, rows });
}
console.log(tables.map(tableText).join('\n'));
await server.stop();
process.exitCode = isOver ? 1 : 0;
