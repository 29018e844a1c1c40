// Garbage of a call in bytes: the growth of the heap over calls too few to trigger a collection.

import { spreadOf } from './side-by-side.ts';

const CALLS = 100;
const ROUNDS = 7;

/**
 * Bytes of the heap for a call of a warm function.
 * @throws Error if Node runs without --expose-gc
 */
export function bytesOfCall(run: (i: number) => unknown): number {
  if (globalThis.gc === undefined) throw new Error('bytes can only be counted with node --expose-gc');
  const results: unknown[] = new Array(CALLS);
  const bytes: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    globalThis.gc();
    const before = process.memoryUsage().heapUsed;
    for (let i = 0; i < CALLS; i++) results[i] = run(round * CALLS + i);
    bytes.push((process.memoryUsage().heapUsed - before) / CALLS);
    results.fill(undefined);
  }
  return Math.round(spreadOf(bytes).median);
}
