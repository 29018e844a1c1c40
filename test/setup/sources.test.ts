import { existsSync } from 'node:fs';
import { LANGUAGES } from 'beichen';
import { expect, test } from 'vitest';
import { entriesOf } from './sources.ts';

const of = (before: string, behind = ''): string[] =>
  [...LANGUAGES].sort().map((language) => before + language + behind);
const ENTRIES = [...entriesOf('engine'), ...entriesOf('places')];

test('every entry of the engine and of places has a source', () => {
  expect(ENTRIES.map(({ specifier }) => specifier)).toEqual([
    'beichen',
    'beichen/almanac',
    'beichen/births',
    'beichen/document',
    'beichen/draw',
    'beichen/flights',
    'beichen/glossary',
    ...of('beichen/glossary/'),
    'beichen/internal',
    'beichen/life',
    'beichen/days',
    'beichen/one-language',
    'beichen/pair',
    'beichen/patterns',
    'beichen/schema',
    'beichen/sources',
    'beichen/words',
    ...of('beichen/words/'),
    ...of('beichen/words/', '/depth'),
    ...of('beichen/words/', '/transits'),
    'beichen-places',
    'beichen-places/node',
  ]);
  for (const { source } of ENTRIES) expect([source, existsSync(source)]).toEqual([source, true]);
});

test.each(ENTRIES)('$specifier is its source, not what was compiled', async ({ specifier, source }) => {
  expect(await import(/* @vite-ignore */ specifier)).toBe(await import(/* @vite-ignore */ source));
});
