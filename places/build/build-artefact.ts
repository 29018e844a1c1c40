// Builds data/places.bin from the data packages and the curated files, when one of them or the code of the build changed.
// `--check` builds it in any case, and compares it with the one that is packed in the repository.

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { PLACE_LANGUAGES } from '../src/place.ts';
import { collectPlaces } from './collect-places.ts';
import { outlinesOfCountries } from './country-outlines.ts';
import { hashOfIds, idsOf } from './ids.ts';
import { hashOfInputs, WORKSPACE } from './inputs.ts';
import { packPlaces } from './pack.ts';
import { ATTRIBUTION, licenceText, SOURCES, VERSION } from './sources.ts';

const artefact = join(WORKSPACE, 'data/places.bin');
const stamp = join(WORKSPACE, 'data/places.stamp');

const IN_OTHER_SCRIPTS = PLACE_LANGUAGES.filter((language) => !['en', 'vi'].includes(language));

/** The artefact, and the text about its sources. */
async function build(): Promise<{ bytes: Uint8Array; licence: string }> {
  const started = Date.now();
  const outlines = outlinesOfCountries();
  const collected = await collectPlaces();
  const about = {
    version: VERSION,
    sources: SOURCES.map(({ name, version, licence, url }) => ({ name, version, licence, url })),
    attribution: ATTRIBUTION,
    hanVariants: collected.hanVariants,
  };
  const { bytes, unnamed } = await packPlaces(collected, about, outlines);
  console.log(
    `places: ${collected.places.length} places, ${(bytes.length / 1e6).toFixed(1)} MB, in ${((Date.now() - started) / 1000).toFixed(1)} s`,
  );
  console.log(
    `places without a name, whose labels mix languages: ${IN_OTHER_SCRIPTS.map((language) => `${language} ${unnamed[language]}`).join(', ')}`,
  );
  const { newIds } = collected;
  if (newIds.length > 0)
    console.log(`places: ${newIds.length} new ids, kept for ever once committed: ${newIds.slice(0, 20).join(' ')}`);
  return { bytes, licence: licenceText(collected) };
}

const inputs = hashOfInputs();
const licenceFile = join(WORKSPACE, 'LICENSE-DATA.md');
if (process.argv.includes('--check')) {
  const packed = brotliDecompressSync(readFileSync(join(WORKSPACE, 'places.bin.br')));
  const { bytes, licence } = await build();
  if (!packed.equals(bytes) || readFileSync(licenceFile, 'utf8') !== licence) {
    throw new Error('places/places.bin.br or LICENSE-DATA.md differs from the sources: npm run build:places');
  }
} else if (existsSync(artefact) && existsSync(stamp) && readFileSync(stamp, 'utf8').startsWith(inputs)) {
  console.log('places: the artefact is up to date');
} else {
  const { bytes, licence } = await build();
  mkdirSync(join(WORKSPACE, 'data'), { recursive: true });
  writeFileSync(artefact, bytes);
  writeFileSync(licenceFile, licence);
  writeFileSync(stamp, `${inputs}\n${hashOfIds(idsOf(bytes))}\n`);
}
