// Casts chunks of rows on all cores, and returns them in order. Each thread has one chunk in work and one queued; a chunk that is finished early waits for
// the earlier ones. So memory holds a few chunks for each thread, however long the file is.

import { Worker } from 'node:worker_threads';
import type { CastRows, RowOptions } from './cast-rows.ts';
import type { Rows } from './rows.ts';

const PIECES_A_THREAD = 3;

/**
 * Casts chunks of rows on a number of threads. Each result is valid until the next one is requested.
 * @throws the error of a thread
 */
export async function* castOnThreads(
  pieces: AsyncIterable<Rows>,
  options: RowOptions,
  threads: number,
): AsyncGenerator<CastRows> {
  const pool = Array.from({ length: threads }, () => new CastThread(options));
  const source = pieces[Symbol.asyncIterator]();
  const requested: { readonly result: Promise<CastRows>; readonly thread: CastThread }[] = [];
  let isRead = false;
  try {
    for (;;) {
      while (!isRead && requested.length < threads * PIECES_A_THREAD) {
        const { value, done } = await source.next();
        if (done) isRead = true;
        else {
          const thread = pool.reduce((least, each) => (each.waiting < least.waiting ? each : least));
          requested.push({ result: thread.cast(value), thread });
        }
      }
      const first = requested.shift();
      if (first === undefined) return;
      const cast = await first.result;
      yield cast;
      first.thread.returnMemory(cast.memory);
    }
  } finally {
    for (const thread of pool) thread.end();
  }
}

class CastThread {
  readonly #worker: Worker;
  readonly #free: ArrayBuffer[] = [];
  readonly #waiting: { resolve(cast: CastRows): void; reject(error: unknown): void }[] = [];
  #failure: unknown;

  constructor(options: RowOptions) {
    this.#worker = new Worker(new URL('./cast-worker.js', import.meta.url), { workerData: options });
    this.#worker.on('message', (cast: CastRows) => this.#waiting.shift()!.resolve(cast));
    this.#worker.on('error', (error) => {
      this.#failure = error;
      for (const { reject } of this.#waiting.splice(0)) reject(error);
    });
  }

  /** Number of unfinished chunks. */
  get waiting(): number {
    return this.#waiting.length;
  }

  cast(piece: Rows): Promise<CastRows> {
    const result = new Promise<CastRows>((resolve, reject) => {
      if (this.#failure === undefined) this.#waiting.push({ resolve, reject });
      else reject(this.#failure);
    });
    result.catch(() => undefined); // handled later: the result is awaited in order
    const rows: Rows = { ...piece, bytes: piece.bytes.slice() };
    const memory = this.#free.pop();
    this.#worker.postMessage({ rows, memory }, [rows.bytes.buffer as ArrayBuffer, ...(memory ? [memory] : [])]);
    return result;
  }

  /** Returns a buffer for a later chunk. */
  returnMemory(memory: ArrayBuffer): void {
    this.#free.push(memory);
  }

  end(): void {
    void this.#worker.terminate();
  }
}
