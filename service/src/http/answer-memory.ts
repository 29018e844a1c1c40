// A pool of the memory that answers are written into. New memory for each answer lies outside the heap, triggers full garbage collections, and costs as much as
// casting the chart. The invariant: memory comes back only when the socket, still open, has taken all of the one response that was sent from it. Whatever
// ends otherwise (reset, cut off, dropped) is left to the garbage collector.

import type { FastifyInstance, FastifyReply } from 'fastify';

declare module 'fastify' {
  interface FastifyReply {
    /** Returns the memory of an answer to the pool when its response is sent. */
    releaseWhenSent(answer: Uint8Array): void;
  }
}

/** Size of a block: a chart in any language fits. Larger answers get memory outside the pool. */
export const BLOCK_BYTES = 49_152;
const MAX_FREE_BLOCKS = 96;

const free: ArrayBuffer[] = [];
/** Blocks in use. Only these can return, so none returns twice. */
const lent = new WeakSet<ArrayBuffer>();

/** Allocates memory for an answer. Its bytes are not cleared: the caller overwrites all of them. */
export function takeMemory(bytes: number): Buffer {
  if (bytes > BLOCK_BYTES) return Buffer.allocUnsafeSlow(bytes);
  const block = free.pop() ?? new ArrayBuffer(BLOCK_BYTES);
  lent.add(block);
  return Buffer.from(block, 0, bytes);
}

/** Adds `releaseWhenSent` to replies. */
export function reuseMemory(app: FastifyInstance): void {
  app.decorateReply('releaseWhenSent', function (this: FastifyReply, answer: Uint8Array): void {
    const { socket } = this.request.raw;
    this.raw.once('finish', () => {
      if (!socket.destroyed && !socket.errored) release(answer);
    });
  });
}

/** Clears memory and returns it to the pool. */
export function release(answer: Uint8Array): void {
  const block = answer.buffer as ArrayBuffer;
  if (!lent.delete(block) || free.length >= MAX_FREE_BLOCKS) return;
  answer.fill(0);
  free.push(block);
}
