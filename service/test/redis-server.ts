// A Redis server for a test: on a free port, with a folder that is deleted with it.

import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';

/** The programs that speak the protocol of Redis and that the service supports. */
export const REDIS_PROGRAMS = ['redis-server', 'valkey-server'] as const;
type RedisProgram = (typeof REDIS_PROGRAMS)[number];

const THERE = REDIS_PROGRAMS.filter((program) => spawnSync(program, ['--version']).status === 0);
for (const program of REDIS_PROGRAMS) {
  if (THERE.includes(program)) continue;
  process.stderr.write(
    `NOT TESTED: there is no ${program} here, so nothing was tried that needs it (install ${program}).\n`,
  );
}

/** True if a program is installed. */
export const isThere = (program: RedisProgram): boolean => THERE.includes(program);

/** True if any of them is installed. */
export const thereIsRedis = THERE.length > 0;

/** A server that a test may freeze, kill and start again. */
export class RedisServer {
  readonly port: number;
  readonly #program: RedisProgram;
  readonly folder: string;
  #process: ChildProcess | undefined;

  private constructor(program: RedisProgram, port: number, folder: string) {
    this.#program = program;
    this.port = port;
    this.folder = folder;
  }

  /** A server that is not running yet. @param program by default the first one that is installed */
  static async prepare(program: RedisProgram = THERE[0]!): Promise<RedisServer> {
    return new RedisServer(program, await freePort(), await mkdtemp(join(tmpdir(), 'beichen-redis-')));
  }

  /** Starts a server that responds. */
  static async start(program?: RedisProgram): Promise<RedisServer> {
    const server = await RedisServer.prepare(program);
    await server.start();
    return server;
  }

  get url(): string {
    return `redis://127.0.0.1:${this.port}`;
  }

  /** Starts it, and waits until it answers. @param settings arguments of its command line, after the settings file if there is one */
  async start(settings?: readonly string[], file?: string): Promise<void> {
    this.spawn(settings, file);
    const client = this.client();
    while ((await client.ping().catch(() => '')) !== 'PONG') await new Promise((resolve) => setTimeout(resolve, 20));
    client.disconnect();
  }

  /** Starts it without waiting. */
  spawn(settings: readonly string[] = [], file?: string): void {
    const own = ['--port', `${this.port}`, '--bind', '127.0.0.1', '--dir', this.folder];
    const quiet = file ? [] : ['--save', '', '--appendonly', 'no', '--enable-debug-command', 'yes'];
    this.#process = spawn(this.#program, [...(file ? [file] : []), ...own, ...quiet, ...settings], { stdio: 'ignore' });
  }

  signal(name: 'SIGSTOP' | 'SIGCONT'): void {
    this.#process?.kill(name);
  }

  /** A client that sends commands to it. */
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

  /** Ends the process with a signal. */
  async kill(signal: 'SIGKILL' | 'SIGTERM' = 'SIGKILL'): Promise<void> {
    const process = this.#process;
    this.#process = undefined;
    if (!process || process.exitCode !== null) return;
    process.kill(signal);
    await once(process, 'exit');
  }

  /** Ends it and removes its files. */
  async remove(): Promise<void> {
    await this.kill();
    await rm(this.folder, { recursive: true, force: true });
  }
}

/** A port on which no process listens. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
