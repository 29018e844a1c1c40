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
  '/docs/errors',
  '/docs/zh/errors',
  '/docs/nothing/here',
] as const;
