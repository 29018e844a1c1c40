// Packs the artefact of the places as places/places.bin.br, with its stamp: `npm run build:places`, once for a set of changes. Takes a minute.

import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { brotliCompressSync, constants } from 'node:zlib';

const PLACES = new URL('../../places/', import.meta.url);

const bytes = await readFile(new URL('data/places.bin', PLACES));
const packed = brotliCompressSync(bytes, {
  params: { [constants.BROTLI_PARAM_LGWIN]: 24, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
});
await writeFile(new URL('places.bin.br', PLACES), packed);
await copyFile(new URL('data/places.stamp', PLACES), new URL('places.stamp', PLACES));
console.log(`places/places.bin.br: ${(packed.length / 1e6).toFixed(1)} MB`);
