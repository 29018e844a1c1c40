// Unpacks the artefact of the places, which is in the repository (places/places.bin.br). `npm run build:places` rebuilds both.

import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { brotliDecompressSync } from 'node:zlib';

const PLACES = new URL('../../places/', import.meta.url);
const PACKED = new URL('places.bin.br', PLACES);

if (!existsSync(PACKED)) {
  console.error('places/places.bin.br is missing: git restore places/places.bin.br places/places.stamp');
  process.exit(1);
}
const data = new URL('data/', PLACES);
await mkdir(data, { recursive: true });
// Replaces the file atomically: a process that is reading it continues with the old one.
await writeFile(new URL('places.bin.new', data), brotliDecompressSync(await readFile(PACKED)));
await rename(new URL('places.bin.new', data), new URL('places.bin', data));
await copyFile(new URL('places.stamp', PLACES), new URL('places.stamp', data));
