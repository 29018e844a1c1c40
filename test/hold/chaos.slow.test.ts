// Failures of Redis of every kind. Clients do not notice: no 5xx, no waiting, the limit is enforced, the log has one line when it fails and one when it returns,
// and Redis decides again within five seconds of its return. Valkey is tested with every third fault, in a full run with all. HOLD=long makes each fault last
// longer.

import { setTimeout as pause } from 'node:timers/promises';
import type { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BIRTHS } from '../../service/src/kinds/births/kind.ts';
import { BIRTH, birthsOf, chartOf, dayOf, timelineOf, transitsOf, variantsOf } from '../../service/test/births.ts';
import { isThere, REDIS_PROGRAMS, RedisServer } from '../../service/test/redis-server.ts';
import { sampleOf } from '../setup/runs.ts';
import { Load, type Outcome, quantile } from './load.ts';
import { ServiceProcess } from './service-process.ts';

const FAULT_MS = process.env.HOLD === 'long' ? 15_000 : 1000;
const PER_SECOND = process.env.HOLD === 'long' ? 200 : 100;
const LIMIT = 20;
/** All kinds of charts share a limit, and so the faults of its store. */
const PATHS = [
  chartOf(),
  dayOf(),
  variantsOf(),
  birthsOf({ pillars: '乙未 己卯 癸酉 丁巳', cityId: BIRTH.cityId }),
  transitsOf(),
  timelineOf('days'),
] as const;
/** The path of a call by its number: each client requests every path. */
const pathOf = (n: number): (typeof PATHS)[number] => PATHS[(n >> 3) % PATHS.length]!;

/** Calls that the limit counts for a path. */
const callsOf = (path: string): number => (path.startsWith(BIRTHS.path) ? BIRTHS.price!.calls : 1);

/** Calls of a client that were counted. */
const countedOf = (outcomes: readonly Outcome[], client: string): number =>
  outcomes
    .filter((one) => one.client === client && one.status === 200)
    .reduce((calls, { number }) => calls + callsOf(pathOf(number)), 0);

/** A fault: how it begins, and how it ends if it does not end by itself. */
interface Fault {
  readonly begin: (redis: RedisServer, admin: Redis) => Promise<unknown>;
  readonly end?: (redis: RedisServer, admin: Redis) => Promise<unknown>;
  /** The reason in the log; absent if the service does not notice the fault. */
  readonly said?: RegExp;
}

const dropConnections = (admin: Redis) => admin.call('CLIENT', 'KILL', 'TYPE', 'normal', 'SKIPME', 'yes');

const FAULTS: Readonly<Record<string, Fault>> = {
  'is killed': {
    begin: (redis) => redis.kill(),
    end: (redis) => redis.start(),
    said: /disconnected/,
  },
  'is frozen': {
    begin: async (redis) => redis.signal('SIGSTOP'),
    end: async (redis) => redis.signal('SIGCONT'),
    said: /timeout/,
  },
  'is slow': {
    // All commands wait for one that sleeps.
    async begin(redis) {
      for (let n = 0; n < FAULT_MS / 500; n++) {
        const sleeper = redis.client();
        sleeper
          .call('DEBUG', 'SLEEP', '0.45')
          .catch(() => {})
          .finally(() => sleeper.disconnect());
      }
    },
    said: /timeout/,
  },
  'only reads, as a replica does': {
    begin: (_, admin) => admin.replicaof('127.0.0.1', 1),
    end: (_, admin) => admin.replicaof('NO', 'ONE'),
    said: /READONLY/,
  },
  'has no memory left': {
    begin: (_, admin) => admin.config('SET', 'maxmemory', '1'),
    end: (_, admin) => admin.config('SET', 'maxmemory', '0'),
    said: /OOM/,
  },
  'has too many clients': {
    async begin(_, admin) {
      await admin.config('SET', 'maxclients', '1');
      await dropConnections(admin);
    },
    end: (_, admin) => admin.config('SET', 'maxclients', '1000'),
    said: /disconnected/,
  },
  'wants another password': {
    async begin(_, admin) {
      await admin.config('SET', 'requirepass', 'another');
      await dropConnections(admin);
    },
    end: (_, admin) => admin.config('SET', 'requirepass', ''),
    said: /disconnected/,
  },
  'is still loading its data': {
    async begin(redis, admin) {
      await admin.flushall(); // loading is delayed for each key, so there must be exactly a hundred
      for (let n = 0; n < 100; n++) await admin.set(`filling ${n}`, 'x');
      await admin.save();
      await redis.kill();
      redis.spawn([
        '--key-load-delay',
        `${(FAULT_MS * 1000) / 100}`,
        '--loading-process-events-interval-bytes',
        '1024',
      ]);
    },
    said: /disconnected/,
  },
  'forgets everything': { begin: (_, admin) => admin.flushall() },
  'forgets the script': { begin: (_, admin) => admin.script('FLUSH') },
  'holds garbage at our keys': {
    async begin(_, admin) {
      for (const key of await admin.keys('beichen:*')) {
        await admin.del(key);
        await admin.set(key, 'garbage');
      }
    },
  },
};

/** Calls that a client has in a time: the limit, and one more every three seconds. */
const dueIn = (ms: number): number => LIMIT + Math.ceil((ms * LIMIT) / 60_000);

/** Every fault of Redis, and every third of Valkey. */
const FAULTS_STEP = { 'redis-server': 1, 'valkey-server': 3 } as const;

/** Calls that waited for Redis for more than 250 ms. */
async function waitedLong(service: ServiceProcess): Promise<number> {
  const waits = 'beichen_limiter_wait_seconds';
  return (await service.metric(`${waits}_count`)) - (await service.metric(`${waits}_bucket{le="0.25"}`));
}

for (const program of REDIS_PROGRAMS) {
  describe.skipIf(!isThere(program))(`while ${program}`, () => {
    let redis: RedisServer;
    let admin: Redis;
    let service: ServiceProcess;
    const table: Record<string, unknown>[] = [];

    beforeAll(async () => {
      redis = await RedisServer.start(program);
      admin = redis.client();
      service = await ServiceProcess.start({ REDIS_URL: redis.url, CHART_LIMIT: `${LIMIT}`, LIMIT_INSTANCES: '1' });
      const warming = new Load(
        PER_SECOND,
        () => service.port,
        (n) => `10.255.0.${n & 255}`,
        pathOf,
      );
      await pause(1000);
      await warming.stop();
    });
    afterAll(async () => {
      await service.remove();
      admin.disconnect();
      await redis.remove();
      console.table(table);
    });

    /** Milliseconds until Redis decides again. */
    async function timeToReturn(): Promise<number> {
      const start = performance.now();
      while ((await service.limiter()) !== 'redis') {
        if (performance.now() - start > 10_000) return Number.POSITIVE_INFINITY;
        await pause(20);
      }
      return performance.now() - start;
    }

    for (const [number, [name, { begin, end, said }]] of sampleOf(
      [...Object.entries(FAULTS).entries()],
      FAULTS_STEP[program],
    )) {
      let tries = 0;
      // Repeated, with other clients, if a pause of the machine made callers wait.
      test(`${name}, callers notice nothing`, { retry: 2 }, async () => {
        const network = number + 20 * tries++;
        expect(await service.limiter()).toBe('redis');
        const saidBefore = service.output.length;
        const waitedBefore = await waitedLong(service);
        // Half of the calls come from four clients, each far beyond its limit; each of the others calls once.
        const hot = [0, 1, 2, 3].map((n) => `198.51.${network}.${n}`);
        const clientOf = (n: number) => (n % 2 === 0 ? hot[(n / 2) % 4]! : `10.${network}.${n >> 8}.${n & 255}`);
        const began = performance.now();
        const load = new Load(PER_SECOND, () => service.port, clientOf, pathOf);
        await pause(300);
        await begin(redis, admin);
        await pause(FAULT_MS);
        await end?.(redis, admin);
        const returnedMs = await timeToReturn();
        await pause(300);
        const outcomes = await load.stop();
        const ofClient = (client: string) => countedOf(outcomes, client);
        const waited = (await waitedLong(service)) - waitedBefore;
        const lines = service.output.slice(saidBefore).split('\n');
        const gone = lines.filter((line) => line.includes('Redis is away'));
        table.push({
          [`while ${program}`]: name,
          calls: outcomes.length,
          '5xx': outcomes.filter(({ status }) => status >= 500).length,
          'most admitted': Math.max(...hot.map(ofClient)),
          'waited > 250 ms': waited,
          'p99 ms': Math.round(
            quantile(
              outcomes.map(({ ms }) => ms),
              0.99,
            ),
          ),
          'longest ms': Math.round(
            quantile(
              outcomes.map(({ ms }) => ms),
              1,
            ),
          ),
          'back after ms': Math.round(returnedMs),
          'lines of the log': gone.map((line) => JSON.parse(line).fault).join(),
        });
        expect(outcomes.length).toBeGreaterThan((PER_SECOND * FAULT_MS) / 1000);
        expect(outcomes.filter(({ status }) => status !== 200 && status !== 429)).toEqual([]);
        for (const path of PATHS) {
          expect(outcomes.some(({ number, status }) => status === 200 && pathOf(number) === path)).toBe(true);
        }
        for (const client of hot) {
          expect(ofClient(client)).toBeGreaterThanOrEqual(LIMIT);
          expect(ofClient(client)).toBeLessThanOrEqual(dueIn(performance.now() - began));
        }
        expect(outcomes.filter(({ client, status }) => client.startsWith('10.') && status !== 200)).toEqual([]);
        expect(waited).toBe(0);
        expect(returnedMs).toBeLessThan(5000);
        expect(gone.map((line) => JSON.parse(line).fault)).toEqual(said ? [expect.stringMatching(said)] : []);
      });
    }

    test('is refused at the start, callers notice nothing, and it is found within five seconds when it comes', async () => {
      await service.remove();
      await redis.kill();
      const start = performance.now();
      service = await ServiceProcess.start({ REDIS_URL: redis.url, CHART_LIMIT: `${LIMIT}`, LIMIT_INSTANCES: '1' });
      const readyMs = performance.now() - start;
      expect(await service.limiter()).toBe('local');
      const hot = ['192.0.2.1', '192.0.2.2'];
      const load = new Load(
        PER_SECOND,
        () => service.port,
        (n) => hot[n % 2]!,
        pathOf,
      );
      await pause(FAULT_MS);
      await redis.start();
      const returnedMs = await timeToReturn();
      const outcomes = await load.stop();
      table.push({
        [`while ${program}`]: 'is refused at the start',
        calls: outcomes.length,
        'back after ms': Math.round(returnedMs),
      });
      expect(returnedMs).toBeLessThan(5000);
      expect(readyMs).toBeLessThan(5000); // 1.2 s on an idle machine, half a second of it for Redis
      expect(outcomes.filter(({ status }) => status !== 200 && status !== 429)).toEqual([]);
      for (const client of hot) {
        expect(countedOf(outcomes, client)).toBeGreaterThanOrEqual(LIMIT);
        expect(countedOf(outcomes, client)).toBeLessThanOrEqual(dueIn(performance.now() - start));
      }
      expect(service.output.split('\n').filter((line) => line.includes('Redis is away'))).toHaveLength(1);
    });
  });
}
