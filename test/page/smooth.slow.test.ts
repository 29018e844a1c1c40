// Does the page stand still while something is done? On a phone four times slower no task may take more than 50 ms, so here none more than a quarter of
// that; two kinds do (NOT_YET). Other load makes a task longer, never shorter: the best of three rounds is held.

import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Task, tasksOf } from './main-thread.ts';
import { type PageServer, startPage } from './page-server.ts';
import { drawn } from './states.ts';
import { choosePlace, fillBirth, hasBrowser, launch, visit } from './visit.ts';

const SCREENS = { 'a phone': { width: 390, height: 844 }, 'a wide screen': { width: 1280, height: 900 } } as const;

const SECTIONS = ['working', 'further', 'pillars', 'elements', 'luck', 'palaces'] as const;

const ROUNDS = 3;

/** Milliseconds of the processor. */
const LONGEST = 12.5;

/** What is not there yet, with what it is held to: issue 17. */
const NOT_YET: Readonly<Record<string, number>> = {
  cast: 18, // building all parts of a chart, the first time: 15 measured
  'change to zh': 28, // every text of the page and the form in other fonts, in one layout: 14 to 30 measured
  'change to zh-Hant': 22,
  'change to en': 35,
};

/** Waits until a chart and all that follows it are drawn, also for another width. */
const settled = async (page: Page) => {
  await drawn(page);
  await page.waitForFunction(
    () =>
      document.querySelectorAll('.drawing svg').length === 2 && document.querySelector('.pending, .before') === null,
  );
  await page.waitForTimeout(200); // tasks that were begun end
};

describe.skipIf(!hasBrowser)('no task is long', () => {
  let server: PageServer;
  let browser: Browser;
  beforeAll(async () => {
    [server, browser] = await Promise.all([startPage(), launch()]);
  });
  afterAll(async () => {
    await browser?.close();
    await server?.close();
  });

  /** The longest task of everything that is done, in one round. */
  async function round(viewport: (typeof SCREENS)[keyof typeof SCREENS]): Promise<ReadonlyMap<string, Task>> {
    const longest = new Map<string, Task>();
    const { page, end } = await visit(browser, server.origin, { viewport });
    const during = async (what: string, doing: () => Promise<unknown>) => {
      longest.set(what, (await tasksOf(browser, page, doing))[0]!);
    };
    await page.locator('#not-loaded').waitFor({ state: 'detached' });
    await fillBirth(page, ['1990', '7', '23'], '8', '24');
    await choosePlace(page, 'beijing', /Beijing/);
    await during('cast', async () => {
      await page.locator('#cast').click();
      await settled(page);
    });
    await during('choose a palace', async () => {
      await page.locator('.palace').filter({ visible: true }).nth(3).click();
      await page.waitForTimeout(200);
    });
    for (const look of SECTIONS) {
      const section = page.locator(`.section.${look}`);
      await section.evaluate((details) => details.removeAttribute('open'));
      await section.scrollIntoViewIfNeeded();
      await during(`open ${look}`, async () => {
        await section.locator('summary').click();
        await settled(page);
      });
    }
    for (const language of ['zh', 'zh-Hant', 'en']) {
      await during(`change to ${language}`, async () => {
        await page.locator('#language').selectOption(language);
        await settled(page);
      });
    }
    await during('reload', async () => {
      await page.reload();
      await settled(page);
    });
    await end();
    return longest;
  }

  test.each(Object.entries(SCREENS))(
    'on %s: cast, choose, open, change the language, reload',
    async (screen, viewport) => {
      const best = new Map<string, Task>();
      for (let n = 0; n < ROUNDS; n++) {
        for (const [what, task] of await round(viewport)) {
          if (task.took < (best.get(what)?.took ?? Number.POSITIVE_INFINITY)) best.set(what, task);
        }
      }
      console.log([...best].map(([what, { took }]) => `${screen}, ${what}: ${took.toFixed(1)} ms`).join('\n'));
      const long = [...best]
        .filter(([what, { took }]) => took > (NOT_YET[what] ?? LONGEST))
        .map(([what, { took, parts }]) => `${what}: ${took.toFixed(1)} ms (${parts.join(', ')})`);
      expect(long).toEqual([]);
    },
    180_000,
  );
});
