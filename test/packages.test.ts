// The packages as others get them: packed, installed in a scratch project away from here, cast with in Node, in a browser and in
// a worker, checked for their types, and weighed.

import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { publint } from 'publint';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasBrowser, launch } from './page/visit.ts';

const ROOT = resolve(import.meta.dirname, '..');
const bin = (name: string) => join(ROOT, 'node_modules', '.bin', name);
const run = (file: string, args: readonly string[], cwd: string) => promisify(execFile)(file, args, { cwd });

let scratch: string;
const tarballs: Record<string, string> = {};

beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'beichen-packages-'));
  for (const workspace of ['engine', 'places']) {
    const { stdout } = await run('npm', ['pack', '--silent', '--pack-destination', scratch], join(ROOT, workspace));
    tarballs[workspace] = join(scratch, stdout.trim().split('\n').at(-1)!);
  }
  await writeFile(join(scratch, 'package.json'), '{ "private": true, "type": "module" }');
  const install = ['install', '--offline', '--no-audit', '--no-fund', '--ignore-scripts', ...Object.values(tarballs)];
  await run('npm', install, scratch);
}, 120_000);
afterAll(() => rm(scratch, { recursive: true, force: true }));

/** The first example in JavaScript of a package's README, and what its comments say it prints. */
async function example(workspace: string) {
  const readme = await readFile(join(ROOT, workspace, 'README.md'), 'utf8');
  const program = /^```js\n([\s\S]*?)^```$/m.exec(readme)![1]!;
  const said = [...program.matchAll(/^console\.log\(.*\/\/ (.*)$/gm)].map(([, line]) => line!);
  return { program, said };
}

test.each(['engine', 'places', 'service'])(
  'the package of %s tells what it is, and under which licence',
  async (workspace) => {
    const { stdout } = await run('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], join(ROOT, workspace));
    const [{ files }] = JSON.parse(stdout) as [{ files: { path: string }[] }];
    const paths = files.map(({ path }) => path);
    expect(paths).toEqual(expect.arrayContaining(['LICENSE', 'README.md', 'package.json']));
    expect(await readFile(join(ROOT, workspace, 'LICENSE'), 'utf8')).toBe(
      await readFile(join(ROOT, 'LICENSE'), 'utf8'),
    );
  },
);

describe('in Node', () => {
  test.each([
    ['engine', 1],
    ['places', 2],
  ] as const)('the example of %s prints what its README says', async (workspace, exact) => {
    const { program, said } = await example(workspace);
    await writeFile(join(scratch, 'example.js'), program);
    const { stdout } = await run(process.execPath, ['example.js'], scratch);
    expect(stdout.split('\n').slice(0, exact)).toEqual(said.slice(0, exact));
  });

  test('a program in TypeScript is checked against the types of the packages', async () => {
    const program = `
      import { castChart, type ChartDocument, describeChart } from 'beichen';
      import { drawSvg } from 'beichen/draw';
      import type { Place } from 'beichen-places';
      import { loadGazetteer } from 'beichen-places/node';
      const gazetteer = await loadGazetteer();
      const { longitude, timeZone }: Place = gazetteer.resolve('beijing-1816670')!;
      const date = { calendar: 'solar', year: 1990, month: 7, day: 23 } as const;
      const chart = castChart({ date, hour: 8, minute: 30, gender: 'male', place: { longitude, timeZone } });
      const document: ChartDocument = describeChart(chart, { language: 'zh' });
      export const svg: string = drawSvg(document);
      // @ts-expect-error a gender that there is not
      castChart({ date, hour: 8, gender: 'other', place: { longitude, timeZone } });
    `;
    await writeFile(join(scratch, 'typed.ts'), program);
    const options = [
      '--noEmit',
      '--strict',
      '--module',
      'nodenext',
      '--target',
      'es2022',
      '--lib',
      'es2022',
      '--types',
      '',
    ];
    await run(bin('tsc'), [...options, 'typed.ts'], scratch);
  });
});

describe('the types and the fields of package.json', () => {
  test.each(['engine', 'places'])('of %s have nothing for publint to say', async (workspace) => {
    const { messages } = await publint({ pkgDir: join(ROOT, workspace), strict: true, pack: false });
    expect(messages).toEqual([]);
  });

  test.each(['engine', 'places'])('of %s are right for whoever imports it', async (workspace) => {
    const { stdout } = await run(
      bin('attw'),
      [tarballs[workspace]!, '--profile', 'esm-only', '--format', 'json'],
      scratch,
    );
    expect(JSON.parse(stdout).analysis.types).not.toBe(false);
  });
});

const esbuild = bin('esbuild');
const bundled = async (code: string, ...more: string[]) => {
  const entry = join(scratch, `entry-${Math.random().toString(36).slice(2)}.js`);
  await writeFile(entry, code);
  const out = entry.replace('entry-', 'bundle-');
  const args = [entry, '--bundle', '--minify', '--format=esm', '--charset=utf8', `--outfile=${out}`, ...more];
  await run(esbuild, args, scratch);
  return readFile(out, 'utf8');
};

describe.runIf(existsSync(esbuild))('the engine in a bundle', () => {
  const KB = 1024;
  const packed = (text: string) => gzipSync(text, { level: 9 }).length;

  test('has at most 110 KB compressed, and 40 KB without the tables of the sky and of the zones', async () => {
    const whole = await bundled("export * from 'beichen';");
    expect(packed(whole)).toBeLessThanOrEqual(110 * KB);
    // The tables are the only literals of more than 2000 characters.
    const withoutTables = whole.replace(/(["'`])(?:(?!\1)[^\\]|\\.){2000,}?\1/gs, '""');
    expect(whole.length - withoutTables.length).toBeGreaterThan(140 * KB);
    expect(packed(withoutTables)).toBeLessThanOrEqual(40 * KB);
  });

  test('leaves out what is not imported', async () => {
    expect(packed(await bundled("export { RARITY_TIER_IDS } from 'beichen';"))).toBeLessThan(KB);
    expect(packed(await bundled("export { drawSvg } from 'beichen/draw';"))).toBeLessThan(9 * KB);
    const almanac = await bundled("export { solarTermsOfYear } from 'beichen';");
    expect(almanac).not.toContain('紫微');
  });
});

describe.runIf(hasBrowser && existsSync(esbuild))('in a browser', () => {
  const CAST = `import { castChart, describeChart } from 'beichen';
    const place = { longitude: 116.39723, timeZone: 'Asia/Shanghai' };
    const date = { calendar: 'solar', year: 1990, month: 7, day: 23 };
    const cast = () => describeChart(castChart({ date, hour: 8, minute: 30, gender: 'male', place }), { language: 'zh' }).fourPillars.hanzi;`;
  let server: Server;
  let browser: Browser;
  let origin: string;
  beforeAll(async () => {
    await mkdir(join(scratch, 'site'), { recursive: true });
    const files = new Map<string, string>([
      ['/', '<!doctype html><title>-</title><script type="module" src="page.js"></script>'],
      [
        '/page.js',
        await bundled(`${CAST}
          document.title = cast();
          new Worker('worker.js', { type: 'module' }).onmessage = ({ data }) => document.body.append(data);`),
      ],
      ['/worker.js', await bundled(`${CAST} postMessage(cast());`)],
    ]);
    server = createServer(({ url }, response) => {
      const text = files.get(url!);
      const type = url!.endsWith('.js') ? 'text/javascript' : 'text/html';
      response.writeHead(text === undefined ? 404 : 200, { 'content-type': `${type}; charset=utf-8` }).end(text);
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    browser = await launch();
  });
  afterAll(async () => {
    await browser.close();
    server.close();
  });

  test('a page and a worker cast the chart', async () => {
    const page = await browser.newPage();
    await page.goto(origin);
    await page.waitForFunction("document.body.textContent.includes('庚午')");
    expect(await page.title()).toBe('庚午 癸未 己丑 戊辰');
    expect((await page.textContent('body'))!.trim()).toBe('庚午 癸未 己丑 戊辰');
  });
});
