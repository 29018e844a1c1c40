// State of the page. Reload and Back, an edited form, a script that does not load.

import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import {
  act,
  allShown,
  choosePlace,
  fillBirth,
  fillName,
  hasBrowser,
  lastingVisit,
  listens,
  openForm,
  openPage,
  openSection,
  pillarsDrawn,
  visit,
} from './visit.ts';

const EXAMPLE = '#date=1990-07-23&hour=8&minute=30&gender=male&cityId=beijing-1816670';
const drawn = (page: Page) => page.locator('#chart .full svg').waitFor();
const isStale = (page: Page) => page.locator('#stale').isVisible();

describe.skipIf(!hasBrowser)('the page', () => {
  const on = openPage();

  const castExample = async (page: Page) => {
    await fillBirth(page, ['1990', '7', '23'], '8', '24');
    await choosePlace(page, 'beijing', /Beijing/);
    await fillName(page, 'Li Ming');
    await page.locator('#cast').click();
    await drawn(page);
  };

  /** The page for tests of what a tab keeps. */
  const keeping = lastingVisit(async () => {
    const visited = await visit(on.browser, on.server.origin, { expected: /404/ }); // favicon.ico, beside a picture
    await castExample(visited.page);
    return visited;
  });

  test('keeps the chart over Reload and Back without asking anyone, and its title names the main star alone', async () => {
    const page = await keeping();
    expect(await page.title()).toBe('Lian Zhen & Po Jun · Beichen 北辰');
    await page
      .locator('.highlights')
      .getByRole('button', { name: /Show that chart/ })
      .click();
    await expect.poll(() => pillarsDrawn(page)).toBe('庚午 癸未 己丑 丁卯');
    for (const again of [
      () => page.reload(),
      async () => {
        await page.goto(`${on.server.origin}/favicon.svg`);
        await page.goBack();
      },
    ]) {
      on.server.targets.length = 0;
      await again();
      await drawn(page);
      await expect.poll(() => pillarsDrawn(page)).toBe('庚午 癸未 己丑 丁卯');
      expect(await page.locator('#chart-heading').textContent()).toBe('Chart of Li Ming');
      expect(await page.locator('#name').inputValue()).toBe('Li Ming');
      expect(await page.locator('#place').inputValue()).toBe('Beijing, China');
      expect(await isStale(page)).toBe(false);
      expect(new URL(page.url()).hash).toBe('');
      expect(on.server.targets.filter((target) => target.startsWith('/api/'))).toEqual([]);
    }
    await page.getByRole('button', { name: 'Back to the first chart (08:24)' }).click();
    await expect.poll(() => pillarsDrawn(page)).toBe('庚午 癸未 己丑 戊辰');
    await page.locator('#language').selectOption('zh');
    await expect.poll(() => page.title()).toBe('廉贞破军 · 北辰');
  });

  test('shows no chart in another tab', async () => {
    const page = await keeping();
    const other = await page.context().newPage();
    await other.goto(on.server.origin);
    await listens(other);
    expect(await other.locator('#chart').isVisible()).toBe(false);
    expect(await other.locator('[name=year]').inputValue()).toBe('');
    await other.close();
  });

  test('opens the chart of a link before the one that the tab has kept', async () => {
    const page = await keeping();
    await page.goto(`${on.server.origin}/favicon.svg`);
    await page.goto(`${on.server.origin}/${EXAMPLE.replace('1990-07-23', '1984-02-10')}`);
    await drawn(page);
    expect(await page.locator('[name=year]').inputValue()).toBe('1984');
  });

  test('Back and Forward move through the form, charts and selections, and no birth is in the address', async () => {
    const { page, end } = await visit(on.browser, on.server.origin);
    const chips = () => page.locator('.years-bar .level[aria-pressed=true]').count();
    await castExample(page);
    await allShown(page);
    await page
      .locator('.highlights')
      .getByRole('button', { name: /Show that chart/ })
      .click();
    await expect.poll(() => pillarsDrawn(page)).toBe('庚午 癸未 己丑 丁卯');
    await page.locator('.strip.decade button').nth(4).click();
    await expect.poll(chips).toBe(1);
    await page.locator('.strip.year button').nth(2).click();
    await expect.poll(chips).toBe(2);
    expect(new URL(page.url()).hash).toBe('');
    await page.goBack();
    await expect.poll(chips).toBe(1);
    await page.goBack();
    await expect.poll(chips).toBe(0);
    await page.goBack();
    await expect.poll(() => pillarsDrawn(page)).toBe('庚午 癸未 己丑 戊辰');
    await page.goBack();
    await expect.poll(() => page.locator('#chart').isVisible()).toBe(false);
    expect(await page.locator('#birth-form').isVisible()).toBe(true);
    expect(await page.locator('[name=year]').inputValue()).toBe('1990');
    await page.goForward();
    await expect.poll(() => pillarsDrawn(page)).toBe('庚午 癸未 己丑 戊辰');
    await page.goForward();
    await expect.poll(() => pillarsDrawn(page)).toBe('庚午 癸未 己丑 丁卯');
    await page.goForward();
    await expect.poll(chips).toBe(1);
    await page.goForward();
    await expect.poll(chips).toBe(2);
    await page.reload();
    await expect.poll(chips).toBe(2);
    expect(await pillarsDrawn(page)).toBe('庚午 癸未 己丑 丁卯');
    expect(new URL(page.url()).hash).toBe('');
    await end();
  });

  test('a link that is opened follows what is selected, and Back returns to it from another chart', async () => {
    const { page, end } = await visit(on.browser, `${on.server.origin}/${EXAMPLE}`);
    await drawn(page);
    await allShown(page);
    await page.locator('.strip.decade button').nth(1).click();
    await expect.poll(() => new URL(page.url()).hash).toContain('&levels=decade');
    await openForm(page);
    await page.locator('[name=year]').fill('1984');
    await page.locator('#cast').click();
    await expect.poll(() => new URL(page.url()).hash).toBe('');
    await page.goBack();
    await expect.poll(() => page.locator('[name=year]').inputValue()).toBe('1990');
    expect(new URL(page.url()).hash).toContain('&levels=decade');
    await end();
  });

  test('says that the form no longer fits the chart beside it, until it is as it was', async () => {
    const { page, end } = await visit(on.browser, `${on.server.origin}/${EXAMPLE}`);
    await drawn(page);
    await openForm(page);
    expect(await isStale(page)).toBe(false);
    await page.locator('[name=minute]').fill('31');
    expect(await isStale(page)).toBe(true);
    await page.locator('[name=minute]').fill('30');
    expect(await isStale(page)).toBe(false);
    await page.locator('#place').fill('harbin');
    expect(await isStale(page)).toBe(true);
    await choosePlace(page, 'beijing', /^Beijing, China/);
    expect(await isStale(page)).toBe(false);
    await page.locator('[name=gender][value=female]').check();
    await page.locator('#language').selectOption('zh');
    await expect.poll(() => page.locator('#stale').textContent()).toBe('输入已改动，当前显示的仍是改动前的命盘。');
    expect(await isStale(page)).toBe(true);
    await page.locator('#cast').click();
    await expect.poll(() => isStale(page)).toBe(false);
    await end();
  });

  test.each([
    ['its script', /\/assets\/page-[^.]*\.js$/, true],
    ['its words', /\/assets\/words-[^.]*\.js$/, false], // the script knows at once that they are missing
  ] as const)('says that %s was not loaded, but not before it is late', async (_, part, isUnknown) => {
    const context = await on.browser.newContext({ locale: 'en-GB' });
    const page = await context.newPage();
    await page.route(part, (route) => route.abort());
    await page.goto(on.server.origin);
    const message = page.locator('#not-loaded');
    // The five seconds after which it is late are an animation.
    if (isUnknown) {
      const wait = await message.evaluate((element) => {
        const [animation] = element.getAnimations();
        const { duration, progress } = animation!.effect!.getComputedTiming();
        animation!.finish();
        return { duration, isLate: progress === null };
      });
      expect(wait).toEqual({ duration: 5000, isLate: false });
    }
    await expect.poll(() => message.isVisible(), { timeout: 10_000 }).toBe(true);
    expect(await message.textContent()).toContain('was not loaded');
    await context.close();
  });

  test('says that the part that casts could not be loaded, and casts once it can', async () => {
    const { page, end } = await visit(on.browser, on.server.origin, { expected: /Failed to load|ERR_FAILED|worker/i });
    await page.route(/\/assets\/cast-/, (route) => route.abort());
    await page.reload();
    await page.locator('#famous button').first().click();
    await expect.poll(() => page.locator('#errors-heading').textContent()).toBe('No connection');
    expect(await page.locator('#errors-list').textContent()).toBe(
      'A part of this page could not be loaded. Check the connection and try again.',
    );
    expect(on.server.targets.filter((target) => target.includes('/chart'))).toEqual([]);
    await page.unroute(/\/assets\/cast-/);
    await page.locator('#famous button').first().click();
    await drawn(page);
    expect(await page.locator('#errors').isVisible()).toBe(false);
    await end();
  });

  test('says in each section that its part could not be loaded', async () => {
    const { page, end } = await visit(on.browser, `${on.server.origin}/${EXAMPLE}`, {
      expected: /Failed to load|ERR_FAILED/,
    });
    await page.route(/\/assets\/(?:births|compare|patterns)-/, (route) => route.abort());
    await allShown(page);
    for (const name of ['patterns', 'compare', 'births']) {
      const section = await openSection(page, name);
      await expect
        .poll(() => section.locator('[role=status]').first().textContent(), { message: name })
        .toMatch(/^A part of this page could not be loaded/);
      await page.keyboard.press('Escape'); // back to the contents
    }
    await end();
  });

  test('copies the text that the API gives as chart.txt, and loads what makes it only then', async () => {
    const { page, end } = await visit(on.browser, `${on.server.origin}/${EXAMPLE}`);
    await drawn(page);
    const scripts = async () => {
      const names = [...new Set(on.server.targets.filter((target) => target.endsWith('.js')))];
      return (await Promise.all(names.map((name) => readFile(on.server.folder + name, 'utf8')))).join('');
    };
    on.server.targets.length = 0;
    await page.reload();
    await drawn(page);
    const before = await scripts();
    await act(page, 'Copy text');
    await expect.poll(() => page.locator('#status').textContent()).toBe('Copied');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    const output = await fetch(`${on.server.origin}/api/public/chart.txt?${EXAMPLE.slice(1)}`);
    expect(copied).toBe(await output.text());
    const words = copied.split('\n').at(-2)!;
    expect([before.includes(words), (await scripts()).includes(words)]).toEqual([false, true]);
    await end();
  });

  test('shares a link by the share dialog of the device, and has no such button on a device without one', async () => {
    const open = (share: () => void) =>
      visit(on.browser, `${on.server.origin}/${EXAMPLE}`, { before: (page) => page.addInitScript(share) });
    const { page, end } = await open(() => {
      Object.assign(navigator, { share: async (data: ShareData) => Object.assign(globalThis, { shared: data }) });
    });
    await drawn(page);
    await act(page, 'Share link…');
    expect(await page.evaluate('shared')).toEqual({
      url: `${on.server.origin}/#date=1990-07-23&gender=male&cityId=beijing-1816670&hour=8&minute=30`,
      title: 'Lian Zhen & Po Jun · Beichen 北辰',
    });
    await end();

    const without = await open(() => Object.defineProperty(Navigator.prototype, 'share', { value: undefined }));
    await drawn(without.page);
    expect(await without.page.locator('.actions').getByText('Share link…').count()).toBe(0);
    await without.end();
  });
});
