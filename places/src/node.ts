// How does a Node program get the gazetteer? It reads the artefact that lies beside the code.

import { readFile } from 'node:fs/promises';
import { type Gazetteer, openGazetteer } from './gazetteer.ts';

/** Where the packaged artefact lies. */
const ARTEFACT_URL = new URL('../data/places.bin', import.meta.url);

/** Read and open the packaged gazetteer. Rejects with a sentence when the artefact was not built. */
export async function loadGazetteer(): Promise<Gazetteer> {
  return openGazetteer(await readFile(ARTEFACT_URL));
}
