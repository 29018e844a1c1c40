// Compression of answers. Each is compressed as it is sent, at the cheapest level: a chart of 26 KB takes some 70 µs more and a third of the bytes, and
// stays below 9.4 KB beside the name that it repeats. What never changes is compressed once, as well as it goes. That an answer repeats what was sent tells
// nobody anything by its length: no answer holds a secret (docs/performance.md).

import { promisify } from 'node:util';
import * as zlib from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Coding, codingFor } from './content-coding.ts';

// Smaller answers fit into one packet anyway.
const LEAST_BYTES = 1000;

const { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } = zlib;

/** The codings of what is compressed once: at its best Brotli is the smallest. */
const KEPT_CODINGS = ['br', 'gzip'] as const;
type StoredCoding = (typeof KEPT_CODINGS)[number];

/** A text in every coding that it is kept in. */
export type EncodedBodies = Readonly<Record<StoredCoding, Buffer>>;

/** Compresses whatever is a success, is long enough, and has no coding yet; tells caches that it depends on the request. */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => done(null, compressed(request, reply, payload)));
}

function compressed(request: FastifyRequest, reply: FastifyReply, payload: unknown): unknown {
  if (reply.statusCode !== 200 || reply.hasHeader('content-encoding')) return payload;
  if (!(typeof payload === 'string' || payload instanceof Buffer) || payload.length < LEAST_BYTES) return payload;
  const coding = negotiated(request, reply, FRESH_CODINGS);
  return coding === undefined
    ? payload
    : CHEAPLY[coding]!(typeof payload === 'string' ? Buffer.from(payload) : payload);
}

/** The coding in which a kept text is sent. Sets the headers of the answer. */
export const storedCoding = (request: FastifyRequest, reply: FastifyReply): StoredCoding | undefined =>
  negotiated(request, reply, KEPT_CODINGS);

function negotiated<Own extends Coding>(
  request: FastifyRequest,
  reply: FastifyReply,
  codings: readonly Own[],
): Own | undefined {
  const coding = codingFor(request.headers['accept-encoding'], codings);
  dependsOn(reply, 'Accept-Encoding');
  if (coding !== undefined) reply.header('content-encoding', coding);
  return coding;
}

/** Tells caches that an answer depends on a header of the request. */
export function dependsOn(reply: FastifyReply, name: string): void {
  const current = reply.getHeader('vary');
  const names = typeof current === 'string' ? current.split(', ') : [];
  if (!names.includes(name)) reply.header('vary', [...names, name].join(', '));
}

// Node has it from 22.15 and 23.8 on.
const { zstdCompressSync } = zlib as { readonly zstdCompressSync?: (bytes: Buffer, options: object) => Buffer };
const { ZSTD_c_compressionLevel = 100 } = constants as Readonly<Record<string, number>>;
const ZSTD_LEVEL = { params: { [ZSTD_c_compressionLevel]: 2 } };

// Synchronously: handing so little to the thread pool costs twice the time. In the order of preference: Zstandard takes as long as the lowest quality of
// Brotli and a tenth less bytes, gzip at its lowest level twice as long.
const CHEAPLY: Readonly<Partial<Record<Coding, (bytes: Buffer) => Buffer>>> = {
  ...(zstdCompressSync && { zstd: (bytes) => zstdCompressSync(bytes, ZSTD_LEVEL) }),
  br: (bytes) => brotliCompressSync(bytes, quality(0, bytes.length)),
  gzip: (bytes) => gzipSync(bytes, { level: 1 }),
};
const FRESH_CODINGS = Object.keys(CHEAPLY) as readonly Coding[];

// The highest level takes three seconds for a script of 1.7 MB; two levels below a third of one, for 9 % more bytes.
const HUGE_BYTES = 500_000;
const BEST = constants.BROTLI_MAX_QUALITY;
const GOOD = BEST - 2;

/** Compresses bytes as well as it goes in reasonable time, beside the event loop. */
export async function compressedWell(bytes: Buffer): Promise<EncodedBodies> {
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
