// The service as in production: a separate process, from the compiled code.

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from '../../service/test/redis-server.ts';
import { ENDS_WITH_PARENT } from '../service-process.ts';

const MAIN = resolve(import.meta.dirname, '../../service/dist/node/main.js');

/** Options of a process besides its environment. */
interface Surroundings {
  /** File descriptor of its log; without one the log is part of `output`. */
  readonly log?: number;
  /** Maximum number of open files. */
  readonly openFiles?: number;
  readonly main?: string;
  /** Path of the Node that runs it; by default the one of this process. */
  readonly node?: string;
}

const limited = (openFiles: number): string[] => ['sh', '-c', `ulimit -n ${openFiles}; exec "$@"`, 'sh'];

/** A running service. */
export class ServiceProcess {
  readonly port: number;
  readonly metricsPort: number;
  readonly folder: string;
  readonly #child: ChildProcess;
  #output = '';

  private constructor(child: ChildProcess, port: number, metricsPort: number, folder: string) {
    this.#child = child;
    this.port = port;
    this.metricsPort = metricsPort;
    this.folder = folder;
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk) => {
        this.#output += chunk;
      });
    }
  }

  /** Starts one and waits until it is ready. Its peers on this machine are trusted proxies, so that a test can be many clients. */
  static async start(
    environment: Readonly<Record<string, string>> = {},
    { log, openFiles, main = MAIN, node = process.execPath }: Surroundings = {},
  ): Promise<ServiceProcess> {
    const folder = await mkdtemp(join(tmpdir(), 'beichen-'));
    const [port, metricsPort] = [Number(environment.PORT ?? (await freePort())), await freePort()];
    const [command, ...words] = [
      ...(openFiles === undefined ? [] : limited(openFiles)),
      node,
      '--import',
      ENDS_WITH_PARENT,
      main,
    ];
    const child = spawn(command!, words, {
      cwd: folder,
      stdio: ['pipe', log ?? 'pipe', 'pipe'],
      env: {
        PATH: process.env.PATH,
        TRUSTED_PROXIES: '127.0.0.1',
        LOG_LEVEL: 'warn',
        REQUEST_LIMIT: '100000',
        ...(environment.REDIS_URL !== undefined && { LIMIT_SECRET: 'sixteen letters and more' }),
        PORT: `${port}`,
        METRICS_PORT: `${metricsPort}`,
        ...environment,
      },
    });
    const service = new ServiceProcess(child, port, metricsPort, folder);
    const started = performance.now();
    while (!(await service.isReady())) {
      if (child.exitCode !== null || performance.now() - started > 60_000) throw new Error(service.output);
      await new Promise((next) => setTimeout(next, 20));
    }
    return service;
  }

  get origin(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Its log and its error output so far. */
  get output(): string {
    return this.#output;
  }

  async isReady(): Promise<boolean> {
    const answer = await fetch(`${this.origin}/readyz`).catch(() => undefined);
    await answer?.arrayBuffer();
    return answer?.status === 200;
  }

  /** The limiter that decides its calls. */
  async limiter(): Promise<string> {
    return ((await (await fetch(`${this.origin}/readyz`)).json()) as { limiter: string }).limiter;
  }

  /** One of its metrics: the sum of all lines that begin so. */
  async metric(beginning: string): Promise<number> {
    const text = await (await fetch(`http://127.0.0.1:${this.metricsPort}/metrics`)).text();
    const lines = text.split('\n').filter((line) => line.startsWith(beginning));
    return lines.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
  }

  /** Sends it a signal, waits until it ends, and returns its exit code. */
  async end(signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
    if (this.#child.exitCode === null && this.#child.signalCode === null) {
      this.#child.kill(signal);
      await once(this.#child, 'exit');
    }
    return this.#child.exitCode;
  }

  /** Ends it and removes its files. */
  async remove(): Promise<void> {
    await this.end('SIGKILL');
    await rm(this.folder, { recursive: true, force: true });
  }
}
