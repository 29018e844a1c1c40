// The birthplace on the page: by name, by coordinates, by the position of the device; and an incomplete one.

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { fillBirth, hasBrowser, lastingVisit, listens, openForm, openPage, visit } from './visit.ts';

const place = (page: Page) => page.getByRole('combobox', { name: 'Birthplace' });
const options = (page: Page) => page.getByRole('listbox', { name: 'Birthplace' }).getByRole('option');
const status = (page: Page) => page.locator('#place-status');

describe.skipIf(!hasBrowser)('a birthplace', () => {
  const on = openPage();
  const lasting = lastingVisit(() => visit(on.browser, on.server.origin));
  /** The page that tests with a network share, with its form open. */
  const form = async (): Promise<Page> => {
    const page = await lasting();
    await listens(page);
    await openForm(page);
    return page;
  };
  /** Answers searches late, until they are unrouted. */
  const answerLate = (page: Page, milliseconds: number) =>
    page.route('**/cities?**', async (route) => {
      await new Promise((later) => setTimeout(later, milliseconds));
      await route.continue().catch(() => undefined);
    });

  test('that was not found leaves the button where it is, so that the first press counts', async () => {
    const page = await form();
    await fillBirth(page, ['1990', '7', '23'], '8', '30');
    await place(page).fill('qqqqzzzz');
    await expect
      .poll(() => status(page).textContent())
      .toBe('No place found. Try another spelling, or the nearest larger town.');
    const cast = page.locator('#cast');
    await cast.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await cast.boundingBox())!;
    // Like a real press: the field loses the focus when the button goes down, and the click fires when it goes up there.
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.mouse.down();
    expect((await cast.boundingBox())!.y).toBe(y);
    await page.mouse.up();
    expect(await page.locator('#cityId-error').textContent()).toBe('Type the birthplace and choose it from the list.');
  });

  test('left by Tab is the marked one of the list', async () => {
    const page = await form();
    await place(page).fill('harbin');
    await options(page).first().waitFor();
    const first = await options(page).first().locator('span').first().textContent();
    await place(page).press('Tab');
    expect(await place(page).inputValue()).toBe(first);
    await place(page).fill('springfield');
    await options(page).filter({ hasText: 'Springfield' }).first().waitFor();
    await place(page).press('ArrowDown');
    await place(page).press('ArrowDown');
    const second = await options(page).nth(1).locator('span').first().textContent();
    await place(page).press('Tab');
    expect(await place(page).inputValue()).toBe(second);
  });

  test('left by Tab before it was found, or where there is none, says what to do', async () => {
    const page = await form();
    await answerLate(page, 400);
    await place(page).fill('harbin');
    await place(page).press('Tab');
    expect(await status(page).textContent()).toBe('Type the birthplace and choose it from the list.');
    expect(await status(page).evaluate((message) => message.classList.contains('sr'))).toBe(false);
    await page.waitForTimeout(800);
    expect(await page.getByRole('listbox').isVisible()).toBe(false);
    expect(await place(page).inputValue()).toBe('harbin');
    await page.unroute('**/cities?**');
  });

  test('taken with Enter is what was typed last, though the list still shows what was typed before', async () => {
    const page = await form();
    await place(page).fill('harbin');
    await options(page).first().waitFor();
    await answerLate(page, 500);
    await place(page).fill('tianjin');
    expect(await options(page).first().textContent()).toContain('Harbin');
    await place(page).press('Enter');
    await expect.poll(() => place(page).inputValue()).toBe('Tianjin, China');
    await page.unroute('**/cities?**');
  });

  test('offers no earlier results when there is no connection', async () => {
    const { page, end } = await visit(on.browser, on.server.origin, { expected: /ERR_INTERNET_DISCONNECTED/ });
    await place(page).fill('harbin');
    await options(page).first().waitFor();
    await page.context().setOffline(true);
    await place(page).fill('tianjin');
    await expect.poll(() => status(page).textContent()).toMatch(/^No connection: /);
    expect(await page.getByRole('listbox').isVisible()).toBe(false);
    expect(await page.locator('#places').evaluate((list) => list.children.length)).toBe(0);
    await place(page).press('Enter');
    expect(await place(page).inputValue()).toBe('tianjin');
    await end();
  });

  test('is found by its coordinates, with how far it lies from them', async () => {
    const page = await form();
    await fillBirth(page, ['1990', '7', '23'], '8', '30');
    await place(page).fill('39.9, 116.4');
    await options(page).first().waitFor();
    expect(await options(page).first().textContent()).toMatch(/Beijing.*\d km away · 39\.\d\d° N 116\.\d\d° E$/);
    await place(page).press('Enter');
    await page.getByRole('button', { name: 'Cast the chart' }).click();
    await expect.poll(() => page.locator('.steps').first().textContent()).toMatch(/116\.\d\d° E/);
  });

  test('can be the point itself, by the clock of the nearest town, with a network as without one', async () => {
    const page = await form();
    await fillBirth(page, ['1990', '7', '23'], '8', '30');
    await place(page).fill('39.9, 116.4');
    await options(page).last().click();
    expect(await place(page).inputValue()).toBe('39.90° N 116.40° E');
    expect(await page.locator('select[name=timeZone]').inputValue()).toBe('Asia/Shanghai');
    await page.getByRole('button', { name: 'Cast the chart' }).click();
    await expect.poll(() => page.locator('.steps').first().textContent()).toMatch(/116\.40° E/);
  });

  test('says when every place is far from a point', async () => {
    const page = await form();
    await place(page).fill('-40, -120');
    await expect
      .poll(() => status(page).textContent())
      .toMatch(/^The nearest known place is \d+ km away: check the coordinates\./);
    expect(await status(page).evaluate((message) => message.classList.contains('sr'))).toBe(false);
  });

  test('is searched for around the reader when the button is pressed, and not before', async () => {
    const here = { latitude: 45.757321, longitude: 126.649987 };
    const { page, end } = await visit(on.browser, on.server.origin, {
      geolocation: here,
      permissions: ['geolocation'],
    });
    await page.evaluate(() => {
      const ask = navigator.geolocation.getCurrentPosition.bind(navigator.geolocation);
      Object.assign(globalThis, { asked: 0 });
      navigator.geolocation.getCurrentPosition = (...how) => {
        (globalThis as unknown as { asked: number }).asked += 1;
        ask(...how);
      };
    });
    on.server.targets.length = 0;
    expect(await page.evaluate('asked')).toBe(0);
    await page.getByRole('button', { name: 'Use my location' }).click();
    await options(page).first().waitFor();
    expect(await page.evaluate('asked')).toBe(1);
    expect(await place(page).inputValue()).toBe('45.76, 126.65');
    expect(await options(page).first().textContent()).toContain('Harbin');
    expect(on.server.targets.filter((target) => target.startsWith('/api/'))).toEqual([
      '/api/public/cities?q=45.76%2C+126.65&lang=en&limit=12',
    ]);
    await end();
  });

  test('can be typed where the device does not tell where it is', async () => {
    const { page, end } = await visit(on.browser, on.server.origin, { permissions: [] });
    await page.getByRole('button', { name: 'Use my location' }).click();
    await expect
      .poll(() => status(page).textContent())
      .toBe('Your location could not be found. Type the town instead.');
    await end();
  });
});
