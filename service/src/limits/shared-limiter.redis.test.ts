// The limiter over a real Redis: the same suite as in memory, and faults that only several processes can have.

import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { limiterConformance } from '../../test/limiter-conformance.ts';
import { isThere, REDIS_PROGRAMS, RedisServer } from '../../test/redis-server.ts';
import { decisionOf, usOfCalls, usOfLimit } from './limiter.ts';
import { RedisStore, type StoreOptions } from './redis-store.ts';
import { SharedLimiter } from './shared-limiter.ts';

const MINUTE = { name: 'chart', limit: 20, windowMs: 60_000 };
const SILENT = { gone: () => {}, back: () => {} };
// A busy machine may delay Redis; only the tests of a late Redis use the usual timeout.
const PATIENT = { answerWithinMs: 10_000 };

for (const program of REDIS_PROGRAMS) {
  describe.skipIf(!isThere(program))(`over ${program}`, () => {
    let server: RedisServer;
    let admin: ReturnType<RedisServer['client']>;
    const stores: RedisStore[] = [];
    beforeAll(async () => {
      server = await RedisServer.start(program);
      admin = server.client();
    });
    afterAll(async () => {
      for (const store of stores) store.close();
      admin.disconnect();
      await server.remove();
    });

    let made = 0;
    async function open(options: Partial<StoreOptions> = {}) {
      const store = await RedisStore.open({ url: server.url, watch: SILENT, ...PATIENT, ...options });
      await expect.poll(() => store.isThere, { timeout: 10_000 }).toBe(true);
      stores.push(store);
      return store;
    }

    /** Limiters of several processes, each with a connection of its own. */
    async function processes(count: number, options: Partial<StoreOptions> = {}) {
      const prefix = `test-${++made}`;
      const opened = await Promise.all(Array.from({ length: count }, () => open({ prefix, ...options })));
      return { prefix, limiters: opened.map((store) => new SharedLimiter(MINUTE, store, count)) };
    }

    const allowedOf = async (limiters: readonly SharedLimiter[], requests: number, calls = 1, key = 'a') => {
      const decisions = Array.from({ length: requests }, (_, n) => limiters[n % limiters.length]!.decide(key, calls));
      return (await Promise.all(decisions)).filter(({ allowed }) => allowed).length;
    };

    // Time passes by changing the time that Redis stores for a client.
    limiterConformance(`over ${program}`, async (policy) => {
      const prefix = `suite-${++made}`;
      const store = await open({ prefix });
      return {
        async decide(key, calls) {
          const costUs = usOfCalls(policy, calls);
          const decided = await store.decide(key, { costUs, limitUs: usOfLimit(policy), debtUs: 0 });
          return decisionOf(policy, decided!.debtUs, decided!.allowed ? 0 : costUs);
        },
        async pass(ms) {
          for (const key of await admin.keys(`${prefix}:*`)) {
            await admin.set(key, `${Number(await admin.get(key)) - ms * 1000}`, 'PX', 60_000);
          }
        },
      };
    });

    test.each([1, 2, 4])('40 pairs made at once in %i processes: exactly 10 are allowed', async (count) => {
      const { limiters } = await processes(count);
      expect(await allowedOf(limiters, 40, 2)).toBe(10);
    });

    test('200 calls made at once in four processes: exactly 20 are allowed', async () => {
      const { limiters } = await processes(4);
      expect(await allowedOf(limiters, 200)).toBe(20);
    });

    test('a client that waits for msToRetry is admitted, also by another process', async () => {
      const { prefix } = await processes(0);
      const policy = { ...MINUTE, limit: 3, windowMs: 900 };
      const limiters = await Promise.all([0, 1].map(async () => new SharedLimiter(policy, await open({ prefix }), 2)));
      for (let n = 0; n < 3; n++) await limiters[0]!.decide('a', 1);
      const { allowed, msToRetry } = await limiters[1]!.decide('a', 2);
      expect(allowed).toBe(false);
      await pause(msToRetry + 2);
      expect((await limiters[1]!.decide('a', 2)).allowed).toBe(true);
    });

    test('a refused client is refused again without a call of Redis, and its request is not read', async () => {
      const { prefix, limiters } = await processes(1);
      await allowedOf(limiters, 20);
      expect(limiters[0]!.refusal('a', 1)).toMatchObject({ allowed: false, remaining: 0 });
      await admin.del(`${prefix}:chart:a`);
      expect(await allowedOf(limiters, 5)).toBe(0);
      expect(await admin.exists(`${prefix}:chart:a`)).toBe(0);
    });

    test('Redis has one key of a client and limit, a time, gone when its calls are back', async () => {
      const { prefix, limiters } = await processes(1);
      expect(await allowedOf(limiters, 25)).toBe(20);
      expect(await admin.keys(`${prefix}:*`)).toEqual(expect.arrayContaining([`${prefix}:chart:a`]));
      expect(await admin.get(`${prefix}:chart:a`)).toMatch(/^\d{16}$/);
      const life = await admin.pttl(`${prefix}:chart:a`);
      expect(life).toBeGreaterThan(45_000);
      expect(life).toBeLessThanOrEqual(60_000);
    });

    test('a Redis that was flushed gives a client that a process knows no second limit', async () => {
      const { limiters } = await processes(1, { answerWithinMs: 1000 }); // a third of the cost of a call
      expect(await allowedOf(limiters, 15)).toBe(15);
      await admin.flushall();
      expect(await allowedOf(limiters, 30)).toBe(5);
      await admin.flushall();
      expect(await allowedOf(limiters, 30)).toBe(0);
    });

    test('the time that an answer takes is no debt of the client', async () => {
      const { limiters } = await processes(1);
      expect(await allowedOf(limiters, 1)).toBe(1);
      await admin.client('PAUSE', 300);
      // The debt that the process sends is 300 ms old when Redis reads it.
      const { remaining, msToReset } = await limiters[0]!.decide('a', 1);
      expect(remaining).toBe(18);
      expect(msToReset).toBeLessThanOrEqual(2700);
    });

    test.each(['garbage', '', '-1', '1e999'])('a key that holds %j is thrown away', async (garbage) => {
      const { prefix, limiters } = await processes(1);
      await admin.set(`${prefix}:chart:a`, garbage);
      const { allowed, msToReset } = await limiters[0]!.decide('a', 1);
      expect(msToReset).toBeLessThanOrEqual(3000);
      if (garbage !== '1e999') expect(allowed).toBe(true);
      await admin.rpush(`${prefix}:chart:b`, 'a list');
      expect(await limiters[0]!.decide('b', 1)).toMatchObject({ allowed: true, remaining: 19 });
    });

    test('a clock that was put back by an hour makes nobody wait longer than a minute', async () => {
      const { prefix, limiters } = await processes(1);
      await admin.set(`${prefix}:chart:a`, `${(Date.now() + 3_600_000) * 1000}`);
      const { allowed, msToRetry } = await limiters[0]!.decide('a', 20);
      expect(allowed).toBe(false);
      expect(msToRetry).toBeLessThanOrEqual(60_000);
    });

    test('a forgotten script is sent again', async () => {
      const { limiters } = await processes(1);
      await limiters[0]!.decide('a', 1);
      await admin.script('FLUSH');
      expect(await limiters[0]!.decide('a', 1)).toMatchObject({ allowed: true, remaining: 18 });
    });

    test.each([
      [1, 20],
      [2, 10],
      [8, 2],
    ])(
      'while it is frozen four processes allow no more than the limit of requests of %i calls, and nobody waits long',
      async (calls, due) => {
        const { limiters } = await processes(4, { answerWithinMs: 250 });
        server.signal('SIGSTOP');
        try {
          const began = performance.now();
          const first = await allowedOf(limiters, 100, calls, `frozen ${calls}`);
          const second = await allowedOf(limiters, 100, calls, `frozen ${calls}`);
          expect(performance.now() - began).toBeLessThan(10_000);
          expect(first).toBeGreaterThan(0);
          // Each process allows at least one request, even if its share is less.
          expect(first + second).toBeLessThanOrEqual(Math.max(4, due));
        } finally {
          server.signal('SIGCONT');
        }
      },
    );

    test('what processes allow while it is away counts when it is back', async () => {
      const own = await RedisServer.start(program);
      try {
        const { limiters } = await processes(2, { url: own.url, answerWithinMs: 1000 });
        const began = performance.now();
        expect(await allowedOf(limiters, 8)).toBe(8);
        await own.kill();
        await expect.poll(() => stores.slice(-2).some(({ isThere }) => isThere), { timeout: 10_000 }).toBe(false);
        const away = await allowedOf(limiters, 40);
        expect(away).toBeGreaterThan(0);
        // Each process knows of at least four calls, and shares the other sixteen. A call becomes available every three seconds.
        const due = () => 20 - 4 + Math.floor((performance.now() - began) / 3000);
        expect(away).toBeLessThanOrEqual(due());
        await own.start();
        await expect.poll(() => stores.slice(-2).every(({ isThere }) => isThere), { timeout: 10_000 }).toBe(true);
        expect((await allowedOf(limiters, 40)) + away).toBeLessThanOrEqual(due());
      } finally {
        await own.remove();
      }
    });

    test('a Redis without memory, one that only reads and one that wants a password are away, and are back afterwards', async () => {
      const own = await RedisServer.start(program);
      const root = own.client();
      const reasons: string[] = [];
      const store = await open({ url: own.url, watch: { gone: (reason) => reasons.push(reason), back: () => {} } });
      const limiter = new SharedLimiter(MINUTE, store, 2);
      const faults = [
        [() => root.config('SET', 'maxmemory', '1'), () => root.config('SET', 'maxmemory', '0')],
        [() => root.replicaof('127.0.0.1', 1), () => root.replicaof('NO', 'ONE')],
        [
          async () => {
            await root.config('SET', 'requirepass', 'another');
            await root.call('CLIENT', 'KILL', 'TYPE', 'normal', 'SKIPME', 'yes');
          },
          () => root.config('SET', 'requirepass', ''),
        ],
      ] as const;
      try {
        for (const [n, [begin, end]] of faults.entries()) {
          await begin();
          await expect
            .poll(async () => (await limiter.decide(`${n}`, 1)) && store.isThere, { timeout: 10_000 })
            .toBe(false);
          expect((await allowedOf([limiter], 40, 1, `away ${n}`)) * 2).toBe(20);
          await end();
          await expect.poll(() => store.isThere, { timeout: 10_000 }).toBe(true);
        }
        expect(reasons.slice(0, 2)).toEqual(['OOM', 'READONLY']);
      } finally {
        root.disconnect();
        await own.remove();
      }
    });
  });
}

// The address of the store leads to another server. Its responses reject nobody.
test.each([['+OK'], [':1'], ['*0'], ['*1\r\n:1'], ['*2\r\n+a\r\n+b']])(
  'a store that answers everything with %j is away',
  async (answer) => {
    const server = createServer((socket) => {
      socket.on('error', () => {});
      socket.on('data', (bytes) => {
        const commands = bytes.toString().match(/^\*\d+/gm) ?? [];
        socket.write(`${answer}\r\n`.repeat(commands.length));
      });
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const reasons: string[] = [];
    const store = await RedisStore.open({
      url: `redis://127.0.0.1:${(server.address() as AddressInfo).port}`,
      watch: { gone: (reason) => reasons.push(reason), back: () => {} },
    });
    try {
      expect(store.isThere).toBe(false);
      expect(await store.decide('a', { costUs: 1, limitUs: 20, debtUs: 0 })).toBeUndefined();
      expect(reasons).toHaveLength(1);
      const limiter = new SharedLimiter(MINUTE, store, 2);
      expect(await limiter.decide('a', 1)).toMatchObject({ allowed: true, remaining: 9 });
    } finally {
      store.close();
      server.close();
    }
  },
);
