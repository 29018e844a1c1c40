// Which pages do we write ourselves? An unknown path has one, too.

export const WRITTEN_PAGES = [
  '/docs',
  '/docs/zh',
  '/docs/questions',
  '/docs/zh/questions',
  '/docs/glossary',
  '/docs/zh/glossary',
  '/docs/zh-Hant/glossary',
  '/docs/changelog',
  '/almanac?lang=en&month=2026-11',
  '/almanac?lang=zh-Hant&month=2025-07',
  '/almanac?lang=zh&year=2025',
  '/docs/errors',
  '/docs/zh/errors',
  '/docs/nothing/here',
] as const;
