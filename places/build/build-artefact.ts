// How is data/places.bin made? From the data packages and the curated files, by this one command; when none of them and none of
// the build's own code changed since, it is left as it is.

import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { collectPlaces } from './collect-places.ts';
import { packPlaces } from './pack.ts';
import { ATTRIBUTION, licenceText, SOURCES, VERSION } from './sources.ts';

// This file runs as dist-build/build/build-artefact.js.
const workspace = fileURLToPath(new URL('../../', import.meta.url));
const artefact = join(workspace, 'data/places.bin');
const stamp = join(workspace, 'data/places.stamp');

/** A compiled module and all that it imports from here: a change of the search makes no other artefact. */
function modulesOf(path: string, found: Set<string> = new Set()): ReadonlySet<string> {
  if (found.has(path)) return found;
  found.add(path);
  for (const [, specifier] of readFileSync(path, 'utf8').matchAll(/\b(?:from|import)[\s(]*['"](\.[^'"]+)['"]/g)) {
    modulesOf(join(dirname(path), specifier!), found);
  }
  return found;
}

/** A hash of all that the artefact is made of. */
function inputHash(): string {
  const hash = createHash('sha256');
  const add = (path: string): void => {
    if (!existsSync(path)) return;
    if (statSync(path).isDirectory()) for (const name of readdirSync(path).sort()) add(join(path, name));
    else hash.update(path.slice(workspace.length)).update('\0').update(readFileSync(path));
  };
  for (const path of [...modulesOf(fileURLToPath(import.meta.url))].sort()) add(path);
  for (const folder of ['curated', 'ids']) add(join(workspace, folder));
  const require = createRequire(import.meta.url);
  const { devDependencies }: { devDependencies: Record<string, string> } = require(join(workspace, 'package.json'));
  hash.update(JSON.stringify(devDependencies)); // exact versions
  return hash.digest('hex');
}

const inputs = inputHash();
if (existsSync(artefact) && existsSync(stamp) && readFileSync(stamp, 'utf8') === inputs) {
  console.log('places: the artefact is up to date');
} else {
  const started = Date.now();
  const collected = collectPlaces();
  const { places, countries, hanVariants, formerIds } = collected;
  const bytes = packPlaces(places, countries, formerIds, {
    version: VERSION,
    sources: SOURCES.map(({ name, version, licence, url }) => ({ name, version, licence, url })),
    attribution: ATTRIBUTION,
    hanVariants,
  });
  mkdirSync(join(workspace, 'data'), { recursive: true });
  writeFileSync(artefact, bytes);
  writeFileSync(join(workspace, 'LICENSE-DATA.md'), licenceText(collected));
  writeFileSync(stamp, inputs);
  console.log(
    `places: ${places.length} places, ${(bytes.length / 1e6).toFixed(1)} MB, in ${((Date.now() - started) / 1000).toFixed(1)} s`,
  );
}
