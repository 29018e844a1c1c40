// The limiter over a real Redis: the same suite as in memory, and what only a shared log can get wrong.

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { limiterConformance } from '../../test/limiter-conformance.ts';
import { isThere, REDIS_PROGRAMS, RedisServer } from '../../test/redis-server.ts';
import { SharedStore } from '../shared-store/shared-store.ts';
import type { Decision, Quota } from './limiter.ts';
import { SharedLog } from './shared-log.ts';

const MINUTE = { limit: 20, windowMs: 60_000 };
const SILENT = { gone: () => {}, back: () => {} };

for (const program of REDIS_PROGRAMS) {
  describe.skipIf(!isThere(program))(`over ${program}`, () => {
    let server: RedisServer;
    let admin: ReturnType<RedisServer['client']>;
    const stores: SharedStore[] = [];
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
    async function open(settings: { readonly prefix?: string; readonly time?: string } = {}) {
      const store = await SharedStore.open({ urls: [server.url], watch: SILENT, ...settings });
      stores.push(store);
      return store;
    }

    /** So many processes that share a log, each with a store of its own. */
    async function processes(count: number, quota: Quota, instances?: number) {
      const prefix = `test-${++made}`;
      const policy = { name: 'chart', ...quota };
      const opened = await Promise.all(Array.from({ length: count }, () => open({ prefix })));
      return { prefix, logs: opened.map((store) => new SharedLog(policy, store, instances)) };
    }

    // A clock that blocks is in a key, which the suite moves. The log of the process is left out: it is tested by itself.
    limiterConformance(`over ${program}`, async (quota) => {
      const prefix = `suite-${++made}`;
      let now = 1_795_000_000_000;
      const set = () => admin.mset(`${prefix}:s`, Math.floor(now / 1000), `${prefix}:us`, (now % 1000) * 1000);
      await set();
      const store = await open({ prefix, time: `redis.call('MGET', '${prefix}:s', '${prefix}:us')` });
      return {
        limiter: { decide: async (key) => (await store.decide(key, 'chart', quota.limit, quota.windowMs)) as Decision },
        async pass(ms) {
          now += ms;
          await set();
        },
      };
    });

    // The same with both logs, by the clock of the machine.
    describe('with the log of each process before it', () => {
      test('200 calls made at once in four processes admit exactly 20', async () => {
        const { logs } = await processes(4, MINUTE);
        const calls = Array.from({ length: 200 }, (_, n) => logs[n % 4]!.decide('a', Date.now()));
        expect((await Promise.all(calls)).filter(({ allowed }) => allowed)).toHaveLength(20);
      });

      test.each([120, 400])('while the store pauses for %i ms four processes admit no more than 20', async (ms) => {
        const { logs } = await processes(4, MINUTE, 4);
        await logs[0]!.decide('other', Date.now());
        server.signal('SIGSTOP');
        const calls = Array.from({ length: 200 }, (_, n) => logs[n % 4]!.decide('a', Date.now()));
        setTimeout(() => server.signal('SIGCONT'), ms);
        const admitted = (await Promise.all(calls)).filter(({ allowed }) => allowed).length;
        expect(admitted).toBeGreaterThan(0);
        expect(admitted).toBeLessThanOrEqual(20); // 80 before
      });

      test('who waits as long as told gets through, in another process too', async () => {
        const { logs } = await processes(2, { limit: 3, windowMs: 400 });
        for (let n = 0; n < 3; n++) await logs[0]!.decide('a', Date.now());
        const { allowed, msToReset } = await logs[1]!.decide('a', Date.now());
        expect(allowed).toBe(false);
        await new Promise((resolve) => setTimeout(resolve, msToReset + 2));
        expect((await logs[1]!.decide('a', Date.now())).allowed).toBe(true);
      });

      test('a store that was flushed does not give a client of one process a second quota', async () => {
        const { logs } = await processes(1, MINUTE);
        for (let n = 0; n < 15; n++) await logs[0]!.decide('a', Date.now());
        await admin.flushall();
        const after = await Promise.all(Array.from({ length: 30 }, () => logs[0]!.decide('a', Date.now())));
        expect(after.filter(({ allowed }) => allowed).length).toBeLessThanOrEqual(5);
      });
    });

    test('each key lives as long as the window after the last call that was let through, and no longer', async () => {
      const { prefix, logs } = await processes(1, MINUTE);
      for (let n = 0; n < 25; n++) await logs[0]!.decide('a', Date.now());
      const life = await admin.pttl(`${prefix}:{a}:chart`);
      expect(life).toBeGreaterThan(55_000);
      expect(life).toBeLessThanOrEqual(60_000);
      expect(await admin.llen(`${prefix}:{a}:chart`)).toBe(20);
    });

    test('what cannot be a log is thrown away', async () => {
      const { prefix, logs } = await processes(1, MINUTE);
      await admin.set(`${prefix}:{a}:chart`, 'garbage');
      expect(await logs[0]!.decide('a', Date.now())).toMatchObject({ allowed: true, remaining: 19 });
      await admin.rpush(`${prefix}:{b}:chart`, 'garbage', 'more');
      expect(await logs[0]!.decide('b', Date.now())).toMatchObject({ allowed: true, remaining: 19 });
    });

    test('a clock that was put back by an hour makes nobody wait longer than a minute', async () => {
      const { prefix, logs } = await processes(1, MINUTE);
      const inAnHour = Date.now() + 3_600_000;
      await admin.rpush(`${prefix}:{a}:chart`, ...Array.from({ length: 20 }, (_, n) => inAnHour + n));
      const { allowed, msToReset } = await logs[0]!.decide('a', Date.now());
      expect(allowed).toBe(false);
      expect(msToReset).toBeLessThanOrEqual(60_000);
    });

    test('a forgotten script is sent again', async () => {
      const { logs } = await processes(1, MINUTE);
      await logs[0]!.decide('a', Date.now());
      await admin.script('FLUSH');
      expect(await logs[0]!.decide('a', Date.now())).toMatchObject({ allowed: true, remaining: 18 });
    });
  });
}
