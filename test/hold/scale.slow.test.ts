// Throughput of a second process, and the cost of Redis. Charts a second of one process and of two that share Redis, and the time
// of a request without Redis and with it. A measurement, not a test: HOLD=long makes it, on a machine with nothing else to do.

import { Agent } from 'node:http';
import { cpus } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { RedisServer, thereIsRedis } from '../../service/test/redis-server.ts';
import { call, Load, quantile } from './load.ts';
import { ServiceProcess } from './service-process.ts';

const SECONDS = Number(process.env.HOLD_SECONDS ?? 10);
const OPEN = { CHART_LIMIT: '100000' };

/** Charts a second, as many as the processes can, requested by 32 clients each. */
async function chartsPerSecond(services: readonly ServiceProcess[]): Promise<number> {
  const agent = new Agent({ keepAlive: true });
  const until = performance.now() + SECONDS * 1000;
  let charts = 0;
  const client = async (port: number, address: string) => {
    while (performance.now() < until) {
      expect((await call(agent, port, address)).status).toBe(200);
      charts++;
    }
  };
  const clients = services.flatMap(({ port }) =>
    Array.from({ length: 32 }, (_, n) => client(port, `10.0.${port & 255}.${n}`)),
  );
  await Promise.all(clients);
  agent.destroy();
  return charts / SECONDS;
}

/** Times of requests at a rate that leaves room. */
async function times(service: ServiceProcess): Promise<readonly number[]> {
  const load = new Load(
    100,
    () => service.port,
    (n) => `10.1.${(n >> 8) & 255}.${n & 255}`,
  );
  await pause(SECONDS * 1000);
  return (await load.stop()).map(({ ms }) => ms);
}

test.skipIf(!thereIsRedis || process.env.HOLD !== 'long')(
  'two processes that share Redis, and one',
  async () => {
    const redis = await RedisServer.start();
    const shared = { ...OPEN, REDIS_URL: redis.url };
    const alone = await ServiceProcess.start(OPEN);
    const two = [await ServiceProcess.start(shared), await ServiceProcess.start(shared)];
    try {
      await chartsPerSecond([alone]); // warms
      await chartsPerSecond(two);
      const without = await times(alone);
      const withRedis = await times(two[0]!);
      const [one, both] = [await chartsPerSecond([alone]), await chartsPerSecond(two)];
      const ms = (values: readonly number[], share: number) => quantile(values, share).toFixed(2);
      console.log(
        `${cpus().length} cores: one process ${one.toFixed()} charts a second, two that share Redis ${both.toFixed()}`,
      );
      console.log(
        `the second gives ${(both / one).toFixed(2)} times as many; load of ${SECONDS} s each, load generator on the same cores`,
      );
      console.log(
        `time of a request: p50 ${ms(without, 0.5)} ms, with Redis ${ms(withRedis, 0.5)} ms; p99 ${ms(without, 0.99)}, with Redis ${ms(withRedis, 0.99)}`,
      );
      // The load generator and Redis need cores of their own.
      if (cpus().length >= 4) expect(both / one).toBeGreaterThanOrEqual(1.8);
    } finally {
      for (const service of [alone, ...two]) await service.remove();
      await redis.remove();
    }
  },
  300_000,
);
