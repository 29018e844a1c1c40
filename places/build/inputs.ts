// The first line of the stamp of the artefact: a hash over all inputs of its build, except the previous artefact, from which it takes the ids. Comments, types
// and spaces do not change the artefact, and are left out.

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { buildSync } from 'esbuild';

export const WORKSPACE: string = dirname(createRequire(import.meta.url).resolve('beichen-places/package.json'));

/** Libraries of the build. The data packages have a package.json of their own. */
const LIBRARIES = ['opencc-js', 'pinyin-pro', 'topojson-client'];

/**
 * The code of a module and of all that it imports from here, without comments and types. A change of the search does not change the artefact. Functions
 * that only a worker calls are included, so there is no tree shaking.
 */
export function codeOf(module: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [module],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    legalComments: 'none',
    minifyWhitespace: true,
    treeShaking: false,
  });
  return outputFiles[0]!.text;
}

/** A table without its lines of comments. */
const rowsIn = (table: string): string => table.replace(/^(?:#.*)?\n/gm, '');

/** The hash of the files as they are now. */
export function hashOfInputs(): string {
  const hash = createHash('sha256').update(codeOf(join(WORKSPACE, 'build/build-artefact.ts')));
  const add = (path: string): void => {
    if (statSync(path).isDirectory()) for (const name of readdirSync(path).sort()) add(join(path, name));
    else
      hash
        .update(path.slice(WORKSPACE.length))
        .update('\0')
        .update(rowsIn(readFileSync(path, 'utf8')));
  };
  for (const name of ['curated', 'sources/package.json']) add(join(WORKSPACE, name));
  const { devDependencies } = JSON.parse(readFileSync(join(WORKSPACE, '../package.json'), 'utf8'));
  hash.update(JSON.stringify(LIBRARIES.map((name) => devDependencies[name])));
  return hash.digest('hex');
}
