// Names in other scripts by their sound. The transcriptions come from encyclopaedias in each language; none of them is in the sources.

import { expect, test } from 'vitest';
import { fold } from './fold.ts';
import { loadGazetteer } from './node.ts';
import { soundsOf } from './sounds.ts';

const { search, surely } = await loadGazetteer();

// biome-ignore format: a script a row
test.each([
  ['kana with its country', 'タイ・チェンマイ', 'Chiang Mai'], ['hangul with its state', '워싱턴주 타코마', 'Tacoma'], ['Arabic', 'مالمو', 'Malmö'], ['Thai', 'โอซากะ', 'Osaka'], ['Armenian', 'Պէյրութ', 'Beirut'],
  ['Devanagari', 'ह्यूस्टन', 'Houston'], ['Gujarati', 'નૈરોબી', 'Nairobi'],
])('%s: %s is %s', (_, query, name) => {
  expect(search({ query, limit: 1 })[0]?.place.name).toBe(name);
});

test('a name by its sound is never sure', () => {
  expect(surely('ह्यूस्टन')).toBeUndefined();
});

test('Latin and Han are not read by their sound, nor a name of one consonant', () => {
  for (const text of ['leipzig', '莱比锡', 'おお']) expect(soundsOf(fold(text, new Map()))).toBeUndefined();
});

// biome-ignore format: a row
test.each([['Lester, England', 'Leicester'], ['Wooster, England', 'Worcester'], ['Glosster, England', 'Gloucester'], ['Albakerky, New Mexico', 'Albuquerque'], ['Gwadalahara', 'Guadalajara'], ['Bookarest', 'Bucharest'], ['Sarragosa', 'Zaragoza']])(
  '%s is heard as %s', (query, name) => {
    expect(search({ query, limit: 1 })[0]?.place.name).toBe(name);
  },
);
