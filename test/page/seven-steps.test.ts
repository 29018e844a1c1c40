// A chart in seven steps. Facts of the board in the language of the page, each term with its explanation, and the area of life of each palace.

import { LANGUAGE_FACTS, LANGUAGES } from 'beichen';
import { describe, expect, test } from 'vitest';
import { sampleOf } from '../setup/runs.ts';
import { CHART } from './states.ts';
import { allShown, hasBrowser, openPage, openSection, visit } from './visit.ts';

// The chart of docs/rules: 1990-07-23 08:24, Beijing, male.
const FACTS = [
  ['Main star', /Lian Zhen .* Neutral\s*Po Jun .* Fallen\s*1 in 74 births/],
  ['Life', /the person.*branch Mao .*stem Ji .*Di Jie .*Body Palace: the same palace as Wealth/],
  ['Trines and opposite', /Wealth.*Zi Wei.*Qi Sha.*Career.*Wu Qu.*Tan Lang.*Travel.*Tian Xiang/],
  [
    'Transformations',
    /Geng .*Lu .*Tai Yang .* in Friends.*Quan .*Wu Qu .* in Career.*Ke .*Tai Yin .* in Property.*Ji .*Tian Tong .* in Property/,
  ],
  ['The decade now', /Nominal age 35: the decade from 35 to 44, in Property.*Tian Tong .*Tai Yin/],
  ['Day Master', /Ji .*Earth.*Hurting Officer.*Indirect Wealth.*Rob Wealth/],
  ['Five elements', /Wood .*0.*Fire .*1.*Earth .*5.*Metal .*1.*Water .*1.*Not among the eight characters: Wood/],
] as const;

describe.skipIf(!hasBrowser)('a chart in seven steps', () => {
  const on = openPage();

  test('says what is where, and shows it on the board', async () => {
    // With a warning of another chart, shown first; at 08:59 there is none.
    const { page, end } = await visit(on.browser, `${on.server.origin}/${CHART.replace('24', '59')}`, {
      now: new Date('2024-02-10T12:00:00Z'),
      isNew: true,
    });
    const steps = page.locator('.steps-list > li');
    await steps.first().waitFor(); // they open by themselves at the first chart of a device
    expect(await steps.count()).toBe(FACTS.length);
    for (const [n, [heading, text]] of FACTS.entries()) {
      const step = steps.nth(n);
      expect(await step.locator('h3').textContent()).toContain(heading);
      expect((await step.locator('.step-text').textContent())!.replaceAll(/\s+/g, ' ')).toMatch(text);
      expect(await step.locator('.term').count(), heading).toBeGreaterThan(0);
    }
    await steps.nth(2).getByRole('button', { name: 'Show on the board' }).click();
    const lit = page.locator('.full .palace.lit');
    await lit.first().waitFor();
    expect(
      await lit.evaluateAll((all) => all.map((each) => Number((each as SVGElement).dataset.palace)).sort()),
    ).toHaveLength(4);
    await page.reload();
    await expect.poll(() => page.locator('[data-opens="patterns"]').textContent()).toMatch(/^Patterns \d+$/);
    expect(await page.locator('.steps-list').count()).toBe(0); // they open by themselves only once
    await end();
  });

  test('is in the words of every language, and so is the area of the palace that is chosen', async () => {
    const { page, end } = await visit(on.browser, `${on.server.origin}/${CHART}`);
    await allShown(page);
    await openSection(page, 'seven-steps');
    const languages = sampleOf(LANGUAGES, 2);
    const texts = new Set<string>();
    for (const language of languages) {
      await page.locator('#language').selectOption(language);
      await page.locator(`html[lang=${LANGUAGE_FACTS[language].tag}]`).waitFor({ state: 'attached' });
      await page.locator('.section.seven-steps:not(.before) .steps-list').waitFor();
      await expect.poll(() => page.locator('.looked .area').textContent()).not.toBe('');
      expect(await page.locator('.steps-list').textContent()).not.toContain('{');
      texts.add((await page.locator('.section.seven-steps .hint:not([role])').textContent())!);
      texts.add((await page.locator('.looked .area').textContent())!);
    }
    expect(texts.size).toBe(2 * languages.length);
    await end();
  });
});
