// State of the page. Reload and Back, an edited form, a script that does not load.

import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { Tab } from '../../web/src/state/tab.ts';
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
  showTab,
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

  test('the form of another birth has nothing of the one before, and the same birth stays as it was typed', async () => {
    const { page, end } = await visit(on.browser, on.server.origin, { expected: /400/ }); // no place has the last id
    const values = (form: HTMLFormElement) =>
      JSON.stringify([...new FormData(form), form.querySelector<HTMLInputElement>('#place')!.value]);
    const form = () => page.locator('#form').evaluate(values);
    const line = () => page.locator('#born-text').textContent();
    const openAlone = async (link: string) => {
      await page.goto(`${on.server.origin}/favicon.svg`);
      await page.evaluate(() => sessionStorage.clear());
      await page.goto(`${on.server.origin}/${link}`);
    };
    for (const link of [
      EXAMPLE.replace('1990-07-23', '1984-02-10'),
      '#date=1984-02-10&gender=female&cityId=hanoi-1581130&hour=unknown',
      '#date=1984-02-10&gender=female&cityId=nowhere-99&hour=4',
    ]) {
      await openAlone(link);
      await page.locator('#chart .full svg, #day h2, #errors:not([hidden])').first().waitFor();
      const alone = await form();
      expect(alone, link).toContain('1984');
      await openAlone('');
      await castExample(page);
      await page.evaluate((hash) => location.assign(hash), link);
      await expect.poll(form, { message: link }).toBe(alone);
    }
    await openAlone('');
    await castExample(page);
    await openForm(page);
    await page.locator('[name=hourUnknown]').check();
    await page.locator('#cast').click();
    await expect.poll(line).toBe('Li Ming · 1990-07-23, hour unknown · Male · Beijing, China');
    await openForm(page);
    await page.locator('[name=hourUnknown]').uncheck();
    expect(await page.locator('#hour').inputValue()).toBe('8');
    await end();
  });

  test('what is typed is there after Reload, before there is a chart', async () => {
    const { page, end } = await visit(on.browser, on.server.origin);
    await page.locator('[name=calendar][value=lunar]').check({ force: true });
    await page.locator('[name=year]').fill('2020');
    await page.locator('[name=month]').fill('4');
    await page.locator('[name=day]').fill('18');
    await page.locator('[name=leapMonth]').check();
    await page.locator('#hour').selectOption('8');
    await page.locator('[name=minute]').fill('5');
    await page.locator('#form [name=gender][value=female]').check({ force: true });
    await page.locator('#conventions > summary').click();
    await page.locator('[name=school]').selectOption('zhongzhou');
    await fillName(page, 'Li Ming');
    await page.locator('#place').fill('beijin');
    await page.reload();
    await expect.poll(() => page.locator('#place').inputValue()).toBe('beijin');
    await choosePlace(page, 'beijing', /Beijing/);
    await page.reload();
    await expect.poll(() => page.locator('#place').inputValue()).toBe('Beijing, China');
    await page.locator('#cast').click();
    await drawn(page);
    expect(await page.locator('#born-text').textContent()).toMatch(
      /^Li Ming · 2020-06-09.* 08:05 · Female · Beijing, China$/,
    );
    expect(await act(page, 'Copy link').then(() => page.evaluate(() => navigator.clipboard.readText()))).toContain(
      'school=zhongzhou',
    );
    await end();
  });

  test('entries in the forms of all parts stay in another language and beside another chart', async () => {
    const { page, end } = await visit(on.browser, `${on.server.origin}/${EXAMPLE}`);
    await drawn(page);
    const OF_THE_CHART = ['person', 'pillarStars']; // the name of the shown birth, and a state of its view
    /** The values of all controls of a tab, by name. Opens what is folded. */
    const values = () =>
      page.evaluate((left) => {
        for (const each of document.querySelectorAll<HTMLDetailsElement>('main .section, main .days-filter'))
          if (each.checkVisibility()) each.open = true;
        return [...document.querySelectorAll<HTMLInputElement>('main :is(input, select, textarea)[name]')]
          .filter((each) => !each.closest('#birth-form') && each.checkVisibility() && !left.includes(each.name))
          .map((each) => `${each.name}: ${/radio|checkbox/.test(each.type) ? each.checked : each.value}`);
      }, OF_THE_CHART);
    const change = () =>
      page.evaluate(() => {
        for (const each of document.querySelectorAll<HTMLInputElement>('main :is(input, select)[name]')) {
          if (each.closest('#birth-form') || !each.checkVisibility() || each.type === 'radio') continue;
          if (each instanceof HTMLSelectElement) each.selectedIndex = each.options.length - 1;
          else if (each.type === 'checkbox') each.checked = !each.checked;
          else each.value = each.type === 'time' ? '11:11' : '2030';
          for (const type of ['input', 'change']) each.dispatchEvent(new Event(type, { bubbles: true }));
        }
      });
    const open = async (tab: Tab) => {
      await showTab(page, tab);
      await allShown(page);
    };
    const tabs = { pillars: 1, years: 6, two: 8, days: 5 };
    const entered: Partial<Record<Tab, readonly string[]>> = {};
    for (const [tab, least] of Object.entries(tabs) as [keyof typeof tabs, number][]) {
      await open(tab);
      await expect.poll(async () => (await values()).length, { message: tab }).toBeGreaterThanOrEqual(least);
      if (tab === 'two') {
        await page.locator('#other-place').fill('hanoi');
        await page.locator('#other-places [role=option]').first().click();
      }
      const place = page.locator('#other-place');
      const before = tab === 'two' ? await place.inputValue() : '';
      await change();
      if (tab === 'two') {
        await place.fill('hanoi');
        await page.locator('#other-places [role=option]').first().click();
        await expect.poll(() => place.inputValue()).toBe(before);
      }
      entered[tab] = await values();
    }
    await page.locator('#language').selectOption('ko');
    await showTab(page, 'two');
    await expect.poll(() => page.locator('#other-place').inputValue()).toBe('베트남 하노이');
    await page.locator('#language').selectOption('en');
    await openForm(page);
    await page.locator('[name=minute]').fill('31');
    await page.locator('#cast').click();
    await expect.poll(() => page.locator('#born-text').textContent()).toContain('08:31');
    for (const tab of Object.keys(tabs) as (keyof typeof tabs)[]) {
      await open(tab);
      await expect.poll(values, { message: tab }).toEqual(entered[tab]);
    }
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
