// Pages that are written as Markdown: the guide, questions and answers, what this is, and the changelog: each made into HTML by the build, and given a
// frame here. What leads nowhere has a page, too.

import { LANGUAGES, type Language } from 'beichen';
import { DEFAULT_LANGUAGE } from '../contract/languages.ts';
import { TOOL_NAMES } from '../kinds/kinds.ts';
import { pageWordsIn } from '../words/page-lookup.ts';
import { escaped, page, pathOf, textPart } from './frame.ts';

/** Facts of the service that its pages show. */
export interface Facts {
  /** Public address of the service, without a slash at its end; empty if it is not known. */
  readonly baseUrl: string;
  readonly chartLimit: number;
  readonly citiesLimit: number;
  readonly requestLimit: number;
}

/** Address in the examples. In a browser docs.js replaces it by the address of the page. */
export const LOCAL = 'http://localhost:3000';

/** A text, as it was written or as HTML, with the address and the limits of this service. */
export const withFacts = (text: string, { baseUrl, chartLimit, citiesLimit, requestLimit }: Facts): string =>
  text
    .replaceAll(LOCAL, baseUrl || LOCAL)
    .replaceAll('{baseUrl}', baseUrl || LOCAL)
    .replaceAll('{chartLimit}', `${chartLimit}`)
    .replaceAll('{tools}', TOOL_NAMES.join(', '))
    .replaceAll('{citiesLimit}', `${citiesLimit}`)
    .replaceAll('{requestLimit}', `${requestLimit}`);

/** The written pages that are Markdown. */
type MarkdownName = 'guide' | 'questions' | 'about' | 'changelog';

/** The pages, each a file of the folder of its language in the guide; the changelog is one of the root of the repository. */
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
 * @param html what service/build/write-guide.mjs made of it
 */
export function markdownPage(html: string, { name, language }: MarkdownPage, facts: Facts): string {
  const body = textPart(withFacts(html, { ...facts, baseUrl: escaped(facts.baseUrl) }), language);
  const { title, description } = pageWordsIn(language)[name];
  return page({ name, language, title, description, baseUrl: facts.baseUrl, body });
}

/**
 * Page for browsers at an unknown path.
 * @param root the way from there to the root of the site, or its address
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
