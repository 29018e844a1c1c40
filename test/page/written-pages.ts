// The pages that we write ourselves. Each in every language that it has; an unknown path has one, too.

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
