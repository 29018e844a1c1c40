// Paths of the written pages. Separate from their content, which is loaded after the first charts.

import { LANGUAGES, type Language } from 'beichen';
import { DEFAULT_LANGUAGE } from '../contract/languages.ts';

/** The written pages, with their path in each of their languages. */
// biome-ignore format: one page a row
const PAGES = {
  guide:     inEach(folderOf),
  reference: { en: 'docs/api' },
  glossary:  inEach((language) => `${folderOf(language)}/glossary`),
  rules:     inEach((language) => `${folderOf(language)}/rules`),
  almanac:   inEach((language) => `almanac?lang=${language}`),
  questions: inEach((language) => `${folderOf(language)}/questions`),
  errors:    inEach((language) => `${folderOf(language)}/errors`), // `type` of a problem links to the English one
  about:     inEach((language) => `${folderOf(language)}/about`),
  changelog: { en: 'docs/changelog' },
} as const satisfies Readonly<Record<string, Partial<Readonly<Record<Language, string>>> & { readonly en: string }>>;

export type PageName = keyof typeof PAGES;

function folderOf(language: Language): string {
  return language === DEFAULT_LANGUAGE ? 'docs' : `docs/${language}`;
}

function inEach(pathOf: (language: Language) => string): Readonly<Record<Language, string>> {
  return Object.fromEntries(LANGUAGES.map((language) => [language, pathOf(language)])) as Record<Language, string>;
}

/** The feed of the changelog, from the root of the site. */
export const FEED_PATH = 'docs/changelog.atom';

/** The preview picture of links to the site, from its root. */
export const PICTURE_PATH = 'og.png';

/** Path of a page in a language, or in English. */
export function pathOf(name: PageName, language: Language): string {
  const paths: Partial<Readonly<Record<Language, string>>> = PAGES[name];
  return paths[language] ?? PAGES[name].en;
}

/** True if a page is written in a language. */
export const isIn = (name: PageName, language: Language): boolean => language in PAGES[name];

/** Relative path from a page to the root of the site: `docs/zh` → `../`. */
export const rootFrom = (path: string): string => '../'.repeat(path.split('/').length - 1) || './';

/** The written pages, in the order of the navigation. */
export const PAGE_NAMES = Object.keys(PAGES) as readonly PageName[];

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
