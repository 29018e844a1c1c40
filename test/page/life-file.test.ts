// The dates of a life on the page. A reader ticks which, and saves a calendar file, which is made on the device and has nothing of the birth in it.

import { readFile } from 'node:fs/promises';
import ICAL from 'ical.js';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { drawn } from './states.ts';
import { hasBrowser, lastingVisit, openPage, openSection, visit } from './visit.ts';

const CHART = '#date=1990-07-23&hour=8&minute=30&gender=male&cityId=beijing-1816670&name=Zzyzx';

const form = (page: Page) => page.locator('.life-file-form');
const status = (page: Page) => page.locator('.life-file [role=status]');

describe.skipIf(!hasBrowser)('to keep the dates of a life a reader', () => {
  const on = openPage();

  const chart = lastingVisit(async () => {
    const opened = await visit(on.browser, `${on.server.origin}/${CHART}`);
    await drawn(opened.page);
    await openSection(opened.page, 'life-file');
    await form(opened.page).waitFor();
    return opened;
  });

  async function saved(page: Page): Promise<string> {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      form(page).getByRole('button', { name: 'Save calendar file' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('beichen-life.ics');
    return await readFile(await download.path(), 'utf8');
  }

  // The luck pillars begin in October (docs/rules/lunar-birthdays.md C); decades at the New Year of ages 5, 15, 25 …
  test('saves the ticked kinds of the given years', async () => {
    const page = await chart();
    await form(page).locator('[name=fromYear]').fill('1990');
    await form(page).locator('[name=toYear]').fill('2030');
    for (const kind of ['lunarBirthdays', 'years']) await form(page).locator(`[value=${kind}]`).uncheck();
    const file = await saved(page);
    expect(await status(page).textContent()).toBe('The file has been saved.');
    const events = new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent');
    const summaries = events.map((event) => `${event.getFirstPropertyValue('summary')}`);
    expect(summaries.filter((text) => text.startsWith('Luck pillar'))).toHaveLength(4);
    expect(summaries.filter((text) => text.startsWith('Decade'))).toHaveLength(4);
    expect(summaries).toHaveLength(8);
    expect(events.map((event) => event.getFirstPropertyValue('class'))).toEqual(events.map(() => 'PRIVATE'));
    for (const own of ['Zzyzx', '19900723', '1990-07-23', 'Beijing', 'beijing']) expect(file).not.toContain(own);
  });

  test('is told what is wrong with the years, and where nothing is ticked', async () => {
    const page = await chart();
    const press = () => form(page).getByRole('button', { name: 'Save calendar file' }).click();
    await form(page).locator('[name=fromYear]').fill('1600');
    await press();
    await expect.poll(() => status(page).textContent()).toContain('at most 150 at once');
    await form(page).locator('[name=fromYear]').fill('2026');
    for (const tick of await form(page).locator('[name=kind]').all()) await tick.uncheck();
    await press();
    expect(await status(page).textContent()).toContain('Tick at least one kind');
  });
});
