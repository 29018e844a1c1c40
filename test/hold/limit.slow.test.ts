// The limit is exact. Of many calls from many addresses, to one process and to four that share Redis, none is allowed beyond the limit
// and none is rejected wrongly: each is checked afterwards, by the times at which it was made and decided. HOLD=long
// makes a million calls to each.

import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent } from 'node:http';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isThere, REDIS_PROGRAMS, RedisServer, thereIsRedis } from '../../service/test/redis-server.ts';
import { call } from './load.ts';
import { ServiceProcess } from './service-process.ts';

const PROGRAM = resolve(import.meta.dirname, 'limiter-process.mjs');
const IS_LONG = process.env.HOLD === 'long';
const CALLS = IS_LONG ? 1_000_000 : 40_000;
const TIMEOUT_MS = IS_LONG ? 900_000 : 60_000;
// With a window of a minute, longer than the run, each address calls five times as often as the limit allows; with half a second about as often.
const ADDRESSES: Readonly<Record<number, number>> = { 60000: CALLS / 100, 500: 200 };
const LIMIT = 20;

interface Call {
  readonly allowed: boolean;
  readonly sentMs: number;
  readonly decidedMs: number;
}

/** The calls of each address. */
async function callsOf(processes: number, redisPort: number, windowMs: number) {
  const args = [redisPort, CALLS / processes, ADDRESSES[windowMs]!, LIMIT, windowMs].map(String);
  const children: ChildProcess[] = Array.from({ length: processes }, () => fork(PROGRAM, args));
  await Promise.all(children.map((child) => once(child, 'message')));
  const output = children.map((child) => once(child, 'message'));
  for (const child of children) child.send('begin');
  const calls = new Map<string, Call[]>();
  let [seconds, faults] = [0, 0];
  for (const answer of output) {
    const [result] = (await answer) as [{ lines: string[]; seconds: number; faults: number }];
    seconds = Math.max(seconds, result.seconds);
    faults += result.faults;
    for (const line of result.lines) {
      const [address, allowed, sentMs, decidedMs] = line.split(' ') as [string, string, string, string];
      const ofAddress = calls.get(address) ?? [];
      ofAddress.push({ allowed: allowed === '1', sentMs: Number(sentMs), decidedMs: Number(decidedMs) });
      calls.set(address, ofAddress);
    }
  }
  return { calls, seconds, faults };
}

// A limiter reads whole milliseconds, and the clocks of two programs differ by less than one.
const GRAIN_MS = 2;

/** Calls that were allowed beyond the limit or rejected wrongly, no matter at which time between request and response they were decided. */
function judge(calls: readonly Call[], windowMs: number) {
  const shareMs = windowMs / LIMIT;
  const admitted = calls.filter(({ allowed }) => allowed).sort((a, b) => a.decidedMs - b.decidedMs);
  // In any span of time, the allowed calls are at most the limit plus the calls that became available in it.
  const tooMany = admitted.filter((last, n) => {
    let [within, sinceMs] = [0, Number.POSITIVE_INFINITY];
    for (let at = n; at >= 0; at--) {
      sinceMs = Math.min(sinceMs, admitted[at]!.sentMs);
      within++;
      if (within > LIMIT + (last.decidedMs - sinceMs + GRAIN_MS) / shareMs) return true;
    }
    return false;
  });
  // A rejection is right if, since some earlier call, the allowed calls are the limit plus all that became available since. Each of them
  // may have been decided as late as its answer arrived.
  const wronglyRefused = calls.filter((one) => {
    if (one.allowed) return false;
    let used = 0;
    for (const { decidedMs } of admitted.filter(({ sentMs }) => sentMs <= one.decidedMs).reverse()) {
      used++;
      if (used > LIMIT - 1 + Math.max(0, one.sentMs - GRAIN_MS - decidedMs) / shareMs) return false;
    }
    return true;
  });
  return { admitted: admitted.length, tooMany: tooMany.length, wronglyRefused: wronglyRefused.length };
}

function judgeAll(calls: ReadonlyMap<string, readonly Call[]>, windowMs: number) {
  const sum = { calls: 0, admitted: 0, tooMany: 0, wronglyRefused: 0 };
  for (const ofAddress of calls.values()) {
    const { admitted, tooMany, wronglyRefused } = judge(ofAddress, windowMs);
    sum.calls += ofAddress.length;
    sum.admitted += admitted;
    sum.tooMany += tooMany;
    sum.wronglyRefused += wronglyRefused;
  }
  return sum;
}

async function prove(name: string, processes: number, redisPort: number, windowMs: number) {
  const { calls, seconds, faults } = await callsOf(processes, redisPort, windowMs);
  const result = judgeAll(calls, windowMs);
  console.log(
    `${name}, window ${windowMs} ms: ${JSON.stringify(result)} in ${seconds.toFixed(1)} s, Redis away ${faults} times`,
  );
  expect(result).toMatchObject({ calls: CALLS, tooMany: 0, wronglyRefused: 0 });
  expect(faults).toBe(0);
  // Each address gets its limit, and the calls restored during the run.
  expect(result.admitted).toBeGreaterThanOrEqual(ADDRESSES[windowMs]! * LIMIT);
  expect(result.admitted).toBeLessThanOrEqual(ADDRESSES[windowMs]! * (LIMIT + (LIMIT * seconds * 1000) / windowMs + 1));
}

describe(`${CALLS} calls`, { timeout: TIMEOUT_MS }, () => {
  for (const windowMs of [500, 60_000]) {
    test(`are decided exactly by one process, in windows of ${windowMs} ms`, () =>
      prove('one process', 1, 0, windowMs));

    for (const program of REDIS_PROGRAMS) {
      test.skipIf(!isThere(program))(
        `are decided exactly by four that share ${program}, in windows of ${windowMs} ms`,
        async () => {
          const redis = await RedisServer.start(program);
          try {
            await prove(`four processes over ${program}`, 4, redis.port, windowMs);
          } finally {
            await redis.remove();
          }
        },
      );
    }
  }
});

test.skipIf(!thereIsRedis)('200 calls made at once to two services admit exactly 20', async () => {
  const redis = await RedisServer.start();
  const services = await Promise.all([0, 1].map(() => ServiceProcess.start({ REDIS_URL: redis.url })));
  const agent = new Agent({ keepAlive: true });
  // Calls that were decided without Redis, as happens on a busy machine: then each service decides by itself.
  const givenUp = async () => {
    const waits = 'beichen_limiter_wait_seconds';
    const of = (service: ServiceProcess) =>
      Promise.all([service.metric(`${waits}_count`), service.metric(`${waits}_bucket{le="0.15"}`)]);
    return (await Promise.all(services.map(of))).reduce((sum, [all, inTime]) => sum + all - inTime, 0);
  };
  try {
    let exact = 0;
    for (let round = 0; round < 10 && exact < 2; round++) {
      const before = await givenUp();
      const began = performance.now();
      const calls = Array.from({ length: 200 }, (_, n) => call(agent, services[n % 2]!.port, `192.0.2.${round}`));
      const statuses = (await Promise.all(calls)).map(({ status }) => status);
      const admitted = statuses.filter((status) => status === 200).length;
      expect(statuses.filter((status) => status === 429)).toHaveLength(200 - admitted);
      if ((await givenUp()) > before) continue;
      // A call becomes available every three seconds.
      expect(admitted).toBeGreaterThanOrEqual(20);
      expect(admitted).toBeLessThanOrEqual(20 + Math.floor((performance.now() - began) / 3000));
      exact++;
    }
    expect(exact).toBeGreaterThan(0);
  } finally {
    agent.destroy();
    for (const service of services) await service.remove();
    await redis.remove();
  }
});
