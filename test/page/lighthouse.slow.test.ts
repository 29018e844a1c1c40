// Lighthouse on our pages, as a phone on a slow network. The running service, in a real browser. What it measures by the clock depends on
// the machine and what else runs there: the best of five is requested. Every second language is tried, all of them in a full run.

import { createServer } from 'node:net';
import { LANGUAGE_FACTS, LANGUAGES, type Language } from 'beichen';
import lighthouse, { type Flags } from 'lighthouse';
import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ServiceProcess, startService } from '../service-process.ts';
import { sampleOf } from '../setup/runs.ts';
import { allShown, EXECUTABLE, hasBrowser } from './visit.ts';
import { inEach } from './written-pages.ts';

const CHART = '/#date=1990-07-23&hour=8&minute=30&gender=male&cityId=beijing-1816670';

const WRITTEN = ['', '/questions', '/glossary', '/errors'] as const;

/** What is measured in a language: the page, a chart, and one of the written pages; which one goes round. */
const pagesOf = (language: Language, n: number): readonly string[] => [
  '/',
  CHART,
  inEach(WRITTEN[n % WRITTEN.length]!)[n]!,
  ...(language === 'en' ? ['/docs/api', '/docs/changelog'] : []),
];

const TRIES = 5;
/** The least score for performance. */
const GOOD = 95;
/**
 * The same of a chart without a network. Nothing is waited for, so all that the page does falls together, and the processor alone decides: 91 to 100 were
 * seen on a quiet machine.
 */
const GOOD_OFFLINE = 90;

/** Milliseconds until the largest thing of a chart is seen on a phone (docs/performance.md). */
const CHART_IS_SEEN = 1500;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((listening) => server.once('listening', listening));
  const { port } = server.address() as { port: number };
  await new Promise((closed) => server.close(closed));
  return port;
}

describe.skipIf(!hasBrowser)('Lighthouse gives', () => {
  let service: ServiceProcess;
  let port: number;
  let browser: Browser | undefined;
  let spoken: Language | undefined;
  beforeAll(async () => {
    port = await freePort();
    service = await startService({ CHART_LIMIT: '1000' });
  });
  afterAll(async () => {
    await browser?.close();
    await service?.stop();
  });

  /** Starts a browser whose reader has a language, unless it runs. */
  async function speak(language: Language): Promise<void> {
    if (spoken === language) return;
    await browser?.close();
    spoken = language;
    browser = await chromium.launch({
      executablePath: EXECUTABLE!,
      args: ['--headless', '--no-sandbox', `--accept-lang=${language}`, `--remote-debugging-port=${port}`],
    });
    const page = await browser.newPage();
    await page.goto(service.url);
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe(LANGUAGE_FACTS[language].tag);
    await page.close();
  }

  /** Measures a page until it is good enough, and expects that it is. */
  async function expectGood(origin: string, path: string, flags: Flags = {}, least = GOOD): Promise<void> {
    let performance = 0;
    let seen = Number.POSITIVE_INFINITY;
    const isGood = () => performance >= least && (!path.includes('#') || seen <= CHART_IS_SEEN);
    for (let tried = 0; tried < TRIES && !isGood(); tried++) {
      const result = await lighthouse(origin + path, { port, output: 'json', logLevel: 'silent', ...flags });
      const { categories, audits } = result!.lhr;
      const score = (id: string) => Math.round((categories[id]?.score ?? 0) * 100);
      performance = Math.max(performance, score('performance'));
      seen = Math.min(seen, audits['largest-contentful-paint']?.numericValue ?? seen);
      const scores = ['accessibility', 'best-practices', 'seo'].map(score);
      const failed = Object.values(audits).filter(
        ({ score: of, scoreDisplayMode }) => of !== null && of < 1 && scoreDisplayMode !== 'informative',
      );
      console.log(
        `${path.split('#')[0]} in ${spoken}${path.includes('#') ? ', with a chart' : ''}: performance ${performance}, seen after ${Math.round(seen)} ms, ${scores.join(', ')}; below 1: ${failed.map(({ id, score: of }) => `${id} ${of}`).join(', ')}`,
      );
      expect(scores).toEqual([100, 100, 100]);
    }
    expect(performance).toBeGreaterThanOrEqual(least);
    if (path.includes('#')) expect(seen).toBeLessThanOrEqual(CHART_IS_SEEN);
  }

  for (const [n, language] of sampleOf([...LANGUAGES.entries()], 2)) {
    test.each(pagesOf(language, n))(
      `${language}: %s 95 for performance, and 100 for accessibility, best practices and SEO`,
      async (path) => {
        await speak(language);
        await expectGood(service.url, path);
      },
    );
  }

  // Its service is gone, so what is not on the device is nowhere.
  test.each([
    ['the page', '/'],
    ['the page with a chart', CHART],
  ])('%s the same without a network, where it is kept on the device', { timeout: 180_000 }, async (_, path) => {
    await speak('en');
    const own = await startService();
    const visitor = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
    const page = await visitor.contexts()[0]!.newPage();
    await page.goto(own.url + CHART);
    await allShown(page);
    await page.locator('#keep').click();
    await page.locator('#drop').waitFor();
    await page.close();
    await own.stop();
    // Robots have a network. A browser that knows that it has none asks nobody for the place of a chart; one whose service is gone does, and notes it.
    const skipAudits = ['robots-txt', ...(path === '/' ? [] : ['errors-in-console'])];
    await expectGood(own.url, path, { disableStorageReset: true, skipAudits }, path === '/' ? GOOD : GOOD_OFFLINE);
  });
});
