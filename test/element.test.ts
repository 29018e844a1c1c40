// <beichen-chart> in other people's pages. From a file, in a page of another origin under a strict policy, and in the two frameworks whose snippets
// its README shows.

import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build, type Plugin } from 'esbuild';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { compileScript, parse } from 'vue/compiler-sfc';
import { ROOT } from './packed-packages.ts';
import { hasBrowser, openBrowser, visit } from './page/visit.ts';

const BIRTH = 'date="1990-07-23" time="08:30" gender="male" longitude="116.39723" time-zone="Asia/Shanghai"';
// The pillars of docs/rules/charts.md, the worked example.
const PILLARS = '庚午 癸未 己丑 戊辰';
const ELEMENT = join(ROOT, 'element/dist/one-file/beichen-chart.js');

const snippet = async (language: string): Promise<string> =>
  new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\`$`, 'm').exec(
    await readFile(join(ROOT, 'element/README.md'), 'utf8'),
  )![1]!;

/** The four pillars of an element's document, and the accessible name of its drawing. */
const shown = (page: Page, selector = 'beichen-chart') =>
  page.locator(selector).evaluate((element) => ({
    pillars: (element as unknown as { chart?: { fourPillars: { hanzi: string } } }).chart?.fourPillars.hanzi,
    drawing: element.shadowRoot?.querySelector('svg title')?.textContent ?? undefined,
    problem: element.shadowRoot?.querySelector('[part=problem]')?.textContent ?? undefined,
  }));

test('the one file has at most 196 KB compressed, and is ASCII', async () => {
  const file = await readFile(ELEMENT, 'latin1');
  expect(file).toMatch(/^[\0-\x7f]*$/);
  expect(gzipSync(file, { level: 9 }).length).toBeLessThanOrEqual(196 * 1024);
});

describe.skipIf(!hasBrowser)('the element', { timeout: 120_000 }, () => {
  let browser: Browser;
  let server: Server;
  let origin: string;
  let folder: string;
  const files = new Map<
    string,
    { readonly type: string; readonly content: string | Buffer; readonly policy?: string }
  >();

  beforeAll(async () => {
    folder = await mkdtemp(join(ROOT, 'node_modules', '.element-'));
    files.set('/element.js', { type: 'text/javascript', content: await readFile(ELEMENT) });
    server = createServer(({ url }, response) => {
      const file = files.get(url!);
      if (file === undefined) return response.writeHead(404).end();
      response.writeHead(200, {
        'content-type': `${file.type}; charset=utf-8`,
        ...(file.policy && { 'content-security-policy': file.policy }),
      });
      return response.end(file.content);
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    browser = await openBrowser();
  });
  afterAll(async () => {
    server?.closeAllConnections();
    await new Promise((closed) => (server ? server.close(closed) : closed(undefined)));
    if (folder) await rm(folder, { recursive: true, force: true });
  });

  const pageOf = (path: string, body: string, policy = "default-src 'none'; script-src 'self'; img-src data:") =>
    files.set(path, {
      type: 'text/html',
      policy,
      content: `<!doctype html><html lang="en"><link rel="icon" href="data:,"><script src="/element.js" defer></script>${body}`,
    });

  test('stands in a page that runs from a file', async () => {
    const { page, end } = await visit(browser, pathToFileURL(join(ROOT, 'element/examples/index.html')).href, {
      expected: /^asked of others: file:/, // a file has no origin
    });
    await expect.poll(() => shown(page, '#plain')).toMatchObject({ pillars: PILLARS });
    expect((await shown(page, '#phone')).drawing).toContain('李明');
    expect(await page.locator('#moment svg').textContent()).toContain('2027');
    expect((await shown(page, '#broken')).problem).toMatch(/1990-02|day/);
    expect((await shown(page, '#own-colours')).pillars).toBe(PILLARS); // 庚午 year, sixth month, second day
    const seal = await page
      .locator('#own-colours .seal')
      .first()
      .evaluate((text) => getComputedStyle(text).fill);
    expect(seal).toBe('rgb(31, 95, 162)');
    await end();
  });

  test('casts under a strict policy, and again when attributes change; what is wrong it says', async () => {
    pageOf('/strict', `<beichen-chart ${BIRTH}></beichen-chart>`);
    const { page, end } = await visit(browser, `${origin}/strict`);
    await expect.poll(() => shown(page)).toMatchObject({ pillars: PILLARS });
    const output = await page.locator('beichen-chart').evaluate(async (element) => {
      const events: string[] = [];
      const output = (type: string, read: (detail: never) => string) =>
        document.addEventListener(type, (event) => events.push(read((event as CustomEvent).detail as never)));
      output('beichen-cast', ({ chart }: { chart: { fourPillars: { hanzi: string } } }) => chart.fourPillars.hanzi);
      output('beichen-problem', ({ attribute }: { attribute: string }) => attribute);
      const after = () => new Promise((resolve) => setTimeout(resolve));
      element.setAttribute('time', '06:30');
      element.setAttribute('lang', 'zh-TW');
      await after();
      element.setAttribute('gender', 'none');
      await after();
      return events;
    });
    expect(output).toEqual(['庚午 癸未 己丑 丁卯', 'gender']);
    expect((await shown(page)).problem).toBe('gender 須為下列之一：male, female。「none」不在其中。');
    await end();
  });

  test('stands in a page of another origin, which asks its own for nothing but the script', async () => {
    const other = origin.replace('127.0.0.1', 'localhost');
    files.set('/elsewhere', {
      type: 'text/html',
      policy: `default-src 'none'; script-src ${origin}; img-src data:`,
      content: `<!doctype html><html lang="en"><link rel="icon" href="data:,"><script src="${origin}/element.js"></script><beichen-chart ${BIRTH}></beichen-chart>`,
    });
    const { page, end } = await visit(browser, `${other}/elsewhere`, {
      expected: /^asked of others: http:\/\/127\.0\.0\.1:\d+\/element\.js$/,
    });
    await expect.poll(() => shown(page)).toMatchObject({ pillars: PILLARS });
    await end();
  });

  test('is drawn for the room that it has, in the language and the colours that it is in', async () => {
    pageOf('/room', `<section lang="zh-Hant"><beichen-chart ${BIRTH}></beichen-chart></section>`);
    const { page, end } = await visit(browser, `${origin}/room`, { colorScheme: 'dark' });
    const box = () => page.locator('beichen-chart svg').getAttribute('viewBox');
    await expect.poll(box).toBe('0 0 1264 996');
    expect(await page.locator('beichen-chart svg').getAttribute('lang')).toBe('zh-Hant');
    const ground = () =>
      page
        .locator('beichen-chart .cell')
        .first()
        .evaluate((cell) => getComputedStyle(cell).fill);
    const dark = await ground();
    const styled = await page.locator('beichen-chart').evaluate((element) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('beichen-chart::part(frame) { stroke-width: 5px } beichen-chart::part(cell) { rx: 6px }');
      document.adoptedStyleSheets = [sheet];
      const styleOf = (part: string) => getComputedStyle(element.shadowRoot!.querySelector(`[part=${part}]`)!);
      return [styleOf('frame').strokeWidth, styleOf('cell').rx];
    });
    expect(styled).toEqual(['5px', '6px']);
    await page.emulateMedia({ colorScheme: 'light' });
    await expect.poll(ground).not.toBe(dark);
    const titles = () =>
      page.locator('beichen-chart').evaluate((element) => {
        const texts = [...element.shadowRoot!.querySelectorAll<SVGTextElement>('.middle text')];
        const found = texts.filter((each) => /^[年月日時]柱$/.test(each.textContent!));
        return found.sort((a, b) => a.x.baseVal[0]!.value - b.x.baseVal[0]!.value).map((each) => each.textContent);
      });
    expect(await titles()).toEqual(['年柱', '月柱', '日柱', '時柱']);
    await page.locator('beichen-chart').evaluate((element) => element.setAttribute('pillar-order', 'hourFirst'));
    await expect.poll(titles).toEqual(['時柱', '日柱', '月柱', '年柱']);
    await page.locator('beichen-chart').evaluate((element) => element.setAttribute('pillar-order', 'dayFirst'));
    await expect
      .poll(async () => (await shown(page)).problem)
      .toBe('pillar-order 須為下列之一：yearFirst, hourFirst。「dayFirst」不在其中。');
    await page.locator('beichen-chart').evaluate((element) => element.removeAttribute('pillar-order'));
    await expect.poll(titles).toEqual(['年柱', '月柱', '日柱', '時柱']);
    await page.setViewportSize({ width: 360, height: 740 });
    await expect.poll(box).toMatch(/^0 0 344 /);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await end();
  });

  test('is not drawn as for a phone wider than a tablet', async () => {
    pageOf('/wide', `<beichen-chart ${BIRTH} layout="compact"></beichen-chart>`);
    const { page, end } = await visit(browser, `${origin}/wide`);
    await expect.poll(() => shown(page)).toMatchObject({ pillars: PILLARS });
    const { width } = (await page.locator('beichen-chart svg').boundingBox())!;
    expect(width).toBe(480);
    await end();
  });

  /** Builds a program as a framework's user does, and serves it with a page around it. */
  async function program(path: string, name: string, code: string, plugins: Plugin[] = []): Promise<void> {
    const entry = join(folder, name);
    await writeFile(entry, code);
    const { outputFiles } = await build({
      entryPoints: [entry],
      bundle: true,
      write: false,
      jsx: 'automatic',
      define: {
        'process.env.NODE_ENV': '"production"',
        __VUE_OPTIONS_API__: 'false',
        __VUE_PROD_DEVTOOLS__: 'false',
        __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
      },
      plugins,
    });
    files.set(`${path}.js`, { type: 'text/javascript', content: Buffer.from(outputFiles[0]!.contents) });
    files.set(path, {
      type: 'text/html',
      policy: "default-src 'none'; script-src 'self'; img-src data:",
      content: `<!doctype html><link rel="icon" href="data:,"><div id="app"></div><script src="${path}.js"></script>`,
    });
  }

  const PROPS =
    '{ date: "1990-07-23", time: "08:30", gender: "male", longitude: 116.39723, timeZone: "Asia/Shanghai" }';
  const runs = async (path: string) => {
    const { page, end } = await visit(browser, origin + path);
    await expect.poll(() => page.evaluate(() => document.title)).toBe(PILLARS);
    expect(await page.locator('beichen-chart svg').getAttribute('lang')).toBe('zh-Hans');
    await end();
  };

  test('stands in React as its README shows', async () => {
    await writeFile(join(folder, 'chart.jsx'), await snippet('jsx'));
    await program(
      '/react',
      'react.jsx',
      `import { createRoot } from 'react-dom/client';
      import { Chart } from './chart.jsx';
      createRoot(document.getElementById('app')).render(<Chart birth={${PROPS}} onCast={({ fourPillars }) => { document.title = fourPillars.hanzi; }} />);`,
    );
    await runs('/react');
  });

  test('has one listener in React, however often its README program renders', async () => {
    await program(
      '/renders',
      'renders.jsx',
      `import { createRoot } from 'react-dom/client';
      import { flushSync } from 'react-dom';
      import { Chart } from './chart.jsx';
      const root = createRoot(document.getElementById('app'));
      globalThis.casts = [];
      globalThis.render = (date) => flushSync(() => root.render(
        <Chart birth={{ ...${PROPS}, date }} onCast={({ birth }) => globalThis.casts.push(birth.solarDate)} />
      ));
      render('1990-07-23');`,
    );
    const { page, end } = await visit(browser, `${origin}/renders`);
    const casts = () => page.evaluate(() => (globalThis as unknown as { casts: unknown[] }).casts.length);
    const render = (date: string) =>
      page.evaluate((next) => (globalThis as unknown as { render: (date: string) => void }).render(next), date);
    await expect.poll(casts).toBe(1);
    for (let n = 0; n < 5; n++) await render('1990-07-23');
    await render('1990-07-24');
    await expect.poll(() => shown(page)).toMatchObject({ pillars: '庚午 癸未 庚寅 庚辰' });
    expect(await casts()).toBe(2);
    await end();
  });

  test('stands in Vue as its README shows', async () => {
    const { descriptor } = parse(await snippet('vue'));
    const compilerOptions = { isCustomElement: (tag: string) => tag === 'beichen-chart' };
    const { content } = compileScript(descriptor, {
      id: 'chart',
      inlineTemplate: true,
      templateOptions: { compilerOptions },
    });
    await writeFile(join(folder, 'chart.vue.js'), content);
    await program(
      '/vue',
      'vue.js',
      `import { createApp } from 'vue';
      import Chart from './chart.vue.js';
      createApp(Chart, { birth: ${PROPS}, onCast: ({ fourPillars }) => { document.title = fourPillars.hanzi; } }).mount('#app');`,
    );
    await runs('/vue');
  });
});
