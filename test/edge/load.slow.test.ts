// One process under a steady load, beside clients that only keep connections open. A short run; `npm run load -w beichen-service` is the whole one: 200 charts a
// second for ten minutes beside 1,000 slow sockets. LOAD_SECONDS, LOAD_RATE and LOAD_SLOW_SOCKETS change it.

import { expect, test } from 'vitest';
import { Load, type Outcome, quantile } from '../hold/load.ts';
import { ServiceProcess } from '../hold/service-process.ts';
import { SlowSockets } from './slow-sockets.ts';

const parameter = (name: string, otherwise: number): number => Number(process.env[name] ?? otherwise);
const SECONDS = parameter('LOAD_SECONDS', 6);
const RATE = parameter('LOAD_RATE', 100);
const SLOW_SOCKETS = parameter('LOAD_SLOW_SOCKETS', 1000);
const IN_EARNEST = SECONDS >= 60;
// While other tests run the machine is slow, so the strict limit applies only to the long run.
const SLOWEST_P99_MS = IN_EARNEST ? 100 : 5000;
const MAX_GROWTH = 0.05;
// Memory is compared between the end of this time and the end of the run.
const WARM_UP_SECONDS = IN_EARNEST ? 120 : 2;

const seconds = (count: number) => new Promise((next) => setTimeout(next, count * 1000));
const megabytes = (bytes: number): string => `${Math.round(bytes / 1e6)} MB`;
const summary = (outcomes: readonly Outcome[]) => {
  const times = outcomes.map(({ ms }) => ms);
  return { p50: quantile(times, 0.5), p99: quantile(times, 0.99), slowest: quantile(times, 1) };
};

/** The resident memory of a process: the median over ten seconds, so that one collection more or less does not count. */
async function memoryOf(service: ServiceProcess): Promise<number> {
  const samples: number[] = [];
  for (let i = 0; i < (IN_EARNEST ? 10 : 1); i++) {
    samples.push(await service.metric('process_resident_memory_bytes'));
    await seconds(IN_EARNEST ? 1 : 0);
  }
  return quantile(samples, 0.5);
}

test(
  `${RATE} charts a second for ${SECONDS} seconds beside ${SLOW_SOCKETS} slow sockets: none fails, none waits`,
  async () => {
    const service = await ServiceProcess.start({ CHART_LIMIT: '100000' });
    const slow = new SlowSockets(service.port, SLOW_SOCKETS);
    await seconds(3);
    const sitting = slow.open;
    const load = new Load(
      RATE,
      () => service.port,
      (number) => `198.51.${Math.floor(number / 250) % 250}.${number % 250}`,
    );
    await seconds(WARM_UP_SECONDS);
    const warm = await memoryOf(service);
    await seconds(Math.max(0, SECONDS - WARM_UP_SECONDS - (IN_EARNEST ? 20 : 0)));
    const end = await memoryOf(service);
    const outcomes = await load.stop();
    slow.end();
    const { p50, p99, slowest } = summary(outcomes);
    const growth = end / warm - 1;
    const failed = outcomes.filter(({ status }) => status !== 200);
    if (IN_EARNEST) {
      const ms = (value: number) => `${value.toFixed(1)} ms`;
      process.stdout.write(
        `${outcomes.length} charts, ${failed.length} failed; p50 ${ms(p50)}, p99 ${ms(p99)}, slowest ${ms(slowest)}; ` +
          `memory ${megabytes(warm)} → ${megabytes(end)} (${(growth * 100).toFixed(1)} %); ` +
          `${sitting} slow sockets, cut off ${slow.cutOff} times\n`,
      );
    }
    await service.remove();
    expect(failed.slice(0, 3)).toEqual([]);
    expect(outcomes.length).toBeGreaterThan(RATE * SECONDS * 0.9);
    expect(sitting).toBeGreaterThanOrEqual(SLOW_SOCKETS * 0.9);
    expect(p99).toBeLessThan(SLOWEST_P99_MS);
    if (IN_EARNEST) expect(growth).toBeLessThan(MAX_GROWTH);
  },
  (SECONDS + 120) * 1000,
);
