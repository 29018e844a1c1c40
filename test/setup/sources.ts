// Resolves our packages to their sources for tests, so that no test passes against code that was compiled before an edit. The entries are the exports of
// each package.json: `dist/index.js` there is `src/index.ts` here.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

export const ROOT: string = resolve(import.meta.dirname, '../..');

type Workspace = 'engine' | 'places' | 'service' | 'element';

interface Manifest {
  readonly name: string;
  /** Entries by name: conditions, or a path alone for a file that is no module (a package.json, data). */
  readonly exports: Readonly<Record<string, string | Conditions>>;
}

/** The file of an entry, or files by condition. */
interface Conditions {
  readonly default: string | { readonly default: string };
}

/** An entry of a package, such as `beichen/draw`, and its source. */
interface PackageEntry {
  readonly specifier: string;
  readonly source: string;
}

export const entriesOf = (workspace: Workspace): readonly PackageEntry[] => {
  const { name, exports } = JSON.parse(readFileSync(join(ROOT, workspace, 'package.json'), 'utf8')) as Manifest;
  return Object.entries(exports).flatMap(([entry, to]) => {
    if (typeof to === 'string') return [];
    const compiled = typeof to.default === 'string' ? to.default : to.default.default;
    const source = compiled.replace('./dist/', 'src/').replace(/\.js$/, '.ts');
    return namesBehind(join(ROOT, workspace), source).map((found) => ({
      specifier: name + entry.slice(1).replace('*', found),
      source: join(ROOT, workspace, source.replace('*', found)),
    }));
  });
};

/** The names that `*` in a path matches; one empty name for a path without it. */
function namesBehind(root: string, source: string): readonly string[] {
  const [before, after] = source.split('*');
  if (after === undefined) return [''];
  return readdirSync(join(root, before!)).filter((found) => existsSync(join(root, before! + found + after)));
}

/** For `resolve.alias` of a Vitest configuration. */
export const sourcesOf = (...workspaces: readonly Workspace[]): { find: RegExp; replacement: string }[] =>
  workspaces.flatMap(entriesOf).map(({ specifier, source }) => ({
    find: new RegExp(`^${specifier}$`),
    replacement: source,
  }));
