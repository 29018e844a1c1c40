// Charts of other clients while an entrance has its heaviest requests: 40 at once from one address and 20 from each of ten others, by default limits.
// `npm run bench:entrances`, on a quiet machine. Ends with exit code 1 when a chart waits too long or is refused, or the service grows
// too large.

import { setTimeout as pause } from 'node:timers/promises';
import { type Table, tableText } from '#prove/prove/table';
import {
  HEAVIEST_MESSAGES,
  HEAVIEST_REQUESTS,
  type HeavyRequest,
  newClient,
  sentBy,
} from './wire/heaviest-requests.ts';
import { ourService, pinToLoadCore, ServerProcess } from './wire/server-process.ts';

const AT_ONCE = 40;
const ADDRESSES = 10;
/** Calls of a client at once: charts; places and messages have more, of which the first are enough. */
const CALLS = 20;
const PROBE_EVERY_MS = 10;
/** The least number of charts of others for each entrance, enough for a p99. */
const LEAST_PROBES = 200;
const BOUNDS = { p99Ms: 100, residentBytes: 300 * 2 ** 20 };

const OTHER: HeavyRequest = {
  name: 'a chart of another client',
  path: '/api/public/chart?date=1990-07-23&hour=8&minute=30&gender=male&cityId=beijing-1816670',
};

pinToLoadCore();

let isOver = false;
async function rowOf(request: HeavyRequest): Promise<readonly string[]> {
  const server = await ServerProcess.start(ourService());
  const send = async (each: HeavyRequest, client: string) => {
    const began = performance.now();
    const response = await fetch(`http://127.0.0.1:${server.port}${each.path}`, sentBy(client, each));
    await response.arrayBuffer();
    return { status: response.status, ms: performance.now() - began };
  };
  for (let n = 0; n < 20; n++) await send(n % 2 === 0 ? request : OTHER, newClient());

  const crowd = newClient();
  const load = [
    ...Array.from({ length: AT_ONCE }, () => send(request, crowd)),
    ...Array.from({ length: ADDRESSES }, newClient).flatMap((client) =>
      Array.from({ length: CALLS }, () => send(request, client)),
    ),
  ];
  let isLoaded = true;
  const ended = Promise.all(load).finally(() => {
    isLoaded = false;
  });
  const probes: ReturnType<typeof send>[] = [];
  let resident = 0;
  for (let n = 0; isLoaded || n < LEAST_PROBES; n++) {
    probes.push(send(OTHER, newClient()));
    if (n % 10 === 0) resident = Math.max(resident, (await server.usage()).residentBytes);
    await pause(PROBE_EVERY_MS);
  }
  const statuses = (await ended).map(({ status }) => status);
  const charts = await Promise.all(probes);
  await server.stop();
  const count = (of: number) => `${statuses.filter((status) => status === of).length}`;
  const waited = charts.map(({ ms }) => ms).sort((a, b) => a - b);
  const p99 = waited[Math.floor(waited.length * 0.99)]!;
  const refused = charts.filter(({ status }) => status !== 200).length;
  const isRowOver = p99 > BOUNDS.p99Ms || refused > 0 || resident > BOUNDS.residentBytes;
  isOver ||= isRowOver;
  return [
    request.name,
    count(request.status ?? 200),
    count(429),
    count(503),
    waited[waited.length >> 1]!.toFixed(1),
    p99.toFixed(0),
    waited.at(-1)!.toFixed(0),
    `${refused}`,
    `${Math.round(resident / 2 ** 20)}`,
    isRowOver ? 'over' : '',
  ];
}

const HEAD = ['', 'answered', '429', '503', 'chart p50, ms', 'p99', 'most', 'refused', 'RSS, MB', ''];
const rows = [];
for (const request of [...HEAVIEST_REQUESTS, ...HEAVIEST_MESSAGES]) rows.push(await rowOf(request));
const table: Table = {
  title: `${AT_ONCE} at once from one address and ${CALLS} from each of ${ADDRESSES} others, and charts of others meanwhile`,
  head: HEAD,
  rows,
};
console.log(tableText(table));
process.exitCode = isOver ? 1 : 0;
