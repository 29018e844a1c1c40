// What does a test get when it imports a package of this house? Its source, so that no test can pass against code that was compiled before an edit.
// The doors are those of each package.json: `dist/index.js` there is `src/index.ts` here. The packages themselves know nothing of it.

import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

export const ROOT: string = resolve(import.meta.dirname, '../..');

interface Manifest {
  readonly name: string;
  readonly exports: Readonly<Record<string, { readonly default: string }>>;
}

/** A door of a package, such as `beichen/draw`, and the source behind it. */
interface Door {
  readonly specifier: string;
  readonly source: string;
}

export const doorsOf = (workspace: 'engine' | 'places'): readonly Door[] => {
  const { name, exports } = JSON.parse(readFileSync(join(ROOT, workspace, 'package.json'), 'utf8')) as Manifest;
  return Object.entries(exports).map(([door, { default: compiled }]) => ({
    specifier: name + door.slice(1),
    source: join(ROOT, workspace, compiled.replace('./dist/', 'src/').replace(/\.js$/, '.ts')),
  }));
};

/** For `resolve.alias` of a Vitest configuration. */
export const sourcesOf = (...workspaces: readonly ('engine' | 'places')[]): { find: RegExp; replacement: string }[] =>
  workspaces.flatMap(doorsOf).map(({ specifier, source }) => ({
    find: new RegExp(`^${specifier}$`),
    replacement: source,
  }));
