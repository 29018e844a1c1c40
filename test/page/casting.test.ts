// From the form to the chart. Each test is a visit to the page in a real browser, served by the real service.

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LANGUAGE_FACTS, LANGUAGES } from 'beichen';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { sampleOf } from '../setup/runs.ts';
import {
  choosePlace,
  fillBirth,
  fillName,
  hasBrowser,
  lastingVisit,
  listens,
  openForm,
  openPage,
  pillarsDrawn,
  visit,
} from './visit.ts';

/** The places in the list. */
const found = (page: Page) => page.getByRole('listbox', { name: 'Birthplace' }).getByRole('option');

describe.skipIf(!hasBrowser)('a visitor', () => {
  const on = openPage();
  const form = lastingVisit(() => visit(on.browser, on.server.origin));
  const births = lastingVisit(() => visit(on.browser, on.server.origin));
  /** The page on which tests type into the form and cast nothing. */
  const typedInto = async (): Promise<Page> => {
    const page = await form();
    await listens(page);
    return page;
  };
  /** The page on which tests cast one birth after another, with its form open. */
  const castOn = async (): Promise<Page> => {
    const page = await births();
    await listens(page);
    await openForm(page);
    return page;
  };

  test('casts a chart by keyboard alone', async () => {
    const { page, end } = await visit(on.browser, on.server.origin);
    const press = async (...keys: string[]) => {
      for (const key of keys) await page.keyboard.press(key);
    };
    await page.getByRole('radio', { name: 'Solar' }).focus();
    await press('Tab');
    await page.keyboard.type('1990');
    await press('Tab');
    await page.keyboard.type('7');
    await press('Tab');
    await page.keyboard.type('23');
    await press('Tab');
    await page.keyboard.type('08');
    await press('Tab');
    await page.keyboard.type('30');
    await press('Tab'); // past the hour that is not known
    await press('Tab', 'Space', 'Tab');
    await page.keyboard.type('beijing');
    await found(page).first().waitFor();
    await expect.poll(() => page.locator('#place-status').textContent()).toMatch(/\d+ places?\./);
    await press('ArrowDown');
    expect(await page.locator('#place').getAttribute('aria-activedescendant')).toBe('place-0');
    await press('Enter');
    expect(await page.getByRole('listbox').isVisible()).toBe(false);
    await press('Enter');
    await page.locator('#chart .full svg').waitFor();
    await expect.poll(() => pillarsDrawn(page)).toBe('庚午 癸未 己丑 戊辰'); // docs/rules, the worked example
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('result');
    await end();
  });

  test('reads at each field what is missing, with the focus on the summary', async () => {
    const page = await typedInto();
    await page.getByRole('button', { name: 'Cast the chart' }).click();
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('errors');
    // A message appears once, at its field; the list above the form only names the fields.
    const fields = ['Birth date', 'Birth time', 'Gender', 'Birthplace'];
    expect(await page.locator('#errors-list li').allTextContents()).toEqual(fields);
    expect(await page.locator('#field-date .error').textContent()).toBe(
      'Enter the year with four digits, and month and day as numbers.',
    );
    for (const part of ['year', 'month', 'day'])
      expect(await page.locator(`[name=${part}]`).getAttribute('aria-invalid')).toBe('true');
    await page.locator('#errors-list a').last().click();
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('place');
    expect(await page.locator('#place').getAttribute('aria-invalid')).toBe('true');
  });

  test('leaves the list of places with Escape, and empties the field with the next', async () => {
    const page = await typedInto();
    const place = page.getByRole('combobox', { name: 'Birthplace' });
    await place.fill('springfield');
    await found(page).first().waitFor();
    await place.press('Escape');
    expect(await page.getByRole('listbox').isVisible()).toBe(false);
    expect(await place.inputValue()).toBe('springfield');
    await place.press('Escape');
    expect(await place.inputValue()).toBe('');
  });

  test('distinguishes places of one name, and gets the Sun of the chosen one', async () => {
    const page = await castOn();
    await page.getByRole('combobox', { name: 'Birthplace' }).fill('Springfield');
    await found(page).first().waitFor();
    const labels = await found(page).allTextContents();
    expect(new Set(labels).size).toBe(labels.length);
    expect(
      labels.filter((label) => /Springfield, .*(Illinois|Missouri|Massachusetts)/.test(label)).length,
    ).toBeGreaterThan(1);
    await fillBirth(page, ['1980', '1', '15'], '12', '00');
    await choosePlace(page, 'Springfield', /Massachusetts/);
    await page.getByRole('button', { name: 'Cast the chart' }).click();
    // 72.59° W of a meridian at 75° W: the Sun is 9 min 38 s ahead of the zone's mean time.
    await expect.poll(() => page.locator('.steps').textContent()).toMatch(/\+9 mins? 38 secs?/);
  });

  test('never sees an answer to what was typed before', async () => {
    const page = await typedInto();
    await page.route('**/cities?q=par&**', async (route) => {
      await new Promise((later) => setTimeout(later, 400));
      await route.continue().catch(() => undefined); // the page has cancelled it by then
    });
    const place = page.getByRole('combobox', { name: 'Birthplace' });
    await place.fill('par');
    await page.waitForTimeout(250);
    await place.fill('harbin');
    await page
      .getByRole('option', { name: /Harbin/ })
      .first()
      .waitFor();
    await page.waitForTimeout(400);
    expect(await found(page).first().textContent()).toContain('Harbin');
    await page.unroute('**/cities?q=par&**');
  });

  test('types or pastes a time in one piece', async () => {
    const page = await typedInto();
    const shown = () =>
      Promise.all([
        page.locator('select[name=hour]').inputValue(),
        page.getByLabel('Minute', { exact: true }).inputValue(),
      ]);
    await page.locator('select[name=hour]').focus();
    await page.keyboard.type('21:05');
    expect(await shown()).toEqual(['21', '05']);
    for (const text of ['8:30', '０８：３０', '8時30分']) {
      await page.locator('select[name=hour]').evaluate((field, pasted) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text', pasted);
        field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, cancelable: true, bubbles: true }));
      }, text);
      expect([text, ...(await shown())]).toEqual([text, '8', '30']);
    }
  });

  test('types or pastes a date as people write it', async () => {
    const page = await typedInto();
    const [year, month, day] = ['year', 'month', 'day'].map((name) => page.locator(`input[name=${name}]`));
    const shown = () => Promise.all([year!, month!, day!].map((field) => field.inputValue()));
    const paste = (text: string) =>
      year!.evaluate((field, pasted) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text', pasted);
        field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, cancelable: true, bubbles: true }));
      }, text);
    await year!.fill('１９９４');
    await month!.fill('May');
    await day!.fill('１７');
    await day!.blur();
    expect(await shown()).toEqual(['1994', '5', '17']);
    await year!.fill('民國64年6月18日');
    await year!.blur();
    expect(await shown()).toEqual(['1975', '6', '18']);
    await paste('1990-07-23T08:30');
    expect(await shown()).toEqual(['1990', '7', '23']);
    expect(await page.locator('select[name=hour]').inputValue()).toBe('8');
    expect(await page.getByLabel('Minute', { exact: true }).inputValue()).toBe('30');
    await year!.fill('03/04/1994'); // ambiguous: it stays as typed, and is reported
    await year!.blur();
    expect(await shown()).toEqual(['03/04/1994', '7', '23']);
    await page.getByRole('button', { name: 'Cast the chart' }).click();
    expect(await page.locator('#date-error').textContent()).toContain('four digits');
  });

  test('types the hour as digits, and gets the hour they name', async () => {
    const page = await typedInto();
    const hour = page.getByRole('combobox', { name: 'Hour', exact: true });
    // No hour has three digits, and none is 29: a digit too many starts a new number.
    for (const [typed, chosen] of [
      ['00', '0'],
      ['22', '22'],
      ['9', '9'],
      ['08', '8'],
      ['23', '23'],
      ['29', '9'],
    ] as const) {
      await hour.selectOption('12');
      await hour.focus();
      await page.keyboard.type(typed);
      expect([typed, await hour.inputValue()]).toEqual([typed, chosen]);
    }
    await page.waitForTimeout(1050);
    await page.keyboard.press('2');
    await page.waitForTimeout(1050);
    await page.keyboard.press('3');
    expect(await hour.inputValue()).toBe('3');
  });

  test('shows the same problems in another language, and keeps what stands in the form', async () => {
    const { page, end } = await visit(on.browser, on.server.origin);
    await page.getByRole('button', { name: 'Cast the chart' }).click();
    await page.getByRole('radio', { name: 'Male', exact: true }).check(); // one of the four is corrected
    await page.locator('#language').selectOption('zh');
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('zh-Hans');
    expect(await page.locator('#errors-list li').count()).toBe(3);
    expect(await page.locator('#date-error').textContent()).toBe('请填写四位数的年份，以及数字的月、日。');
    expect(await page.locator('#gender-error').isVisible()).toBe(false);
    await page.locator('#language').selectOption('en');
    await fillBirth(page, ['2007', '3', '11'], '2', '30');
    await choosePlace(page, 'new york', /New York/);
    await page.getByRole('button', { name: 'Cast the chart' }).click();
    await expect.poll(() => page.locator('#hour-error').textContent()).toContain('this time did not exist');
    await page.locator('#language').selectOption('zh');
    await expect.poll(() => page.locator('#hour-error').textContent()).toContain('这一时刻并不存在');
    expect(await page.locator('#errors-list').textContent()).toBe('出生时间');
    expect(await page.locator('#disambiguation').isVisible()).toBe(true);
    expect(await page.locator('#hour').inputValue()).toBe('2');
    await end();
  });

  test('reads the sentence of the service about a day that does not exist, in the current language', async () => {
    const { page, end } = await visit(on.browser, on.server.origin);
    await page.locator('#famous button').first().click();
    await page.locator('#chart .full svg').waitFor();
    await fillBirth(page, ['2023', '2', '30'], '12', '0');
    await page.getByRole('button', { name: 'Cast the chart' }).click();
    await expect.poll(() => page.locator('#date-error').textContent()).toContain('There is no day 2023-02-30');
    await page.locator('#language').selectOption('zh');
    await expect.poll(() => page.locator('#date-error').textContent()).toMatch(/^[^a-z]*2023-02-30[^a-z]*$/);
    await expect.poll(() => page.locator('#chart-heading').textContent()).toBe('命盘');
    expect(await page.locator('#date-error').isVisible()).toBe(true);
    expect(await page.locator('#stale').isVisible()).toBe(true);
    expect(await page.locator('#form').getByLabel('年', { exact: true }).inputValue()).toBe('2023');
    await end();
  });

  test('is asked about an hour that the clock skipped, at its field', async () => {
    const page = await castOn();
    await fillBirth(page, ['2007', '3', '11'], '2', '30');
    await choosePlace(page, 'new york', /New York/);
    await page.getByRole('button', { name: 'Cast the chart' }).click();
    await expect.poll(() => page.locator('#hour-error').textContent()).toContain('this time did not exist');
    expect(await page.locator('#hour').getAttribute('aria-invalid')).toBe('true');
    await page.getByLabel('This clock time can mean two moments. Read it as').selectOption('earlier');
    await page.getByRole('button', { name: 'Cast the chart' }).click();
    await expect.poll(() => page.locator('.warnings').textContent()).toContain('The clock was put forward');
    expect(await page.locator('#hour-error').isVisible()).toBe(false);
  });

  test('is asked which of two, when the clock showed a time twice', async () => {
    const page = await castOn();
    await fillBirth(page, ['2007', '11', '4'], '1', '30');
    await choosePlace(page, 'new york', /New York/);
    await page.getByRole('button', { name: 'Cast the chart' }).click();
    await expect.poll(() => page.locator('#hour-error').textContent()).toContain('this time occurred twice');
    await page.getByLabel('This clock time can mean two moments. Read it as').selectOption('later');
    await page.getByRole('button', { name: 'Cast the chart' }).click();
    await expect.poll(() => page.locator('.steps').textContent()).toContain('UTC−05:00');
  });

  test('chooses the clock where a place has two', async () => {
    const page = await castOn();
    await fillBirth(page, ['1990', '1', '1'], '12', '0');
    expect(await page.getByLabel('Which time zone was in use?').isVisible()).toBe(false);
    await choosePlace(page, 'urumqi', /[UÜ]r[uü]mqi/);
    await page.getByLabel('Which time zone was in use?').selectOption('Asia/Urumqi');
    await page.getByRole('button', { name: 'Cast the chart' }).click();
    await expect.poll(() => page.locator('.steps').textContent()).toContain('Xinjiang time, UTC+06:00');
    // Before 1949 the zone has the history of Shanghai.
    const clock = page.getByLabel('Which time was in use?');
    await openForm(page);
    expect(await clock.isVisible()).toBe(false);
    await page.getByLabel('Which time zone was in use?').selectOption('Asia/Shanghai');
    await fillBirth(page, ['1935', '1', '1'], '12', '0');
    await page.getByRole('button', { name: 'Cast the chart' }).click();
    await expect.poll(() => page.locator('.first-warning .label').textContent()).toBe('Which time was in use there?');
    await openForm(page);
    await clock.selectOption('UTC+06:00');
    await page.getByRole('button', { name: 'Cast the chart' }).click();
    await expect.poll(() => page.locator('.steps').textContent()).toContain('UTC+06:00');
  });

  test('errors of a date name no parameter, in any language', async () => {
    const { page, end } = await visit(on.browser, on.server.origin);
    for (const date of [
      'date=1991-05-02&calendar=lunar&leapMonth=true',
      'date=1990-05-30&calendar=lunar&leapMonth=true',
      'date=1990-06-30&calendar=lunar&calendarRegion=vietnam',
      'date=1991-02-31',
      'date=1644-01-01',
    ]) {
      await page.evaluate((hash) => location.assign(hash), `#${date}&gender=male&cityId=beijing-1816670&hour=8`);
      for (const language of LANGUAGES) {
        await page.locator('#language').selectOption(language);
        await expect.poll(() => page.locator('html').getAttribute('lang')).toBe(LANGUAGE_FACTS[language].tag);
        await page.locator('#date-error').waitFor();
        await expect
          .poll(() => page.locator('#date-error').textContent(), { message: `${date} ${language}` })
          .not.toMatch(/\w=\w/);
      }
    }
    await end();
  });

  test('gives a date of the Chinese calendar in a leap month', async () => {
    const page = await castOn();
    expect(await page.getByLabel('This is the leap month').isVisible()).toBe(false);
    await page.getByRole('radio', { name: 'Lunar' }).check();
    await fillBirth(page, ['2023', '2', '1'], '12', '0');
    await page.getByLabel('This is the leap month').check();
    await choosePlace(page, '北京', /Beijing/);
    await page.getByRole('button', { name: 'Cast the chart' }).click();
    // GB/T 33661-2017: the leap month 2 of 2023 begins on 22 March.
    await expect.poll(() => page.locator('.full .middle').textContent()).toContain('Day 1 of leap month 2, 2023');
    expect(await page.locator('.full .middle').textContent()).toContain('2023-03-22');
  });

  test('changes the language and keeps what was filled in; the chart follows', async () => {
    const { page, end } = await visit(on.browser, on.server.origin);
    await fillBirth(page, ['1990', '7', '23'], '8', '30');
    await choosePlace(page, 'beijing', /Beijing/);
    await fillName(page, 'Li Ming');
    await page.locator('#language').selectOption('zh');
    await expect.poll(() => page.locator('#below [data-t=docs]').getAttribute('href')).toBe('docs/zh');
    expect(await page.locator('#form').getByLabel('年', { exact: true }).inputValue()).toBe('1990');
    expect(await page.locator('#hour').inputValue()).toBe('8');
    await expect.poll(() => page.locator('#place').inputValue()).toBe('中国 北京');
    await page.getByRole('button', { name: '排盘' }).click();
    await expect.poll(() => page.locator('#chart-heading').textContent()).toBe('Li Ming的命盘');
    await page.locator('#language').selectOption('en');
    await expect.poll(() => page.locator('#below [data-t=docs]').getAttribute('href')).toBe('docs');
    await expect.poll(() => page.locator('#chart-heading').textContent()).toBe('Chart of Li Ming');
    await page.locator('#language').selectOption('zh-Hant');
    await expect.poll(() => page.locator('.full .middle').textContent()).toContain('真太陽時');
    await page.reload();
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('zh-Hant');
    await end();
  });

  test('loads the words of one language', async () => {
    const OWN_TEXTS = ['Purple Star', 'Cast the chart', '分钟', '排盘', '分鐘', '排盤'];
    const owns = [
      ['zh-TW', ['分鐘', '排盤']],
      ['zh-CN', ['分钟', '排盘']],
      ['en-GB', ['Purple Star', 'Cast the chart']],
    ] as const;
    for (const [locale, own] of sampleOf(owns, owns.length)) {
      on.server.targets.length = 0;
      const { page, end } = await visit(on.browser, on.server.origin, { locale });
      await page.locator('#famous button').first().click();
      await page.locator('#chart .full svg').waitFor();
      const scripts = on.server.targets.filter((target) => target.endsWith('.js'));
      const texts = await Promise.all(scripts.map((script) => readFile(join(on.server.folder, script), 'utf8')));
      expect(OWN_TEXTS.filter((text) => texts.some((script) => script.includes(text)))).toEqual(own);
      await end();
    }
  });
});

describe.skipIf(!hasBrowser)('when the service refuses', () => {
  const on = openPage({ settings: { CITIES_LIMIT: '2' } });

  test('a visitor is told what happened at the birthplace, which is all that is asked of it, and casts on', async () => {
    const { page, end } = await visit(on.browser, on.server.origin, {
      expected: /429|500|Failed to load|ERR_FAILED/,
    });
    const status = page.locator('#place-status');
    await fillBirth(page, ['1990', '7', '23'], '8', '30');
    await choosePlace(page, 'beijing', /Beijing/);
    await page.getByRole('button', { name: 'Cast the chart' }).click();
    await page.locator('#chart .full svg').waitFor();
    await openForm(page);
    const place = page.getByRole('combobox', { name: 'Birthplace' });
    await place.fill('harbin');
    await found(page).first().waitFor();
    await place.fill('tianjin');
    await expect.poll(() => status.textContent()).toMatch(/^Too many searches: .* Try again in \d+ s\.$/);
    expect(await found(page).count()).toBe(0); // none of Harbin's
    await page.route('**/cities?**', (route) => route.fulfill({ status: 500, body: '' }));
    await place.fill('dalian');
    await expect.poll(() => status.textContent()).toMatch(/^Something went wrong: /);
    await page.unroute('**/cities?**');
    await page.route('**/cities?**', (route) => route.abort());
    await place.fill('dalia');
    await expect.poll(() => status.textContent()).toMatch(/^No network: type coordinates/);
    await place.press('Escape');
    expect(await page.locator('#famous').isHidden()).toBe(true);
    await end();
  });

  test('a visitor with a link is told under a heading that says what happened', async () => {
    const LINK = '#date=1990-07-23&hour=8&minute=30&gender=male&cityId=beijing-1816670';
    const { page, end } = await visit(on.browser, on.server.origin, {
      expected: /429|500|Failed to load|ERR_FAILED/,
    });
    for (const [answer, heading] of [
      [{ status: 429, body: '{"retryAfterSeconds":7}' }, 'Too many searches'],
      [{ status: 500, body: '' }, 'Something went wrong'],
      [undefined, 'No connection'],
    ] as const) {
      await page.route('**/cities?**', (route) => (answer === undefined ? route.abort() : route.fulfill(answer)));
      await page.goto('about:blank');
      await page.goto(`${on.server.origin}/${LINK}`);
      await expect.poll(() => page.locator('#errors-heading').textContent()).toBe(heading);
      await page.unroute('**/cities?**');
    }
    await page.locator('#language').selectOption('zh');
    await expect.poll(() => page.locator('#errors-heading').textContent()).toBe('没有网络连接');
    await end();
  });
});
