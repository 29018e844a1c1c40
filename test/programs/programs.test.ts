// Every program here compiles under the strictest settings against the packed packages, and prints what its comments say.

import { readdirSync, readFileSync } from 'node:fs';
import { copyFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bin, installPackages, ROOT, run, type Scratch } from '../packed-packages.ts';

const PROGRAMS = readdirSync(import.meta.dirname).filter((name) => !name.endsWith('.test.ts'));

const MARK = '=== ';
/** Lines that each program printed. */
const printed = new Map<string, readonly string[]>();

let project: Scratch;
beforeAll(async () => {
  project = await installPackages(['engine', 'places']);
  for (const name of PROGRAMS) await copyFile(join(import.meta.dirname, name), join(project.folder, name));
  for (const name of ['iztro', 'tyme4ts']) {
    await symlink(join(ROOT, 'node_modules', name), join(project.folder, 'node_modules', name));
  }
  const types = ['--types', 'node', '--typeRoots', join(ROOT, 'node_modules', '@types')];
  const strict = ['--strict', '--noUncheckedIndexedAccess', '--exactOptionalPropertyTypes', '--noEmitOnError'];
  const options = ['--module', 'nodenext', '--target', 'es2022', '--skipLibCheck', 'false', ...strict, ...types];
  await run(bin('tsc'), [...options, ...PROGRAMS.filter((name) => name.endsWith('.ts'))], project.folder);
  // One process runs them one after the other: most of the work of each is to load the packages.
  const all = PROGRAMS.map(
    (name) => `console.log('${MARK}${name}'); await import('./${name.replace(/\.ts$/, '.js')}');`,
  );
  await writeFile(join(project.folder, 'all.mjs'), all.join('\n'));
  const { stdout } = await run(process.execPath, ['all.mjs'], project.folder);
  for (const output of stdout.split(MARK).slice(1)) {
    const [name, ...lines] = output.trim().split('\n');
    printed.set(name!, lines);
  }
}, 600_000);
afterAll(() => project.remove());

test.each(PROGRAMS)('%s prints what it says', (name) => {
  const source = readFileSync(join(import.meta.dirname, name), 'utf8');
  const status = [...source.matchAll(/^\/\/ → (.*)$/gm)].map(([, line]) => line);
  expect(printed.get(name)).toEqual(status);
});

test('the reference leads to every program', () => {
  const reference = readFileSync(join(ROOT, 'docs/engine.md'), 'utf8');
  expect(PROGRAMS.filter((name) => !reference.includes(`(../test/programs/${name})`))).toEqual([]);
});
