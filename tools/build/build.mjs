// Builds what `npm start` runs, or the named steps, with their prerequisites. Each step has a stamp over its inputs (var/build.json) and is skipped if nothing
// changed. `packages` and `reference` use the declarations that `tsc -b` has written.

import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');
const STAMPS = join(ROOT, 'var/build.json');
const SOURCES = ['engine/src', 'places/src', 'service/src', 'element/src'];

/**
 * @typedef {object} Step
 * @property {readonly string[]} run script and its arguments
 * @property {readonly string[]} inputs files and folders; the script itself, tools/build and package-lock.json count too
 * @property {string | readonly string[]} output files whose absence means that the step has to run
 * @property {readonly string[]} [after] steps that have to end before
 */

/** @type {Readonly<Record<string, Step>>} */
const STEPS = {
  javascript: {
    run: ['tools/build/write-javascript.mjs'],
    inputs: [...SOURCES, 'places/build', 'conformance/prove/src', 'tools/bench/src'],
    output: 'service/dist/main.js',
  },
  node: {
    run: ['tools/build/write-one-file.mjs', 'node'],
    inputs: ['engine/src', 'engine/package.json'],
    output: 'engine/dist/node/index.js',
    after: ['javascript'],
  },
  service: {
    run: ['tools/build/write-one-file.mjs', 'service'],
    inputs: ['engine/src', 'places/src', 'service/src'],
    output: 'service/dist/node/main.js',
    after: ['node'],
  },
  places: {
    run: ['tools/build/unpack-places.mjs'],
    inputs: ['places/places.bin.br'],
    output: 'places/data/places.bin',
  },
  openapi: {
    run: ['service/build/write-openapi.mjs', 'var/openapi.json'],
    inputs: [...SOURCES, 'places/places.bin.br'],
    output: 'var/openapi.json',
    after: ['node', 'places'],
  },
  clients: {
    run: ['clients/build/write-clients.mjs'],
    inputs: ['var/openapi.json', 'clients/build', 'package.json'],
    output: ['clients/typescript/src/api.generated.ts', 'service/dist/guide/samples.json'],
    after: ['openapi'],
  },
  guide: {
    run: ['service/build/write-guide.mjs'],
    inputs: ['service/guide', 'CHANGELOG.md'],
    output: 'service/dist/guide/changelog.html',
  },
  rules: {
    run: ['service/build/write-rules.mjs'],
    inputs: ['docs/rules/records'],
    output: 'service/dist/rules.json',
  },
  page: {
    run: ['web/build/page.mjs'],
    inputs: [...SOURCES, 'engine/package.json', 'places/package.json', 'service/package.json', 'web/build', 'web/src'],
    output: 'web/dist/offline.js',
    after: ['node'],
  },
  packages: {
    run: ['tools/build/write-one-file.mjs', 'packages'],
    inputs: SOURCES,
    output: 'engine/dist/one-file/beichen.js',
    after: ['javascript'],
  },
  reference: {
    run: ['engine/build/reference/write-reference.mjs'],
    inputs: ['engine/src', 'engine/package.json', 'engine/build/reference'],
    output: 'engine/dist/reference.md',
  },
};

/** A hash of files, and of all files in folders, by their names and content. Tests are not inputs. */
function hashOf(paths) {
  const hash = createHash('sha256');
  const add = (path) => {
    const file = join(ROOT, path);
    if (!existsSync(file) || /\.test\.ts$/.test(path)) return;
    if (statSync(file).isDirectory()) for (const name of readdirSync(file).sort()) add(`${path}/${name}`);
    else hash.update(path).update('\0').update(readFileSync(file)).update('\0');
  };
  for (const path of paths) add(path);
  return hash.digest('base64url');
}

const stamps = existsSync(STAMPS) ? JSON.parse(readFileSync(STAMPS, 'utf8')) : {};

async function perform({ run, inputs, output }, name) {
  const stamp = hashOf([...inputs, run[0], 'tools/build', 'package-lock.json']);
  if (stamps[name] === stamp && [output].flat().every((file) => existsSync(join(ROOT, file)))) return;
  process.stderr.write(`building: ${name}\n`);
  const [code] = await once(spawn(process.execPath, run, { cwd: ROOT, stdio: 'inherit' }), 'exit');
  if (code !== 0) throw new Error(`${run.join(' ')} failed`);
  stamps[name] = stamp;
  mkdirSync(join(ROOT, 'var'), { recursive: true });
  writeFileSync(STAMPS, JSON.stringify(stamps, undefined, 1));
}

const { packages, reference, ...service } = STEPS;
const running = {};
const start = (name) => {
  running[name] ??= Promise.all((STEPS[name].after ?? []).map(start)).then(() => perform(STEPS[name], name));
  return running[name];
};
const named = process.argv.slice(2);
for (const name of named.length > 0 ? named : Object.keys(service)) start(name);
const failed = (await Promise.allSettled(Object.values(running))).find(({ status }) => status === 'rejected');
if (failed) {
  console.error(failed.reason.message);
  process.exitCode = 1;
}
