// A pool of the memory that answers are written into. New memory for each answer is outside the heap, drives full garbage collections, and costs as much as
// casting the chart. The invariant: memory comes back only when the socket, still open, has taken all of the one response that was sent from it. Whatever
// ends otherwise (reset, cut off, dropped) is left to the garbage collector.

import type { FastifyInstance, FastifyReply } from 'fastify';

declare module 'fastify' {
  interface FastifyReply {
    /** Takes the memory of an answer back when its response is sent. */
    releaseWhenSent(answer: Uint8Array): void;
  }
}

/** Most answers fit in; larger ones have memory of their own. */
const BLOCK_BYTES = 32_768;
const MAX_FREE_BLOCKS = 128;

const free: ArrayBuffer[] = [];
/** Blocks that an answer is in. A block that is not cannot come back, so that none comes back twice. */
const lent = new WeakSet<ArrayBuffer>();

/** Memory for an answer, all of which is written over. */
export function takeMemory(bytes: number): Buffer {
  if (bytes > BLOCK_BYTES) return Buffer.allocUnsafeSlow(bytes);
  const block = free.pop() ?? new ArrayBuffer(BLOCK_BYTES);
  lent.add(block);
  return Buffer.from(block, 0, bytes);
}

/** Makes replies take the memory of their answers back. */
export function reuseMemory(app: FastifyInstance): void {
  app.decorateReply('releaseWhenSent', function (this: FastifyReply, answer: Uint8Array): void {
    const { socket } = this.request.raw;
    this.raw.once('finish', () => {
      if (!socket.destroyed && !socket.errored) release(answer);
    });
  });
}

/** Takes memory back, cleared. */
export function release(answer: Uint8Array): void {
  const block = answer.buffer as ArrayBuffer;
  if (!lent.delete(block) || free.length >= MAX_FREE_BLOCKS) return;
  answer.fill(0);
  free.push(block);
}
