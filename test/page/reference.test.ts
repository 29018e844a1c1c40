// The reference and the written pages as people meet them: the real service in a real browser, under its strict policy.

import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ServiceProcess, sharedService } from '../service-process.ts';
import { sampleOf } from '../setup/runs.ts';
import { hasBrowser, openBrowser, visit } from './visit.ts';
import { WRITTEN_PAGES } from './written-pages.ts';

const PAGE = resolve(import.meta.dirname, '../../web/dist/index.html');

let service: ServiceProcess | undefined;
let browser: Browser | undefined;
let page: Page;
let origin: string;
const complaints: string[] = [];
const strangers: string[] = [];

beforeAll(async () => {
  if (!hasBrowser) return;
  service = await sharedService();
  origin = service.url;
  browser = await openBrowser();
  page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('request', (request) => {
    if (!request.url().startsWith(origin) && !request.url().startsWith('data:')) strangers.push(request.url());
  });
});
afterAll(async () => {
  await page?.close();
});

describe.runIf(hasBrowser)('the reference', () => {
  /** Brings an operation into view: its samples and its form are open beside it. */
  async function inView(operation: string) {
    await page.locator(`#${operation}`).evaluate((heading) => heading.scrollIntoView());
    const part = page.locator(`.in-view:has([id^="${operation}-"])`);
    await part.getByText('Try it', { exact: true }).waitFor();
    return part;
  }

  test('shows every operation of the API, every parameter and every schema, without a script too', async () => {
    const document = (await (await fetch(`${origin}/api/public/openapi.json`)).json()) as {
      paths: Record<string, Record<string, { operationId: string; parameters?: { name?: string; $ref?: string }[] }>>;
      components: { schemas: Record<string, object>; parameters: Record<string, { name: string }> };
    };
    const plain = await visit(browser!, `${origin}/docs/api`, { javaScriptEnabled: false });
    const shown = await plain.page.evaluate(() => ({
      parts: [...globalThis.document.querySelectorAll('section[aria-labelledby]')].map((part) => ({
        operation: part.getAttribute('aria-labelledby'),
        text: part.textContent,
      })),
      ids: [...globalThis.document.querySelectorAll('[id]')].map(({ id }) => id),
    }));
    for (const item of Object.values(document.paths)) {
      for (const { operationId, parameters = [] } of Object.values(item)) {
        const texts = shown.parts.flatMap(({ operation, text }) => (operation === operationId ? [text] : []));
        expect([operationId, texts.length]).toEqual([operationId, 1]);
        for (const { name, $ref } of parameters)
          expect(texts[0]).toContain(name ?? document.components.parameters[$ref!.split('/').at(-1)!]!.name);
      }
    }
    expect(shown.ids).toEqual([...new Set(shown.ids)]);
    expect(shown.ids).toEqual(
      expect.arrayContaining(Object.keys(document.components.schemas).map((schema) => `schema-${schema}`)),
    );
    await plain.end();
  });

  test('casts a chart with the examples that stand in its fields, by GET and by POST', async () => {
    await page.goto(`${origin}/docs/api`);
    for (const operation of ['getChart', 'postChart', 'getCities']) {
      const part = await inView(operation);
      await part.getByRole('button', { name: 'Send' }).click();
      await part.getByText('200 OK').waitFor();
      expect(await part.locator('.told pre').last().textContent()).toContain(
        operation === 'getCities' ? 'beijing-1816670' : 'Lian Zhen & Po Jun',
      );
    }
  });

  test('shows the whole answer where a call is wrong', async () => {
    const part = await inView('getChart');
    await part.getByLabel('hour', { exact: true }).fill('24');
    await part.getByRole('button', { name: 'Send' }).click();
    await part.getByText('400 Bad Request').waitFor();
    expect(await part.locator('.told pre').last().textContent()).toContain('invalid_parameters');
    expect(complaints.splice(0).filter((complaint) => !complaint.includes('status of 400'))).toEqual([]);
  });

  test('opens a schema that a link leads to', async () => {
    await page.locator('section[aria-labelledby="getChart"]').getByText('Answers', { exact: true }).click();
    await page.locator('section[aria-labelledby="getChart"]').getByRole('link', { name: 'Chart', exact: true }).click();
    await page.locator('#schema-Chart[open]').getByText('fourPillars', { exact: true }).waitFor();
  });

  test('fits on a phone with an operation open', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.evaluate("for (const part of document.querySelectorAll('main details')) part.open = true");
    const part = page.locator('section[aria-labelledby="getChart"]');
    await part.getByLabel('hour', { exact: true }).fill('8');
    await part.getByRole('button', { name: 'Send' }).click();
    await part.getByText('200 OK').waitFor();
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(360);
  });

  test('asks nobody else, and the browser has nothing to complain of', () => {
    expect(strangers).toEqual([]);
    expect(complaints).toEqual([]);
  });
});

// test/page tests the page itself; here only that the service serves it, with all of its files.
describe.runIf(hasBrowser && existsSync(PAGE))('the front page', () => {
  test('comes from the service, and reaches it', async () => {
    await page.goto(`${origin}/`);
    expect(await page.title()).toContain('Beichen');
    expect(await page.locator('form').count()).toBe(1);
    const status = await page.evaluate("fetch('api/public/cities?q=Beijing').then(({ status }) => status)");
    expect(status).toBe(200);
    expect(complaints).toEqual([]);
    expect(strangers).toEqual([]);
  });
});

describe.runIf(hasBrowser)('the written pages', () => {
  test('have their contents beside the text where there is room, and folded above it on a phone', async () => {
    const { page, end } = await visit(browser!, `${origin}/docs`, { viewport: { width: 1280, height: 800 } });
    const contents = page.locator('.contents');
    const [beside, text] = [(await contents.boundingBox())!, (await page.locator('main').boundingBox())!];
    expect(beside.x + beside.width).toBeLessThanOrEqual(text.x);
    await contents.getByRole('link', { name: 'Privacy' }).click();
    expect(new URL(page.url()).hash).toBe('#privacy');
    await page.setViewportSize({ width: 360, height: 740 });
    await contents.locator('details:not([open])').waitFor();
    expect(await contents.getByRole('link', { name: 'Privacy' }).isVisible()).toBe(false);
    await contents.locator('summary').click();
    expect(await contents.getByRole('link', { name: 'Privacy' }).isVisible()).toBe(true);
    await end();
  });

  test('tell a browser at an unknown path where to go on', async () => {
    const { page, end } = await visit(browser!, `${origin}/docs/nothing/here`, { expected: /status of 404/ });
    await page.getByRole('link', { name: 'The guide' }).click();
    expect(page.url()).toBe(`${origin}/docs`);
    await end();
  });

  test.each(sampleOf(WRITTEN_PAGES, 12, 1))(
    '%s fits on a phone, and is readable to those who cannot see',
    async (path) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto(origin + path);
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(360);
      expect(await page.locator('h1').count()).toBe(1);
      expect(complaints.splice(0).filter((complaint) => !complaint.includes('404'))).toEqual([]); // the status of an unknown path
    },
  );

  test("have the colours that were chosen on the front page, from the first moment on, and the system's without a choice", async () => {
    const { page, end } = await visit(browser!, `${origin}/docs`, { colorScheme: 'light' });
    const ground = () => page.evaluate('getComputedStyle(document.body).backgroundColor');
    const light = await ground();
    await page.evaluate("localStorage.setItem('colours', 'dark')");
    // Checked before the style sheet has arrived and anything is painted.
    await page.route('**/docs.css', async (route) => {
      // Evaluated from outside: waitForFunction evaluates again within the page, whose policy forbids it, and the page is just being replaced.
      const isDark = () => page.evaluate("document.documentElement.dataset.colours === 'dark'").catch(() => false);
      await expect.poll(isDark, { interval: 20, timeout: 10_000 }).toBe(true); // no frame is drawn yet
      await route.continue();
    });
    await page.reload();
    const dark = await ground();
    expect(dark).not.toBe(light);
    await page.evaluate("localStorage.removeItem('colours')");
    await page.unroute('**/docs.css');
    await page.goto(`${origin}/docs/errors`);
    expect(await ground()).toBe(light);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await ground()).toBe(dark);
    await end();
  });
});

describe.runIf(hasBrowser)('the commands of the guide', () => {
  const firstOf = (of: Page) => of.locator('pre').first().textContent();

  test('call the service at the address where the guide was read', async () => {
    for (const path of sampleOf(['/docs', '/docs/zh'], 2)) {
      const { page, end } = await visit(browser!, origin + path);
      expect(await firstOf(page)).toContain(`curl -G ${origin}/api/public/cities `);
      expect(await page.locator('main').textContent()).not.toContain('localhost');
      await end();
    }
  });

  test('call it below the path where a proxy has put it', async () => {
    const { page, end } = await visitByProxy('http://charts.example/beichen', '/docs/zh');
    expect(await firstOf(page)).toContain('curl -G http://charts.example/beichen/api/public/cities ');
    await end();
  });

  test('never hold more of that path than an address', async () => {
    const { page, end } = await visitByProxy("http://charts.example/';reboot;'", '/docs');
    expect(await firstOf(page)).toContain('curl -G http://localhost:3000/api/public/cities ');
    await end();
  });

  test('stay as they are where the service was told its address, and without JavaScript', async () => {
    const { page, end } = await visit(browser!, `${origin}/docs`, {
      before: (opened) =>
        opened.route(`${origin}/docs`, async (route) => {
          const response = await route.fetch();
          const body = (await response.text()).replaceAll('http://localhost:3000', 'https://charts.example/beichen');
          await route.fulfill({ response, body });
        }),
    });
    expect(await firstOf(page)).toContain('curl -G https://charts.example/beichen/api/public/cities ');
    await end();
    const plain = await visit(browser!, `${origin}/docs`, { javaScriptEnabled: false });
    expect(await firstOf(plain.page)).toContain('curl -G http://localhost:3000/api/public/cities ');
    expect(await plain.page.locator('main button').count()).toBe(0);
    await plain.end();
  });

  const COPIED = [
    ['/docs', 'Copy', 'Copied'],
    ['/docs/zh', '复制', '已复制'],
  ] as const;
  test.each(sampleOf(COPIED, COPIED.length, 1))(
    'of %s are copied by a button, which says so',
    async (path, copy, copied) => {
      const { page, end } = await visit(browser!, origin + path);
      const buttons = page.getByRole('button', { name: copy, exact: true });
      expect(await buttons.count()).toBe(await page.locator('pre').count());
      await buttons.first().focus();
      await page.keyboard.press('Enter');
      await page.getByRole('status').filter({ hasText: copied }).waitFor();
      expect(await page.evaluate('navigator.clipboard.readText()')).toBe(await firstOf(page));
      expect(await page.locator(':focus').textContent()).toBe(copied);
      await page.locator(':focus').filter({ hasText: copy }).waitFor();
      await end();
    },
  );

  test('are copied on plain HTTP, too, where browsers have no clipboard for pages', async () => {
    const { page, end } = await visitByProxy('http://charts.example', '/docs');
    expect(await page.evaluate('isSecureContext')).toBe(false);
    await page.getByRole('button', { name: 'Copy', exact: true }).first().click();
    await page
      .getByRole('status')
      .filter({ hasText: /^Copied$/ })
      .waitFor();
    expect(await page.locator(':focus').textContent()).toBe('Copied');
    await end();
  });
});

/** Opens a page of the service as it is read through a proxy at another address, which takes its own path away. */
async function visitByProxy(base: string, path: string) {
  const page = await browser!.newPage();
  const { origin: outside, pathname } = new URL(base);
  await page.route(`${outside}/**`, async (route) => {
    const requested = new URL(route.request().url());
    const response = await route.fetch({
      url: origin + requested.pathname.slice(pathname === '/' ? 0 : pathname.length),
    });
    await route.fulfill({ response });
  });
  await page.goto(base + path);
  return {
    page,
    async end() {
      await page.unrouteAll({ behavior: 'ignoreErrors' }); // the icon may still be on its way
      await page.close();
    },
  };
}
