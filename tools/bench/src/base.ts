// Compares this build with an earlier one: `BENCH_BASE=/path/of/its/checkout npm run bench:base`. Both run interleaved, and the table has ratios of this build
// to the base. `npm run bench` begins with it if BENCH_BASE is set. Build the other checkout first (`npm ci && npm run build` there). Works from commit 12c5c90
// on: only birthplaces of both gazetteers are requested.

import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as beichen from 'beichen';
import { variedBirths } from '#prove/births/varied-births';
import { type Table, tableText } from '#prove/prove/table';
import { type Contestant, ratioOf, ratios, type Spread, sideBySide, spreadOf } from './measure/side-by-side.ts';
import { spreadText } from './measure/spread-text.ts';
import { chartRequests } from './wire/chart-requests.ts';
import { someCityIds } from './wire/constant-answer.ts';
import { CHART_REQUEST } from './wire/one-call.ts';
import {
  ourService,
  type Program,
  pinToLoadCore,
  ServerProcess,
  serviceOf,
  startTimes,
} from './wire/server-process.ts';
import { type Row as LoadRow, rowOf, takeTurns } from './wire/turns.ts';

const ROUNDS = Number(process.argv[2] ?? 60);
const STARTS = 9;
const HTTP_ROUNDS = Number(process.argv[3] ?? 9);
const CONNECTIONS = [4, 64];
const ADDRESSES = 50_000; // enough that none reaches its limit
const SEED = 20261122;

/** Functions of both engines. */
type Engine = Pick<typeof beichen, 'castChart' | 'describeChart' | 'documentWriter'>;

const births = variedBirths(2000, SEED);

/** Contestants of an engine. It casts its own charts, since charts of another build may have other members. */
function contestantsOf({ castChart, describeChart, documentWriter }: Engine): readonly Contestant[] {
  const charts = births.slice(0, 100).map((birth) => castChart(birth));
  const write = documentWriter('en');
  return [
    { name: 'castChart', run: (i) => castChart(births[i % births.length]!) },
    { name: 'describeChart: the object', run: (i) => describeChart(charts[i % charts.length]!, { language: 'en' }) },
    { name: 'documentWriter: the bytes', run: (i) => write(charts[i % charts.length]!) },
  ];
}

type Row = readonly [name: string, ours: Spread, base: Spread, ratio: Spread];

async function engineRows(build: string): Promise<readonly Row[]> {
  const base = contestantsOf((await import(`${pathToFileURL(join(build, 'engine/dist/index.js'))}`)) as Engine);
  return contestantsOf(beichen).map((contestant, i) => {
    const [ours, theirs] = sideBySide([contestant, base[i]!], ROUNDS);
    const spreads = [ours!, theirs!].map(({ microseconds }) => spreadOf(microseconds)) as [Spread, Spread];
    return [`${contestant.name}, µs`, ...spreads, ratioOf(ours!, theirs!)];
  });
}

/** Time from the start of the process to the first chart, interleaved. */
async function startRow(programs: readonly [ours: Program, base: Program]): Promise<Row> {
  const [ours, base] = (await startTimes(programs, STARTS, CHART_REQUEST)) as [number[], number[]];
  return ['start of the service to its first chart, ms', spreadOf(ours), spreadOf(base), ratios(ours, base)];
}

async function httpRows(programs: readonly [ours: Program, base: Program]): Promise<readonly Row[]> {
  pinToLoadCore();
  const servers = await Promise.all(programs.map((program) => ServerProcess.start(program, CHART_REQUEST)));
  const [ours, base] = await Promise.all(servers.map(({ port }) => someCityIds(port)));
  const inBase = new Set(base);
  const cityIds = ours!.filter((cityId) => inBase.has(cityId));
  const rows: Row[] = [];
  for (const connections of CONNECTIONS) rows.push(...(await chartRows(servers, cityIds, connections)));
  for (const server of servers) await server.stop();
  return rows;
}

async function chartRows(
  servers: readonly ServerProcess[],
  cityIds: readonly string[],
  connections: number,
): Promise<readonly Row[]> {
  const [ours, base] = servers.map((server, i) =>
    rowOf(['ours', 'base'][i]!, server, chartRequests(cityIds, ADDRESSES, { method: 'GET' })),
  ) as [LoadRow, LoadRow];
  await takeTurns([ours, base], HTTP_ROUNDS, connections);
  const compared = (name: string, figure: 'perSecond' | 'cpu' | 'p99'): Row => [
    `GET of a chart, ${connections} connections: ${name}`,
    spreadOf(ours[figure]),
    spreadOf(base[figure]),
    ratios(ours[figure], base[figure]),
  ];
  return [
    compared('requests a second', 'perSecond'),
    compared('processor time a request, µs', 'cpu'),
    compared('p99, ms', 'p99'),
  ];
}

function table(build: string, rows: readonly Row[]): Table {
  return {
    title: `Beside the build in ${build}`,
    head: ['', 'ours', 'base', 'ours to base'],
    rows: rows.map(([name, ...spreads]) => [name, ...spreads.map(spreadText)]),
  };
}

if (process.env.BENCH_BASE !== undefined) {
  const build = resolve(process.env.INIT_CWD ?? '.', process.env.BENCH_BASE);
  for (const file of ['engine/dist/index.js', 'service/dist/main.js', 'places/data/places.bin']) {
    if (!existsSync(join(build, file))) throw new Error(`BENCH_BASE is "${build}", where ${file} is missing: build it`);
  }
  const programs = [ourService(), serviceOf(build)] as const;
  const rows = [...(await engineRows(build)), await startRow(programs), ...(await httpRows(programs))];
  console.log(tableText(table(build, rows)));
}
