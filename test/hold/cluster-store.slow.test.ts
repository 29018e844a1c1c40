// The limiter and the counts over a cluster of three nodes: the same suite as over one, and what only a cluster can get wrong: keys on
// one node, a node that is lost, a slot that moves.

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { SharedCalls } from '../../service/src/count/shared-calls.ts';
import type { Decision } from '../../service/src/limit/limiter.ts';
import { SharedLog } from '../../service/src/limit/shared-log.ts';
import { SharedStore } from '../../service/src/shared-store/shared-store.ts';
import { limiterConformance } from '../../service/test/limiter-conformance.ts';
import { type ClusterNode, RedisCluster, thirdOf } from '../../service/test/redis-cluster.ts';
import { isThere, REDIS_PROGRAMS } from '../../service/test/redis-server.ts';

const LIMIT = 20;
const POLICY = { name: 'chart', limit: LIMIT, windowMs: 60_000 };
const CLIENTS = Array.from({ length: 60 }, (_, n) => `client-${n}`);
const NOON = Date.UTC(2026, 10, 20, 12);

for (const program of REDIS_PROGRAMS) {
  describe.skipIf(!isThere(program))(`a cluster of three with ${program}`, () => {
    let cluster: RedisCluster;
    let folder: string;
    const stores: SharedStore[] = [];
    beforeAll(async () => {
      cluster = await RedisCluster.start(program);
      folder = await mkdtemp(join(tmpdir(), 'beichen-'));
    });
    afterEach(() => {
      for (const store of stores.splice(0)) store.close();
    });
    afterAll(async () => {
      await cluster.remove();
      await rm(folder, { recursive: true, force: true });
    });

    let made = 0;
    const newPrefix = () => `test-${program}-${++made}`;
    const keyOf = (prefix: string, client: string) => `${prefix}:{${client}}:chart`;

    async function open(prefix: string, time?: string) {
      const output: string[] = [];
      const watch = {
        gone: (fault: string, node: string) => output.push(`${node} ${fault}`),
        back: () => output.push('back'),
      };
      const store = await SharedStore.open({ urls: cluster.urls, watch, prefix, ...(time && { time }) });
      await expect.poll(() => store.isThere, { timeout: 5000 }).toBe(true);
      stores.push(store);
      return { store, told: output, log: new SharedLog(POLICY, store) };
    }

    async function processes(count: number) {
      const prefix = newPrefix();
      return { prefix, all: await Promise.all(Array.from({ length: count }, () => open(prefix))) };
    }

    /** Clients whose logs are on a node. */
    async function clientsOn(node: ClusterNode, prefix: string): Promise<[string, string]> {
      const holders = await Promise.all(CLIENTS.map((client) => cluster.holderOf(keyOf(prefix, client))));
      return CLIENTS.filter((_, n) => holders[n] === node) as [string, string];
    }
    const clientOn = async (node: ClusterNode, prefix: string) => (await clientsOn(node, prefix))[0];

    const admitted = async (log: SharedLog, client: string, calls = 30) => {
      const decisions = Array.from({ length: calls }, () => log.decide(client, Date.now()));
      return (await Promise.all(decisions)).filter(({ allowed }) => allowed).length;
    };

    const comesBack = ({ store }: { store: SharedStore }) =>
      expect.poll(() => store.share, { timeout: 15_000 }).toBe(1);

    // A clock that blocks is beside each log, in its slot.
    limiterConformance(`over a cluster with ${program}`, async (quota) => {
      const prefix = newPrefix();
      const clocks = ['a', 'b'].map((client) => keyOf(prefix, client));
      let now = 1_795_000_000_000;
      const set = async () => {
        for (const clock of clocks) {
          const { admin } = await cluster.holderOf(clock);
          await admin.mset(`${clock}:s`, Math.floor(now / 1000), `${clock}:us`, (now % 1000) * 1000);
        }
      };
      await set();
      // A knock at a node has no clock beside it, and the server's own is as good.
      const { store } = await open(
        prefix,
        `(function() local t = redis.call('MGET', log .. ':s', log .. ':us'); return t[1] and t or redis.call('TIME') end)()`,
      );
      return {
        limiter: { decide: async (key) => (await store.decide(key, 'chart', quota.limit, quota.windowMs)) as Decision },
        async pass(ms) {
          now += ms;
          await set();
        },
      };
    });

    test('clients are spread over all nodes; what one client has, and the counts, stay together', async () => {
      const thirds = Array.from({ length: 3000 }, (_, n) => thirdOf(keyOf('beichen', `client-${n}`)));
      for (const third of [0, 1, 2]) {
        const share = thirds.filter((one) => one === third).length / thirds.length;
        expect(share).toBeGreaterThan(0.28);
        expect(share).toBeLessThan(0.39);
      }
      const { prefix, all } = await processes(1);
      await all[0]!.store.decide('a', 'chart', LIMIT, 60_000);
      await all[0]!.store.decide('a', 'cities', LIMIT, 60_000);
      const { admin } = await cluster.holderOf(keyOf(prefix, 'a'));
      expect((await admin.keys(`${prefix}:{a}:*`)).sort()).toEqual([`${prefix}:{a}:chart`, `${prefix}:{a}:cities`]);
    });

    test('200 calls made at once in four processes admit exactly 20, on each node', async () => {
      const { prefix, all } = await processes(4);
      for (const node of cluster.nodes) {
        const client = await clientOn(node, prefix);
        const calls = Array.from({ length: 200 }, (_, n) => all[n % 4]!.log.decide(client, Date.now()));
        expect((await Promise.all(calls)).filter(({ allowed }) => allowed)).toHaveLength(LIMIT);
        expect(await node.admin.llen(keyOf(prefix, client))).toBe(LIMIT);
      }
    });

    test('a lost node: its clients are limited by each process alone, all others together, and then all again', async () => {
      const { prefix, all } = await processes(2);
      const [lost, ...others] = cluster.nodes as [ClusterNode, ...ClusterNode[]];
      const [ofLost, ...ofOthers] = await Promise.all([lost, ...others].map((node) => clientOn(node, prefix)));
      expect(await admitted(all[0]!.log, ofLost!, 5)).toBe(5);
      await lost.kill();
      const began = performance.now();
      expect(await admitted(all[0]!.log, ofLost!)).toBe(LIMIT - 5); // it knows what it let through before
      expect(await admitted(all[1]!.log, ofLost!)).toBe(LIMIT);
      for (const client of ofOthers) {
        const both = await Promise.all([admitted(all[0]!.log, client), admitted(all[1]!.log, client)]);
        expect(both[0]! + both[1]!).toBe(LIMIT);
      }
      expect(performance.now() - began).toBeLessThan(1000); // nobody waits
      for (const { store, told } of all) {
        expect(store.share).toBeCloseTo(2 / 3, 2);
        expect(told).toEqual(['back', `${lost.name} disconnected`]);
      }
      await lost.start();
      await cluster.settled();
      for (const one of all) {
        await comesBack(one);
        expect(one.told.at(-1)).toBe('back');
      }
      const [, client] = await clientsOn(lost, prefix);
      const both = await Promise.all([admitted(all[0]!.log, client), admitted(all[1]!.log, client)]);
      expect(both[0]! + both[1]!).toBe(LIMIT);
    });

    test('a frozen node keeps nobody waiting, and not even that for long', async () => {
      const { prefix, all } = await processes(1);
      const [{ log, store, told }] = all as [(typeof all)[0]];
      const [frozen] = cluster.nodes as [ClusterNode];
      const client = await clientOn(frozen, prefix);
      frozen.server.signal('SIGSTOP');
      try {
        await expect
          .poll(() => log.decide(client, Date.now()).then(() => store.share), { timeout: 10_000, interval: 110 })
          .toBeLessThan(1);
        const late = pause(90).then(() => 'late'); // less than a single answer would be waited for
        expect(await Promise.race([admitted(log, client), late])).not.toBe('late');
        expect(told).toEqual(['back', `${frozen.name} timeout`]);
      } finally {
        frozen.server.signal('SIGCONT');
      }
      await cluster.settled();
      await comesBack(all[0]!);
    });

    test('a cluster that serves nothing when a node is lost: every process limits for itself', async () => {
      const { prefix, all } = await processes(1);
      const [lost, ...others] = cluster.nodes as [ClusterNode, ...ClusterNode[]];
      const setCoverage = (value: string) =>
        Promise.all(others.map(({ admin }) => admin.config('SET', 'cluster-require-full-coverage', value)));
      const client = await clientOn(others[0]!, prefix);
      await setCoverage('yes');
      await lost.kill();
      try {
        const [{ store, told }] = all as [(typeof all)[0]];
        const requested = () => store.decide(client, 'chart', LIMIT, 60_000).then(() => told.join());
        await expect.poll(requested, { timeout: 10_000 }).toContain('CLUSTERDOWN');
        expect(await admitted(all[0]!.log, `${client}-2`)).toBe(LIMIT);
      } finally {
        await setCoverage('no');
        await lost.start();
      }
      await cluster.settled();
      await comesBack(all[0]!);
    });

    test('a slot that moves, with and without its keys, loses no call and counts none twice', async () => {
      const { prefix, all } = await processes(2);
      const [from, to] = cluster.nodes as [ClusterNode, ClusterNode];
      const client = await clientOn(from, prefix);
      const key = keyOf(prefix, client);
      // Each process has its turn: neither knows by itself what the other let through.
      const call = async (count: number) => {
        const decisions = [];
        for (let n = 0; n < count; n++) decisions.push(await all[n % 2]!.log.decide(client, Date.now()));
        return decisions.filter(({ allowed }) => allowed).length;
      };
      expect(await call(6)).toBe(6);
      await cluster.beginMove(key, from, to);
      expect(await call(4)).toBe(4); // the key is still where it was
      await cluster.moveKeys(key, from, to);
      expect(await call(4)).toBe(4); // ASK
      await cluster.endMove(key, to);
      expect(await call(20)).toBe(LIMIT - 14); // MOVED
      expect(await to.admin.llen(key)).toBe(LIMIT);
      for (const { told } of all) expect(told).toEqual(['back']);
    });

    test('counts wait while the slot of their book moves, and each arrives once', async () => {
      const { prefix, all } = await processes(1);
      const [{ store, told }] = all as [(typeof all)[0]];
      const calls = await SharedCalls.open(store, join(folder, `${prefix}.json`), () => {});
      const book = `{${prefix}}:calls`;
      const from = await cluster.holderOf(book);
      const to = cluster.nodes.find((node) => node !== from)!;
      const count = async (times: number) => {
        for (let n = 0; n < times; n++) calls.count('chart', 200, NOON);
        await calls.flush();
      };
      await count(3);
      await cluster.beginMove(book, from, to);
      await count(4); // its book is there and its mark is not: the cluster says TRYAGAIN
      expect(await from.admin.hgetall(book)).toEqual({ '2026-11-20 chart 2xx': '3' });
      await cluster.moveKeys(book, from, to);
      await count(5);
      await cluster.endMove(book, to);
      await count(6);
      await expect.poll(() => to.admin.hgetall(book), { timeout: 10_000 }).toEqual({ '2026-11-20 chart 2xx': '18' });
      expect(await calls.totals()).toEqual({ '2026-11-20': { chart: { '2xx': 18 } } });
      expect(told).toEqual(['back']);
    });

    test('a replica that takes over goes on where its master ended', async () => {
      const { prefix, all } = await processes(2);
      const master = cluster.nodes[2]!;
      const replica = await cluster.replicate(master);
      const client = await clientOn(master, prefix);
      expect(await admitted(all[0]!.log, client, 12)).toBe(12);
      // WAIT waits for the writes of its own connection, and so for all that came before them.
      await master.admin.set(`${keyOf(prefix, client)}:written`, 1);
      expect(await master.admin.call('WAIT', 1, 5000)).toBe(1);
      await master.kill();
      await expect.poll(() => cluster.holderOf(keyOf(prefix, client)), { timeout: 15_000 }).toBe(replica);
      for (const one of all) await comesBack(one);
      expect(await admitted(all[1]!.log, client)).toBe(LIMIT - 12);
    });
  });
}
