// The pillars on the page: their table beside luck, year and month, and in depth all else that the API gives on request, loaded and calculated when the
// section is opened.

import type { ChartDocument } from 'beichen';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { sampleOf } from '../setup/runs.ts';
import { CHART, openPillarDepth } from './states.ts';
import { allShown, hasBrowser, lastingVisit, openPage, showTab, visit } from './visit.ts';

const PILLARS = ['year', 'month', 'day', 'hour'] as const;
const FIELDS = [
  'fourPillars,fourPillars.relations,fourPillars.monthCommand,fourPillars.monthPattern,fourPillars.structures',
  ...PILLARS.map((pillar) => `fourPillars.${pillar}.stars`),
  'boneWeight,birth.dayAlmanac',
].join();

/** The parts that are loaded only for the section. */
const isOfDepth = (target: string): boolean => /\/(?:depth-|pillars-)/.test(target);

describe.skipIf(!hasBrowser)('a reader of the pillars in depth', () => {
  const on = openPage();

  const open = async (options: Parameters<typeof visit>[2] = {}, fragment = `${CHART}&tab=pillars`) => {
    const opened = await visit(on.browser, `${on.server.origin}/${fragment}`, options);
    await allShown(opened.page);
    return { ...opened, depth: opened.page.locator('.section.pillar-depth') };
  };
  /** The page that tests share which leave the section folded. */
  const chart = lastingVisit(() => open({ expected: /ERR_FAILED|Failed to fetch/ }));
  const answer = async (lang: string): Promise<ChartDocument> => {
    const query = `${CHART.slice(1)}&lang=${lang}&fields=${FIELDS}`;
    return (await (await fetch(`${on.server.origin}/api/public/chart?${query}`)).json()) as ChartDocument;
  };
  /** The ids of the terms in a part, by the group that they are of. */
  const idsIn = (page: Page, part: string, group: string): Promise<string[]> =>
    page
      .locator(`${part} .term[data-term^="${group}-"]`)
      .evaluateAll(
        (terms, length) => terms.map((each) => (each as HTMLElement).dataset.term!.slice(length)),
        group.length + 1,
      );

  test('finds nothing of it loaded before the section is opened, by a key', async () => {
    on.server.targets.length = 0;
    const { page, end, depth } = await open({ viewport: { width: 390, height: 844 } }, CHART);
    expect(on.server.targets.filter(isOfDepth)).toEqual([]);
    await showTab(page, 'pillars');
    await depth.locator('summary').focus();
    await page.keyboard.press('Enter');
    await depth.locator('.pillar-figure').waitFor();
    expect(on.server.targets.filter(isOfDepth)).toHaveLength(2);
    expect(on.server.targets.filter((target) => target.startsWith('/api/public/chart'))).toEqual([]);
    await end();
  });

  const EACH_LANGUAGE = [
    ['en-GB', 'en'],
    ['zh-CN', 'zh'],
    ['zh-TW', 'zh-Hant'],
  ] as const;
  test.each(sampleOf(EACH_LANGUAGE, EACH_LANGUAGE.length, 2))(
    'sees every relation as an arc over its pillars, and every star in the column of its pillar (%s)',
    async (locale, lang) => {
      const { page, end } = await open({ locale });
      await openPillarDepth(page);
      const { fourPillars, boneWeight, birth } = await answer(lang);
      expect((await idsIn(page, '.arcs', 'relations')).sort()).toEqual(
        fourPillars.relations!.map(({ id }) => id).sort(),
      );
      expect(await idsIn(page, '.facts', 'relations')).toEqual(fourPillars.relations!.map(({ id }) => id));
      for (const [n, pillar] of PILLARS.entries()) {
        const ids = await idsIn(page, `.pillar-table tr:has(.big) ~ tr > :nth-child(${n + 2})`, 'pillarStars');
        expect(ids).toEqual(fourPillars[pillar].stars!.map(({ id }) => id));
      }
      // An arc begins over the middle of its first pillar and ends over the middle of its last.
      const [arcs, pairs] = await Promise.all(
        ['.arcs li', '.pairs > div'].map((part) =>
          page.locator(part).evaluateAll((all) =>
            all.map((each) => {
              const { left, right } = (each.querySelector('.arc') ?? each).getBoundingClientRect();
              return { id: each.querySelector<HTMLElement>('.term')?.dataset.term?.slice(10), left, right };
            }),
          ),
        ),
      );
      const middle = (n: number) => (pairs![n]!.left + pairs![n]!.right) / 2;
      const placesOf = (pillars: readonly string[]) => PILLARS.flatMap((id, n) => (pillars.includes(id) ? [n] : []));
      for (const { id, left, right } of arcs!) {
        const spans = fourPillars.relations!.filter((each) => each.id === id).map(({ pillars }) => placesOf(pillars));
        const nearest = spans.some(
          (span) => Math.abs(middle(span[0]!) - left) < 3 && Math.abs(middle(span.at(-1)!) - right) < 3,
        );
        expect([id, nearest]).toEqual([id, true]);
      }
      const facts = (await page.locator('.facts').textContent())!;
      for (const each of [
        fourPillars.monthCommand!,
        fourPillars.monthPattern!.byMonth,
        fourPillars.monthPattern!.byExposure,
        birth.dayAlmanac!.officer,
        birth.dayAlmanac!.mansion,
      ])
        expect(facts).toContain(each.name);
      expect(facts).toContain(
        lang === 'en' ? `${Math.floor(boneWeight!.total / 10)} liang` : `${Math.floor(boneWeight!.total / 10)} `,
      );
      expect(await idsIn(page, '.facts', 'structures')).toEqual(fourPillars.structures!.map(({ id }) => id));
      await end();
    },
  );

  test('sees the stars of Korea in Korean, and those of most programs when they are chosen', async () => {
    const { page, end } = await open({ locale: 'ko-KR' });
    const stars = async (set: string) => {
      const query = `${CHART.slice(1)}&lang=ko&pillarStars=${set}&fields=fourPillars.hour.stars`;
      const answer = await fetch(`${on.server.origin}/api/public/chart?${query}`);
      return ((await answer.json()) as ChartDocument).fourPillars.hour.stars!.map(({ id }) => id);
    };
    const choice = page.locator('.section.pillars select[name=pillarStars]');
    expect(await choice.inputValue()).toBe('korean');
    for (const set of ['korean', 'common']) {
      await choice.selectOption(set);
      // For a Korean reader the hour is the first of the four, after the current year and the luck pillar.
      await expect.poll(() => idsIn(page, '.pillar-table tr > :nth-child(4)', 'pillarStars')).toEqual(await stars(set));
    }
    expect(await stars('korean')).not.toEqual(await stars('common'));
    await end();
  });

  // docs/rules: luck pillars from the nominal age of 6 on; 丁亥 from 2025 on, the solar year 2026 is 丙午, its month from 立冬 on 己亥.
  test('fills the columns beside the four by a press on a luck pillar, a year, a month, and walks by arrow keys', async () => {
    const { page, end } = await open({ locale: 'zh-CN', now: new Date('2026-11-29T04:00:00Z') });
    const titles = async () => (await page.locator('.pillar-table thead th').allTextContents()).slice(4);
    const signs = () =>
      page
        .locator('.pillar-table tr:has(.big)')
        .evaluateAll((rows) =>
          [...rows[0]!.querySelectorAll('.big')]
            .map((stem, n) => stem.textContent! + rows[1]!.querySelectorAll('.big')[n]!.textContent)
            .slice(4),
        );
    await expect.poll(titles).toEqual(['大运', '流年 2026']);
    expect(await signs()).toEqual(['丁亥', '丙午']);
    await page.locator('.pillar-strip.month button', { hasText: '己亥' }).click();
    await expect.poll(titles).toEqual(['大运', '流年 2026', '流月 立冬']);
    expect(await signs()).toEqual(['丁亥', '丙午', '己亥']);
    const year = page.locator('.pillar-strip.year button[aria-pressed=true]');
    await year.focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect.poll(titles).toEqual(['大运', '流年 2027']);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('2027');
    await page.locator('.pillar-strip.decade button', { hasText: '甲' }).first().click();
    await expect.poll(signs).toEqual(['甲申', '乙亥']);
    await page.locator('.pillar-strip.decade ol button').first().click();
    await expect.poll(titles).toEqual(['小运', '流年 1990']);
    await end();
  });

  test('sees what commands the month and each branch by the table that is chosen', async () => {
    // Thirteen days after 立冬, in the month of 亥: 壬 commands by one table, 甲 by the Japanese one, the default of a Japanese page.
    const birth = '#date=1964-11-20&hour=8&minute=0&gender=male&cityId=kyoto-1857910';
    const { page, end } = await open({ locale: 'ja-JP' }, `${birth}&tab=pillars`);
    await openPillarDepth(page);
    const commands = async (table: string) => {
      const query = `${birth.slice(1)}&lang=ja&monthCommandTable=${table}&fields=fourPillars`;
      const members = ['monthCommand', ...PILLARS.map((pillar) => `${pillar}.command`)].map(
        (id) => `fourPillars.${id}`,
      );
      const answer = await fetch(`${on.server.origin}/api/public/chart?${query},${members}`);
      const { fourPillars } = (await answer.json()) as ChartDocument;
      return [fourPillars.monthCommand!.name, ...PILLARS.map((pillar) => fourPillars[pillar].command!.name)];
    };
    const facts = page.locator('.section.pillar-depth section', {
      has: page.locator('select[name=monthCommandTable]'),
    });
    const shown = async () =>
      (await facts.locator('dl .term[data-term^="stems-"]').allTextContents()).map((text) => text.trim());
    expect(await shown()).toEqual(await commands('korean'));
    for (const table of ['sanming', 'korean', 'ziping']) {
      await facts.locator('select').selectOption(table);
      await expect.poll(shown).toEqual(await commands(table));
    }
    expect(await commands('ziping')).not.toEqual(await commands('korean'));
    await end();
  });

  test('is told when it could not be loaded, and sees it at the next opening', async () => {
    const page = await chart();
    const depth = page.locator('.section.pillar-depth');
    await page.route(isOfDepthUrl, (route) => route.abort());
    await depth.locator('summary').click();
    await depth.getByText('A part of this page could not be loaded').waitFor();
    await page.unroute(isOfDepthUrl);
    await depth.locator('summary').click();
    await depth.locator('summary').click();
    await depth.locator('.pillar-figure').waitFor();
    await depth.locator('summary').click();
  });

  test('hears of each arc which stems or branches it joins, and in which pillars', async () => {
    const page = await chart();
    await openPillarDepth(page);
    const heard = await page.getByRole('list', { name: 'Relations of the pillars' }).ariaSnapshot();
    const { relations } = (await answer('en')).fourPillars;
    expect(relations!.length).toBeGreaterThan(2);
    const names = { year: 'Year', month: 'Month', day: 'Day', hour: 'Hour', moment: '' };
    for (const { name, pillars } of relations!) {
      expect(heard).toContain(`"${name}"`);
      expect(heard).toContain(pillars.map((pillar) => names[pillar]).join(', '));
    }
    await page.locator('.section.pillar-depth > summary').click();
  });

  test('finds it open in the language chosen next, and folded where it was folded', async () => {
    const { page, end, depth } = await open({ viewport: { width: 390, height: 844 }, hasTouch: true });
    await depth.locator('summary').tap();
    await depth.locator('.pillar-figure').waitFor();
    await page.locator('#language').selectOption('zh');
    await page.locator('.pillar-figure', { hasText: '年柱' }).waitFor();
    await page.locator('.section.pillar-depth summary').tap();
    await page.locator('#language').selectOption('en');
    await page.locator('.section.pillar-depth', { hasText: 'The Four Pillars in depth' }).waitFor();
    expect(await page.locator('.pillar-figure').count()).toBe(0);
    await end();
  });

  test('is printed on pages of its own where it is open, and not where it is folded', async () => {
    const page = await chart();
    const depth = page.locator('.section.pillar-depth');
    const pages = async () => {
      const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
      return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)!.length;
    };
    await page.locator('#tab-pillars').click();
    await depth.waitFor();
    const folded = await pages();
    await openPillarDepth(page);
    expect(await pages()).toBeGreaterThan(folded);
    await depth.locator('summary').click();
    expect(await pages()).toBe(folded);
  });

  test('is printed from its tab, and every other tab is printed as it is seen, below the birth', async () => {
    const page = await chart();
    const parts = {
      'zi-wei': '.paper svg',
      pillars: '.pillar-table',
      years: '.timeline .spans.decade',
      days: '.month-grid',
    };
    for (const [tab, own] of Object.entries(parts)) {
      await page.locator(`#tab-${tab}`).click();
      await page.locator(tab === 'zi-wei' ? '#chart' : own).waitFor();
      await page.emulateMedia({ media: 'print' });
      for (const [other, part] of Object.entries(parts))
        expect(await page.locator(part).first().isVisible(), `${other} in print of ${tab}`).toBe(other === tab);
      expect(await page.locator('#born-text').isVisible(), tab).toBe(tab !== 'zi-wei'); // the board has it in its centre
      expect(await page.locator('main, .after').locator('select, input').filter({ visible: true }).count(), tab).toBe(
        0,
      );
      await page.emulateMedia({ media: 'screen' });
    }
  });
});

const isOfDepthUrl = ({ pathname }: URL): boolean => isOfDepth(pathname);
