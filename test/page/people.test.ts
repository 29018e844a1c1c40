// People stored on the device: under one key of one store, only after a press; they open without a network, are exported to a file and imported from one, and
// are never lost silently.

import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { CHART, DAY, saveState } from './states.ts';
import {
  act,
  allShown,
  hasBrowser,
  listens,
  openPage,
  pillarsDrawn,
  showTab,
  type VisitOptions,
  visit,
} from './visit.ts';

const PILLARS = '庚午 癸未 己丑 戊辰';

/** The contents of every store of the browser. */
const stores = (page: Page) =>
  page.evaluate(async () => ({
    local: Object.keys(localStorage).sort(),
    session: Object.keys(sessionStorage),
    cookies: document.cookie,
    databases: (await indexedDB.databases()).length,
    caches: (await caches.keys()).length,
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }));

/** Visits use a device on which the seven steps were opened before (visit.ts). */
const NOTHING = { local: ['steps'], session: [], cookies: '', databases: 0, caches: 0, workers: 0 };

const status = (page: Page) => page.locator('.people-said').textContent();
const names = (page: Page) => page.locator('.person-name').allTextContents();
/** Waits until the list has these people. */
const listed = (page: Page, people: readonly string[]) => expect.poll(() => names(page)).toEqual(people);
const button = (page: Page, name: string | RegExp) => page.locator('#people').getByRole('button', { name });

describe.skipIf(!hasBrowser)('a reader who keeps people', { timeout: 120_000 }, () => {
  const on = openPage();

  const withChart = async (options: VisitOptions = {}, chart = CHART) => {
    const visited = await visit(on.browser, on.server.origin + chart, options);
    await listens(visited.page);
    return visited;
  };

  /** Chooses a file of people with a text as content. */
  const importText = async (page: Page, text: string) => {
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), button(page, 'Import a file…').click()]);
    await chooser.setFiles({ name: 'people.json', mimeType: 'application/json', buffer: Buffer.from(text) });
    await expect
      .poll(() => page.locator('.people-said, .people [role=alert]').allTextContents())
      .not.toContain('Reading the file…');
  };

  const exported = async (page: Page): Promise<string> => {
    const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Export a file').click()]);
    expect(download.suggestedFilename()).toBe('beichen-people.json');
    return readFile(await download.path(), 'utf8');
  };

  test('stores nothing by looking at the list, one text by a press, and nothing is left after the one that erases', async () => {
    const { page, end } = await withChart();
    await allShown(page);
    on.server.targets.length = 0;
    await act(page, 'Keep…');
    await page.locator('#people input[name=person]').fill('Quillfeather');
    expect(await stores(page)).toEqual({ ...NOTHING, session: ['views-1'] });
    await button(page, 'Keep on this device').click();
    expect(await status(page)).toBe('Quillfeather is kept on this device.');
    expect(await stores(page)).toEqual({ ...NOTHING, local: ['people', 'steps'], session: ['views-1'] });
    expect(await page.evaluate(() => localStorage.getItem('people'))).toMatch(
      /Quillfeather[\s\S]*"1990-07-23"[\s\S]*"school": "common"/,
    );
    await button(page, 'Erase all').click();
    expect(await status(page)).toMatch(/^All people have been erased/);
    expect(await stores(page)).toEqual(NOTHING);
    expect(on.server.targets.filter((target) => !target.startsWith('/assets/'))).toEqual([]);
    await page.reload();
    await listens(page);
    expect(await page.locator('.person').count()).toBe(0);
    await end();
  });

  test('opens the chart of a person on another visit, by its own conventions, without asking anyone', async () => {
    const { page, end } = await withChart({}, `${CHART}&dayBoundary=midnight`);
    await saveState(page, 'Anna');
    await page.evaluate(() => sessionStorage.clear());
    await page.goto(on.server.origin);
    await listens(page);
    await showTab(page, 'two');
    expect(await page.locator('.person .note').textContent()).toBe('1990-07-23 08:24 · Male · Beijing, China');
    on.server.targets.length = 0;
    await button(page, 'Open the chart of Anna').click();
    await expect.poll(() => page.locator('#chart-heading').textContent()).toBe('Chart of Anna');
    await expect.poll(() => pillarsDrawn(page)).toBe(PILLARS);
    expect(await page.locator('[name=dayBoundary]').inputValue()).toBe('midnight');
    expect(await page.locator('.keep-form .hint').textContent()).toBe('The chart on the page is kept: Anna.');
    expect(on.server.targets.filter((target) => target.startsWith('/api/'))).toEqual([]);
    await end();
  });

  test('keeps a birth without an hour, too', async () => {
    const { page, end } = await withChart({}, DAY);
    await page.locator('#day').getByRole('button', { name: 'Keep…' }).click();
    await page.locator('#people input[name=person]').fill('Day');
    await button(page, 'Keep on this device').click();
    expect(await page.locator('.person .note').textContent()).toMatch(/^2024-02-04, hour unknown/);
    await page.goto(`${on.server.origin}/${CHART}`);
    await page.reload();
    await showTab(page, 'two');
    await button(page, 'Open the chart of Day').click();
    await page.locator('#day-heading').waitFor();
    expect(await page.locator('#day li').count()).toBe(14);
    await end();
  });

  test('writes notes, renames, puts in order, looks up and removes; all of it is there on the next visit', async () => {
    const { page, end } = await withChart();
    for (const name of ['Anna', 'Berta', 'Cilla', 'Dora', 'Emma', 'Frida']) await saveState(page, name);
    await listed(page, ['Anna', 'Berta', 'Cilla', 'Dora', 'Emma', 'Frida']);
    const cilla = page.locator('.people-list > li').nth(2);
    await cilla.locator('summary').click();
    await cilla.getByRole('textbox', { name: 'Notes' }).fill('A note <b>of my own</b>');
    await cilla.getByRole('textbox', { name: 'Name' }).fill('Celia');
    await cilla.getByRole('button', { name: 'Move up' }).click();
    expect(await status(page)).toBe('Celia is now number 2.');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Move up');
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Move down'); // the first cannot move up
    await page.locator('.people-list > li').nth(5).locator('summary').click();
    await page.locator('.people-list > li').nth(5).getByRole('button', { name: 'Remove' }).click();
    await listed(page, ['Celia', 'Anna', 'Berta', 'Dora', 'Emma']);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
      'Open the chart of Emma',
    );
    await saveState(page, 'Gerda');
    await page.getByRole('searchbox').fill('ERT');
    expect(await page.locator('.person-name').filter({ visible: true }).allTextContents()).toEqual(['Berta']);
    await page.getByRole('searchbox').fill('nobody');
    await expect.poll(() => page.locator('[data-empty]').textContent()).toBe('Nobody has that name, date or place.');
    await page.reload();
    await showTab(page, 'two');
    await listed(page, ['Celia', 'Anna', 'Berta', 'Dora', 'Emma', 'Gerda']);
    await page.locator('.people-list > li summary').first().click();
    expect(await page.getByRole('textbox', { name: 'Notes' }).first().inputValue()).toBe('A note <b>of my own</b>');
    await end();
  });

  test('exports a file, erases everybody, and has everybody again by importing it, twice without a double', async () => {
    const { page, end } = await withChart();
    await saveState(page, 'Anna');
    await page.locator('.people-list summary').click();
    await page.getByRole('textbox', { name: 'Notes' }).fill('Her note');
    await saveState(page, 'Berta');
    const before = await page.evaluate(() => localStorage.getItem('people'));
    const text = await exported(page);
    expect(text).toBe(before);
    await button(page, 'Erase all').click();
    await importText(page, text);
    expect(await status(page)).toBe('People added: 2. There already: 0.');
    expect(await page.evaluate(() => localStorage.getItem('people'))).toBe(before);
    await page.locator('.people-list summary').first().click();
    await page.locator('.people-list').getByRole('textbox', { name: 'Name' }).first().fill('Anna Maria');
    await importText(page, text);
    expect(await status(page)).toBe('People added: 0. There already: 2.');
    await listed(page, ['Anna Maria', 'Berta']);
    await end();
  });

  test('has somebody born at coordinates in the file, too, and asks nobody where that is', async () => {
    const point = '#date=1990-07-23&hour=8&minute=24&gender=male&cityId=39.9075,116.3972&timeZone=Asia/Shanghai';
    const { page, end } = await withChart({}, point);
    await saveState(page, 'Anna');
    const text = await exported(page);
    await button(page, 'Erase all').click();
    await page.goto(`${on.server.origin}/${CHART.replace('1990', '1984')}`);
    await page.reload();
    await listens(page);
    on.server.targets.length = 0;
    await act(page, 'Keep…');
    await importText(page, text);
    expect(await page.locator('.person .note').textContent()).toBe('1990-07-23 08:24 · Male · 39.91° N 116.40° E');
    await button(page, 'Open the chart of Anna').click();
    await expect.poll(() => page.locator('#chart-heading').textContent()).toBe('Chart of Anna');
    await expect.poll(() => pillarsDrawn(page)).toBe(PILLARS);
    expect(on.server.targets.filter((target) => target.includes('39.9'))).toEqual([]);
    await end();
  });

  test('is told which member of which person is wrong in a file, and nothing of it is imported', async () => {
    const { page, end } = await withChart();
    for (const name of ['Anna', 'Berta', 'Cilla']) await saveState(page, name);
    const list = JSON.parse(await exported(page));
    await button(page, 'Erase all').click();
    const faults = async (change: (people: typeof list.people) => void) => {
      const other = structuredClone(list);
      change(other.people);
      await importText(page, JSON.stringify(other));
      const items = page.locator('#people [role=alert] li');
      await items.first().waitFor();
      return items.allTextContents();
    };
    expect(
      await faults((people) => {
        delete people[0].birth.gender;
        people[2].place.latitude = 100;
        people[2].colour = 'red';
      }),
    ).toEqual([
      'Person 1 (Anna), birth.gender: is missing',
      'Person 3 (Cilla), place.latitude: has to be a number from -90 to 90',
      'Person 3 (Cilla), colour: is not a known field',
    ]);
    const wrong = await faults((people) => {
      people[0].birth.hour = 25;
      people[1].birth.date = '1990-02-31';
      people[1].conventions.school = 'unheard';
      people[2].place.timeZone = 'Mars/Olympus';
    });
    expect(wrong.map((line) => line.split(':')[0])).toEqual([
      'Person 1 (Anna), birth.hour',
      'Person 2 (Berta), conventions.school',
      'Person 2 (Berta), birth.date',
      'Person 3 (Cilla), place.timeZone',
    ]);
    expect(wrong[0]).toMatch(/23/);
    for (const [text, sentence] of [
      ['{}', /not a list of people/],
      [JSON.stringify({ ...list, version: 9 }), /later version/],
    ] as const) {
      await importText(page, text);
      await expect.poll(() => status(page)).toMatch(sentence);
    }
    expect((await stores(page)).local).toEqual(NOTHING.local);
    await end();
  });

  test('is told so where the browser stores nothing, has no room, or holds what cannot be read; nothing is lost', async () => {
    const { page, end } = await withChart();
    await saveState(page, 'Anna');
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('no room', 'QuotaExceededError');
      };
    });
    await page.locator('#people input[name=person]').fill('Berta');
    await button(page, 'Keep on this device').click();
    expect(await status(page)).toMatch(/^The browser did not store it/);
    await listed(page, ['Anna']);
    await page.locator('.people-list summary').click();
    await page.getByRole('textbox', { name: 'Notes' }).fill('No room');
    expect(await status(page)).toMatch(/^The browser did not store it/);
    await page.reload();
    await page.evaluate(() => localStorage.setItem('people', '{"format":"beichen-people","version":7}'));
    await showTab(page, 'two');
    expect(await page.locator('#people .notice').textContent()).toMatch(/cannot be read and was left as it is/);
    const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Save it as a file').click()]);
    expect(await readFile(await download.path(), 'utf8')).toBe('{"format":"beichen-people","version":7}');
    await button(page, 'Erase all').click();
    await end();

    const refused = await withChart();
    await refused.page.evaluate(() => {
      for (const name of ['getItem', 'setItem', 'removeItem'] as const) {
        Storage.prototype[name] = () => {
          throw new DOMException('not allowed', 'SecurityError');
        };
      }
    });
    await act(refused.page, 'Keep…');
    await button(refused.page, 'Keep on this device').click();
    expect(await status(refused.page)).toMatch(/^The browser did not store it/);
    await refused.end();
  });

  test('has people and page apart, and both without a network, in another language too', async () => {
    const { page, end } = await withChart({ expected: /ERR_INTERNET_DISCONNECTED/ });
    await saveState(page, 'Anna');
    expect((await stores(page)).workers).toBe(0);
    await page.locator('#keep').click();
    await page.locator('#drop').waitFor();
    await page.locator('#language').selectOption('zh');
    await expect.poll(() => page.locator('#people-heading').textContent()).toBe('合盘');
    await expect
      .poll(() =>
        page.evaluate(
          async () => (await (await caches.open('casts')).keys()).filter(({ url }) => url.includes('-zh-')).length,
        ),
      )
      .toBe(4);
    await page.evaluate(() => sessionStorage.clear());
    await page.context().setOffline(true);
    await page.goto(on.server.origin);
    await showTab(page, 'two');
    await page.locator('#people').getByRole('button', { name: '打开Anna的命盘' }).click();
    await expect.poll(() => page.locator('#chart-heading').textContent()).toBe('Anna的命盘');
    await expect.poll(() => pillarsDrawn(page)).toBe(PILLARS);
    expect(await page.evaluate(() => localStorage.getItem('birthplaces-1'))).toMatch('beijing');
    await showTab(page, 'two');
    await page.locator('#people').getByRole('button', { name: '全部清除' }).click();
    expect(await page.evaluate(() => localStorage.getItem('birthplaces-1'))).toBe('[]'); // the page is still stored, births are not
    expect(await page.locator('#drop').isVisible()).toBe(true);
    await page.locator('#drop').click();
    await page.locator('#keep').waitFor();
    expect(await stores(page)).toEqual({ ...NOTHING, local: ['language', 'steps'] });
    await end();
  });

  test('sees in one tab what another one has kept', async () => {
    const { page, end } = await withChart();
    await saveState(page, 'Anna');
    const other = await page.context().newPage();
    await other.goto(on.server.origin + CHART);
    await saveState(other, 'Berta');
    await listed(page, ['Anna', 'Berta']);
    await other.close();
    await end();
  });

  test('reaches everything by keyboard, and comes back to where the list was opened', async () => {
    const { page, end } = await withChart();
    await page.locator('.menu summary').first().focus();
    for (const key of ['Enter', 'Tab', 'Tab', 'Tab', 'Tab', 'Enter']) await page.keyboard.press(key);
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('people');
    const stops: string[] = [];
    for (let n = 0; n < 16; n++) {
      await page.keyboard.press('Tab');
      stops.push(
        await page.evaluate(
          () => document.activeElement?.getAttribute('data-do') ?? document.activeElement?.tagName ?? '',
        ),
      );
    }
    // First the form for a person who is not stored.
    expect(['other', 'keep', 'import'].map((stop) => stops.indexOf(stop))).toEqual(
      ['other', 'keep', 'import'].map((stop) => stops.indexOf(stop)).sort((a, b) => a - b),
    );
    expect(stops).toContain('import');
    await showTab(page, 'zi-wei');
    expect(await page.locator('#people').isVisible()).toBe(false);
    await end();
  });

  // House review, W4: "open", "beside" and "chart" found everybody, since their buttons say so; the hint about notes did, too.
  test('finds people by what is in their name, date or place, and by no word of the page', async () => {
    const { page, end } = await withChart();
    await allShown(page);
    for (const name of ['Anna', 'Berta', 'Cilla', 'Dora', 'Emma', 'Frìda']) await saveState(page, name);
    const find = page.locator('#people [type=search]');
    const seen = () => page.locator('.people-list > li:visible .person-name').allTextContents();
    for (const word of [
      'open',
      'beside',
      'chart',
      'male',
      'notes',
      'name',
      'remove',
      'move',
      '08:24',
      '·',
      'anna berta',
    ]) {
      await find.fill(word);
      expect([word, await seen()]).toEqual([word, []]);
      expect(await page.locator('#people [data-empty]').textContent()).toBe('Nobody has that name, date or place.');
    }
    for (const word of ['beijing', 'CHINA', '1990-07-23', '北京', 'beijing 1990']) {
      await find.fill(word);
      expect([word, (await seen()).length]).toEqual([word, 6]);
    }
    await find.fill('frida');
    expect(await seen()).toEqual(['Frìda']);
    await find.fill('');
    await page.locator('.people-list summary').nth(1).click();
    await page.locator('.people-list > li').nth(1).getByLabel('Name', { exact: true }).fill('Zoë');
    await find.fill('zoe');
    expect(await page.locator('.people-list > li:visible').count()).toBe(1);
    await page.locator('.people-list > li:visible [data-do=beside]').click();
    await page.locator('#two-heading', { hasText: 'Zoë' }).waitFor(); // the name of now
    await end();
  });

  // House review, W5: removal was immediate and final, with notes of up to 20,000 letters.
  test('brings back who was removed, in the order before, by keyboard, for the rest of the visit', async () => {
    const { page, end } = await withChart();
    await allShown(page);
    for (const name of ['Anna', 'Berta', 'Cilla']) await saveState(page, name);
    const before = await page.evaluate(() => localStorage.getItem('people'));
    for (const name of ['Berta', 'Anna']) {
      const item = page.locator('.people-list > li', { hasText: name });
      await item.locator('summary').click();
      await item.locator('[data-do=remove]').press('Enter');
    }
    await listed(page, ['Cilla']);
    await saveState(page, 'Dora');
    await button(page, 'Undo removing Anna').press('Enter');
    expect(await status(page)).toBe('Anna is back on the list.');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
      'Open the chart of Anna',
    );
    await listed(page, ['Anna', 'Cilla', 'Dora']);
    await showTab(page, 'zi-wei');
    await act(page, 'Keep…'); // another look at the list
    await button(page, 'Undo removing Berta').press('Enter');
    await listed(page, ['Anna', 'Berta', 'Cilla', 'Dora']);
    expect(await page.locator('#people [data-do=undo]').count()).toBe(0);

    await page.locator('.people-list > li', { hasText: 'Dora' }).locator('summary').click();
    await page.locator('.people-list > li', { hasText: 'Dora' }).locator('[data-do=remove]').click();
    await button(page, 'Erase all').press('Enter');
    expect(await status(page)).toContain('Until the page is closed or reloaded');
    expect(await page.evaluate(() => localStorage.getItem('people'))).toBe(null);
    await page.locator('#language').selectOption('vi');
    await button(page, 'Hoàn tác xóa tất cả').press('Enter');
    await page.locator('.people-said', { hasText: 'Đã đưa tất cả trở lại danh sách: 3.' }).waitFor();
    await listed(page, ['Anna', 'Berta', 'Cilla']);
    expect(await page.evaluate(() => localStorage.getItem('people'))).toBe(before);
    await page.reload(); // nothing of it is stored: another visit knows nothing
    await listens(page);
    await showTab(page, 'two');
    await listed(page, ['Anna', 'Berta', 'Cilla']);
    expect(await page.locator('#people [data-do=undo]').count()).toBe(0);
    await end();
  });

  test('announces in one place that stays what was done', async () => {
    const { page, end } = await withChart();
    await allShown(page);
    await act(page, 'Keep…');
    const said = await page.locator('.people-said').elementHandle();
    await saveState(page, 'Anna');
    expect(await said!.evaluate((each) => [each.isConnected, each.textContent])).toEqual([
      true,
      'Anna is kept on this device.',
    ]);
    await end();
  });
});
