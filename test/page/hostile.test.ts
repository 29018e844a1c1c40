// Inputs that a stranger can send to the page: an address, a file, a paste, a value stored by another program of the origin. Each ends in a sentence or is ignored.

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { sampleOf } from '../setup/runs.ts';
import { CHART } from './states.ts';
import { act, allShown, hasBrowser, lastingVisit, listens, openPage, visit } from './visit.ts';

const EXAMPLE = '#date=1990-07-23&gender=male&cityId=beijing-1816670&hour=8&minute=30';
const lettersOn = (page: Page) => page.evaluate(() => document.body.innerText.length);

describe.skipIf(!hasBrowser)('the page in the hands of strangers', () => {
  const on = openPage();
  const lasting = lastingVisit(() => visit(on.browser, on.server.origin));

  // Without a limit, 3,000 repeated facts block the tab for 18 s.
  test.each([
    ['3,000 stars', `${EXAMPLE}${'&births.star=tanlang%40spouse'.repeat(3000)}`],
    ['3,000 patterns known of a day', `${EXAMPLE.replace('hour=8', 'hour=unknown')}${'&known.pattern=x'.repeat(3000)}`],
    ['a date of 100,000 letters', EXAMPLE.replace('1990', '1'.repeat(100_000))],
    ['a moment of 100,000 spaces', `${EXAMPLE}&levels=year&at=2026${'%20'.repeat(100_000)}`],
  ] as const)('says of a link with %s that it is none', async (_, link) => {
    const page = await lasting();
    await listens(page);
    await page.evaluate((hash) => {
      document.querySelector('#errors-list')!.replaceChildren(); // the errors of the link before
      location.hash = hash;
    }, link);
    await page.locator('#errors', { hasText: 'This link does not contain complete birth data' }).waitFor();
    expect(await page.locator('#chart').isVisible()).toBe(false);
    expect(await lettersOn(page)).toBeLessThan(10_000);
  });

  test('shows twenty stars of a link, and takes no more', async () => {
    const { page, end } = await visit(
      on.browser,
      on.server.origin + EXAMPLE + '&births.star=tanlang%40spouse'.repeat(20),
    );
    await allShown(page);
    await page.locator('.births-form').waitFor();
    expect(await page.locator('.births-form .rows').first().locator('> *').count()).toBe(20);
    await end();
  });

  // The error must be a message, not an uncaught exception.
  test('says what is wrong in a file with 100,000 entries that are no people', async () => {
    const { page, end } = await visit(on.browser, on.server.origin + CHART);
    await allShown(page);
    await act(page, 'Keep…');
    const text = JSON.stringify({ format: 'beichen-people', version: 1, people: Array<unknown>(100_000).fill({}) });
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.locator('[data-do=import]').click()]);
    await chooser.setFiles({ name: 'people.json', mimeType: 'application/json', buffer: Buffer.from(text) });
    await page.locator('#people [role=alert]', { hasText: 'There are more faults than these.' }).waitFor();
    expect(await page.locator('#people [role=alert] li').count()).toBe(21);
    await end();
  });

  test('opens and casts whatever another program of the origin has stored under its names', async () => {
    const values = [
      '5',
      '[]',
      '{}',
      '[[1]]',
      '{"views":5,"cities":{}}',
      '{"views":[null,5,[1],[1,{}],[1,{"subject":{}}]],"cities":[]}',
    ];
    values.push(
      '{"views":[[1,{"subject":{"kind":"birth"}}],[2,{"subject":{"kind":"day","request":{},"narrowed":5}}]],"cities":{}}',
    );
    values.push(JSON.stringify(Array<unknown>(50_000).fill({ label: 'x' })));
    const { page, end } = await visit(on.browser, `${on.server.origin}/favicon.svg`);
    for (const value of sampleOf(values, 3)) {
      await page.goto(`${on.server.origin}/favicon.svg`);
      await page.evaluate((stored) => {
        sessionStorage.setItem('views-1', stored);
        for (const key of ['birthplaces-1', 'people', 'language', 'colours']) localStorage.setItem(key, stored);
      }, value);
      await page.goto(`${on.server.origin}/`);
      await listens(page);
      await page.evaluate((hash) => {
        location.hash = hash;
      }, CHART);
      await allShown(page);
    }
    await end();
  });

  test('takes a paste of a whole file for no date, no time and no place', async () => {
    const { page, end } = await visit(on.browser, on.server.origin, { expected: /4\d\d/ });
    await listens(page);
    const texts = [
      ' '.repeat(1e6),
      `1990${' '.repeat(1e6)}x`,
      `${'1 '.repeat(5e5)}`,
      `${'1:'.repeat(5e5)}x`,
      '9'.repeat(1e6),
    ];
    for (const text of texts) {
      const lengths = await page.evaluate((pasted) => {
        const fields = [...document.querySelectorAll<HTMLInputElement>('#birth-form input:not([type]), #hour')];
        return fields.map((field) => {
          const clipboardData = new DataTransfer();
          clipboardData.setData('text', pasted);
          field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
          field.focus();
          document.execCommand('insertText', false, pasted);
          field.dispatchEvent(new Event('change', { bubbles: true }));
          return field.value.length;
        });
      }, text);
      for (const length of lengths) expect(length).toBeLessThanOrEqual(200);
    }
    await end();
  });
});
