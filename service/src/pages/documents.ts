// Pages written as Markdown (guide, questions, about, changelog), which the build converts to HTML; their frame is added here. Also the page for unknown paths.

import type { Language } from 'beichen';
import { pageWordsIn } from '../words/page-lookup.ts';
import { type Facts, withFacts } from './facts.ts';
import { escaped, page, textPart } from './frame.ts';
import { type MarkdownPage, pathOf } from './paths.ts';

/**
 * A page of Markdown.
 * @param html output of service/build/write-guide.mjs
 */
export function markdownPage(html: string, { name, language }: MarkdownPage, facts: Facts): string {
  const body = textPart(withFacts(html, { ...facts, baseUrl: escaped(facts.baseUrl) }), language);
  const { title, description } = pageWordsIn(language)[name];
  return page({ name, language, title, description, baseUrl: facts.baseUrl, body });
}

/**
 * Page for browsers at an unknown path.
 * @param root relative path to the root of the site, or its address
 * @param title the title of the problem document
 */
export function notFoundPage(root: string, title: string, language: Language, baseUrl: string): string {
  const { notFound, navigation } = pageWordsIn(language);
  const { lead, chart, guide } = notFound;
  const links = [
    [root, chart],
    [`${root}${pathOf('guide', language)}`, guide],
    [`${root}${pathOf('almanac', language)}`, navigation.almanac],
  ] as const;
  const body = `<h1>${escaped(title)}</h1>\n<p>${lead}</p>\n<ul>${links.map(([to, text]) => `<li><a href="${to}">${text}</a></li>`).join('')}</ul>`;
  return page({ root, title, description: lead, language, baseUrl, body: textPart(body, language) });
}
