// Benchmark of the service over HTTP, compared with a bare server and one on well-known libraries. `npm run bench:http`; an optional number sets the rounds. A
// round has a second for each contestant.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Table, tableText, whole } from '#prove/prove/table';
import { ratios, spreadOf } from './measure/side-by-side.ts';
import { short, spreadText } from './measure/spread-text.ts';
import { chartRequests, type RequestStyle } from './wire/chart-requests.ts';
import { answerOf, someCityIds } from './wire/constant-answer.ts';
import { CHART_PATH } from './wire/one-call.ts';
import { contestant, HAS_CORES, ourService, pinToLoadCore, ServerProcess } from './wire/server-process.ts';
import { CONNECTIONS, quantile, type Row, rowOf, TURN_SECONDS, takeTurns } from './wire/turns.ts';

const ROUNDS = Number(process.argv[2] ?? 9);
// The limit is the default, 20 in a minute, so addresses alternate: enough that none reaches it at up to 15,000 charts a second.
const ADDRESSES = 50_000;

pinToLoadCore();
const folder = mkdtempSync(join(tmpdir(), 'beichen-bench-'));
const answerFile = join(folder, 'answer.json');
const ours = await ServerProcess.start(ourService());
const cityIds = await someCityIds(ours.port);
writeFileSync(answerFile, JSON.stringify(await answerOf(`http://127.0.0.1:${ours.port}${CHART_PATH}`)));
const bare = await ServerProcess.start(contestant('bare', answerFile));
const fastify = await ServerProcess.start(contestant('fastify', answerFile));
const peer = await ServerProcess.start(contestant('peer', answerFile));

const row = (name: string, server: ServerProcess, manner: RequestStyle): Row =>
  rowOf(name, server, chartRequests(cityIds, ADDRESSES, manner));
const GET: RequestStyle = { method: 'GET' };
const rows = [
  row('(a) bare node:http, one constant answer', bare, GET),
  row('(b) Fastify, the same constant', fastify, GET),
  row('(c) beichen, GET', ours, GET),
  row('(c) beichen, POST of JSON', ours, { method: 'POST' }),
  row('(c) beichen, GET, in gzip', ours, { method: 'GET', coding: 'gzip' }),
  row('(c) beichen, GET, in brotli', ours, { method: 'GET', coding: 'gzip, br' }),
  row('(c) beichen, GET, as browsers ask', ours, { method: 'GET', coding: 'gzip, deflate, br, zstd' }),
  row('(d) Fastify with iztro and tyme4ts', peer, GET),
  row('(c) beichen, a moment by GET', ours, { method: 'GET', ofMoment: true }),
  row('(d) Fastify with iztro, a moment', peer, { method: 'GET', ofMoment: true }),
  row('(c) beichen, a birth at a point', ours, { method: 'GET', atPoint: true }),
];
await takeTurns(rows, ROUNDS);

console.log(
  `Node ${process.version}, ${cpus()[0]?.model ?? 'unknown processor'}; ${CONNECTIONS} connections, ${ROUNDS} rounds of ${TURN_SECONDS} s a row; ${
    HAS_CORES ? 'servers on one core, the load on another' : 'servers and load share the machine'
  }.`,
);
const memory = new Map<ServerProcess, number>();
for (const server of [ours, bare, fastify, peer]) memory.set(server, (await server.usage()).residentBytes);
const [a, b, c, , , , best, d, moment, theirMoment, atPoint] = rows as readonly Row[] as readonly [
  Row,
  Row,
  Row,
  Row,
  Row,
  Row,
  Row,
  Row,
  Row,
  Row,
  Row,
];
const table: Table = {
  title: 'HTTP',
  head: ['', 'answers a second', 'p50, ms', 'p99, ms', 'processor a request, µs', 'core busy', 'bytes', 'memory, MB'],
  rows: rows.map((each) => [
    each.name,
    spreadText(spreadOf(each.perSecond)),
    short(quantile(each.ms, 0.5)),
    short(quantile(each.ms, 0.99)),
    spreadText(spreadOf(each.cpu)),
    `${whole(spreadOf(each.busy).median * 100)} %`,
    whole(each.bytes),
    whole(memory.get(each.server)! / 1e6),
  ]),
};
console.log(tableText(table));
console.log(
  tableText({
    title: 'HTTP, ratios',
    head: ['', 'answers a second', 'by the processor’s time', 'wanted'],
    rows: [
      ratioRow('beichen of (a) bare node:http', c, a, '0.4, better 0.5'),
      ratioRow('beichen of (b) Fastify', c, b, '0.5'),
      ratioRow('beichen of (d) Fastify with iztro and tyme4ts', c, d, '200'),
      ratioRow('beichen of (d), a moment', moment, theirMoment, ''),
      ratioRow('beichen, a moment of a chart', moment, c, ''),
      ratioRow('beichen, a birth at a point of one in a city', atPoint, c, ''),
      ratioRow('beichen compressed, as browsers ask, of uncompressed', best, c, '1/2.2 = 0.45'),
    ],
  }),
);
for (const server of [ours, bare, fastify, peer]) await server.stop();
rmSync(folder, { recursive: true });

function ratioRow(name: string, one: Row, other: Row, wanted: string): readonly string[] {
  return [name, spreadText(ratios(one.perSecond, other.perSecond)), spreadText(ratios(other.cpu, one.cpu)), wanted];
}
