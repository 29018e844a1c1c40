// A thread that requests charts, each for another client, until a message ends it: it measures how a load delays other clients. As a separate thread it waits for
// the service alone, not for the load.

import { setTimeout as pause } from 'node:timers/promises';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { type HeavyRequest, newClient } from './heaviest-requests.ts';
import { type Call, CHART_PATH, callOnce, requestBytes } from './one-call.ts';

const EVERY_MS = 10;

/** Another client's chart. */
export const OTHER: HeavyRequest = {
  name: 'a chart of another client',
  path: CHART_PATH,
};

interface Order {
  readonly port: number;
  /** Minimum number of calls. */
  readonly least: number;
}

/** Starts the thread, and collects its calls. */
export class OtherClients {
  readonly #worker: Worker;
  readonly #calls: Promise<readonly Call[]>;

  constructor(order: Order) {
    this.#worker = new Worker(new URL(import.meta.url), { workerData: order });
    this.#calls = new Promise((resolve, reject) => {
      this.#worker.once('message', resolve);
      this.#worker.once('error', reject);
    });
  }

  /** Their calls, once the last one is answered. */
  async end(): Promise<readonly Call[]> {
    this.#worker.postMessage('end');
    return this.#calls;
  }
}

if (!isMainThread) {
  const { port, least } = workerData as Order;
  let isOver = false;
  parentPort!.once('message', () => {
    isOver = true;
  });
  const calls: Promise<Call>[] = [];
  while (!isOver || calls.length < least) {
    calls.push(callOnce(port, requestBytes(`172.16.${newClient().split('.').slice(2).join('.')}`, OTHER)));
    await pause(EVERY_MS);
  }
  parentPort!.postMessage(await Promise.all(calls));
}
