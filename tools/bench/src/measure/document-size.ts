// Size of the document of a chart, plain and compressed.

import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { type Birth, castChart, describeChart, type Language } from 'beichen';

/** Sizes of many documents in bytes, and the largest one. */
export interface LargestDocuments {
  readonly median: number;
  readonly largest: number;
  readonly largestGzip: number;
  readonly largestBrotli: number;
  readonly birthOfLargest: string;
}

/** Number of the largest documents that are compressed, since large documents compress to large ones. */
const COMPRESSED = 2000;

/** The sizes of the documents of births in a language. */
export function largestDocuments(births: readonly Birth[], language: Language): LargestDocuments {
  const documentOf = (birth: Birth) => Buffer.from(JSON.stringify(describeChart(castChart(birth), { language })));
  const sizes = births.map((birth) => ({ birth, bytes: documentOf(birth).length })).sort((a, b) => b.bytes - a.bytes);
  const compressed = sizes.slice(0, COMPRESSED).map(({ birth }) => compressedSizes(documentOf(birth)));
  return {
    median: sizes[sizes.length >> 1]!.bytes,
    largest: sizes[0]!.bytes,
    largestGzip: Math.max(...compressed.map(({ gzip }) => gzip)),
    largestBrotli: Math.max(...compressed.map(({ brotli }) => brotli)),
    birthOfLargest: JSON.stringify(sizes[0]!.birth),
  };
}

/** At the levels of the service (service/src/http/compression.ts). */
const compressedSizes = (document: Buffer) => ({
  gzip: gzipSync(document, { level: 1 }).length,
  brotli: brotliCompressSync(document, { params: { [constants.BROTLI_PARAM_QUALITY]: 0 } }).length,
});
