// Measures how long charts of other clients wait while an endpoint or tool receives its heaviest requests: 40 at once from one address, and from each of ten
// other addresses 20, their limit, one after the other, or with --all-at-once together, as 200 more connections. `npm run bench:entrances -- [name ...]`, on a
// quiet machine. Exits with code 1 if a chart waits too long or is rejected, or if the service grows too large.

import { setTimeout as pause } from 'node:timers/promises';
import { type Table, tableText } from '#prove/prove/table';
import { HEAVIEST_MESSAGES, HEAVIEST_REQUESTS, type HeavyRequest, newClient } from './wire/heaviest-requests.ts';
import { type Call, callOnce, requestBytes } from './wire/one-call.ts';
import { OTHER, OtherClients } from './wire/other-clients.ts';
import { ourService, pinToLoadCore, ServerProcess } from './wire/server-process.ts';

const AT_ONCE = 40;
const ADDRESSES = 10;
/** Calls from each of them: the limit of charts. Places and messages have a higher limit, but 20 calls are enough. */
const CALLS = 20;
const WARMING = 400;
/** Minimum number of charts of other clients for each entrance, enough for a p99. */
const LEAST_PROBES = 300;
const USAGE_EVERY_MS = 100;
/** Time by which the first charts of other clients precede the load. */
const AHEAD_MS = 300;
const BOUNDS = { p99Ms: 100, residentBytes: 300 * 2 ** 20 };

const ALL_AT_ONCE = '--all-at-once';
const asked = process.argv.slice(2).filter((each) => each !== ALL_AT_ONCE);
const areAllAtOnce = process.argv.includes(ALL_AT_ONCE);

/** The calls of one of the ten addresses. */
function calls(send: () => Promise<Call>): readonly Promise<Call>[] {
  if (areAllAtOnce) return Array.from({ length: CALLS }, send);
  const sent: Promise<Call>[] = [];
  for (let n = 0; n < CALLS; n++) sent.push(n === 0 ? send() : sent[n - 1]!.then(send));
  return sent;
}

pinToLoadCore();

let isOver = false;
async function rowOf(request: HeavyRequest): Promise<readonly string[]> {
  const server = await ServerProcess.start(ourService());
  const send = (each: HeavyRequest, client: string) => callOnce(server.port, requestBytes(client, each));
  for (let n = 0; n < WARMING; n++) await send(n % 2 === 0 ? request : OTHER, newClient()); // as a service that has run for a while

  const others = new OtherClients({ port: server.port, least: LEAST_PROBES });
  await pause(AHEAD_MS);
  const crowd = newClient();
  let isLoaded = true;
  const load = Promise.all([
    ...Array.from({ length: AT_ONCE }, () => send(request, crowd)),
    ...Array.from({ length: ADDRESSES }, newClient).flatMap((client) => calls(() => send(request, client))),
  ]).finally(() => {
    isLoaded = false;
  });
  let resident = 0;
  while (isLoaded) {
    resident = Math.max(resident, (await server.usage()).residentBytes);
    await pause(USAGE_EVERY_MS);
  }
  const answers = await load;
  const statuses = answers.map(({ status }) => status);
  const charts = await others.end();
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
    Math.max(...answers.map(({ ms }) => ms)).toFixed(0),
    waited[waited.length >> 1]!.toFixed(1),
    p99.toFixed(0),
    waited.at(-1)!.toFixed(0),
    `${refused}`,
    `${Math.round(resident / 2 ** 20)}`,
    isRowOver ? 'over' : '',
  ];
}

const HEAD = ['', 'answered', '429', '503', 'last, ms', 'chart p50, ms', 'p99', 'most', 'refused', 'RSS, MB', ''];
const rows = [];
for (const request of [...HEAVIEST_REQUESTS, ...HEAVIEST_MESSAGES]) {
  if (asked.length === 0 || asked.includes(request.name)) rows.push(await rowOf(request));
}
const table: Table = {
  title: `${AT_ONCE} at once from one address, ${CALLS} ${areAllAtOnce ? 'at once' : 'one after the other'} from each of ${ADDRESSES} others, and charts of others meanwhile`,
  head: HEAD,
  rows,
};
console.log(tableText(table));
process.exitCode = isOver ? 1 : 0;
