// Code that renders the pages. It is loaded after the first charts, as no chart needs it.

/** Loads a module; later calls cost nothing. */
export const PAGE_CODE = {
  almanac: () => import('./almanac.ts'),
  documents: () => import('./documents.ts'),
  errors: () => import('./errors.ts'),
  feed: () => import('./feed.ts'),
  forMachines: () => import('./for-machines.ts'),
  frame: () => import('./frame.ts'),
  glossary: () => import('./glossary.ts'),
  reference: () => import('./reference.ts'),
  rules: () => import('./rules.ts'),
  ruleBook: () => import('../kinds/rule-book.ts'),
} as const;

/** Loads all of these modules. */
export const loadPages = () => Promise.all(Object.values(PAGE_CODE).map((load) => load()));
