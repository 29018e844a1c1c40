// Unpacks the artefact of the places, which is ready in the repository (places/places.bin.br); where it does not, it is built from its sources.
// `npm run build:places` makes both anew.

import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { brotliDecompressSync } from 'node:zlib';

const PLACES = new URL('../../places/', import.meta.url);
const PACKED = new URL('places.bin.br', PLACES);

if (existsSync(PACKED)) {
  const data = new URL('data/', PLACES);
  await mkdir(data, { recursive: true });
  // A process that reads it meanwhile keeps the one that it opened.
  await writeFile(new URL('places.bin.new', data), brotliDecompressSync(await readFile(PACKED)));
  await rename(new URL('places.bin.new', data), new URL('places.bin', data));
  await copyFile(new URL('places.stamp', PLACES), new URL('places.stamp', data));
} else if (!existsSync(new URL('data/places.bin', PLACES))) {
  const node = (...args) => execFileSync(process.execPath, args, { cwd: new URL('..', PLACES), stdio: 'inherit' });
  node('tools/install-tools.mjs', 'places');
  node('places/dist-build/build/build-artefact.js');
}
