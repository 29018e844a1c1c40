// The gazetteer of a Node program: it reads the artefact that is beside the code.

import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import zlib from 'node:zlib';
import { type Gazetteer, openGazetteer } from './gazetteer.ts';

/** Path of the packaged artefact, not its URL: bundlers take `new URL(…, import.meta.url)` for a module of theirs, and `next build` fails at it. */
const artefact = (): string => join(dirname(fileURLToPath(import.meta.url)), '../data/places.bin');

/**
 * Read and open the packaged gazetteer, or one in another file.
 * Rejects with a sentence that names the file and what to do when it was not built, is cut off or damaged.
 */
export async function loadGazetteer(file = artefact()): Promise<Gazetteer> {
  try {
    // Node 22.0 and 22.1 have no crc32: undefined leaves it to the one in the package.
    return openGazetteer(await readFile(file), zlib.crc32);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    const advice = 'build it anew (delete the file, npm run build), or install beichen-places again';
    throw new Error(`${file}: ${reason}; ${advice}`, { cause });
  }
}
