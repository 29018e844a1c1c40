// The frame of the page around a chart. The form folds, drawing and palace agree, nothing shifts, and today is marked.

import { LANGUAGES } from 'beichen';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { TABS } from '../../web/src/state/tab.ts';
import { sampleOf } from '../setup/runs.ts';
import { CHART, drawn, recordShifts, saveState, slowDown } from './states.ts';
import {
  act,
  allShown,
  choosePlace,
  fillBirth,
  fillName,
  hasBrowser,
  lastingVisit,
  listens,
  openPage,
  openSection,
  pointAt,
  showTab,
  visit,
} from './visit.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;
const WIDTHS = [390, 768, 1024, 1366] as const;

/** The parts of the page from top to bottom, of those requested. */
const fromTop = (page: Page, ...parts: readonly string[]): Promise<string[]> =>
  page.evaluate(
    (selectors) =>
      selectors
        .map((part) => ({ part, top: document.querySelector(part)!.getBoundingClientRect().top }))
        .sort((a, b) => a.top - b.top)
        .map(({ part }) => part),
    parts,
  );

describe.skipIf(!hasBrowser)('the frame', () => {
  const on = openPage();

  const open = async (options: Parameters<typeof visit>[2] = {}, fragment: string = CHART) => {
    const opened = await visit(on.browser, `${on.server.origin}/${fragment}`, options);
    await drawn(opened.page);
    await allShown(opened.page);
    return opened;
  };

  const phone = lastingVisit(() => open(PHONE));

  test('folds the form to a line with the birth, and opens it with what was filled in', async () => {
    const { page, end } = await visit(on.browser, on.server.origin);
    await fillBirth(page, ['1990', '7', '23'], '8', '24');
    await choosePlace(page, 'beijing', /Beijing/);
    await page.getByRole('button', { name: 'Cast the chart' }).click();
    await drawn(page);
    expect(await page.locator('#form').isVisible()).toBe(false);
    expect(await page.locator('#born-text').textContent()).toBe('1990-07-23 08:24 · Male · Beijing, China');
    const change = page.getByRole('button', { name: 'Change' });
    expect(await change.getAttribute('aria-expanded')).toBe('false');
    await change.press('Enter');
    expect(await change.getAttribute('aria-expanded')).toBe('true');
    expect(await page.getByLabel('Minute', { exact: true }).inputValue()).toBe('24');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('calendar');
    await change.press('Enter');
    expect(await page.locator('#form').isVisible()).toBe(false);
    await page.locator('#language').selectOption('zh');
    await page.locator('#born-text', { hasText: /^1990年7月23日 08:24 · 男 · 中国 北京$/ }).waitFor();
    await page.locator('#language').selectOption('zh-Hant');
    await page.locator('#born-text', { hasText: /^民國 79 年（1990 年）7 月 23 日 08:24 · 男 · 中國 北京$/ }).waitFor();
    await end();
  });

  test('shows nothing of another tab while a page opens in one', async () => {
    const { page, end } = await visit(on.browser, `${on.server.origin}/favicon.svg`);
    await page.addInitScript(() => {
      const parts = {
        'zi-wei': '.drawing svg',
        pillars: '.in-pillars > *',
        years: '.timeline > *',
        two: '#people',
        days: '.in-days > *',
      };
      const seen = new Set<string>();
      Object.assign(globalThis, { seenTabs: seen });
      const look = () => {
        for (const [tab, part] of Object.entries(parts)) {
          if ([...document.querySelectorAll(part)].some((each) => each.checkVisibility())) seen.add(tab);
        }
        requestAnimationFrame(look);
      };
      look();
    });
    for (const tab of sampleOf(TABS, 2)) {
      await page.goto(`${on.server.origin}/favicon.svg`); // an address that differs by its fragment alone opens nothing
      await page.goto(`${on.server.origin}/${CHART}&tab=${tab}`);
      await allShown(page);
      const seen = () => page.evaluate(() => [...(globalThis as unknown as { seenTabs: Set<string> }).seenTabs]);
      await expect.poll(seen).toContain(tab);
      expect(await seen(), tab).toEqual([tab]);
    }
    await end();
  });

  test('reads on a phone: the star, the drawing, what is doubtful, share and save, then depth that is folded', async () => {
    const page = await phone();
    const order = ['.rare', '.drawings', '.highlight.near, .first-warning', '.actions', '#depth', '.api'];
    await page.locator(order.at(-1)!).waitFor(); // comes last, in a frame of its own
    expect(await fromTop(page, ...order)).toEqual(order);
    const folded = await page
      .locator('.section:not(.warnings)')
      .evaluateAll((all) => all.filter((each) => (each as HTMLDetailsElement).open).length);
    expect(folded).toBe(0);
    await openSection(page, 'pillars');
    expect(await page.locator('.pillars table').isVisible()).toBe(true);
    await showTab(page, 'zi-wei');
  });

  // The facts of a tapped palace must not appear below the screen of a phone.
  test('shows a tapped palace of a phone in a sheet over the lower half, with the palace in sight above it', async () => {
    const page = await phone();
    const sheet = page.locator('.looked');
    const palace = (n: number) => page.locator(`.compact [data-palace="${n}"]`);
    expect(await sheet.isVisible()).toBe(false);
    for (const n of [8, 0, 4]) {
      await palace(n).evaluate((each) => each.scrollIntoView({ block: 'nearest' }));
      await palace(n).tap({ position: { x: 30, y: 40 } });
      await sheet.waitFor();
      const [below, above] = await Promise.all([sheet.boundingBox(), palace(n).boundingBox()]);
      expect(below!.y + below!.height).toBe(844);
      expect(below!.height).toBeLessThanOrEqual(844 / 2 + 1);
      expect([above!.y >= 0, above!.y + above!.height <= below!.y]).toEqual([true, true]);
      expect(await sheet.locator('h3').textContent()).toContain(
        (await palace(n).getAttribute('aria-label'))!.split(/[ ,]/)[0]!,
      );
      expect(await page.evaluate(() => document.activeElement?.className)).toBe('looked');
    }
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'hidden' });
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-palace'))).toBe('4');
    await page.keyboard.press('ArrowRight'); // looks at the next one, and opens nothing
    expect(await sheet.isVisible()).toBe(false);
    await page.keyboard.press('Enter');
    await sheet.waitFor();
    await sheet.getByRole('button', { name: 'Close' }).tap();
    await sheet.waitFor({ state: 'hidden' });

    await palace(8).tap({ position: { x: 30, y: 40 } });
    const { x, y } = (await sheet.locator('.grip').boundingBox())!;
    await page.mouse.move(x + 150, y + 10);
    await page.mouse.down();
    await page.mouse.move(x + 150, y + 90, { steps: 3 });
    await page.mouse.up();
    await sheet.waitFor({ state: 'hidden' });
    await palace(8).tap({ position: { x: 30, y: 40 } });
    await page.locator('#depth').evaluate((depth) => depth.scrollIntoView());
    await sheet.waitFor({ state: 'hidden' }); // nothing of the board is in sight
  });

  // 200 % type must not widen the page beyond the screen.
  test('is as wide as a phone with type twice as large', async () => {
    const page = await phone();
    await page.setViewportSize({ width: 360, height: 740 });
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });

  test.each(['en-GB', 'vi-VN'])(
    'every tab and the form are as wide as a phone with type twice as large: %s',
    async (locale) => {
      const { page, end } = await visit(on.browser, `${on.server.origin}/`, {
        viewport: { width: 360, height: 740 },
        locale,
      });
      const widest = async (state: string) => {
        await page.evaluate(() => {
          document.documentElement.style.fontSize = '200%';
        });
        const width = () => page.evaluate(() => document.documentElement.scrollWidth);
        await expect.poll(width, { message: state }).toBeLessThanOrEqual(360);
      };
      await page.locator('.api [role=tab]').first().waitFor();
      await widest('form');
      for (const hour of ['8', 'unknown']) {
        await page.goto(`${on.server.origin}/favicon.svg`);
        await page.goto(
          `${on.server.origin}/#date=1990-07-23&gender=male&cityId=beijing-1816670&hour=${hour}&minute=30`,
        );
        await page.locator('#born').waitFor();
        await widest(`hour ${hour}`);
        for (const tab of hour === 'unknown' ? [] : (['pillars', 'years', 'two', 'days'] as const)) {
          await showTab(page, tab);
          await allShown(page);
          if (tab === 'days') await page.locator('.day-panel dl').waitFor();
          await widest(tab);
        }
      }
      await end();
    },
  );

  // docs/rules: born in 1990, decades of ten years from the nominal age of 5 on. Today is the date of the device's clock.
  test('marks the decade and the luck pillar that run today, in the drawing, in its name and in the timeline', async () => {
    const { page, end } = await open({ now: new Date('2024-02-09T12:00:00Z') });
    for (const [now, date, age, decade] of [
      ['2024-02-09T12:00:00Z', '2024-02-09', 34, '25–34'], // the last day before the lunar New Year
      ['2024-02-10T12:00:00Z', '2024-02-10', 35, '35–44'],
    ] as const) {
      await page.clock.setFixedTime(new Date(now));
      await page.reload();
      await drawn(page);
      await allShown(page);
      const running = page.locator('.full .palace.running');
      expect(await running.count()).toBe(1);
      expect(await running.textContent()).toContain(decade);
      expect(await running.getAttribute('aria-label')).toMatch(/the current decade$/);
      expect(await page.locator('#timeline .head p').textContent()).toBe(`Today, ${date}: nominal age ${age}`);
      expect(await page.locator('#timeline .runs .mark').allTextContents()).toEqual(['now', 'now']);
      expect(await page.locator('#timeline .runs .ages').first().textContent()).toBe(decade);
    }
    await end();
  });

  test('tells of the palace pointed at in the card too, and of the chosen one again afterwards', async () => {
    const { page, end } = await open({ viewport: { width: 1024, height: 768 } });
    await pointAt(page, page.locator('.full [data-palace="0"]'));
    expect(await page.locator('.palace-card h3').textContent()).toContain('Siblings');
    expect(await page.locator('.full .chosen').getAttribute('data-palace')).toBe('0');
    expect(await page.locator('.full [aria-checked=true]').getAttribute('aria-label')).toMatch(/^Life/);
    await page.mouse.move(5, 5);
    expect(await page.locator('.palace-card h3').textContent()).toContain('Life');
    await end();
  });

  test('shows the whole drawing, with the palace looked at beside it, on a laptop of 768 pixels', async () => {
    for (const locale of sampleOf(['en-GB', 'zh-CN'], 2)) {
      const { page, end } = await open({ viewport: { width: 1366, height: 768 }, locale });
      await page.locator('#result').evaluate((result) => result.scrollIntoView()); // as casting does
      const [board, card, drawings] = await Promise.all([
        page.locator('.full svg').boundingBox(),
        page.locator('.looked').boundingBox(),
        page.locator('.drawings').boundingBox(),
      ]);
      expect(board!.y + board!.height).toBeLessThanOrEqual(768);
      expect(board!.width).toBeGreaterThanOrEqual(904); // its own size: nothing is drawn smaller
      expect(card!.x).toBeGreaterThanOrEqual(board!.x + board!.width);
      expect(card!.height).toBeGreaterThan(250); // between the answer and the contents; it scrolls
      expect(card!.y + card!.height).toBeLessThanOrEqual(drawings!.y + drawings!.height + 1);
      await end();
    }
  });

  test('shows the selection in forced colours', async () => {
    const { page, end } = await visit(on.browser, on.server.origin, { forcedColors: 'active' });
    const look = (selector: string, ...properties: readonly string[]) =>
      page
        .locator(selector)
        .first()
        .evaluate(
          (element, names) => names.map((name) => getComputedStyle(element).getPropertyValue(name)),
          properties,
        );
    const differs = async (chosen: string, other: string, ...properties: readonly string[]) =>
      expect(await look(chosen, ...properties), chosen).not.toEqual(await look(other, ...properties));
    await differs('.choice input:checked + span', '.choice input:not(:checked) + span', 'background-color');
    await differs('[role=tab][aria-selected=true]', '[role=tab][aria-selected=false]', 'background-color');
    await page.locator('#place').fill('springfield');
    await page.locator('#places [role=option]').first().waitFor();
    await page.keyboard.press('ArrowDown');
    await differs(
      '#places [aria-selected=true]',
      '#places [role=option]:not([aria-selected=true])',
      'background-color',
    );
    await page.goto(`${on.server.origin}/${CHART}`);
    await page.reload();
    await drawn(page);
    await page.locator('#timeline .runs').first().waitFor({ state: 'attached' });
    await differs('.full .chosen .edge', '.full .surrounding .edge', 'stroke', 'stroke-width');
    await differs('.full .surrounding .edge', '.full .palace:not(.chosen, .surrounding) .edge', 'stroke');
    await differs('#timeline .runs', '#timeline li:not(.runs)', 'outline-style');
    expect(await look('.full .badge', 'fill')).toEqual(await look('body', 'color'));
    // A text on a palace keeps its contrast: both take the colours of the system.
    expect(await look('.full .cell', 'fill')).toEqual(await look('body', 'background-color'));
    await end();
  });

  test('is walked through by Tab alone, in the order in which it is read', async () => {
    const { page, end } = await open();
    await page.locator('.skip').focus();
    const walked: string[] = [];
    for (let n = 0; n < 500 && walked.at(-1) !== 'contents'; n++) {
      await page.keyboard.press('Tab');
      const { name, ...at } = await page.evaluate(() => {
        const element = document.activeElement!;
        const parts = ['born', 'tabs', 'actions', 'drawings', 'highlights', 'looked', 'contents'];
        const style = getComputedStyle(element);
        const { width, height } = element.getBoundingClientRect();
        const isMarked = style.outlineStyle !== 'none' || element.matches('.palace, .date'); // the browser marks the part of a date
        return {
          name: parts.find((part) => element.closest(`.${part}`)) ?? element.outerHTML,
          isSeen: width > 0 && height > 0 && isMarked,
        };
      });
      expect(at, JSON.stringify(walked)).toMatchObject({ isSeen: true });
      walked.push(name);
    }
    const order = walked.filter((part, n) => part !== walked[n - 1]);
    expect(order).toEqual(['born', 'tabs', 'actions', 'drawings', 'highlights', 'looked', 'contents']);
    await end();
  });

  // The width of a laptop in one language; in a full run each width in two.
  const EACH_WIDTH = WIDTHS.map(
    (width, n) => [width, sampleOf([0, 1], 2, n).map((k) => LANGUAGES[(2 * n + k) % LANGUAGES.length]!)] as const,
  );
  test.each(sampleOf(EACH_WIDTH, 4, 3))(
    'moves nothing that is seen, neither when a chart comes slowly nor when palaces are pointed at, on %d pixels',
    async (width, languages) => {
      for (const locale of languages) {
        const { page, end } = await visit(on.browser, `${on.server.origin}/${CHART}`, {
          viewport: { width, height: 800 },
          locale,
          reducedMotion: 'no-preference',
          before: async (page) => {
            await recordShifts(page);
            await slowDown(page);
          },
        });
        await drawn(page);
        await allShown(page);
        if (await page.locator('.full').isVisible()) {
          for (let palace = 0; palace < 12; palace++)
            await pointAt(page, page.locator(`.full [data-palace="${palace}"]`));
        }
        await page.waitForTimeout(100);
        expect(await page.evaluate('shifts'), locale).toEqual([]);
        await end();
      }
    },
  );

  // A name of 100 letters must not widen the page.
  test('is as wide as the narrowest phone with words of a hundred letters, wherever one types them', async () => {
    const word = 'W'.repeat(100);
    const { page, end } = await visit(on.browser, on.server.origin, {
      ...PHONE,
      viewport: { width: 320, height: 640 },
      expected: /4\d\d/,
    });
    const widths: Record<string, number> = {};
    const measure = async (place: string) => {
      widths[place] = await page.evaluate(() =>
        Math.max(
          document.documentElement.scrollWidth,
          ...[...document.querySelectorAll('dialog')].map((dialog) => dialog.scrollWidth),
        ),
      );
    };
    await listens(page);
    await page.locator('#place').fill(word);
    await page.locator('#place-status:not(.sr), #places [role=option]').first().waitFor();
    await measure('a birthplace that is not found');
    await fillBirth(page, [word.slice(0, 60), '7', '23'], '8', '24');
    await fillName(page, word);
    await page.getByRole('button', { name: 'Cast the chart' }).click();
    await page.locator('#errors li').first().waitFor();
    await measure('a date that is none');
    await fillBirth(page, ['1990', '7', '23'], '8', '24');
    await choosePlace(page, 'beijing', /Beijing/);
    await page.getByRole('button', { name: 'Cast the chart' }).click();
    await allShown(page);
    await measure('a chart with a name');
    await act(page, 'Share');
    await page.locator('.share img[src]').waitFor();
    await measure('the dialog that shares');
    await page.locator('.share').getByRole('button', { name: 'Close' }).click();
    await saveState(page, word);
    await page.locator('.people-list summary').click();
    await page.locator('.people-list textarea').fill(word);
    await measure('a person with notes');
    await page.locator('[name=other-name]').fill(word);
    await page.locator('[name=other-date]').fill(word);
    await measure('the form of somebody else');
    await page.locator('.people-list [data-do=beside]').click();
    await page.locator('#two .two-list').first().waitFor();
    await measure('two charts');
    await page.locator('.people-list [data-do=remove]').click();
    await page.locator('[data-do=undo]').waitFor();
    await measure('the way back of a person');
    const text = JSON.stringify({ format: 'beichen-people', version: 1, people: [{ name: word, [word]: 1 }] });
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.locator('[data-do=import]').click()]);
    await chooser.setFiles({ name: 'people.json', mimeType: 'application/json', buffer: Buffer.from(text) });
    await page.locator('#people [role=alert]:not([hidden])').waitFor();
    await measure('the faults of a file');
    expect(widths).toEqual(Object.fromEntries(Object.keys(widths).map((place) => [place, 320])));
    await end();
  }, 180_000);

  // "Safe by 9 minutes" alone would neither name the boundary nor say that nine minutes are few. A warning has a heading that summarises it.
  test('says from when to when the chart is the same, how near that ends, and what a warning is about', async () => {
    const { page, end } = await open({}, CHART);
    for (const [minute, look, label, note] of [
      ['30', 'near', 'The same chart from 08:21 to 10:20 on the clock', 'Only 9 min to the nearer end'],
      [
        '50',
        'sure',
        'The same chart from 08:21 to 10:20 on the clock',
        'The time given is 29 min from the nearer end.',
      ],
      ['22', 'first-warning', 'Close to another double hour', 'of true solar time from the double hour'],
    ] as const) {
      await page.goto(`${on.server.origin}/${CHART.replace('minute=24', `minute=${minute}`)}`);
      const highlight = page.locator('.highlight').nth(1);
      await expect.poll(() => highlight.getAttribute('class'), { message: minute }).toContain(look);
      expect(await highlight.locator('.label').textContent()).toBe(label);
      expect(await highlight.textContent()).toContain(note);
    }
    await end();
  });

  // Vietnam writes the day first.
  test('types a Vietnamese date day first, shows the lunar one beside the solar one, and closes the form by a named button', async () => {
    const lunar = '#date=1985-08-15&calendar=lunar&hour=8&minute=30&gender=female&cityId=hanoi-1581130';
    const { page, end } = await open({ locale: 'vi-VN' }, lunar);
    expect(await page.locator('#born-text').textContent()).toMatch(/^29\/09\/1985（?.*tháng 8.*08:30 · Nữ/);
    await page.locator('#change').click();
    const names = () =>
      page.locator('#field-date .row input').evaluateAll((all) => all.map((each) => (each as HTMLInputElement).name));
    expect(await names()).toEqual(['day', 'month', 'year']);
    // A complete field moves the focus to the next one, with any separator typed between them.
    const field = (name: string) => page.locator(`#field-date [name=${name}]`);
    for (const typed of ['05091984', '5/9/1984', '5-09-1984']) {
      for (const name of await names()) await field(name).fill('');
      await field('day').focus();
      await page.keyboard.type(typed);
      const values = await Promise.all(['day', 'month', 'year'].map((name) => field(name).inputValue()));
      expect(values.map(Number), typed).toEqual([5, 9, 1984]);
    }
    await field('day').fill('');
    await page.keyboard.type('15');
    for (const key of ['Tab', '8', 'Tab']) await page.keyboard.press(key);
    expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).name)).toBe('year');
    await page.locator('.form-head').getByRole('button', { name: 'Đóng' }).press('Enter');
    expect(await page.locator('#form').isVisible()).toBe(false);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('change');
    await page.locator('#language').selectOption('ja');
    await expect.poll(names).toEqual(['year', 'month', 'day']);
    await end();
  });

  // Short words of a language must not make a control too narrow for a thumb.
  test('moves nothing for those who want no motion, and has a switch of genders for a thumb in every language', async () => {
    const { page, end } = await visit(on.browser, on.server.origin, {
      ...PHONE,
      locale: 'ko-KR',
      reducedMotion: 'reduce',
    });
    await listens(page);
    for (const choice of await page.locator('#field-gender label').all())
      expect((await choice.boundingBox())!.width).toBeGreaterThan(88);
    await page.goto(`${on.server.origin}/${CHART}`);
    await drawn(page);
    const moving = await page.evaluate(
      () =>
        document.getAnimations().length +
        [...document.querySelectorAll('.drawings *')].filter((each) => {
          const { transitionDuration } = getComputedStyle(each);
          return transitionDuration.split(', ').some((duration) => duration !== '0s');
        }).length,
    );
    expect(moving).toBe(0);
    await end();
  });
});
