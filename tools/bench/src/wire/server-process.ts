// A server under measurement, as a process. If the machine has two cores and `taskset`, it has a core of its own, and the load has the other.

import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Usage } from './report-usage.ts';

const REPORT_USAGE = new URL('./report-usage.js', import.meta.url).href;
const CONTESTANT = fileURLToPath(new URL('../contestant.js', import.meta.url));
const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));

const TASKSET = 'taskset'; // of util-linux
const LOAD_CORE = 0;
const SERVER_CORE = 1;
const SLOWEST_START_MS = 20_000;

/** True if servers and load have a core each. */
export const HAS_CORES: boolean = availableParallelism() >= 2 && hasTaskset();

function hasTaskset(): boolean {
  try {
    execFileSync(TASKSET, ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Moves the load, which is this process, off the core of the servers. */
export function pinToLoadCore(): void {
  if (HAS_CORES) execFileSync(TASKSET, ['-a', '-p', '-c', `${LOAD_CORE}`, `${process.pid}`], { stdio: 'ignore' });
}

export interface Program {
  /** A script and its arguments. */
  readonly run: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  /** Core of the server; by default all servers share one. */
  readonly core?: number | 'any';
}

/** The file that `npm start` runs, and the one that it ran in earlier builds, which are measured too. */
const MAINS = ['service/dist/node/main.js', 'service/dist/main.js'] as const;

/**
 * The service of a build as it is hosted behind one proxy: limiter, validation and log on. The load is the proxy, so that it can be many clients.
 * @param environment additional or other settings
 */
export const serviceOf = (build: string, environment: Readonly<Record<string, string>> = {}): Program => ({
  run: [MAINS.map((main) => join(build, main)).find(existsSync)!],
  environment: { TRUSTED_PROXIES: '127.0.0.1/32', ...environment },
});

/** The service of this build. */
export const ourService = (environment?: Readonly<Record<string, string>>): Program => serviceOf(ROOT, environment);

/** A server for comparison: `bare`, `fastify` or `peer`. */
export const contestant = (kind: string, answer: string): Program => ({ run: [CONTESTANT, kind, answer] });

/** A running server. */
export class ServerProcess {
  readonly port: number;
  /** Milliseconds from the start of the process to its first response. */
  readonly startMs: number;
  readonly #child: ChildProcess;
  readonly #folder: string;

  private constructor(child: ChildProcess, port: number, startMs: number, folder: string) {
    this.#child = child;
    this.port = port;
    this.startMs = startMs;
    this.#folder = folder;
  }

  /** Starts a program and waits until it accepts connections, or until it responds to a request with 200. Its output goes to a file. */
  static async start({ run, environment = {}, core = SERVER_CORE }: Program, request?: string): Promise<ServerProcess> {
    const folder = mkdtempSync(join(tmpdir(), 'beichen-bench-'));
    const port = await freePort();
    const output = openSync(join(folder, 'output'), 'w');
    const node = [process.execPath, '--import', REPORT_USAGE, ...run];
    const [command, ...rest] = HAS_CORES && core !== 'any' ? [TASKSET, '-c', `${core}`, ...node] : node;
    const started = performance.now();
    const child = spawn(command!, rest, {
      cwd: folder,
      env: { PATH: process.env.PATH, PORT: `${port}`, ...environment },
      stdio: ['ignore', output, output, 'ipc'],
    });
    closeSync(output);
    while (!(await answers(port, request))) {
      if (child.exitCode !== null) throw new Error(`${run.join(' ')} ended with ${child.exitCode}`);
      if (performance.now() - started > SLOWEST_START_MS) throw new Error(`${run.join(' ')} does not answer`);
      await pause(1);
    }
    return new ServerProcess(child, port, performance.now() - started, folder);
  }

  /** Processor time and memory of the process. */
  async usage(): Promise<Usage> {
    const result = once(this.#child, 'message');
    this.#child.send('usage');
    return (await result)[0] as Usage;
  }

  /** Stops it and removes its files. */
  async stop(): Promise<void> {
    const ended = once(this.#child, 'exit');
    this.#child.kill('SIGKILL');
    await ended;
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

/** Milliseconds from the start of each program to its first response to a request, in turns. */
export async function startTimes(programs: readonly Program[], starts: number, request: string): Promise<number[][]> {
  const milliseconds: number[][] = programs.map(() => []);
  for (let start = 0; start < starts; start++) {
    for (const [i, program] of programs.entries()) {
      const server = await ServerProcess.start({ ...program, core: 'any' }, request);
      milliseconds[i]!.push(server.startMs);
      await server.stop();
    }
  }
  return milliseconds;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error(`${address} is no port`);
  return address.port;
}

function answers(port: number, request?: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      if (request !== undefined) return void socket.write(request);
      resolve(true);
      socket.destroy();
    });
    socket.once('data', (chunk) => {
      resolve(chunk.toString('latin1').startsWith('HTTP/1.1 200'));
      socket.destroy();
    });
    socket.once('error', () => resolve(false));
  });
}
