// The page without a mouse. A whole visit by keyboard: a birth is entered and cast, palaces and periods are selected, a picture is saved, and the page is stored
// on the device, opened without a network, and removed again.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { TABS } from '../../web/src/state/tab.ts';
import { parts } from '../../web/src/words/en/parts.ts';
import { CHART, drawn } from './states.ts';
import { allShown, hasBrowser, listens, openPage, showTab, visit } from './visit.ts';

const MAX_STEPS = 300;

/** Walks by a key until a control that matches has the focus. */
async function walkTo(page: Page, selector: string, key = 'Tab'): Promise<void> {
  for (let step = 0; step < MAX_STEPS; step++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) === true, selector)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${selector} was not reached`);
}

const press = async (page: Page, selector: string, key = 'Enter') => {
  await walkTo(page, selector);
  await page.keyboard.press(key);
};

const on = openPage();

test.skipIf(!hasBrowser)('a whole visit needs the keyboard alone', { timeout: 120_000 }, async () => {
  const { page, end } = await visit(on.browser, on.server.origin, { expected: /ERR_INTERNET_DISCONNECTED/ });
  await listens(page);

  for (const [field, value] of [
    ['[name=year]', '1990'],
    ['[name=month]', '7'],
    ['[name=day]', '23'],
    ['#hour', '8'],
    ['[name=minute]', '30'],
  ] as const) {
    await walkTo(page, field);
    await page.keyboard.type(value);
  }
  await press(page, '[name=gender]', 'Space');
  await walkTo(page, '#place');
  await page.keyboard.type('beijing');
  await page.locator('#places [role=option]').first().waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  expect(await page.locator('#place').inputValue()).toBe('Beijing, China');
  await press(page, '#cast');
  await drawn(page);
  await allShown(page);
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('result');

  await walkTo(page, '.drawing [role=radio]');
  const chosen = () => page.locator('.full [aria-checked=true]').getAttribute('data-palace');
  const before = await chosen();
  await page.keyboard.press('ArrowRight');
  expect(await chosen()).not.toBe(before);

  await page.locator('.skip').focus();
  await press(page, '.actions > .main');
  const picture = page.locator('.share img[src]');
  await picture.waitFor();
  const first = await picture.getAttribute('src');
  await press(page, '.share [name=dated]', 'Space');
  await expect.poll(() => picture.getAttribute('src')).not.toBe(first);
  await page.keyboard.press('Escape');
  await picture.waitFor({ state: 'detached' });

  await walkTo(page, '.years-room :is(input, button)');
  await walkTo(page, '.years-bar .today', 'ArrowRight');
  await page.keyboard.press('Enter');
  await page.locator('.drawing:not(.paper) svg:not(.coming) .layerDay').first().waitFor();
  await walkTo(page, '.contents button');
  await walkTo(page, '[data-opens=palaces]', 'ArrowRight');
  await page.keyboard.press('Enter');
  await page.locator('.section.palaces table').waitFor();
  expect(await page.locator('.looked').isVisible()).toBe(false);
  await page.keyboard.press('Escape');
  expect(await page.locator('.looked').isVisible()).toBe(true);
  expect(await page.evaluate(() => document.activeElement!.matches('[data-opens=palaces]'))).toBe(true);

  await walkTo(page, '[data-opens=below]', 'ArrowRight');
  await page.keyboard.press('Enter');
  await press(page, '#keep');
  await page.locator('#drop').waitFor();
  await page.context().setOffline(true);
  await page.reload();
  await drawn(page);
  await allShown(page);
  await page.locator('[data-opens=below]').click();
  await press(page, '#drop');
  await page.locator('#keep').waitFor();
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('keep');
  await end();
});

// If every control were a stop of the Tab key, the board would be 17 presses away, the years 74, the patterns 203.
test.skipIf(!hasBrowser)(
  'the board, the years, every tab and every section are few presses from the top of the page',
  async () => {
    const { page, end } = await visit(on.browser, `${on.server.origin}/${CHART}`);
    await drawn(page);
    await allShown(page);
    const isAt = (selector: string) => page.evaluate((wanted) => document.activeElement!.matches(wanted), selector);
    /** Presses from the top of the page on; the first one has led to the first link. */
    const pressesTo = async (selector: string, ...keys: readonly string[]) => {
      await page.locator('.skip').first().focus();
      for (const key of keys) await page.keyboard.press(key);
      expect([selector, await isAt(selector)]).toEqual([selector, true]);
      return keys.length + 1;
    };
    expect(await pressesTo('.palace[role=radio][aria-checked=true]', 'Enter')).toBeLessThanOrEqual(2);
    // The targets: the board is at most 6 stops from the top, a tab 3.
    expect(await pressesTo('#tab-zi-wei', 'Tab', 'Tab')).toBeLessThanOrEqual(3);
    expect(await pressesTo('.palace[role=radio][aria-checked=true]', ...Array(5).fill('Tab'))).toBeLessThanOrEqual(6);
    // Arrow keys lead to each control of the bar and of the board, and back to it.
    for (const [bar, stops] of [
      ['#bar-tools', 3],
      ['.years-room', 4],
    ] as const) {
      await pressesTo(`${bar} [tabindex="0"]`, ...Array(stops).fill('Tab'));
      await page.keyboard.press('Home'); // of radio buttons the stop is the checked one
      const isSeen = await page
        .locator(`${bar} :is(a, button, input, select, summary)`)
        .evaluateAll((all) => all.map((each) => each.checkVisibility() && !each.matches(':disabled, .menu > div *')));
      const seen = isSeen.flatMap((is, n) => (is ? [n] : []));
      const walked = new Set<number>();
      for (const _ of seen) {
        walked.add(
          await page
            .locator(`${bar} :is(a, button, input, select, summary)`)
            .evaluateAll((all) => all.indexOf(document.activeElement as HTMLElement & SVGElement)),
        );
        await page.keyboard.press('ArrowRight');
      }
      expect([bar, [...walked]]).toEqual([bar, seen]);
      for (const _ of seen) await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('Tab');
      expect(await page.locator(bar).evaluate((toolbar) => toolbar.contains(document.activeElement))).toBe(false);
    }
    // Passing a control does not choose it, and the list of languages opens with its usual keys.
    expect(await page.locator('[name=density]:checked').getAttribute('value')).toBe('everything');
    expect(await page.locator('#language').inputValue()).toBe('en');
    for (const [n, tab] of TABS.entries()) {
      await pressesTo(`#tab-${tab}`, 'Tab', 'Tab', ...Array.from({ length: n }, () => 'ArrowRight'));
      await page.keyboard.press('Enter');
      expect(await page.locator('body').getAttribute('data-tab')).toBe(tab);
      await showTab(page, 'zi-wei');
    }
    await page.locator('.contents button').first().focus();
    const buttons = await page.locator('.contents button').count();
    expect(buttons).toBe((await page.locator('.in-zi-wei > .section').count()) + 1); // one more leads to the parts below
    for (let n = 0; n < buttons; n++) {
      const button = page.locator('.contents button').nth(n);
      expect(await button.evaluate((each) => each === document.activeElement)).toBe(true);
      await page.keyboard.press('Enter');
      expect(await page.locator('.looked').isVisible()).toBe(false);
      await page.keyboard.press('Escape');
      await page.keyboard.press('ArrowRight');
    }
    await end();
  },
);

// All sections of a chart are 6,900 pixels high on a phone.
test.skipIf(!hasBrowser)('the contents stay in sight, name every section, and lead to it', async () => {
  const { page, end } = await visit(on.browser, `${on.server.origin}/${CHART}`, {
    viewport: { width: 360, height: 740 },
  });
  await drawn(page);
  await allShown(page);
  const buttons = page.locator('.contents button');
  const sections = await page
    .locator('.section')
    .evaluateAll((all) => all.map((each) => (each as HTMLElement).dataset.section!));
  const { sectionNames } = parts;
  const names = [...sections, 'below'].map(
    (name) => sectionNames[name as keyof typeof sectionNames] ?? 'Worth knowing',
  );
  await expect.poll(() => buttons.locator('> :first-child').allTextContents()).toEqual(names);
  await buttons.first().focus();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  expect(await buttons.nth(-2).evaluate((button) => button === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  const last = page.locator('.section').last();
  expect(await last.evaluate((section) => (section as HTMLDetailsElement).open)).toBe(true);
  expect(await last.locator('> summary').evaluate((summary) => summary === document.activeElement)).toBe(true);
  const strip = await page.locator('.contents').boundingBox();
  expect(strip!.y).toBe(0);
  expect((await last.boundingBox())!.y).toBeGreaterThanOrEqual(strip!.height);
  await end();
});
