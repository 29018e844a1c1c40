// `npm ci` installs the same tomorrow. A dependency on a tag ("latest") breaks every fresh machine on the day its package is next
// published; the overrides of package.json fix the version of such a dependency.

import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

const read = (name: string) => JSON.parse(readFileSync(resolve(import.meta.dirname, '..', name), 'utf8'));

interface LockEntry {
  readonly dev?: boolean;
  readonly resolved?: string;
  readonly link?: boolean;
  readonly os?: readonly string[];
  readonly hasInstallScript?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/** True for a tag of the registry, such as `latest`. A range of versions has a digit or a star, or is empty. */
const isTag = (wanted: string) => /^[a-z][\w-]*$/i.test(wanted) && !/^[vx]\d*$/i.test(wanted);

const packages = Object.entries(read('package-lock.json').packages as Record<string, LockEntry>);

test('no package is installed by a tag that moves, unless it is held to a version', () => {
  const { overrides } = read('package.json') as { overrides: Record<string, Record<string, string>> };
  const moving = packages.flatMap(([path, { dependencies, optionalDependencies }]) =>
    Object.entries({ ...dependencies, ...optionalDependencies })
      .filter(([, wanted]) => isTag(wanted))
      .map(([name]) => [path.replace(/^.*node_modules\//, ''), name] as const),
  );
  const free = moving.filter(([by, name]) => !/^\d+\.\d+\.\d+$/.test(overrides[by]?.[name] ?? ''));
  expect(packages.length).toBeGreaterThan(200);
  expect(moving).toContainEqual(['@paulirish/trace_engine', 'third-party-web']);
  expect(free).toEqual([]);
});

test('our own dependencies have exact versions', () => {
  for (const workspace of ['', 'engine', 'places', 'service', 'web', 'conformance']) {
    const { dependencies, devDependencies, optionalDependencies } = read(`${workspace || '.'}/package.json`);
    for (const [name, wanted] of Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })) {
      expect([workspace, name, wanted]).toEqual([
        workspace,
        name,
        expect.stringMatching(/^(?:npm:.*@)?\d+\.\d+\.\d+(?:-[\w.]+)?$/),
      ]);
    }
  }
});

test('a published package has no development dependency, and an installation without them is what `npm ci` makes', () => {
  for (const workspace of ['engine', 'places', 'service', 'element']) {
    expect([workspace, read(`${workspace}/package.json`).devDependencies]).toEqual([workspace, undefined]);
  }
  expect(readFileSync(resolve(import.meta.dirname, '../.npmrc'), 'utf8')).toContain('omit=dev');
  const installed = packages.filter(([path, { dev, link }]) => path.includes('node_modules/') && !dev && !link);
  // Not counting packages for one platform, such as esbuild's, of which one is installed.
  expect(installed.filter(([, { os }]) => os === undefined).length).toBeLessThanOrEqual(95);
});

/** The folder whose node_modules contains a package; for a workspace the root. */
const parentOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('node_modules/') - 1));

/** The locked packages that workspaces need at run time, with all that those need. */
function broughtBy(...workspaces: string[]): [path: string, locked: LockEntry][] {
  const lock = new Map(packages);
  const found = new Set<string>();
  /** Resolves a package as Node does: in the package itself, then in each folder above it. */
  const located = (name: string, folder: string): string => {
    const path = `${folder && `${folder}/`}node_modules/${name}`;
    return lock.has(path) || folder === '' ? path : located(name, parentOf(folder));
  };
  const visit = (path: string): void => {
    const { dependencies, optionalDependencies } = lock.get(path)!;
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const at = located(name, path);
      const locked = lock.get(at);
      if (!locked || found.has(at)) continue;
      found.add(at);
      visit(locked.link ? locked.resolved! : at);
    }
  };
  workspaces.forEach(visit);
  return [...found].map((path): [string, LockEntry] => [path, lock.get(path)!]).filter(([, { link }]) => !link);
}

// Overrides apply only in this repository: whoever installs the packages gets what their dependencies request.
test('dependencies of our packages have no install script, and need no override', () => {
  const brought = broughtBy('engine', 'places', 'service', 'element');
  const { overrides } = read('package.json') as { overrides: Record<string, unknown> };
  expect(brought.length).toBeGreaterThan(20);
  expect(brought.filter(([, { hasInstallScript }]) => hasInstallScript)).toEqual([]);
  expect(brought.filter(([path]) => path.replace(/^.*node_modules\//, '') in overrides)).toEqual([]);
});
