// The packages as users get them: packed, installed in an empty project, run in Node, in a browser and in
// a worker, type-checked, and measured.

import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { createContext, runInContext, runInNewContext } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { parse, tokenizer } from 'acorn';
import { LANGUAGES } from 'beichen';
import { WORDS_OF } from 'beichen/words';
import type { Browser } from 'playwright-core';
import { publint } from 'publint';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bin, filesIn, installPackages, ROOT, run, type Scratch } from './packed-packages.ts';
import { hasBrowser, openBrowser } from './page/visit.ts';
import { sampleOf } from './setup/runs.ts';

let packed: Scratch;
let scratch: string;

beforeAll(async () => {
  packed = await installPackages(['engine', 'places', 'element']);
  scratch = packed.folder;
}, 120_000);
afterAll(() => packed.remove());

/** The programs in JavaScript of a package's README, each with the comments after its lines; `undefined` for a line without one. */
function programsOf(workspace: string) {
  const readme = readFileSync(join(ROOT, workspace, 'README.md'), 'utf8');
  return [...readme.matchAll(/^```js\n([\s\S]*?)^```$/gm)].map(([, program]) => ({
    program: program!,
    said: [...program!.matchAll(/^console\.log\(.*?\);(?: \/\/ (.*))?$/gm)].map(([, line]) => line),
  }));
}

test('each package says what it is, and under which licence', async () => {
  const others = ['service', 'conformance'];
  const named = others.flatMap((workspace) => ['-w', workspace]);
  const { stdout } = await run('npm', ['pack', '--dry-run', '--json', '--ignore-scripts', ...named], ROOT);
  const listed = (JSON.parse(stdout) as { files: { path: string }[] }[]).map(({ files }) =>
    files.map(({ path }) => path),
  );
  expect(listed).toHaveLength(others.length);
  const filesOfEach = [...listed, ...(await Promise.all(Object.values(packed.tarballs).map(filesIn)))];
  for (const files of filesOfEach)
    expect(files).toEqual(expect.arrayContaining(['LICENSE', 'README.md', 'package.json']));
  const licence = await readFile(join(ROOT, 'LICENSE'), 'utf8');
  for (const workspace of [...others, ...Object.keys(packed.tarballs)])
    expect(await readFile(join(ROOT, workspace, 'LICENSE'), 'utf8')).toBe(licence);
});

describe('in Node', () => {
  test.each(
    ['engine', 'places'].flatMap((workspace) => programsOf(workspace).map((each, at) => ({ ...each, workspace, at }))),
  )('program $at of the README of $workspace prints what its comments say', async ({ program, said }) => {
    const name = program.includes('require(') ? 'example.cjs' : 'example.mjs';
    await writeFile(join(scratch, name), program);
    const { stdout } = await run(process.execPath, [name], scratch);
    const printed = stdout.split('\n');
    expect(said).not.toEqual([]);
    for (const [at, line] of said.entries())
      if (line !== undefined && !/^[a-z]/.test(line)) expect(printed[at]).toBe(line);
  });

  test('a program in TypeScript is checked against the types of the packages', async () => {
    const program = `
      import { castChart, type ChartDocument, describeChart } from 'beichen';
      import { drawSvg } from 'beichen/draw';
      import { type Place, placeDocument } from 'beichen-places';
      import { loadGazetteer } from 'beichen-places/node';
      const gazetteer = await loadGazetteer();
      const place: Place = gazetteer.resolve('beijing-1816670')!;
      const { longitude, timeZone } = place;
      const date = { calendar: 'solar', year: 1990, month: 7, day: 23 } as const;
      const chart = castChart({ date, hour: 8, minute: 30, gender: 'male', place: { longitude, timeZone } });
      const document: ChartDocument = describeChart(chart, { language: 'zh' });
      const named = castChart({ date, hour: 8, gender: 'male', place }, { school: 'quanshu' });
      export const inUrumqi = castChart({ date, hour: 8, gender: 'male', place: { ...place, timeZone: 'Asia/Urumqi' } });
      export const ofThePlace: string = describeChart(named, { language: 'zh', place: placeDocument(place, 'zh') }).fourPillars.hanzi;
      // @ts-expect-error a school that there is not
      castChart({ date, hour: 8, gender: 'male', place }, { school: 'quanshuu' });
      export const svg: string = drawSvg(document);
      // @ts-expect-error a gender that there is not
      castChart({ date, hour: 8, gender: 'other', place: { longitude, timeZone } });

      import { CHART, ChartFacts, type DocumentOf, list, object, part, partDescriber, partWriter, text, whole } from 'beichen/document';
      import { describeChart as describeIn } from 'beichen/one-language';
      import { chartSchema, componentsOfPart, type Schema } from 'beichen/schema';
      import { EN } from 'beichen/words/en';
      class Facts extends ChartFacts { readonly note = 'noted'; }
      const NOTED = part<Facts, Facts>('Chart')({ note: text(({ note }) => note), palaces: CHART.members.palaces });
      const noted: DocumentOf<(typeof NOTED)['members']> = partDescriber(NOTED, 'en')(new Facts(chart));
      export const roles: readonly ('life' | string)[] = noted.palaces.map(({ id }) => id);
      export const bytes: Uint8Array = partWriter(NOTED, 'zh')(new Facts(chart));
      export const english: ChartDocument = describeIn(chart, { language: EN });
      export const schema: Schema = chartSchema();
      const AGES = part<readonly number[], readonly number[]>('Ages')({ ages: list(whole(), (ages) => ages) });
      export const schemas = componentsOfPart(AGES, { Ages: { is: 'Ages.', ages: 'All of them.' } });
      // @ts-expect-error a document has the members of its table only
      noted.zodiac;
      // @ts-expect-error a label of a branch is not a label of a stem
      export const stem: import('beichen').Label<'jia'> = document.birth.zodiac;
      // @ts-expect-error the main entry takes ids, the other one values
      describeIn(chart, { language: 'en' });
      // @ts-expect-error a text is no whole number
      part<{ a: string }>('A')({ a: whole(({ a }) => a) });
      export { object };
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

  test('the entries for parts, for schemas and for one language give the same documents as the main one', async () => {
    const program = `
      import assert from 'node:assert/strict';
      import { castChart, describeChart, documentWriter } from 'beichen';
      import { CHART, ChartFacts, part, partWriter } from 'beichen/document';
      import * as inOne from 'beichen/one-language';
      import { chartSchema } from 'beichen/schema';
      import { EN } from 'beichen/words/en';
      import { ZH } from 'beichen/words/zh';
      import { ZH_HANT } from 'beichen/words/zh-Hant';
      const place = { longitude: 116.39723, timeZone: 'Asia/Shanghai' };
      const date = { calendar: 'solar', year: 1990, month: 7, day: 23 };
      const chart = castChart({ date, hour: 8, minute: 30, gender: 'male', place });
      const SAME = part('Same')({ ...CHART.members });
      for (const words of [EN, ZH, ZH_HANT]) {
        const document = describeChart(chart, { language: words.language });
        assert.deepEqual(inOne.describeChart(chart, { language: words }), document);
        assert.deepEqual(inOne.partDescriber(SAME, words)(new ChartFacts(chart)), document);
        const bytes = documentWriter(words.language)(chart);
        assert.deepEqual(inOne.documentWriter(words)(chart), bytes);
        assert.deepEqual(partWriter(SAME, words.language)(new ChartFacts(chart)), bytes);
        assert.deepEqual(Object.keys(chartSchema().$defs.Chart.properties), Object.keys(document));
      }
    `;
    await writeFile(join(scratch, 'entries.js'), program);
    await run(process.execPath, ['entries.js'], scratch);
  });
});

describe('the types and the fields of package.json', () => {
  test.each(['engine', 'places'])('of %s have nothing for publint to say', async (workspace) => {
    const { messages } = await publint({ pkgDir: join(ROOT, workspace), strict: true, pack: false });
    expect(messages).toEqual([]);
  });

  // The checker attw (arethetypeswrong) exits with 1 if it finds a fault. `npm test` checks every eighth entry of the engine, since many entries are alike.
  test.each(sampleOf(['engine', 'places', 'element'], 3))(
    'of %s are right for every way to import or require each entry',
    async (workspace) => {
      const { exports } = JSON.parse(readFileSync(join(ROOT, workspace, 'package.json'), 'utf8'));
      const entries = Object.keys(exports).filter((entry) => !/\*|\.(?:json|bin)$/.test(entry));
      const options = ['--profile', 'strict', '--format', 'json', '--entrypoints', ...sampleOf(entries, 8)];
      await run(bin('attw'), [packed.tarballs[workspace]!, ...options], scratch);
    },
  );

  test('of the element let JSX know its attributes, and the page its events', async () => {
    const program = `
      import 'beichen-element/react';
      const chart = (
        <beichen-chart
          date="1990-07-23"
          time="08:30"
          gender="male"
          longitude="116.4"
          time-zone="Asia/Shanghai"
          leap-month
          day-boundary="midnight"
          ref={(element) => element?.addEventListener('beichen-cast', ({ detail }) => detail.chart.fourPillars.hanzi)}
        />
      );
      // @ts-expect-error an attribute that there is not
      const other = <beichen-chart birthday="1990-07-23" />;
      export const palaces = document.querySelector('beichen-chart')?.chart?.palaces.length;
      export { chart, other };
    `;
    await writeFile(join(scratch, 'typed.tsx'), program);
    const options = '--noEmit --strict --jsx react-jsx --module nodenext --target es2022 --lib es2022,dom';
    for (const types of ['@types/react', 'csstype']) {
      await mkdir(join(scratch, 'node_modules', dirname(types)), { recursive: true });
      await symlink(join(ROOT, 'node_modules', types), join(scratch, 'node_modules', types));
    }
    await run(bin('tsc'), [...options.split(' '), 'typed.tsx'], scratch);
  });
});

describe('the engine in one file', () => {
  const file = (name: string) => readFile(join(scratch, 'node_modules', 'beichen', name), 'utf8');
  const CAST = `cast = (beichen) => {
    const place = { longitude: 116.39723, timeZone: 'Asia/Shanghai' };
    const chart = beichen.castChart({ date: { year: 1990, month: 7, day: 23 }, hour: 8, minute: 30, gender: 'male', place });
    const document = beichen.describeChart(chart, { language: 'zh' });
    const bytes = beichen.documentWriter('zh')(chart).length;
    return [document.fourPillars.hanzi, bytes, beichen.drawSvg(document, { name: '李明' }).length > 20000];
  }`;

  test('stands where package.json says: for a script tag, for require and for mini programs', async () => {
    const { main, unpkg, jsdelivr, miniprogram } = JSON.parse(await file('package.json'));
    expect([main, unpkg, jsdelivr, miniprogram]).toEqual([
      './dist/commonjs/index.js',
      './dist/one-file/beichen.global.js',
      './dist/one-file/beichen.global.js',
      'dist/commonjs',
    ]);
  });

  test('is written in the syntax of ES2017, and the global one in ASCII', async () => {
    const names = await readdir(join(scratch, 'node_modules/beichen/dist/commonjs'), { recursive: true });
    const modules = names.filter((name) => name.endsWith('.js')).map((name) => `dist/commonjs/${name}`);
    expect(modules).toContain('dist/commonjs/index.js');
    for (const name of [...modules, 'dist/one-file/beichen.global.js']) {
      parse(await file(name), { ecmaVersion: 2017, sourceType: 'script' });
    }
    parse(await file('dist/one-file/beichen.js'), { ecmaVersion: 2020, sourceType: 'module' });
    expect(await file('dist/one-file/beichen.global.js')).toMatch(/^[\0-\x7f]*$/);
  });

  /** A module of the folder `commonjs`, in a separate context. */
  function requiredAlone(name: string): unknown {
    const folder = join(scratch, 'node_modules/beichen/dist/commonjs');
    const context = createContext({});
    const loaded = new Map<string, { exports: unknown }>();
    const load = (path: string): unknown => {
      const known = loaded.get(path);
      if (known !== undefined) return known.exports;
      const module = { exports: {} };
      loaded.set(path, module);
      const run = runInContext(`(module, exports, require) => {${readFileSync(path, 'utf8')}\n}`, context);
      run(module, module.exports, (next: string) => load(join(dirname(path), next)));
      return module.exports;
    };
    return load(join(folder, name));
  }

  // The context has the language, and nothing of the web or of Node: no TextEncoder, atob, URL, process, console.
  test('casts, describes, writes and draws where there is nothing but the language', async () => {
    const whole = await file('dist/one-file/beichen.global.js');
    expect(runInNewContext('typeof atob + typeof TextEncoder')).toBe('undefinedundefined');
    const byGlobal = runInNewContext(`${whole};${CAST};cast(Beichen)`);
    const byRequire = runInNewContext(`${CAST};cast`)(requiredAlone('index.js'));
    expect([...byGlobal]).toEqual(['庚午 癸未 己丑 戊辰', expect.any(Number), true]);
    expect([...byRequire]).toEqual([...byGlobal]);
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

  /** Code without its literals of more than 2000 characters, which are the tables. Templates contain quotes, so a tokenizer finds the literals. */
  const withoutTablesOf = (code: string): string => {
    let rest = '';
    let at = 0;
    for (const { type, start, end } of tokenizer(code, { ecmaVersion: 'latest', sourceType: 'module' })) {
      if ((type.label !== 'string' && type.label !== 'template') || end - start <= 2000) continue;
      rest += code.slice(at, start);
      at = end;
    }
    return rest + code.slice(at);
  };

  // All of the main entry, the almanac, births and drawings, in six languages of 8 to 10 KB each.
  test('has at most 275 KB compressed, and 224 KB without the tables of the sky and of the zones', async () => {
    const whole = await bundled(
      ['', '/almanac', '/births', '/draw'].map((entry) => `export * from 'beichen${entry}';`).join('\n'),
    );
    expect(packed(whole)).toBeLessThanOrEqual(275 * KB);
    const withoutTables = withoutTablesOf(whole);
    expect(whole.length - withoutTables.length).toBeGreaterThan(140 * KB);
    expect(packed(withoutTables)).toBeGreaterThan(40 * KB);
    expect(packed(withoutTables)).toBeLessThanOrEqual(224 * KB);
  });

  // The words of each language have a text that no other has.
  const OWN_TEXTS = LANGUAGES.map(
    (language) => [language, WORDS_OF[language].phrases.warnings.minute_assumed] as const,
  );
  test.each(sampleOf(LANGUAGES, 3).map((language) => [language, language.toUpperCase().replace('-', '_')] as const))(
    'that casts and describes in %s alone has at most 99 KB compressed, and no other language',
    async (language, name) => {
      const bundle = await bundled(`
      export { castChart } from 'beichen';
      export { describeChart } from 'beichen/one-language';
      export { ${name} } from 'beichen/words/${language}';`);
      expect(packed(bundle)).toBeLessThanOrEqual(99 * KB);
      const held = OWN_TEXTS.flatMap(([id, text]) => (bundle.includes(text) ? [id] : []));
      expect(held).toEqual([language]);
    },
  );

  // With every member on request, since `fields` may name any of them.
  test('that casts, describes and writes in every language has at most 164 KB compressed', async () => {
    const bundle = await bundled("export { castChart, describeChart, documentWriter } from 'beichen';");
    expect(packed(bundle)).toBeLessThanOrEqual(164 * KB);
    expect(OWN_TEXTS.filter(([, text]) => !bundle.includes(text))).toEqual([]);
  });

  test('with patterns and flights beside a document in one language has at most 107 KB compressed, and nothing of them without', async () => {
    const chart = `
      export { castChart } from 'beichen';
      export { describeChart } from 'beichen/one-language';
      export { EN } from 'beichen/words/en';`;
    const requested = "export { patternsOf } from 'beichen/patterns'; export { flightsOf } from 'beichen/flights';";
    const bundle = await bundled(`${chart} ${requested}`);
    expect(packed(bundle)).toBeLessThanOrEqual(107 * KB);
    expect(bundle).toContain('meetAny(');
    const without = await bundled(chart);
    expect(without).not.toContain('meetAny(');
    expect(without).not.toContain('Golden Carriage'); // a name of a pattern, and of a star of the pillars
  });

  test('leaves out what is not imported', async () => {
    expect(packed(await bundled("export { RARITY_TIER_IDS } from 'beichen/glossary';"))).toBeLessThan(KB);
    // Boards of two scripts with the layers of a moment, flights and the pillars in depth, in six languages.
    expect(packed(await bundled("export { drawSvg } from 'beichen/draw';"))).toBeLessThan(28.25 * KB);
    const atAMoment = await bundled(
      "export { castChart, castTransits, describeChart, describeTransits } from 'beichen';",
    );
    expect(atAMoment).not.toContain('holdsMoment'); // a member of lists
    expect(await bundled("export { castTimeline } from 'beichen';")).toContain('holdsMoment');
    const almanac = await bundled("export { solarTermsOfYear } from 'beichen/almanac';");
    expect(almanac).not.toContain('紫微');
    const sky = await bundled("export { newMoonsOfYear } from 'beichen/almanac';");
    const withFullMoons = await bundled("export { fullMoonsOfYear, newMoonsOfYear } from 'beichen/almanac';");
    expect(packed(withFullMoons) - packed(sky)).toBeGreaterThan(7 * KB);
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
    browser = await openBrowser();
  });
  afterAll(async () => {
    server.close();
  });

  test('a page and a worker cast the chart', async () => {
    const page = await browser.newPage();
    await page.goto(origin);
    await page.waitForFunction("document.body.textContent.includes('庚午')");
    expect(await page.title()).toBe('庚午 癸未 己丑 戊辰');
    expect((await page.textContent('body'))!.trim()).toBe('庚午 癸未 己丑 戊辰');
    await page.close();
  });
});
