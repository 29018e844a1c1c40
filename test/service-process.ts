// The real service in a process of its own, on a free port of this machine, for as long as a test needs it.

import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { atWorkerEnd } from './setup/worker-end.ts';

/** A module that ends a process when its parent ends. */
export const ENDS_WITH_PARENT = new URL('../service/test/ends-with-parent.mjs', import.meta.url).href;

export interface ServiceProcess {
  /** http://127.0.0.1:port */
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts the built service; its counts go to a folder that is deleted with it. */
export async function startService(environment: Readonly<Record<string, string>> = {}): Promise<ServiceProcess> {
  const folder = mkdtempSync(join(tmpdir(), 'beichen-'));
  const main = resolve(import.meta.dirname, '../service/dist/node/main.js');
  const child = spawn(process.execPath, ['--import', ENDS_WITH_PARENT, main], {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', COUNT_FILE: join(folder, 'calls.json'), ...environment },
    stdio: 'pipe',
  });
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  const url = await new Promise<string>((found, failed) => {
    let output = '';
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const listening = /listening at (http:\/\/127\.0\.0\.1:\d+)/.exec(output);
      if (listening) found(listening[1]!);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', (code) => failed(new Error(`the service ended with ${code} before it listened:\n${output}`)));
  });
  const removeFolder = () => rmSync(folder, { recursive: true, force: true });
  const forgetFolder = atWorkerEnd(removeFolder);
  return {
    url,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      forgetFolder();
      removeFolder();
    },
  };
}

/** Limits that no test reaches by chance. */
export const FREE = { CHART_LIMIT: '10000', CITIES_LIMIT: '10000', REQUEST_LIMIT: '100000' } as const;

let shared: Promise<ServiceProcess> | undefined;

/** The service of all files of a worker that neither count requests nor reach a limit. Ends with the worker. */
export function sharedService(): Promise<ServiceProcess> {
  shared ??= startService(FREE);
  return shared;
}
