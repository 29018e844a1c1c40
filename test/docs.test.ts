// Links and decisions of the documentation. Decisions have four paragraphs in order, and every link to a file leads to one.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
// @ts-expect-error A script without types.
import { withTables } from '../tools/write-tables.mjs';
import { staleCounts, staleOptions, stalePaths, staleScripts, staleVariables } from './docs-facts.ts';

const ROOT = resolve(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

/** The bold words with which the four paragraphs of a decision begin. */
const partsOf = (decision: string): (string | undefined)[] =>
  decision
    .split('\n\n')
    .slice(1, 5)
    .map((text) => /^\*\*([\w ]+?)\.?\*\*/.exec(text)?.[1]);
const PARTS = ['Decision', 'Why', 'Cost', 'Revisit when'];

test.each(readdirSync(join(ROOT, 'docs/decisions')))(
  'decision %s begins with the decision, why, cost, and when to look again',
  (name) => expect(partsOf(read(`docs/decisions/${name}`))).toEqual(PARTS),
);

test('a decision without its cost, or in another order, is found', () => {
  const decision = (...parts: string[]) => ['# A title', ...parts.map((part) => `**${part}.** Text.`)].join('\n\n');
  expect(partsOf(decision(...PARTS))).toEqual(PARTS);
  expect(partsOf(decision('Decision', 'Why', 'Revisit when', 'Details'))).not.toEqual(PARTS);
  expect(partsOf(decision('Why', 'Decision', 'Cost', 'Revisit when'))).not.toEqual(PARTS);
});

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

/** Links of a text in a folder that lead to no file. */
const deadLinks = (text: string, folder: string): string[] =>
  [...text.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)]
    .map(([, link]) => link!)
    .filter((link) => !existsSync(resolve(ROOT, folder, link)));

test.each([...PAGES, ...DOCS])('the links of %s lead to files that there are', (page) => {
  expect(deadLinks(read(page), dirname(page))).toEqual([]);
});

test('a link that leads nowhere is found', () => {
  const text =
    '[a](gone.md), [b](testing.md#files), [c](../README.md), [d](#here), [e](https://example.org), ![f](pictures/no.svg)';
  expect(deadLinks(text, 'docs')).toEqual(['gone.md', 'pictures/no.svg']);
});

test('tables of a page that have a title are those of a report; what was not printed stays', () => {
  const page =
    '<!-- table: Engine -->\n\n| old |\n| --- |\n| 1 |\n\nText.\n\n<!-- table: HTTP -->\n\n| kept |\n| --- |\n';
  const report = '> npm\n## Engine\n\n| new |\n| --- |\n| 2 |\n\n## Other\n\n| other |\n| --- |\n';
  expect(withTables(page, report)).toBe(page.replace('| old |', '| new |').replace('| 1 |', '| 2 |'));
});

/** Titles of tables of a page, and those among them that no source prints. */
function tableTitles(page: string, sources: string): { readonly titles: string[]; readonly unprinted: string[] } {
  const titles = [...page.matchAll(/<!-- table: (.*) -->/g)].map(([, title]) => title!);
  return { titles, unprinted: titles.filter((title) => !sources.includes(`'${title}'`)) };
}

test('a table whose title no source prints is found', () => {
  const page = '<!-- table: Engine -->\n\n| a |\n\n<!-- table: Engines -->\n\n| b |\n';
  expect(tableTitles(page, "print('Engine', rows)").unprinted).toEqual(['Engines']);
});

test.each([
  ['docs/exactness.md', 'conformance/prove/src/prove'],
  ['docs/performance.md', 'tools/bench/src'],
])('every table of %s that has a title is printed by its command', (page, folder) => {
  const sources = readdirSync(join(ROOT, folder)).filter((name) => name.endsWith('.ts'));
  const text = sources.map((name) => read(join(folder, name))).join('\n');
  const { titles, unprinted } = tableTitles(read(page), text);
  expect(titles).not.toEqual([]);
  expect(unprinted).toEqual([]);
});

const SAID = [...PAGES, 'CHANGELOG.md', ...DOCS.filter((page) => !/^docs\/(?:decisions|experiments)/.test(page))];

describe.each(SAID)('%s', (page) => {
  test.each([
    ['paths', stalePaths],
    ['scripts', staleScripts],
    ['options of the command', staleOptions],
    ['environment variables', staleVariables],
    ['counts', staleCounts],
  ] as const)('names no %s that are not there', (_, stale) => expect(stale(read(page))).toEqual([]));
});

test('what is stale is found', () => {
  expect(
    stalePaths(
      'See `engine/src/gone/away.ts`, `gone-away.ts`, `engine/src/calculation/casting` and `docs/rules/languages/<id>.json`.',
    ),
  ).toEqual(['engine/src/gone/away.ts', 'gone-away.ts']);
  expect(staleScripts('`npm run bench`, `npm run nothing` and `npm run gone -w beichen-places`')).toEqual([
    'npm run nothing',
    'npm run gone -w beichen-places',
  ]);
  expect(staleOptions('```sh\nbeichen chart --date 1990-07-23 --colour red\nbeichen horoscope\n```\n')).toEqual([
    'beichen chart --colour',
    'beichen horoscope',
  ]);
  const gone = ['PUBLIC', 'BASE', 'GONE'].join('_'); // joined here, or this file would be a source that has the name
  expect(staleVariables(`\`PUBLIC_BASE_URL\`, \`${gone}\``)).toEqual([gone]);
  expect(staleCounts('123,456 birthplaces in seven languages, in six languages')).toHaveLength(2);
});
