// No call is lost when a process ends. Two processes take turns in ending under load, as in a rolling release; a balancer sends
// calls to those that say they are ready. HOLD=long ends ten times at 200 calls a second.

import { readFile, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { Load, quantile } from './load.ts';
import { ServiceProcess } from './service-process.ts';

const IS_LONG = process.env.HOLD === 'long';
const TIMES = IS_LONG ? 10 : 1;
const PER_SECOND = IS_LONG ? 200 : 100;
// Long enough for a balancer that probes twice a second, on a busy machine.
const SETTINGS = { CHART_LIMIT: '100000', DRAIN_SECONDS: '2' };

const running: ServiceProcess[] = [];
afterEach(async () => {
  for (const service of running.splice(0)) await service.remove();
});

async function start(environment: Readonly<Record<string, string>> = {}) {
  const service = await ServiceProcess.start({ ...SETTINGS, ...environment });
  running.push(service);
  return service;
}

/** Counted calls of all days. */
async function countIn(service: ServiceProcess): Promise<number> {
  const totals = JSON.parse(await readFile(join(service.folder, 'var', 'calls.json'), 'utf8'));
  const days = Object.values(totals) as { chart?: Record<string, number> }[];
  return days.reduce((sum, { chart = {} }) => sum + Object.values(chart).reduce((all, one) => all + one, 0), 0);
}

test(`${TIMES} processes told to end under load lose no call, and count every one`, async () => {
  let ready = [await start(), await start()];
  const ended: ServiceProcess[] = [];
  const watching = setInterval(async () => {
    const alive = running.filter((service) => !ended.includes(service));
    const are = await Promise.all(alive.map((service) => service.isReady()));
    ready = alive.filter((_, n) => are[n]);
  }, 50);
  let turn = 0;
  const load = new Load(
    PER_SECOND,
    () => ready[turn++ % ready.length]!.port,
    (n) => `10.0.${(n >> 8) & 255}.${n & 255}`,
  );
  await pause(500);
  let slowestMs = 0;
  for (let time = 0; time < TIMES; time++) {
    const next = await start();
    await pause(200);
    const oldest = running.find((service) => service !== next && !ended.includes(service))!;
    const result = performance.now();
    expect(await oldest.end()).toBe(0);
    slowestMs = Math.max(slowestMs, performance.now() - result);
    ended.push(oldest);
  }
  const outcomes = await load.stop();
  clearInterval(watching);
  for (const service of running) await service.end();
  const counts = await Promise.all(running.map(countIn));
  const lost = outcomes.filter(({ status }) => status !== 200);
  const p99 = quantile(
    outcomes.map(({ ms }) => ms),
    0.99,
  );
  console.log(
    `${outcomes.length} calls, ${TIMES} ends, ${lost.length} lost; p99 ${p99.toFixed(1)} ms; slowest end ${slowestMs.toFixed()} ms`,
  );
  expect(lost).toEqual([]);
  expect(counts.reduce((all, one) => all + one, 0)).toBe(outcomes.length);
  for (const service of running) expect(service.output).toBe('');
}, 300_000);

test('a process told to end says so to balancers, and who sends nothing does not keep it from ending', async () => {
  const service = await start({ DRAIN_SECONDS: '1' });
  const silent = connect(service.port, '127.0.0.1').on('error', () => {});
  silent.write('GET /api/public/chart HTTP/1.1\r\n');
  await pause(100);
  const result = performance.now();
  const ending = service.end();
  await pause(300);
  const answer = await fetch(`${service.origin}/readyz`);
  expect(answer.status).toBe(503);
  expect(await answer.json()).toMatchObject({ code: 'not_ready' });
  expect(answer.headers.get('connection')).toBe('close');
  expect(await ending).toBe(0);
  expect(performance.now() - result).toBeLessThan(8000);
  silent.destroy();
});

test('a process that dies leaves a whole file, and at most the counts of ten seconds are gone', async () => {
  const first = await start();
  await fetch(`${first.origin}/api/public/chart`);
  await first.end();
  const file = join(first.folder, 'var', 'calls.json');
  const service = await start({ COUNT_FILE: file });
  const load = new Load(
    50,
    () => service.port,
    () => '192.0.2.1',
  );
  await pause(IS_LONG ? 11_000 : 500);
  const calls = load.outcomes.length;
  await service.end('SIGKILL');
  await load.stop();
  const counted = await countIn(first);
  expect(counted).toBeGreaterThanOrEqual(Math.max(1, 1 + calls - 10 * 50));
  await writeFile(`${file}.1.new`, '{"half'); // a temporary file of a process that died while writing
  const next = await start({ COUNT_FILE: file });
  await fetch(`${next.origin}/api/public/chart`);
  await next.end();
  expect(next.output).toBe('');
  expect(await countIn(first)).toBe(counted + 1);
});
