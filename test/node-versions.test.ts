// The Node version that the packages require is supported by all of their dependencies, and the workflow tests it.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

interface LockEntry {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly engines?: { readonly node?: string };
}

const read = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
const { packages }: { packages: Record<string, LockEntry> } = JSON.parse(read('package-lock.json'));
const PUBLISHED = ['engine', 'places', 'service', 'element', 'conformance'];
const LEAST = '20.19';

/** The folder of a package as Node resolves it from another package. */
function found(name: string, from: string): string | undefined {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('node_modules/') - 1))) {
    const path = `${at === '' ? '' : `${at}/`}node_modules/${name}`;
    if (path in packages) return path;
    if (at === '') return undefined;
    if (!at.includes('node_modules/')) at = '';
  }
}

/** Every package that a published one needs at run time. */
function production(): Set<string> {
  const all = new Set<string>();
  const add = (path: string): void => {
    if (all.has(path)) return;
    all.add(path);
    const { dependencies, optionalDependencies } = packages[path]!;
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const inner = found(name, path);
      if (inner) add(inner);
    }
  };
  for (const folder of PUBLISHED) add(folder);
  return all;
}

/** True if a range such as ">=18", "^20.9.0 || >=22" or "20 || 22" contains a version. */
function holds(range: string, version: string): boolean {
  const numbers = (text: string): number[] => text.split('.').map(Number);
  const compare = (a: number[], b: number[]): number => {
    for (const i of [0, 1, 2]) if ((a[i] ?? 0) !== (b[i] ?? 0)) return (a[i] ?? 0) - (b[i] ?? 0);
    return 0;
  };
  const given = numbers(version);
  return range.split('||').some((part) =>
    [
      ...part
        .replaceAll(/([<>=^~]+)\s+/g, '$1')
        .trim()
        .split(/\s+/),
    ].every((term) => {
      const [, sign, text] = /^([<>=^~]*)v?([\d.x*]+)/.exec(term) ?? [];
      if (text === undefined) throw new Error(`a range that this test does not read: ${range}`);
      if (text === '*') return true;
      const bound = numbers(text.replaceAll(/\.[x*]/g, ''));
      if (sign === '>=') return compare(given, bound) >= 0;
      if (sign === '>') return compare(given, bound) > 0;
      if (sign === '<') return compare(given, bound) < 0;
      if (sign === '<=') return compare(given, bound) <= 0;
      return given[0] === bound[0] && compare(given, bound) >= 0;
    }),
  );
}

test('no package that is needed at run time asks for a newer Node than ours do', () => {
  for (const folder of PUBLISHED) expect(packages[folder]?.engines?.node).toBe(`>=${LEAST}`);
  const needed = [...production()];
  expect(needed.length).toBeGreaterThan(50);
  const newer = needed.filter((path) => {
    const range = packages[path]!.engines?.node;
    return range !== undefined && !holds(range, `${LEAST}.0`);
  });
  expect(newer).toEqual([]);
});

test('a range is read as npm reads it', () => {
  expect(holds('>=22', '20.19.0')).toBe(false);
  expect(holds('^18.17.1 || ^20.3.0 || >= 21.0.0', '20.19.0')).toBe(true);
  expect(holds('20 || >=22', '20.19.0')).toBe(true);
  expect(holds('>=20.20.0', '20.19.0')).toBe(false);
});

test('the workflow runs the oldest Node, and each even one since', () => {
  const { jobs } = parse(read('.github/workflows/node.yml'));
  expect(jobs.node.strategy.matrix.node).toEqual(['20.19.0', '22', '24', '26']);
});
