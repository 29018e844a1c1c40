// Links and decisions of the documentation. Decisions begin with what was decided, and every link to a file leads to one.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = resolve(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

test.each(readdirSync(join(ROOT, 'docs/decisions')))(
  'decision %s begins with the decision, why, cost, and when to look again',
  (name) => {
    const paragraphs = read(`docs/decisions/${name}`).split('\n\n');
    expect(paragraphs.slice(1, 5).map((text) => /^\*\*([\w ]+?)\.?\*\*/.exec(text)?.[1])).toEqual([
      'Decision',
      'Why',
      'Cost',
      'Revisit when',
    ]);
  },
);

const PAGES = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'engine/README.md',
  'places/README.md',
  'service/README.md',
];
const DOCS = readdirSync(join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.md') && !name.startsWith('rules'))
  .map((name) => join('docs', name));

test.each([...PAGES, ...DOCS])('the links of %s lead to files that there are', (page) => {
  const links = [...read(page).matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)].map(([, link]) => link!);
  const missing = links.filter((link) => !existsSync(resolve(ROOT, dirname(page), link)));
  expect(missing.map((link) => relative(ROOT, link))).toEqual([]);
});
