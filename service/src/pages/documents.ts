// Pages written as Markdown (guide, questions, about, changelog), which the build converts to HTML; their frame is added here. Also the page for unknown paths.

import { LANGUAGES, type Language } from 'beichen';
import { DEFAULT_LANGUAGE } from '../contract/languages.ts';
import { TOOL_NAMES } from '../kinds/kinds.ts';
import { pageWordsIn } from '../words/page-lookup.ts';
import { escaped, page, pathOf, textPart } from './frame.ts';

/** Facts of the service on its pages. */
export interface Facts {
  /** Public address of the service without a final slash; empty if unknown. */
  readonly baseUrl: string;
  readonly chartLimit: number;
  readonly citiesLimit: number;
  readonly requestLimit: number;
}

/** Address in the examples. In a browser docs.js replaces it by the address of the page. */
export const LOCAL = 'http://localhost:3000';

/** A Markdown or HTML text with the address and the limits of this service. */
export const withFacts = (text: string, { baseUrl, chartLimit, citiesLimit, requestLimit }: Facts): string =>
  text
    .replaceAll(LOCAL, baseUrl || LOCAL)
    .replaceAll('{baseUrl}', baseUrl || LOCAL)
    .replaceAll('{chartLimit}', `${chartLimit}`)
    .replaceAll('{tools}', TOOL_NAMES.join(', '))
    .replaceAll('{citiesLimit}', `${citiesLimit}`)
    .replaceAll('{requestLimit}', `${requestLimit}`);

/** Pages written as Markdown. */
type MarkdownName = 'guide' | 'questions' | 'about' | 'changelog';

/** The pages: one file each in the folder of its language in the guide; the changelog is in the root of the repository. */
export const MARKDOWN: readonly MarkdownPage[] = [
  ...(['guide', 'questions', 'about'] as const).flatMap((name) =>
    LANGUAGES.map((language) => ({ name, language, file: `${language}/${name}` })),
  ),
  { name: 'changelog', language: DEFAULT_LANGUAGE, file: 'changelog' },
];

/** A page that is Markdown. */
export interface MarkdownPage {
  readonly name: MarkdownName;
  readonly language: Language;
  readonly file: string;
}

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
