// The gazetteer of a Node program: it reads the artefact that is beside the code.

import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import zlib from 'node:zlib';
import { checkArtefact, readArtefact } from './artefact.ts';
import { crc32 } from './crc32.ts';
import { type Gazetteer, gazetteerOf } from './gazetteer.ts';

/** Where the packaged artefact is. By its path: bundlers take `new URL(…, import.meta.url)` for a module of theirs, and `next build` fails at it. */
const artefact = (): string => join(dirname(fileURLToPath(import.meta.url)), '../data/places.bin');

/**
 * Read and open the packaged gazetteer, or one in another file.
 * Rejects with a sentence that names the file and what to do when it was not built, is cut off or damaged.
 */
export async function loadGazetteer(file = artefact()): Promise<Gazetteer> {
  const { gazetteer, check } = await openGazetteerFile(file);
  check();
  return gazetteer;
}

/** A gazetteer whose bytes are not compared with their checksum yet. */
export interface OpenedGazetteer {
  readonly gazetteer: Gazetteer;
  /**
   * Compares them, in a tenth of the time of a start.
   * @throws Error with a sentence that names the file, when it is damaged
   */
  check(): void;
}

/** The same for a program that answers before it compares the checksum: it has to end where `check` throws. */
export async function openGazetteerFile(file = artefact()): Promise<OpenedGazetteer> {
  try {
    const bytes = await readFile(file);
    const gazetteer = gazetteerOf(readArtefact(bytes, undefined));
    return {
      gazetteer,
      check() {
        try {
          checkArtefact(bytes, zlib.crc32 ?? crc32); // Node 22.0 and 22.1 have none
        } catch (cause) {
          throw faultOf(file, cause);
        }
      },
    };
  } catch (cause) {
    throw faultOf(file, cause);
  }
}

function faultOf(file: string, cause: unknown): Error {
  const reason = cause instanceof Error ? cause.message : String(cause);
  const advice = 'build it anew (delete the file, npm run build), or install beichen-places again';
  return new Error(`${file}: ${reason}; ${advice}`, { cause });
}
