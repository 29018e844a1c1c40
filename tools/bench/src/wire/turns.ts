// Interleaved load on several servers: a second for each in every round, in an order that changes with each round.

import { load } from './load.ts';
import type { ServerProcess } from './server-process.ts';

export const CONNECTIONS = 32;
export const TURN_SECONDS = 1;

/** A server, its requests, and the results: a number for each turn; milliseconds for each response. */
export interface Row {
  readonly name: string;
  readonly server: ServerProcess;
  readonly next: () => string;
  readonly perSecond: number[];
  /** Microseconds of processor time of a request. */
  readonly cpu: number[];
  /** Busy share of a core. */
  readonly busy: number[];
  readonly ms: number[];
  /** The 99th percentile of the milliseconds, for each turn. */
  readonly p99: number[];
  bytes: number;
}

export const rowOf = (name: string, server: ServerProcess, next: () => string): Row => ({
  name,
  server,
  next,
  perSecond: [],
  cpu: [],
  busy: [],
  ms: [],
  p99: [],
  bytes: 0,
});

/** Warms all servers, and loads them for a number of rounds. */
export async function takeTurns(rows: readonly Row[], rounds: number, connections = CONNECTIONS): Promise<void> {
  for (const { name, server, next } of rows) await turn(rowOf(name, server, next), 2 * TURN_SECONDS, connections);
  for (let round = 0; round < rounds; round++) {
    for (let i = 0; i < rows.length; i++) await turn(rows[(i + round) % rows.length]!, TURN_SECONDS, connections);
  }
}

async function turn(row: Row, seconds: number, connections: number): Promise<void> {
  const { server, next } = row;
  const before = await server.usage();
  const started = performance.now();
  const answered = await load({ port: server.port, connections, seconds, next });
  const wall = performance.now() - started;
  const used = (await server.usage()).cpuMicroseconds - before.cpuMicroseconds;
  const others = Object.entries(answered.others);
  if (others.length > 0) throw new Error(`${row.name}: ${others.map(([status, n]) => `${n} times ${status}`).join()}`);
  row.perSecond.push(answered.perSecond);
  row.cpu.push(used / answered.requests);
  row.busy.push(used / 1000 / wall);
  for (const ms of answered.ms) row.ms.push(ms);
  row.p99.push(quantile(answered.ms, 0.99));
  row.bytes = answered.bytes;
}

/** A quantile of some values. */
export const quantile = (values: readonly number[], share: number): number =>
  [...values].sort((x, y) => x - y)[Math.floor(share * (values.length - 1))]!;
