// Terms of the page. Pressed, focused and pointed at, in each language; every one has its entry in the glossary.

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { sampleOf } from '../setup/runs.ts';
import { CHART, drawn, openPillarDepth } from './states.ts';
import { allShown, hasBrowser, lastingVisit, openPage, visit } from './visit.ts';

describe.skipIf(!hasBrowser)('a term of the page', () => {
  const on = openPage();

  const termsOn = (page: Page) => ({
    page,
    card: page.locator('.term-card'),
    terms: page.locator('.palace-card .term'),
  });
  async function withChart(options: Parameters<typeof visit>[2] = {}) {
    const { page, end } = await visit(on.browser, `${on.server.origin}/${CHART}`, options);
    await drawn(page);
    return { ...termsOn(page), end };
  }
  const chart = lastingVisit(() => withChart());

  const GLOSSARIES = [
    ['en-GB', 'docs/glossary'],
    ['zh-CN', 'docs/zh/glossary'],
    ['zh-TW', 'docs/zh-Hant/glossary'],
  ] as const;
  test.each(sampleOf(GLOSSARIES, GLOSSARIES.length))('has its entry in the glossary (%s)', async (locale, path) => {
    const { page, end } = await withChart({ locale });
    const entries = (await (await fetch(`${on.server.origin}/${path}.json`)).json()) as Record<string, object>;
    await openPillarDepth(page);
    await expect.poll(() => page.locator('.term').count()).toBeGreaterThan(60); // a chart comes in pieces
    const anchors = await page
      .locator('.term')
      .evaluateAll((terms) => terms.map((each) => (each as HTMLElement).dataset.term!));
    for (const each of new Set(anchors)) {
      const found = each.split(' ').map((anchor) => anchor.replace(/[+>]/g, '-'));
      expect([each, found.some((anchor) => anchor in entries)]).toEqual([each, true]);
    }
    await end();
  });

  test('says what it is when it is pressed, with a link to its place in the glossary; the glossary is loaded then and no sooner', async () => {
    on.server.targets.length = 0;
    const { page, card } = termsOn(await chart());
    expect(on.server.targets.filter((target) => target.includes('glossary'))).toEqual([]);
    const star = page.locator('.palace-card .star .term').first();
    await star.click();
    await card.waitFor();
    expect(await card.textContent()).toMatch(/(?:star|stars)\. .*\./i);
    expect(await star.getAttribute('aria-expanded')).toBe('true');
    const [link, why] = [card.getByRole('link').first(), card.getByRole('link').nth(1)];
    const address = new URL((await link.getAttribute('href'))!, page.url());
    expect(await (await fetch(address)).text()).toContain(`id="${address.hash.slice(1)}"`);
    const rule = new URL((await why.getAttribute('href'))!, page.url());
    expect(rule.pathname).toMatch(/\/docs\/rules\/ziwei\.star\.\w+$/);
    expect(await (await fetch(rule)).text()).toContain('id="rule"');
    await page.locator('h1').click();
    expect(await card.isVisible()).toBe(false);
    expect(on.server.targets.filter((target) => target.endsWith('glossary.json')).length).toBe(1);
  });

  // A term is one stop of the Tab key, and focus alone does not open it.
  test('is one stop of the keyboard; Enter says it, leads on to the links and back, and Escape closes it', async () => {
    const { page, card, terms } = termsOn(await chart());
    await page.keyboard.press('Shift'); // from here on it is the keyboard that moves
    await terms.nth(0).focus();
    await page.keyboard.press('Tab');
    expect(await terms.nth(1).evaluate((term) => term === document.activeElement)).toBe(true);
    expect(await card.isVisible()).toBe(false);
    await page.keyboard.press('Enter');
    await card.waitFor();
    await page.keyboard.press('Tab');
    expect(await card.locator('a:focus').count()).toBe(1);
    await page.keyboard.press('Tab');
    expect(await card.locator('a:focus').getAttribute('href')).toContain('/rules/');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    expect(await terms.nth(1).evaluate((term) => term === document.activeElement)).toBe(true);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await card.waitFor({ state: 'hidden' });
    expect(await terms.nth(1).evaluate((term) => term === document.activeElement)).toBe(true);
    await page.keyboard.press('Tab');
    expect(await terms.nth(2).evaluate((term) => term === document.activeElement)).toBe(true);
  });

  test('never holds the keyboard up while the glossary is loading', async () => {
    const { page, end, card, terms } = await withChart();
    await page.route(/glossary\.json$/, () => undefined); // an answer that never comes
    await page.keyboard.press('Shift');
    await terms.nth(1).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await terms.nth(2).evaluate((term) => term === document.activeElement)).toBe(true);
    await page.keyboard.press('Tab');
    expect(await terms.nth(3).evaluate((term) => term === document.activeElement)).toBe(true);
    expect(await card.isVisible()).toBe(false);
    await page.unroute(/glossary\.json$/);
    await end();
  });

  test('says it when the mouse rests on it, stays while the mouse is on what it says, and goes with the mouse', async () => {
    const { page, card, terms } = termsOn(await chart());
    await terms.nth(1).hover();
    await card.waitFor();
    await card.hover();
    await page.waitForTimeout(500);
    expect(await card.isVisible()).toBe(true);
    await page.mouse.move(2, 2);
    await card.waitFor({ state: 'hidden' });
  });

  // The card must not cover the text after its term.
  test('says it under a finger, at the foot of the screen of a phone, and closes by its button', async () => {
    const { page, end, card, terms } = await withChart({ viewport: { width: 360, height: 740 }, hasTouch: true });
    await allShown(page);
    await page.locator('.compact [data-palace="8"]').tap();
    for (const n of [0, 3, 6]) {
      const term = terms.nth(n);
      await term.tap();
      await card.waitFor();
      const [own, other] = await Promise.all([card.boundingBox(), term.boundingBox()]);
      expect([own!.x, own!.width, own!.y + own!.height]).toEqual([0, 360, 740]);
      expect(other!.y + other!.height).toBeLessThanOrEqual(own!.y);
      await card.getByRole('button', { name: 'Close' }).tap();
      await card.waitFor({ state: 'hidden' });
    }
    await end();
  });

  test('says that its explanation is not there when it cannot be loaded, and tries again', async () => {
    const { page, end, card, terms } = await withChart({ expected: /Failed to load/ });
    await page.route('**/docs/glossary.json', (route) => route.abort());
    await terms.nth(1).click();
    await card.getByText('could not be loaded').waitFor();
    await page.unroute('**/docs/glossary.json');
    await terms.nth(2).click();
    await card.getByText('could not be loaded').waitFor({ state: 'hidden' });
    await end();
  });
});
