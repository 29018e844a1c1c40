// A Redis of one's own for a test: on a free port, with nothing on the disk but a folder that goes with it.

import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';

// REDIS_SERVER=valkey-server tries the same on Valkey.
const PROGRAM = process.env.REDIS_SERVER ?? 'redis-server';

/** Whether there is a server to test with. Says so when there is none. */
export const thereIsRedis = spawnSync(PROGRAM, ['--version']).status === 0;
if (!thereIsRedis) {
  process.stderr.write(
    `NOT TESTED: there is no ${PROGRAM} here, so nothing was tried that needs Redis (install redis-server).\n`,
  );
}

/** A server that a test may freeze, kill and start again. */
export class RedisServer {
  readonly port: number;
  readonly #folder: string;
  #process: ChildProcess | undefined;

  private constructor(port: number, folder: string) {
    this.port = port;
    this.#folder = folder;
  }

  /** A server that is not running yet. */
  static async prepare(): Promise<RedisServer> {
    return new RedisServer(await freePort(), await mkdtemp(join(tmpdir(), 'beichen-redis-')));
  }

  /** A server that answers. */
  static async start(): Promise<RedisServer> {
    const server = await RedisServer.prepare();
    await server.start();
    return server;
  }

  get url(): string {
    return `redis://127.0.0.1:${this.port}`;
  }

  /** Starts it, and waits until it answers. */
  async start(settings: readonly string[] = []): Promise<void> {
    this.spawn(settings);
    const client = this.client();
    while ((await client.ping().catch(() => '')) !== 'PONG') await new Promise((resolve) => setTimeout(resolve, 20));
    client.disconnect();
  }

  /** Starts it without waiting. @param settings as on its command line */
  spawn(settings: readonly string[] = []): void {
    const own = ['--port', `${this.port}`, '--bind', '127.0.0.1', '--dir', this.#folder];
    const quiet = ['--save', '', '--appendonly', 'no', '--enable-debug-command', 'yes'];
    this.#process = spawn(PROGRAM, [...own, ...quiet, ...settings], { stdio: 'ignore' });
  }

  signal(name: 'SIGSTOP' | 'SIGCONT'): void {
    this.#process?.kill(name);
  }

  /** A client that tells it what to do. */
  client(password?: string): Redis {
    const client = new Redis(this.port, '127.0.0.1', {
      protocol: 2,
      retryStrategy: () => 50,
      enableReadyCheck: false,
      maxRetriesPerRequest: null,
      ...(password !== undefined && { password }),
    });
    client.on('error', () => {});
    return client;
  }

  /** Ends it at once. */
  async kill(): Promise<void> {
    const process = this.#process;
    this.#process = undefined;
    if (!process || process.exitCode !== null) return;
    process.kill('SIGKILL');
    await once(process, 'exit');
  }

  /** Ends it and removes what it wrote. */
  async remove(): Promise<void> {
    await this.kill();
    await rm(this.#folder, { recursive: true, force: true });
  }
}

/** A port on which nobody listens. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
