// Compression of answers. Each answer is compressed when it is sent, at the cheapest level: a chart takes 70 µs more and a third of the bytes.
// Contents that never change are compressed once, at a high level. Answers echo their request, but contain no secret that their length could reveal.

import { promisify } from 'node:util';
import * as zlib from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import type { EncodedBodies } from './policy/answer-json.ts';
import { compressor } from './policy/content-coding.ts';

const { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } = zlib;

/** Compresses the answers of a server that are long enough. */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => done(null, compressed(request, reply, payload)));
}

// Available from Node 22.15 and 23.8.
const { zstdCompressSync } = zlib as { readonly zstdCompressSync?: (bytes: Uint8Array, options: object) => Buffer };
const { ZSTD_c_compressionLevel = 100 } = constants as Readonly<Record<string, number>>;
const ZSTD_LEVEL = { params: { [ZSTD_c_compressionLevel]: 2 } };

// Synchronous, since the thread pool takes twice the time for so few bytes. In order of preference: Zstandard takes as long as Brotli at its lowest quality
// and saves a tenth of the bytes; gzip at its lowest level takes twice as long.
const compressed = compressor({
  ...(zstdCompressSync && { zstd: (bytes) => zstdCompressSync(bytes, ZSTD_LEVEL) }),
  br: (bytes) => brotliCompressSync(bytes, quality(0, bytes.length)),
  gzip: (bytes) => gzipSync(bytes, { level: 1 }),
});

// The highest level takes three seconds for a script of 1.7 MB; two levels lower takes a third of a second for 9 % more bytes.
const HUGE_BYTES = 500_000;
const BEST = constants.BROTLI_MAX_QUALITY;
const GOOD = BEST - 2;

const STORED_ENCODERS = {
  br: (bytes: Uint8Array) =>
    promisify(brotliCompress)(bytes, quality(bytes.length < HUGE_BYTES ? BEST : GOOD, bytes.length)),
  gzip: (bytes: Uint8Array) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
} as const;

/**
 * Compresses bytes at a high level, outside the event loop, once in each coding that is requested: a client with a thousand unread requests does not
 * compress a thousand times.
 */
export function compressedWell(bytes: Uint8Array): EncodedBodies {
  const made: Partial<Record<keyof typeof STORED_ENCODERS, Promise<Uint8Array>>> = {};
  return (coding) => {
    made[coding] ??= STORED_ENCODERS[coding](bytes);
    return made[coding];
  };
}

// Node's default is the highest quality, which is 300 times as slow as the lowest.
const quality = (level: number, size: number) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: level, [constants.BROTLI_PARAM_SIZE_HINT]: size },
});
