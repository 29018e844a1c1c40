// The service for a quarter of an hour under a load of which a third is invalid: no 5xx, nothing lost, and no later minute with more than 5 % above the memory of
// the second minute. A measurement, by `npm run soak -w beichen-service` on an idle machine; SOAK_MINUTES (at least 3) and SOAK_RATE change it.

import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { CHART, CITIES, chartOf, target } from '../../service/test/births.ts';
import { Load, quantile } from './load.ts';
import { ServiceProcess } from './service-process.ts';

const MINUTES = Math.max(3, Number(process.env.SOAK_MINUTES ?? 15));
const RATE = Number(process.env.SOAK_RATE ?? 200);
const MAX_GROWTH = 0.05;

// biome-ignore format: one mistake a row
const WRONG: readonly (readonly [asked: string, status: number])[] = [
  [chartOf({ hour: '24' }),                        400],
  [chartOf({ date: '1990-02-30' }),                400],
  [chartOf({ cityId: 'Beijing' }),                 400],
  [chartOf({ gender: undefined, hour: undefined }), 400],
  [chartOf({ hours: '8' }),                        400],
  [chartOf({ timeZone: 'Mars/Olympus' }),          400],
  [`${CHART}?date=%ff%fe&hour=8`,                  400],
  [target(CITIES, { near: '91,0' }),               400],
  [`/api/public/charts/${'x'.repeat(40)}`,         404],
  [chartOf({ name: 'x'.repeat(5000) }),            414],
];

/** The number of a call determines its request: three of ten are invalid. */
const wrongOf = (n: number) => (n % 10 < 3 ? WRONG[(Math.floor(n / 10) * 3 + (n % 10)) % WRONG.length] : undefined);
const rightOf = (n: number) =>
  chartOf({
    date: `${1930 + (n % 90)}-0${1 + (n % 9)}-${10 + (n % 18)}`,
    hour: `${n % 24}`,
    lang: ['en', 'zh', 'zh-Hant'][n % 3]!,
  });

test(
  `${RATE} calls a second for ${MINUTES} minutes, 30 % of them wrong: nothing fails, and memory stays`,
  async () => {
    const service = await ServiceProcess.start({ CHART_LIMIT: '1000' });
    const load = new Load(
      RATE,
      () => service.port,
      (n) => `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`,
      (n) => wrongOf(n)?.[0] ?? rightOf(n),
    );
    const megabytes: number[] = [];
    for (let minute = 0; minute < MINUTES; minute++) {
      const samples: number[] = [];
      for (let n = 0; n < 30; n++) {
        await pause(2000);
        samples.push((await service.metric('process_resident_memory_bytes')) / 1e6);
      }
      megabytes.push(quantile(samples, 0.5));
    }
    const outcomes = await load.stop();
    const unexpected = outcomes.filter(({ number, status }) => status !== (wrongOf(number)?.[1] ?? 200));
    const right = outcomes.filter(({ number }) => wrongOf(number) === undefined).map(({ ms }) => ms);
    const wrong = outcomes.filter(({ number }) => wrongOf(number) !== undefined).map(({ ms }) => ms);
    const ms = (times: readonly number[]) =>
      [0.5, 0.99, 1].map((share) => quantile(times, share).toFixed(1)).join(', ');
    const growth = Math.max(...megabytes.slice(2)) / megabytes[1]! - 1;
    process.stdout.write(
      `${outcomes.length} calls, ${wrong.length} of them wrong, ${unexpected.length} answered otherwise than expected\n` +
        `p50, p99 and slowest in ms: charts ${ms(right)}; wrong ones ${ms(wrong)}\n` +
        `memory of each minute in MB: ${megabytes.map((one) => one.toFixed()).join(' ')}; ${(growth * 100).toFixed(1)} % over the second\n`,
    );
    await service.remove();
    expect(unexpected.slice(0, 3)).toEqual([]);
    expect(outcomes.length).toBeGreaterThan(RATE * MINUTES * 60 * 0.95);
    expect(growth).toBeLessThanOrEqual(MAX_GROWTH);
  },
  (MINUTES + 2) * 60_000,
);
