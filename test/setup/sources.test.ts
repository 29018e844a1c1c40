import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { doorsOf } from './sources.ts';

const DOORS = [...doorsOf('engine'), ...doorsOf('places')];

test('every door of the engine and of places leads to a source', () => {
  expect(DOORS.map(({ specifier }) => specifier)).toEqual([
    'beichen',
    'beichen/almanac',
    'beichen/document',
    'beichen/draw',
    'beichen/flights',
    'beichen/glossary',
    'beichen/glossary/en',
    'beichen/glossary/zh',
    'beichen/glossary/zh-Hant',
    'beichen/one-language',
    'beichen/patterns',
    'beichen/schema',
    'beichen/words/en',
    'beichen/words/zh',
    'beichen/words/zh-Hant',
    'beichen/words/en/depth',
    'beichen/words/zh/depth',
    'beichen/words/zh-Hant/depth',
    'beichen/words/en/transits',
    'beichen/words/zh/transits',
    'beichen/words/zh-Hant/transits',
    'beichen-places',
    'beichen-places/node',
  ]);
  for (const { source } of DOORS) expect([source, existsSync(source)]).toEqual([source, true]);
});

test.each(DOORS)('$specifier is its source, not what was compiled', async ({ specifier, source }) => {
  expect(await import(/* @vite-ignore */ specifier)).toBe(await import(/* @vite-ignore */ source));
});
