// The labels of 250 places in three languages, by continent. They were made by the program once, read one by one and mended where a name was
// wrong, Latin or said twice (November 2026): a label that changes is to be read again.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { loadGazetteer } from './node.ts';
import { type PlaceLanguage, placeLabel } from './place.ts';

type Row = Readonly<Record<PlaceLanguage | 'continent' | 'cityId', string>>;
const rows: readonly Row[] = JSON.parse(
  readFileSync(new URL('../../test/truth/cases/place-labels.json', import.meta.url), 'utf8'),
);
const { resolve } = await loadGazetteer();

test.each(rows)('$continent: $en', ({ cityId, ...labels }) => {
  for (const language of ['en', 'zh', 'zh-Hant'] as const)
    expect(placeLabel(resolve(cityId)!, language), language).toBe(labels[language]);
});

test('there are 200 of them and more, of every continent', () => {
  expect(new Set(rows.map(({ cityId }) => cityId)).size).toBeGreaterThanOrEqual(200);
  expect(new Set(rows.map(({ continent }) => continent)).size).toBe(5);
});
