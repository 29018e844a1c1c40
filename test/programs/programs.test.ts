// Every program here compiles under the strictest settings against the packed packages, and prints what its comments say.

import { readdirSync, readFileSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bin, installPackages, ROOT, run, type Scratch } from '../packed-packages.ts';

const PROGRAMS = readdirSync(import.meta.dirname).filter((name) => !name.endsWith('.test.ts'));

let project: Scratch;
beforeAll(async () => {
  project = await installPackages(['engine', 'places']);
  for (const name of PROGRAMS) await copyFile(join(import.meta.dirname, name), join(project.folder, name));
  const types = ['--types', 'node', '--typeRoots', join(ROOT, 'node_modules', '@types')];
  const strict = ['--strict', '--noUncheckedIndexedAccess', '--exactOptionalPropertyTypes', '--noEmitOnError'];
  const options = ['--module', 'nodenext', '--target', 'es2022', '--skipLibCheck', 'false', ...strict, ...types];
  await run(bin('tsc'), [...options, ...PROGRAMS], project.folder);
}, 120_000);
afterAll(() => project.remove());

test.each(PROGRAMS)('%s prints what it says', async (name) => {
  const source = readFileSync(join(import.meta.dirname, name), 'utf8');
  const status = [...source.matchAll(/^\/\/ → (.*)$/gm)].map(([, line]) => line);
  const { stdout } = await run(process.execPath, [name.replace(/\.ts$/, '.js')], project.folder);
  expect(stdout.trim().split('\n')).toEqual(status);
});

test('the reference leads to every program', () => {
  const reference = readFileSync(join(ROOT, 'docs/engine.md'), 'utf8');
  expect(PROGRAMS.filter((name) => !reference.includes(`(../test/programs/${name})`))).toEqual([]);
});
