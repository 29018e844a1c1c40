// How large is the document of a chart, as it is and as it goes over the line?

import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { type Birth, castChart, describeChart, type Language } from 'beichen';

interface DocumentSize {
  readonly bytes: number;
  readonly gzip: number;
  readonly brotli: number;
}

/** The largest document of many, and what makes it so. */
export interface LargestDocuments {
  readonly documents: number;
  readonly medianBytes: number;
  readonly largest: DocumentSize;
  readonly birthOfLargest: string;
}

/** How many of the largest documents are compressed: what is large raw is large compressed. */
const COMPRESSED = 2000;

/** The sizes of the documents of births in a language. */
export function largestDocuments(births: readonly Birth[], language: Language): LargestDocuments {
  const sizes = births.map((birth) => ({ birth, bytes: Buffer.byteLength(documentOf(birth, language)) }));
  sizes.sort((a, b) => b.bytes - a.bytes);
  const compressed = sizes.slice(0, COMPRESSED).map(({ birth }) => sizeOf(documentOf(birth, language)));
  return {
    documents: births.length,
    medianBytes: sizes[sizes.length >> 1]!.bytes,
    largest: {
      bytes: sizes[0]!.bytes,
      gzip: Math.max(...compressed.map((size) => size.gzip)),
      brotli: Math.max(...compressed.map((size) => size.brotli)),
    },
    birthOfLargest: JSON.stringify(sizes[0]!.birth),
  };
}

const documentOf = (birth: Birth, language: Language): string =>
  JSON.stringify(describeChart(castChart(birth), { language }));

/** Compressed as web servers do it on the way: gzip at 6, brotli at 4. */
function sizeOf(document: string): DocumentSize {
  const bytes = Buffer.from(document);
  return {
    bytes: bytes.length,
    gzip: gzipSync(bytes, { level: 6 }).length,
    brotli: brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }).length,
  };
}
