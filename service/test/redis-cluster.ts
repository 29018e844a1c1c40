// A cluster of one's own for a test: three nodes on free ports that share all slots, without replicas unless one is added.

import { setTimeout as pause } from 'node:timers/promises';
import slotOf from 'cluster-key-slot';
import type { Redis } from 'ioredis';
import { freePort, type REDIS_PROGRAMS, RedisServer } from './redis-server.ts';

const SLOTS = 16_384;
const MASTERS = 3;

/** The node that holds a key at the start: 0, 1 or 2. */
export const thirdOf = (key: string): number => Math.floor((slotOf(key) * MASTERS) / SLOTS);

/** A node, and a caller who tells it what to do. */
export interface ClusterNode {
  readonly server: RedisServer;
  readonly admin: Redis;
  /** As the cluster knows it: `127.0.0.1:7000`. */
  readonly name: string;
  /** Ends it at once. */
  kill(): Promise<void>;
  /** Starts it again, as what it was. */
  start(): Promise<void>;
}

/** A cluster that a test may break. */
export class RedisCluster {
  readonly #program: (typeof REDIS_PROGRAMS)[number];
  readonly nodes: ClusterNode[] = [];

  private constructor(program: (typeof REDIS_PROGRAMS)[number]) {
    this.#program = program;
  }

  /** Three nodes that know each other and hold all slots. */
  static async start(program: (typeof REDIS_PROGRAMS)[number]): Promise<RedisCluster> {
    const cluster = new RedisCluster(program);
    for (let n = 0; n < MASTERS; n++) {
      const { admin } = await cluster.#join();
      const [first, next] = [n, n + 1].map((part) => Math.ceil((part * SLOTS) / MASTERS)) as [number, number];
      await admin.call('CLUSTER', 'ADDSLOTSRANGE', first, next - 1);
    }
    await cluster.settled();
    return cluster;
  }

  get urls(): readonly string[] {
    return this.nodes.slice(0, MASTERS).map(({ server }) => server.url);
  }

  /** Until all nodes that run agree that everything is well. */
  async settled(): Promise<void> {
    for (const { admin } of this.nodes) {
      const isSettled = async () => {
        const info = String(await admin.call('CLUSTER', 'INFO').catch(() => ''));
        return info.includes('cluster_state:ok') && info.includes(`cluster_known_nodes:${this.nodes.length}`);
      };
      while (!(await isSettled())) await pause(20);
    }
  }

  /** The node that holds the slot of a key. */
  async holderOf(key: string): Promise<ClusterNode> {
    const slots = (await this.nodes[0]!.admin.call('CLUSTER', 'SLOTS')) as [number, number, [string, number]][];
    const [, , [, port]] = slots.find(([from, to]) => from <= slotOf(key) && slotOf(key) <= to)!;
    return this.nodes.find(({ server }) => server.port === port)!;
  }

  /** Adds a replica of a node, and waits until it has its data. */
  async replicate(master: ClusterNode): Promise<ClusterNode> {
    const replica = await this.#join();
    await this.settled();
    const id = await master.admin.call('CLUSTER', 'MYID');
    await replica.admin.call('CLUSTER', 'REPLICATE', String(id));
    while (!String(await replica.admin.info('replication')).includes('master_link_status:up')) await pause(20);
    return replica;
  }

  /** Begins to move the slot of a key: the keys stay where they are until they are moved. */
  async beginMove(key: string, from: ClusterNode, to: ClusterNode): Promise<void> {
    const [idFrom, idTo] = await Promise.all([from, to].map(({ admin }) => admin.call('CLUSTER', 'MYID')));
    await to.admin.call('CLUSTER', 'SETSLOT', slotOf(key), 'IMPORTING', String(idFrom));
    await from.admin.call('CLUSTER', 'SETSLOT', slotOf(key), 'MIGRATING', String(idTo));
  }

  /** Moves the keys of the slot. */
  async moveKeys(key: string, from: ClusterNode, to: ClusterNode): Promise<void> {
    const keys = (await from.admin.call('CLUSTER', 'GETKEYSINSLOT', slotOf(key), 1000)) as string[];
    for (const one of keys) await from.admin.call('MIGRATE', '127.0.0.1', to.server.port, one, 0, 5000);
  }

  /** Ends the move: the slot belongs to the other node from now on. */
  async endMove(key: string, to: ClusterNode): Promise<void> {
    const id = String(await to.admin.call('CLUSTER', 'MYID'));
    for (const { admin } of [to, ...this.nodes]) await admin.call('CLUSTER', 'SETSLOT', slotOf(key), 'NODE', id);
  }

  /** Ends all nodes and removes what they wrote. */
  async remove(): Promise<void> {
    for (const { admin, server } of this.nodes) {
      admin.disconnect();
      await server.remove();
    }
  }

  async #join(): Promise<ClusterNode> {
    const server = await RedisServer.prepare(this.#program);
    // biome-ignore format: one setting a row
    const settings = [
      '--cluster-enabled', 'yes',
      '--cluster-port', `${await freePort()}`,
      '--cluster-node-timeout', '1000',
      '--cluster-require-full-coverage', 'no',
    ];
    const start = () => server.start(settings);
    await start();
    const admin = server.client();
    const node = { server, admin, name: `127.0.0.1:${server.port}`, kill: () => server.kill(), start };
    const [first] = this.nodes;
    if (first) {
      const busPort = settings[3]!;
      await first.admin.call('CLUSTER', 'MEET', '127.0.0.1', server.port, busPort);
    }
    this.nodes.push(node);
    return node;
  }
}
