// The reference as people meet it: the real service in a real browser, under its strict policy, with "try it".

import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasBrowser, launch } from './page/visit.ts';
import { type ServiceProcess, startService } from './service-process.ts';

const PAGE = resolve(import.meta.dirname, '../web/dist/index.html');

let service: ServiceProcess | undefined;
let browser: Browser | undefined;
let page: Page;
let origin: string;
const complaints: string[] = [];
const strangers: string[] = [];

beforeAll(async () => {
  if (!hasBrowser) return;
  service = await startService();
  origin = service.url;
  browser = await launch();
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
  await browser?.close();
  await service?.stop();
});

describe.runIf(hasBrowser)('the reference', () => {
  test('shows every operation of the API', async () => {
    await page.goto(`${origin}/docs/api`);
    await page.waitForSelector('#operations-Charts-castChart');
    for (const operation of ['Charts-castChartPost', 'Charts-drawChart', 'Charts-tellChart', 'Places-findCities']) {
      expect(await page.locator(`#operations-${operation}`).count()).toBe(1);
    }
  });

  test('casts a chart with the examples that stand in its fields', async () => {
    await page.locator('#operations-Charts-castChart button.opblock-summary-control').click();
    await page.locator('#operations-Charts-castChart button.execute').click();
    const answer = page.locator('#operations-Charts-castChart .live-responses-table .response-col_status');
    await answer.filter({ hasText: '200' }).first().waitFor();
    expect(await answer.filter({ hasText: '200' }).count()).toBeGreaterThan(0);
  });

  test('asks nobody else, and the browser has nothing to complain of', () => {
    expect(strangers).toEqual([]);
    expect(complaints).toEqual([]);
  });
});

// The page itself is tried in test/page; here only that the service brings it, with all that belongs to it.
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
  test.each(['/docs', '/docs/zh', '/docs/errors'])(
    '%s fits on a phone, and is readable to those who cannot see',
    async (path) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto(origin + path);
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(360);
      expect(await page.locator('h1').count()).toBe(1);
      expect(complaints).toEqual([]);
    },
  );
});
