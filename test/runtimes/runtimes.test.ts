// The packed packages in every runtime that the README names. Each program below is the README's, run by the runtime itself. The runtimes
// come from `npm ci --prefix test/runtimes`, by exact versions; if they are missing, each test is skipped and named. .ci/run fetches them
// first.

import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { loadGazetteer } from 'beichen-places/node';
import { fetchHandler } from 'beichen-service/fetch';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { bin, installPackages, ROOT, run, type Scratch } from '../packed-packages.ts';
import { hasBrowser, openBrowser } from '../page/visit.ts';
import { IS_FULL, sampleOf } from '../setup/runs.ts';

const RUNTIMES = join(import.meta.dirname, 'node_modules');
const has = (name: string) => existsSync(join(RUNTIMES, name));
if (!existsSync(RUNTIMES))
  console.warn('The runtimes are not here, and nothing is tried in them: npm ci --prefix test/runtimes');

const PILLARS = 'Geng-Wu Gui-Wei Ji-Chou Wu-Chen';
const BIRTH = `{ date: { year: 1990, month: 7, day: 23 }, hour: 8, minute: 30, gender: 'male', place }`;
const BEIJING = `{ longitude: 116.39723, timeZone: 'Asia/Shanghai' }`;
/** An expression: the pillars of a birth in Beijing, or 'not drawn' if drawing or writing fails. */
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

// `npm test` tries the oldest and the newest.
describe.each(sampleOf(['node-20-old', ...REQUIRES_MODULES], 4))('%s', (node) => {
  test.runIf(has(node))('imports and requires both packages', async () => {
    const file = await program(node, 'bin', 'node');
    expect(await status(file, ['importing.mjs'])).toBe(PILLARS);
    expect(await status(file, ['requiring.cjs'])).toBe(PILLARS);
  });
});

// 20.9 cannot require a module, and gets CommonJS; the later ones get the same module both ways.
describe.each(sampleOf(REQUIRES_MODULES, 4, 3))('%s', (node) => {
  test.runIf(has(node))('has one engine, however it is imported', async () => {
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

// React Native compiles packages by Babel, since this Hermes knows no classes and does not rebind variables in each iteration of a loop.
// It takes Babel five seconds, so only a full run does it: `npm test` reads the syntax of the one file (test/packages.test.ts).
if (IS_FULL) {
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
}

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

/** An address that a chart is requested from, with places or without, and the status of its answer. */
const REQUESTED: readonly (readonly [target: string, status: number])[] = [
  ['/api/public/chart?date=1990-07-23&hour=8&gender=male&latitude=39.9&longitude=116.4&timeZone=Asia/Shanghai', 200],
  [
    '/api/public/transits.svg?date=1990-07-23&hour=8&gender=male&latitude=39.9&longitude=116.4&timeZone=Asia/Shanghai&at=2027&lang=ja',
    200,
  ],
  ['/api/public/births?pillars=庚午 癸未 己丑 戊辰&fromYear=1950&toYear=2010', 200],
  ['/api/public/almanac?month=2027-02&lang=vi', 200],
  ['/api/public/chart?date=1990-02-30&hour=25&gender=male&latitude=39.9&longitude=116.4', 400],
  ['/mcp', 404],
];

describe.each([
  { name: 'workerd', file: 'bin/workerd', hasPlaces: false },
  { name: 'deno', file: 'deno', hasPlaces: true },
  { name: 'bun', file: 'bin/bun', hasPlaces: true },
])('deploy/fetch in $name', ({ name, file, hasPlaces }) => {
  test.runIf(has(name))('answers with the bytes that the handler has in Node', async () => {
    const port = await freePort();
    const served = spawn(await program(name, file), await argumentsFor(name, port), {
      cwd: ROOT,
      env: {
        ...process.env,
        PORT: `${port}`,
        NO_COLOR: '1',
        DENO_NO_UPDATE_CHECK: '1',
        DENO_DIR: join(project.folder, '.deno'),
      },
      stdio: 'ignore',
    });
    try {
      const handler = fetchHandler({ ...(hasPlaces && { gazetteer: await loadGazetteer() }) });
      const origin = `http://127.0.0.1:${port}`;
      await vi.waitFor(() => fetch(`${origin}/healthz`), { timeout: 20_000, interval: 100 });
      for (const [target, expected] of REQUESTED) {
        const [answer, own] = [await fetch(origin + target), await handler(new Request(origin + target))];
        expect([target, answer.status, answer.headers.get('content-type')]).toEqual([
          target,
          expected,
          own.headers.get('content-type'),
        ]);
        expect(withoutId(await answer.text())).toBe(withoutId(await own.text()));
      }
    } finally {
      served.kill();
    }
  });
});

const withoutId = (text: string): string => text.replace(/"requestId":"[\w-]{36}"/, '');

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}

async function argumentsFor(name: string, port: number): Promise<readonly string[]> {
  const example = (file: string) => join(ROOT, 'deploy/fetch', file);
  if (name === 'bun') return [example('bun.js')];
  if (name === 'deno') {
    const rights = ['--allow-net', '--allow-read', '--allow-env=PORT'];
    return [
      'run',
      '--no-lock',
      '--no-config',
      '--cached-only',
      '--node-modules-dir=manual',
      ...rights,
      example('deno.js'),
    ];
  }
  const folder = join(project.folder, 'fetch');
  await build({
    entryPoints: [example('worker.js')],
    bundle: true,
    format: 'esm',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    external: ['cloudflare:workers'],
    outfile: join(folder, 'worker.js'),
    logLevel: 'error',
  });
  await writeFile(
    join(folder, 'config.capnp'),
    `using Workerd = import "/workerd/workerd.capnp";
    const config :Workerd.Config = (
      services = [(name = "main", worker = (
        modules = [(name = "worker.js", esModule = embed "worker.js")], compatibilityDate = "2026-11-01"))],
      sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "main")]);`,
  );
  return ['serve', join(folder, 'config.capnp')];
}

test.runIf(hasBrowser)('Chromium has the global after a script tag, on a page in GBK too', async () => {
  const script = await oneFile('one-file/beichen.global.js');
  const page = '<!doctype html><meta charset="gbk"><title>-</title><script src="beichen.global.js"></script>';
  const server = createServer(({ url }, response) => response.end(url === '/' ? page : script));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const tab = await (await openBrowser()).newPage();
  try {
    await tab.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    expect(await tab.evaluate(castBy('Beichen'))).toBe(PILLARS);
    const hanzi = `Beichen.hanziOfPair(Beichen.pairFromHanzi('\\u5e9a\\u5348'))`;
    expect(await tab.evaluate(hanzi)).toBe('庚午');
  } finally {
    await tab.close();
    server.close();
  }
});
