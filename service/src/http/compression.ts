// Compression of answers. Each is compressed as it is sent, at the cheapest level: a chart of 26 KB takes some 70 µs more and a third of the bytes, and
// stays below 9.4 KB beside the name that it repeats. What never changes is compressed once, as well as it goes. That an answer repeats what was sent tells
// nobody anything by its length: no answer holds a secret (docs/performance.md).

import { promisify } from 'node:util';
import * as zlib from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import type { EncodedBodies } from './policy/answer-json.ts';
import { compressor } from './policy/content-coding.ts';

const { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } = zlib;

/** Compresses whatever is worth it. */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => done(null, compressed(request, reply, payload)));
}

// Node has it from 22.15 and 23.8 on.
const { zstdCompressSync } = zlib as { readonly zstdCompressSync?: (bytes: Uint8Array, options: object) => Buffer };
const { ZSTD_c_compressionLevel = 100 } = constants as Readonly<Record<string, number>>;
const ZSTD_LEVEL = { params: { [ZSTD_c_compressionLevel]: 2 } };

// Synchronously: handing so little to the thread pool costs twice the time. In the order of preference: Zstandard takes as long as the lowest quality of
// Brotli and a tenth less bytes, gzip at its lowest level twice as long.
const compressed = compressor({
  ...(zstdCompressSync && { zstd: (bytes) => zstdCompressSync(bytes, ZSTD_LEVEL) }),
  br: (bytes) => brotliCompressSync(bytes, quality(0, bytes.length)),
  gzip: (bytes) => gzipSync(bytes, { level: 1 }),
});

// The highest level takes three seconds for a script of 1.7 MB; two levels below a third of one, for 9 % more bytes.
const HUGE_BYTES = 500_000;
const BEST = constants.BROTLI_MAX_QUALITY;
const GOOD = BEST - 2;

/** Compresses bytes as well as it goes in reasonable time, beside the event loop. */
export async function compressedWell(bytes: Uint8Array): Promise<EncodedBodies> {
  const [br, gzipped] = await Promise.all([
    promisify(brotliCompress)(bytes, quality(bytes.length < HUGE_BYTES ? BEST : GOOD, bytes.length)),
    promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  return { br, gzip: gzipped };
}

// Without a quality Node takes the highest, which is 300 times as slow as the lowest.
const quality = (level: number, size: number) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: level, [constants.BROTLI_PARAM_SIZE_HINT]: size },
});
