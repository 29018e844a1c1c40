// The written pages, each in every language that it has; and the page of an unknown path.

import { LANGUAGES } from 'beichen';

/** A page in every language. */
export const inEach = (name: string): string[] =>
  LANGUAGES.map((language) => `/docs${language === 'en' ? '' : `/${language}`}${name}`);

export const WRITTEN_PAGES: readonly string[] = [
  ...['', '/questions', '/about', '/glossary', '/errors'].flatMap(inEach),
  '/docs/changelog',
  ...LANGUAGES.map((language) => `/almanac?lang=${language}&month=2025-07`),
  '/almanac?lang=zh&year=2025',
  '/docs/nothing/here',
];
