// The first line of the stamp of the artefact: a hash over all that it is made of, but for the artefact before, whose ids it keeps.

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

export const WORKSPACE: string = dirname(createRequire(import.meta.url).resolve('beichen-places/package.json'));

/** Libraries of the build. The data packages have a package.json of their own. */
const LIBRARIES = ['opencc-js', 'pinyin-pro', 'topojson-client'];

/** A source and all that it imports from here: a change of the search makes no other artefact. */
function modulesOf(path: string, found: Set<string> = new Set()): ReadonlySet<string> {
  if (found.has(path)) return found;
  found.add(path);
  for (const [, specifier] of readFileSync(path, 'utf8').matchAll(/^(?:import|export|\}) .*from '(\.[^']+)'/gm)) {
    modulesOf(join(dirname(path), specifier!), found);
  }
  return found;
}

/** The hash of the files as they are now. */
export function hashOfInputs(): string {
  const hash = createHash('sha256');
  const add = (path: string): void => {
    if (statSync(path).isDirectory()) for (const name of readdirSync(path).sort()) add(join(path, name));
    else hash.update(path.slice(WORKSPACE.length)).update('\0').update(readFileSync(path));
  };
  for (const path of [...modulesOf(join(WORKSPACE, 'build/build-artefact.ts'))].sort()) add(path);
  for (const name of ['curated', 'sources/package.json']) add(join(WORKSPACE, name));
  const { devDependencies } = JSON.parse(readFileSync(join(WORKSPACE, '../package.json'), 'utf8'));
  hash.update(JSON.stringify(LIBRARIES.map((name) => devDependencies[name])));
  return hash.digest('hex');
}
