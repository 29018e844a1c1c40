// The packed packages in every runtime that the README names. Each program below is what README shows, run by the runtime itself. The runtimes
// come from `npm ci --prefix test/runtimes`, by exact versions; where they are missing, each test is skipped by its name. .ci/run fetches them
// first.

import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bin, installPackages, ROOT, run, type Scratch } from '../packed-packages.ts';
import { hasBrowser, launch } from '../page/visit.ts';

const RUNTIMES = join(import.meta.dirname, 'node_modules');
const has = (name: string) => existsSync(join(RUNTIMES, name));
if (!existsSync(RUNTIMES))
  console.warn('The runtimes are not here, and nothing is tried in them: npm ci --prefix test/runtimes');

const PILLARS = 'Geng-Wu Gui-Wei Ji-Chou Wu-Chen';
const BIRTH = `{ date: { year: 1990, month: 7, day: 23 }, hour: 8, minute: 30, gender: 'male', place }`;
const BEIJING = `{ longitude: 116.39723, timeZone: 'Asia/Shanghai' }`;
/** An expression: the pillars of a birth in Beijing, and that it was drawn and written. */
const castBy = (beichen: string) => `((beichen, place = ${BEIJING}) => {
  const chart = beichen.castChart(${BIRTH});
  const document = beichen.describeChart(chart, { language: 'en' });
  const isDrawn = beichen.drawSvg(document).endsWith('</svg>') && beichen.documentWriter('zh')(chart).length > 20000;
  return isDrawn ? document.fourPillars.text : 'not drawn';
})(${beichen})`;

const IMPORTING = `
import * as beichen from 'beichen';
import { loadGazetteer } from 'beichen-places/node';
const place = (await loadGazetteer()).resolve('beijing-1816670');
console.log(${castBy('beichen, place')});`;
const REQUIRING = `
const beichen = require('beichen');
const { loadGazetteer } = require('beichen-places/node');
loadGazetteer().then((gazetteer) => {
  const place = gazetteer.resolve('beijing-1816670');
  console.log(${castBy('beichen, place')});
});`;

let project: Scratch;
beforeAll(async () => {
  project = await installPackages(['engine', 'places'], 'commonjs');
  await writeFile(join(project.folder, 'importing.mjs'), IMPORTING);
  await writeFile(join(project.folder, 'requiring.cjs'), REQUIRING);
}, 120_000);
afterAll(() => project.remove());

/** A runtime's program in its package. */
async function program(...path: readonly string[]): Promise<string> {
  const file = join(RUNTIMES, ...path);
  await chmod(file, 0o755); // npm leaves it to scripts of the package, which do not run here
  return file;
}
const status = async (file: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) =>
  (await run(file, args, project.folder, { ...process.env, NO_COLOR: '1', ...env })).stdout.trim();
const oneFile = (name: string) => readFile(join(project.folder, 'node_modules', 'beichen', 'dist', name), 'utf8');

const REQUIRES_MODULES = ['node-20', 'node-22', 'node-24', 'node-26'];

describe.each(['node-20-old', ...REQUIRES_MODULES])('%s', (node) => {
  test.runIf(has(node))('imports and requires both packages', async () => {
    const file = await program(node, 'bin', 'node');
    expect(await status(file, ['importing.mjs'])).toBe(PILLARS);
    expect(await status(file, ['requiring.cjs'])).toBe(PILLARS);
  });
});

// 20.9 cannot require a module, and gets CommonJS; the later ones get the same module both ways.
describe.each(REQUIRES_MODULES)('%s', (node) => {
  test.runIf(has(node))('has one engine, however it is asked for', async () => {
    const code = "import('beichen').then(({ SCHOOLS }) => console.log(SCHOOLS === require('beichen').SCHOOLS))";
    expect(await status(await program(node, 'bin', 'node'), ['-e', code])).toBe('true');
  });
});

test.runIf(has('node-20-old'))(
  'TypeScript with node16 resolution in a CommonJS project compiles, and runs',
  async () => {
    const source = `
    import { castChart, type Chart, describeChart, InvalidBirth } from 'beichen';
    import type { Place } from 'beichen-places';
    import { loadGazetteer } from 'beichen-places/node';
    async function cast(): Promise<string> {
      const place: Place | undefined = (await loadGazetteer()).resolve('beijing-1816670');
      if (place === undefined) throw new InvalidBirth([]);
      const chart: Chart = castChart(${BIRTH});
      return describeChart(chart, { language: 'en' }).fourPillars.text;
    }
    cast().then((text) => console.log(text));`;
    await writeFile(join(project.folder, 'typed.ts'), source);
    const types = ['--types', 'node', '--typeRoots', join(ROOT, 'node_modules', '@types')];
    const options = ['--strict', '--module', 'node16', '--target', 'es2022', '--skipLibCheck', 'false', ...types];
    await run(bin('tsc'), [...options, 'typed.ts'], project.folder);
    expect(await readFile(join(project.folder, 'typed.js'), 'utf8')).toContain('require("beichen")');
    expect(await status(await program('node-20-old', 'bin', 'node'), ['typed.js'])).toBe(PILLARS);
  },
);

test.runIf(has('bun'))('Bun imports and requires both packages', async () => {
  const bun = await program('bun', 'bin', 'bun');
  expect(await status(bun, ['importing.mjs'])).toBe(PILLARS);
  expect(await status(bun, ['requiring.cjs'])).toBe(PILLARS);
});

test.runIf(has('deno'))('Deno imports both packages, with leave to read files only', async () => {
  const args = ['run', '--no-lock', '--no-config', '--cached-only', '--node-modules-dir=manual', '--allow-read'];
  const env = { DENO_NO_UPDATE_CHECK: '1', DENO_DIR: join(project.folder, '.deno') };
  expect(await status(await program('deno', 'deno'), [...args, 'importing.mjs'], env)).toBe(PILLARS);
});

test.runIf(has('quickjs'))('QuickJS has the global of the one file', async () => {
  const { getQuickJS } = createRequire(join(RUNTIMES, 'none.js'))('quickjs') as {
    getQuickJS(): Promise<{ evalCode(code: string): unknown }>;
  };
  const quickJs = await getQuickJS();
  expect(quickJs.evalCode('typeof atob + typeof TextEncoder')).toBe('undefinedundefined');
  expect(quickJs.evalCode(`${await oneFile('one-file/beichen.global.js')};${castBy('Beichen')}`)).toBe(PILLARS);
});

// React Native compiles packages by Babel, since this Hermes knows no classes and binds no variable anew in each turn of a loop.
test.runIf(has('hermes-2022') && has('@babel/core'))(
  'the Hermes of 2022 runs what React Native makes of the package',
  async () => {
    const { transformSync } = createRequire(join(RUNTIMES, 'none.js'))('@babel/core') as {
      transformSync(code: string, options: object): { code: string };
    };
    const plugins = ['classes', 'block-scoping'].map((name) => join(RUNTIMES, '@babel', `plugin-transform-${name}`));
    const options = { plugins, compact: true, configFile: false, babelrc: false };
    const { code } = transformSync(await oneFile('one-file/beichen.global.js'), options);
    const file = join(project.folder, 'hermes.js');
    const cast = transformSync(`print(${castBy('Beichen')});`, options).code;
    await writeFile(file, `${code}; ${cast}`);
    expect(await status(await program('hermes-2022', 'linux64-bin', 'hermes'), [file])).toBe(PILLARS);
  },
);

test.runIf(has('workerd'))('workerd, which runs Cloudflare Workers, imports the one file', async () => {
  const folder = join(project.folder, 'workerd');
  await mkdir(folder);
  await writeFile(join(folder, 'beichen.js'), await oneFile('one-file/beichen.js'));
  const worker = `
    import * as beichen from './beichen.js';
    export default { test() { if (${castBy('beichen')} !== '${PILLARS}') throw new Error('another chart'); } };`;
  await writeFile(join(folder, 'worker.js'), worker);
  const config = `
    using Workerd = import "/workerd/workerd.capnp";
    const config :Workerd.Config = (services = [(name = "main", worker = (
      modules = [(name = "worker.js", esModule = embed "worker.js"), (name = "beichen.js", esModule = embed "beichen.js")],
      compatibilityDate = "2026-11-01"))]);`;
  await writeFile(join(folder, 'config.capnp'), config);
  const workerd = spawn(await program('workerd', 'bin', 'workerd'), ['test', 'config.capnp'], { cwd: folder });
  let output = '';
  workerd.stderr.on('data', (chunk) => {
    output += chunk;
  });
  const code = await new Promise((done) => workerd.on('close', done));
  expect(output).toContain('[ PASS ] main');
  expect(code).toBe(0);
});

test.runIf(hasBrowser)('Chromium has the global after a script tag, on a page in GBK too', async () => {
  const script = await oneFile('one-file/beichen.global.js');
  const page = '<!doctype html><meta charset="gbk"><title>-</title><script src="beichen.global.js"></script>';
  const server = createServer(({ url }, response) => response.end(url === '/' ? page : script));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const browser = await launch();
  try {
    const tab = await browser.newPage();
    await tab.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    expect(await tab.evaluate(castBy('Beichen'))).toBe(PILLARS);
    const hanzi = `Beichen.hanziOfPair(Beichen.pairFromHanzi('\\u5e9a\\u5348'))`;
    expect(await tab.evaluate(hanzi)).toBe('庚午');
  } finally {
    await browser.close();
    server.close();
  }
});
