// Spoken texts of the page in Chinese and in Japanese have the commas, full stops, colons and brackets of the language.

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { sampleOf } from '../setup/runs.ts';
import { drawn, openPillarDepth } from './states.ts';
import { allShown, hasBrowser, listens, openPage, showTab, visit } from './visit.ts';

// A decade, a year and a month on the board, the flights of one palace and the roles counted from another; the hour is close to the next.
const EVERYTHING =
  '#date=1990-07-23&hour=8&minute=24&gender=male&cityId=beijing-1816670&name=%E6%9D%8E&at=2025-08-01&levels=decade.year.month&flights=wealth&roles=spouse';

/** All texts of the page: visible ones, and those for screen readers. */
const status = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    for (const section of document.querySelectorAll('details')) section.open = true;
    const texts = [...document.querySelectorAll('[aria-label], [title], [alt], [placeholder]')].flatMap((each) =>
      ['aria-label', 'title', 'alt', 'placeholder'].flatMap((name) => each.getAttribute(name) ?? []),
    );
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      if (node.parentElement!.closest('script, noscript, style, pre, code, option') === null)
        texts.push(node.textContent!);
    }
    return texts;
  });

const LETTER = String.raw`[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]`;
/** Latin punctuation after a CJK character, or an opening bracket before one. A point within a number or a file name does not count. */
const MARK_OF_LATIN = new RegExp(`${LETTER}[,;:?!](?!\\w)|${LETTER}\\.(?!\\w)|${LETTER} ?\\(|[(]${LETTER}`, 'u');

describe.skipIf(!hasBrowser)('the page', () => {
  const on = openPage();

  test.each(sampleOf(['zh-CN', 'zh-TW', 'ja-JP'], 3, 1))('has the marks of its language (%s)', async (locale) => {
    const { page, end } = await visit(on.browser, `${on.server.origin}/${EVERYTHING}`, {
      locale,
    });
    await listens(page);
    await drawn(page);
    await allShown(page);
    await openPillarDepth(page);
    await showTab(page, 'zi-wei');
    await page.locator('.drawing .layerMonth').filter({ visible: true }).first().waitFor();
    await page.locator('.drawing path.lu').filter({ visible: true }).first().waitFor();
    const all = await status(page);
    expect(all.length).toBeGreaterThan(1000);
    expect(all.filter((text) => MARK_OF_LATIN.test(text))).toEqual([]);
    await end();
  });
});
