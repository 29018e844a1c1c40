// Reading a chart on the page, in a real browser: palaces, a warning, and the ways to save the chart.

import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { LANGUAGES } from 'beichen';
import type { Download, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { sampleOf } from '../setup/runs.ts';
import {
  act,
  allShown,
  choosePlace,
  fillBirth,
  fillName,
  hasBrowser,
  lastingVisit,
  openForm,
  openPage,
  openSection,
  pillarsDrawn,
  pointAt,
  showTab,
  visit,
} from './visit.ts';

const EXAMPLE = '#date=1990-07-23&hour=8&minute=30&gender=male&cityId=beijing-1816670';
// Three minutes after the double hour 辰 begins at 08:20:52 on the clock.
const NEAR_BOUNDARY = '#date=1990-07-23&hour=8&minute=24&gender=male&cityId=beijing-1816670';

const palacesIn = (page: Page, look: string) =>
  page.locator(`.full ${look} .bold.brush`).evaluateAll((names) => names.map((name) => name.textContent).sort());

/** The smallest size of type beside the drawing. */
const smallestWords = (): number => {
  const shown = [...document.querySelectorAll<HTMLElement>('body *:not(svg, svg *)')].filter(
    (element) =>
      element.getClientRects().length > 0 &&
      [...element.childNodes].some((child) => child.nodeType === Node.TEXT_NODE && child.textContent!.trim() !== ''),
  );
  return Math.min(...shown.map((element) => Number.parseFloat(getComputedStyle(element).fontSize)));
};

const content = async (download: Download) => readFile((await download.path())!);

describe.skipIf(!hasBrowser)('a reader of a chart', () => {
  const on = openPage();

  const open = async (fragment: string, options: Parameters<typeof visit>[2] = {}) => {
    const opened = await visit(on.browser, `${on.server.origin}/${fragment}`, options);
    await opened.page.locator('.drawing svg').filter({ visible: true }).waitFor();
    await allShown(opened.page);
    return opened;
  };
  /** The page that tests share which leave its chart as it is. */
  const chart = lastingVisit(() => open(EXAMPLE));
  const phone = lastingVisit(() =>
    open(EXAMPLE, { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }),
  );

  test('sees the trines and the opposite of the life palace, then of the palace pointed at', async () => {
    const page = await chart();
    // The life palace is in 卯 (docs/rules, the worked example): 未 career, 亥 wealth, 酉 travel.
    expect(await palacesIn(page, '.chosen')).toEqual(['Life']);
    expect(await palacesIn(page, '.surrounding')).toEqual(['Career', 'Travel', 'Wealth']);
    const before = await page.locator('.full .aspects').getAttribute('d');
    await pointAt(page, page.locator('.full [data-palace="0"]'));
    expect(await palacesIn(page, '.chosen')).toEqual(['Siblings']);
    expect(await page.locator('.full .aspects').getAttribute('d')).not.toBe(before);
    await page.mouse.move(5, 5);
    expect(await palacesIn(page, '.chosen')).toEqual(['Life']);
  });

  test('sees the life palace, although another scrolls under a mouse at rest', async () => {
    const { page, end } = await open(EXAMPLE, { viewport: { width: 1024, height: 900 } }); // here the page scrolls
    const first = page.locator('.full [data-palace="3"]');
    const { x, y } = (await first.boundingBox())!;
    await page.mouse.move(x + 40, y - 60);
    await page.mouse.wheel(0, 90);
    await expect.poll(() => first.evaluate((palace) => palace.matches(':hover'))).toBe(true);
    expect(await palacesIn(page, '.chosen')).toEqual(['Life']);
    await page.mouse.move(x + 50, y - 50, { steps: 3 });
    expect(await palacesIn(page, '.chosen')).not.toEqual(['Life']);
    await end();
  });

  test('taps a palace of the small drawing on a phone', async () => {
    const page = await phone();
    expect(await page.locator('.full').isVisible()).toBe(false);
    await page.locator('.compact [data-palace="7"]').tap();
    expect(await page.locator('.palace-card h3').textContent()).toContain('Travel 迁移宫');
    await page.keyboard.press('Escape'); // closes the sheet
  });

  test('reads whole words in the pillars on a phone', async () => {
    const page = await phone();
    await openSection(page, 'pillars');
    await page.locator('.pillars td .term').last().waitFor(); // a chart comes in pieces
    const over = await page
      .locator('.pillars td')
      .evaluateAll((cells) =>
        cells.filter((cell) => cell.scrollWidth > cell.clientWidth).map((cell) => cell.textContent),
      );
    expect(over).toEqual([]);
    const lines = await page.evaluate(() => {
      const cell = [...document.querySelectorAll('.pillars td')].find(({ textContent }) =>
        textContent?.startsWith('Thunderbolt'),
      )!;
      const text = cell.querySelector('.term')!.firstChild!;
      const range = document.createRange();
      range.setStart(text, 0);
      range.setEnd(text, 'Thunderbolt'.length);
      return range.getClientRects().length;
    });
    expect(lines).toBe(1);
  });

  test('has a key to the letters on the plates of the small drawing, and in Chinese needs none', async () => {
    const { page, end } = await open(EXAMPLE, { viewport: { width: 360, height: 740 } });
    expect(await page.locator('.key').innerText()).toMatch(/^L\s+Lu \(Prosperity\)\s+Q\s+Quan/);
    await page.locator('#language').selectOption('zh');
    await expect.poll(() => page.locator('.key').count()).toBe(0);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.locator('#language').selectOption('en');
    await expect.poll(() => page.locator('.key').count()).toBe(1);
    expect(await page.locator('.key').isVisible()).toBe(false);
    await end();
  });

  test('reads Chinese with the punctuation of Chinese', async () => {
    const { page, end } = await open(NEAR_BOUNDARY, { locale: 'zh-CN' });
    expect(await page.locator('.steps').textContent()).toContain('北京时间，UTC+09:00');
    expect(await page.locator('.steps').textContent()).toContain('东经 116.40°，时区中央经线 东经 120.00°');
    expect(await page.locator('.palace-card').textContent()).toContain('5–14（虚岁）');
    expect(await page.locator('.further').textContent()).toContain('太阳（交友宫）');
    await openSection(page, 'pillars');
    await expect.poll(() => page.locator('.section.pillars').textContent()).toMatch(/出生后 5 年 3 个月 \d+ 天起运/);
    await showTab(page, 'zi-wei');
    await page.locator('.first-warning button').first().click();
    await expect
      .poll(() => page.locator('#chart .notice').first().textContent())
      .toContain('这是另一个时刻（08:20）的命盘');
    await end();
  });

  test('reads how the time was corrected, and that the parts add up', async () => {
    const page = await chart();
    await page.locator('.steps .sum').waitFor({ state: 'attached' }); // a chart comes in pieces
    const steps = await page.locator('.steps td').allTextContents();
    // 116.397° E of a meridian at 120° E: 3.603° · 240 s = 865 s; one hour of summer time in China in July 1990.
    expect(steps[1]).toBe('−1 hr');
    expect(steps[2]).toMatch(/^−14 mins? 25 secs?$/);
    /** Seconds of a text such as 08:30:12 or −14 min 25 sec. */
    const seconds = (text: string) => {
      const part = (unit: string) => Number(text.match(`(\\d+) ${unit}`)?.[1] ?? 0);
      const [h, m, s = 0] = text.includes(':') ? text.split(':').map(Number) : ['hr', 'min', 'sec'].map(part);
      return (text.startsWith('−') ? -1 : 1) * (h! * 3600 + m! * 60 + s);
    };
    const [clock, summer, longitude, equation, mean, standard, sun] = steps.map((step) =>
      seconds(step.replace(/\d{4}-.*/, '')),
    );
    expect(clock! + summer!).toBe(standard);
    expect(standard! + longitude!).toBe(mean);
    expect(mean! + equation!).toBe(sun);
    const ring = page.locator('.time-ring svg');
    expect(await ring.getAttribute('aria-label')).toMatch(/^Clock time 08:30, True solar time 07:09:\d\d, .*Chen/);
    // The sector of 辰 is the fifth from 子, and the Sun is in it: left of the middle and above it, below the hand of the clock.
    expect(await ring.locator('.sector').nth(4).getAttribute('class')).toBe('sector on');
    const [shown, of] = await Promise.all(
      ['clock', 'sun'].map(async (hand) => {
        const dot = ring.locator(`circle.${hand}`);
        return [Number(await dot.getAttribute('cx')), Number(await dot.getAttribute('cy'))] as const;
      }),
    );
    expect(of![0] < shown![0] && of![1] > shown![1] && of![1] < 120).toBe(true);
  });

  test('looks at a warning: the neighbouring chart is one press away, and so is the way back', async () => {
    const { page, end } = await open(NEAR_BOUNDARY);
    await expect.poll(() => pillarsDrawn(page)).toBe('庚午 癸未 己丑 戊辰');
    expect(await page.locator('.first-warning').textContent()).toContain('of true solar time from the double hour');
    const sentence = page.locator('.first-warning summary span');
    const inLines = () =>
      sentence.evaluate((text) => Math.round(text.clientHeight / Number.parseFloat(getComputedStyle(text).lineHeight)));
    expect(await inLines()).toBe(1);
    await sentence.click();
    expect(await inLines()).toBeGreaterThan(1);
    await page.locator('.first-warning').getByRole('button', { name: 'Details' }).click();
    expect(await page.evaluate(() => document.activeElement?.closest('.warnings') !== null)).toBe(true);
    expect(await page.locator('.warnings').textContent()).toContain(
      'Born at 08:20 or earlier: Geng-Wu Gui-Wei Ji-Chou Ding-Mao',
    );
    await page.locator('.warnings').getByRole('button', { name: 'Show that chart' }).click();
    await expect.poll(() => pillarsDrawn(page)).toBe('庚午 癸未 己丑 丁卯');
    expect(await page.getByLabel('Minute', { exact: true }).inputValue()).toBe('20');
    await expect
      .poll(() =>
        page
          .locator('.notice')
          .first()
          .evaluate((notice) => notice.getBoundingClientRect().top),
      )
      .toBeLessThan(400);
    expect(await page.locator('#chart .notice').first().textContent()).toContain('another time (08:20)');
    expect(await page.locator('.warnings button').first().textContent()).toBe('Show that chart (08:21)'); // not the 24 minutes of the birth
    await page.getByRole('button', { name: 'Back to the first chart (08:24)' }).click();
    await expect.poll(() => pillarsDrawn(page)).toBe('庚午 癸未 己丑 戊辰');
    expect(await page.getByLabel('Minute', { exact: true }).inputValue()).toBe('24');
    await end();
  });

  test('chooses the school of the Complete Book, by which 天府 takes 化科 in a year of 壬', async () => {
    const { page, end } = await visit(on.browser, on.server.origin);
    await fillBirth(page, ['1992', '7', '23'], '8', '30');
    await choosePlace(page, 'beijing', /Beijing/);
    await page.getByText('Rules and schools').click();
    await page.locator('select[name=school]').selectOption('quanshu');
    await page.getByRole('button', { name: 'Cast the chart' }).click();
    await expect
      .poll(() => page.locator('.further').textContent())
      .toContain('Hua Ke (Fame) Tian Fu (Heavenly Treasury)');
    await end();
  });

  test('saves the drawing as a file that needs nothing else', async () => {
    const page = await chart();
    const [svg] = await Promise.all([page.waitForEvent('download'), act(page, 'Save SVG')]);
    expect(svg.suggestedFilename()).toBe('beichen-庚午-癸未-己丑-戊辰.svg');
    const written = (await content(svg)).toString();
    expect(written).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
    expect(
      await page.evaluate(
        (text) => new DOMParser().parseFromString(text, 'image/svg+xml').querySelector('parsererror') === null,
        written.replace(/<style>.*?<\/style>/, ''), // which the policy of the page would refuse to parse
      ),
    ).toBe(true);
    const [png] = await Promise.all([page.waitForEvent('download'), act(page, 'Save PNG')]);
    const bytes = await content(png);
    expect(bytes.subarray(1, 4).toString()).toBe('PNG');
    // The saved drawing has the size of the visible one.
    const seen = await page.locator('.full svg').evaluate((each) => {
      const { width, height } = (each as SVGSVGElement).viewBox.baseVal;
      return [width, height];
    });
    expect(written).toContain(`viewBox="0 0 ${seen.join(' ')}"`);
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual(seen.map((length) => 3 * length));
    expect(bytes.length).toBeGreaterThan(100_000);
  });

  test('copies the JSON of the chart', async () => {
    const page = await chart();
    await act(page, 'Copy JSON');
    await expect.poll(() => page.locator('#status').textContent()).toBe('Copied');
    const copied = JSON.parse(await page.evaluate(() => navigator.clipboard.readText()));
    expect(copied.fourPillars.hanzi).toBe('庚午 癸未 己丑 戊辰');
  });

  test('walks through the palaces with the arrow keys and reads each in full', async () => {
    const page = await chart();
    await page.locator('.full [aria-checked="true"]').focus();
    await page.keyboard.press('ArrowUp'); // the life palace 卯 is on the left
    expect(await palacesIn(page, '.chosen')).toEqual(['Parents']);
    expect(await page.locator('.palace-card h3').textContent()).toContain('Parents 父母宫');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toMatch(
      /^Parents, Geng-Chen/,
    );
    for (const [key, palace] of [
      ['ArrowDown', 'Life'],
      ['ArrowDown', 'Siblings'],
      ['ArrowDown', 'Siblings'], // the corner
      ['ArrowRight', 'Spouse'],
      ['ArrowUp', 'Property'], // over the centre, to the top
      ['ArrowLeft', 'Fortune'],
    ] as const) {
      await page.keyboard.press(key);
      expect([key, await palacesIn(page, '.chosen')]).toEqual([key, [palace]]);
    }
    expect(await page.locator('.full [tabindex="0"]').count()).toBe(1);
  });

  test('shares a link that opens the same chart, while no address ever holds the birth', async () => {
    const first = await visit(on.browser, on.server.origin);
    on.server.targets.length = 0;
    await fillBirth(first.page, ['1990', '7', '23'], '8', '30');
    await choosePlace(first.page, 'beijing', /Beijing/);
    await fillName(first.page, 'Li Ming');
    await first.page.getByRole('button', { name: 'Cast the chart' }).click();
    await first.page.locator('#chart .full svg').waitFor();
    expect(new URL(first.page.url()).hash).toBe('');
    await act(first.page, 'Copy link');
    const link = await first.page.evaluate(() => navigator.clipboard.readText());
    await first.end();
    expect(link).not.toContain('Ming');

    const second = await visit(on.browser, link, { locale: 'zh-CN' });
    await second.page.locator('#chart .full svg').waitFor();
    await expect.poll(() => pillarsDrawn(second.page)).toBe('庚午 癸未 己丑 戊辰');
    expect(await second.page.locator('#form').getByLabel('年', { exact: true }).inputValue()).toBe('1990');
    expect(await second.page.locator('#place').inputValue()).toContain('北京');
    await second.end();
    // Only the place is requested, by its id, so that the form can name it.
    for (const target of on.server.targets) expect(target).not.toMatch(/1990|Ming|hour|gender|1816670(?!&lang=zh$)/);
  });

  test('keeps the clock that was in use with the link, and offers the other', async () => {
    const { page, end } = await open(
      '#date=1990-01-01&hour=12&minute=0&gender=female&cityId=urumqi-1529102&timeZone=Asia/Urumqi',
    );
    const clock = page.locator('select[name=timeZone]');
    expect(await clock.inputValue()).toBe('Asia/Urumqi');
    await openForm(page);
    await page.getByRole('button', { name: 'Cast the chart' }).click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('result');
    expect(await page.locator('.steps').textContent()).toContain('Xinjiang time, UTC+06:00');
    await openForm(page);
    await clock.selectOption('Asia/Shanghai');
    await page.getByRole('button', { name: 'Cast the chart' }).click();
    await expect.poll(() => page.locator('.steps').textContent()).toContain('Beijing time, UTC+08:00');
    await end();
  });

  test('sees on a phone the chart of a link, and a message if a link has no birth', async () => {
    const { page, end } = await open(EXAMPLE, {
      viewport: { width: 360, height: 740 },
      hasTouch: true,
      isMobile: true,
    });
    await expect
      .poll(() => page.locator('#result').evaluate((result) => Math.abs(result.getBoundingClientRect().top)))
      .toBeLessThan(250);
    await page.goto(`${on.server.origin}/#date=1990-07-23&hour=8`);
    await page.reload();
    await expect
      .poll(() => page.locator('#errors-list').textContent())
      .toContain('does not contain complete birth data');
    await end();
  });

  test('reads what the unknown minute hides, and from when on', async () => {
    const { page, end } = await open('#date=1990-07-23&hour=8&gender=male&cityId=beijing-1816670');
    expect(await page.locator('.warnings').textContent()).toContain(
      'Born at 08:21 or later: Geng-Wu Gui-Wei Ji-Chou Wu-Chen',
    );
    await page.locator('.first-warning').getByRole('button', { name: 'Show that chart' }).click();
    await expect.poll(() => pillarsDrawn(page)).toBe('庚午 癸未 己丑 戊辰');
    expect(await page.getByLabel('Minute', { exact: true }).inputValue()).toBe('21');
    expect(await page.locator('body').textContent()).not.toMatch(/leapMonth=|Send minute|dayBoundary/);
    await end();
  });

  test('finds in the form of a link which of the places of one name it was', async () => {
    const { page, end } = await open('#date=1980-01-15&hour=12&minute=0&gender=male&cityId=springfield-4250542');
    const requested = on.server.targets.length;
    const place = page.locator('#place');
    await expect.poll(() => place.inputValue()).toBe('Springfield, Sangamon County, Illinois, United States');
    expect(on.server.targets.slice(0, requested + 1).filter((target) => target.includes('springfield'))).toEqual([
      '/api/public/cities?cityId=springfield-4250542&lang=en',
    ]);
    await end();
  });

  test('keeps the place of a link whose hour the clock skipped', async () => {
    const { page, end } = await visit(
      on.browser,
      `${on.server.origin}/#date=2007-03-11&hour=2&minute=30&gender=male&cityId=springfield-4250542`,
      { expected: /400/ },
    );
    await expect.poll(() => page.locator('#hour-error').textContent()).toContain('this time did not exist');
    expect(await page.locator('#place').inputValue()).toContain('Illinois');
    expect(await page.locator('#disambiguation').isVisible()).toBe(true);
    await end();
  });

  test('opens a link with a problem in it as a form that shows it', async () => {
    const { page, end } = await visit(
      on.browser,
      `${on.server.origin}/#date=1990-13-45&hour=8&gender=male&cityId=nowhere-1`,
      { expected: /400/ },
    );
    await expect.poll(() => page.locator('#errors-list li').count()).toBeGreaterThan(0);
    expect(await page.locator('#form').getByLabel('Year', { exact: true }).inputValue()).toBe('1990');
    await end();
  });

  test('prints one page of A4 in light colours, from a phone in the dark too', async () => {
    // With as few warnings as possible, and with as many as possible.
    const MANY_DOUBTS = '#date=2090-10-13&hour=1&gender=male&cityId=urumqi-1529102';
    const ways = [
      [768, 'light', NEAR_BOUNDARY],
      [1280, 'light', MANY_DOUBTS],
    ] as const;
    // One other language in one way; in a full run every language in every way.
    const eachWay = sampleOf(LANGUAGES, LANGUAGES.length).flatMap((language, n) =>
      sampleOf(ways, ways.length, n).map((way) => [language, ...way] as const),
    );
    for (const [locale, width, colorScheme, birth] of [['zh', 360, 'dark', NEAR_BOUNDARY], ...eachWay] as const) {
      const { page, end } = await open(birth, { locale, colorScheme, viewport: { width, height: 740 } });
      const pdf = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString('latin1');
      expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
      await page.emulateMedia({ media: 'print' });
      await page.setViewportSize({ width: 718, height: 1058 }); // 190 mm by 280 mm, at 96 dots to the inch
      // All values at one moment.
      const printed = await page.evaluate(() => {
        const box = (look: string) => document.querySelector(look)!.getBoundingClientRect();
        return {
          paper: document.querySelector('.paper')!.checkVisibility(),
          birth: document.querySelector('.birth')!.checkVisibility(),
          drawing: {
            width: box('.paper svg').width,
            height: box('.paper svg').height,
            bottom: box('.paper svg').bottom,
          },
          units: document.querySelector<SVGSVGElement>('.paper svg')!.viewBox.baseVal.height,
          working: box('.working').top,
          smallest: Math.min(
            ...[...document.querySelectorAll('.paper svg text')].map((text) =>
              Number.parseFloat(getComputedStyle(text).fontSize),
            ),
          ),
          ground: getComputedStyle(document.querySelector('.paper .palace:not(.chosen, .surrounding) .cell')!).fill,
        };
      });
      expect([printed.paper, printed.birth]).toEqual([true, false]);
      // The smallest type of the drawing has 5 pt at least.
      const scale = Math.min(printed.drawing.width / 904, printed.drawing.height / printed.units);
      expect(scale * printed.smallest * 0.75, locale).toBeGreaterThanOrEqual(5);
      expect(printed.working).toBeGreaterThanOrEqual(printed.drawing.bottom);
      // 6 pt
      expect(await page.evaluate(smallestWords), locale).toBeGreaterThanOrEqual(7.9);
      expect(printed.ground).toBe('rgb(255, 253, 248)');
      await end();
    }
  });

  test('runs the request of the chart as curl, JavaScript and Python', async () => {
    const { page, end } = await open(`${EXAMPLE}&calendar=lunar`, { locale: 'zh-CN' });
    const pillars = await pillarsDrawn(page);
    const run = promisify(execFile);
    await page.locator('.contents [data-opens="below"]').click();
    for (const [tab, command, flag] of [
      ['curl', 'bash', '-c'],
      ['JavaScript', process.execPath, '-e'],
      ['Python', 'python3', '-c'],
    ] as const) {
      await page.getByRole('tab', { name: tab }).click();
      const code = (await page.locator('pre').filter({ visible: true }).textContent())!;
      const source = tab === 'JavaScript' ? `import('node:vm').then(async () => {${code}})` : code;
      const { stdout } = await run(command, [flag, source], { env: { ...process.env, PYTHONIOENCODING: 'utf-8' } });
      expect(stdout).toContain(pillars);
    }
    await end();
  });
});
