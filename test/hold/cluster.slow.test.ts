// Callers when two services share a cluster of three and one of its nodes is lost. Nothing: no 5xx, nobody waits for it, clients of
// the other two thirds have one limit, those of the lost third one in each service, until the node is back.

import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { RedisCluster } from '../../service/test/redis-cluster.ts';
import { isThere, REDIS_PROGRAMS } from '../../service/test/redis-server.ts';
import { Load } from './load.ts';
import { ServiceProcess } from './service-process.ts';

const LIMIT = 20;
const PER_SECOND = 100;
const FAULT_MS = process.env.HOLD === 'long' ? 15_000 : 3000;

for (const program of REDIS_PROGRAMS) {
  describe.skipIf(!isThere(program))(`two services over a cluster with ${program}`, () => {
    let cluster: RedisCluster;
    let services: ServiceProcess[];
    let charts = 0;
    beforeAll(async () => {
      cluster = await RedisCluster.start(program);
      const shared = {
        REDIS_URL: cluster.urls.join(', '),
        LIMIT_SECRET: 'sixteen letters and more',
        CHART_LIMIT: `${LIMIT}`,
      };
      services = await Promise.all([ServiceProcess.start(shared), ServiceProcess.start(shared)]);
    });
    afterAll(async () => {
      for (const service of services) await service.remove();
      await cluster.remove();
    });

    const limiters = () => Promise.all(services.map((service) => service.limiter()));
    const areAll = (kind: string) => expect.poll(limiters, { timeout: 20_000 }).toEqual(services.map(() => kind));

    /** Calls for which Redis was given up, as on a machine that is busy with other things; the service then decides by itself. */
    async function givenUp(): Promise<number> {
      const waits = 'beichen_limiter_wait_seconds';
      const metrics = [`${waits}_count`, `${waits}_bucket{le="0.1"}`].map((name) =>
        Promise.all(services.map((service) => service.metric(name))),
      );
      const [all, inTime] = (await Promise.all(metrics)).map(([one, two]) => one! + two!);
      return all! - inTime!;
    }

    /** One limit for each client: nobody is let through less often, nor more often but for calls for which Redis was given up. */
    async function haveOneLimit(network: string): Promise<void> {
      const before = await givenUp();
      const admitted = await letThrough(network, () => pause(100));
      expect(Math.min(...admitted)).toBe(LIMIT);
      expect(admitted.reduce((sum, count) => sum + count - LIMIT, 0)).toBeLessThanOrEqual((await givenUp()) - before);
    }

    /** Ten clients, who call the services in turns, far beyond their limit in all: how many calls of each were let through. */
    async function letThrough(network: string, during: () => Promise<unknown>): Promise<readonly number[]> {
      const clients = Array.from({ length: 10 }, (_, n) => `${network}.${n}`);
      let turn = 0;
      const load = new Load(
        PER_SECOND,
        () => services[Math.floor(turn++ / clients.length) % 2]!.port,
        (n) => clients[n % clients.length]!,
      );
      await during();
      while (load.outcomes.length < clients.length * 2 * LIMIT * 1.5) await pause(50);
      const outcomes = await load.stop();
      expect(outcomes.filter(({ status }) => status !== 200 && status !== 429)).toEqual([]);
      charts += outcomes.filter(({ status }) => status === 200).length;
      return clients.map((client) => outcomes.filter((one) => one.client === client && one.status === 200).length);
    }

    test('have one limit for each client', async () => {
      await areAll('redis');
      await haveOneLimit('198.51.1');
    });

    test('answer everyone while a node is lost, and say so once', async () => {
      const [lost] = cluster.nodes;
      const admitted = await letThrough('198.51.2', async () => {
        await lost!.kill();
        await pause(FAULT_MS);
      });
      // Whose log the lost node has, has one in each service; a call made at the moment of the loss may be known to one only.
      expect(Math.max(...admitted)).toBeLessThanOrEqual(2 * LIMIT);
      expect(Math.min(...admitted)).toBe(LIMIT);
      await areAll('partly');
      for (const service of services) {
        expect(await service.metric('beichen_limiter_shared')).toBeCloseTo(2 / 3, 2);
        const message = service.output.split('\n').filter((line) => line.includes('is away'));
        expect(message.map((line) => JSON.parse(line))).toMatchObject([{ fault: 'disconnected', node: lost!.name }]);
      }
    });

    test('have one limit for each client again when it is back', async () => {
      await cluster.nodes[0]!.start();
      await cluster.settled();
      await areAll('redis');
      await haveOneLimit('198.51.3');
    });

    test('count every chart once', async () => {
      const chartsTold = async (service: ServiceProcess) => {
        const answer = await fetch(`${service.origin}/api/public/stats`);
        const { days } = (await answer.json()) as { days: { charts: number }[] };
        return days.reduce((sum, day) => sum + day.charts, 0);
      };
      // Each tells the sum of both as soon as both have sent theirs and the book is read in time.
      await expect.poll(() => Promise.all(services.map(chartsTold)), { timeout: 10_000 }).toEqual([charts, charts]);
    });
  });
}
