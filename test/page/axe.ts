// Violations that axe finds on a page, by the rules of WCAG 2.2 AA and its own best practices.

import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const AXE = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
}

const ALL_RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Rules for a page that was checked by all rules in its other colours. */
export const COLOUR_RULES = ['cat.color'];

/** One line for each element that violates a rule with one of these tags. */
export async function violations(page: Page, tags: readonly string[] = ALL_RULES): Promise<string[]> {
  await page.evaluate(await AXE);
  const found = await page.evaluate(async (runOnly) => {
    // biome-ignore lint/suspicious/noExplicitAny: axe brings no types into the page
    const { violations } = await (globalThis as any).axe.run(document, { runOnly, resultTypes: ['violations'] });
    return violations as Violation[];
  }, tags);
  return found.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`));
}
