// Words of every language in every package: the same placeholders as in English. The compiler finds missing and superfluous keys.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from 'beichen';
import { expect, test } from 'vitest';
import { ROOT } from './setup/sources.ts';

/** The files of words, `*` for a language. */
const FILES = [
  'engine/src/presentation/draw/words/*.ts',
  'engine/src/presentation/glossary/*/sentences.ts',
  'engine/src/presentation/words/*/conventions.ts',
  'engine/src/presentation/words/*/pair-phrases.ts',
  'engine/src/presentation/words/*/phrases.ts',
  'engine/src/presentation/words/*/transit-phrases.ts',
  'service/src/cli/words/*.ts',
  'service/src/words/*/pages.ts',
  'service/src/words/*/words.ts',
  'web/src/words/*/parts.ts',
  'web/src/words/*/words.ts',
];

/** Placeholders that some languages have in addition, or leave out, since their sentence is built differently. */
const OTHERWISE: Readonly<Record<string, readonly string[]>> = {
  '.almanac.lunarDay': ['day', 'leap', 'month'],
  '.almanac.lunarFirst': ['day', 'leap', 'month'],
  '.almanac.monthName': ['month', 'monthName', 'year'],
  '.almanac.notes.text': ['animal', 'hours', 'path', 'side', 'sixDay', 'spirit'],
  '.board.standsIn': ['level', 'natal', 'palace', 'role'],
  '.day.hourOf': ['hanzi', 'name'],
  '.days.lunarCell': ['day', 'dayName', 'month'],
  '.days.lunarFirst': ['day', 'month', 'monthName'],
  '.hourName': ['hanzi', 'name'],
  '.lunar.date': ['day', 'leap', 'month', 'pair', 'year'],
  '.named': ['hanzi', 'name'],
  '.tables.luckNote': ['after', 'direction', 'number'],
  '.tables.luckNoteAtOnce': ['direction', 'number'],
  '.warningsBoth': ['n'],
  '.yearAnimal': ['animal', 'branch'],
};

/** Texts by their paths. */
const textsOf = (value: unknown, path = ''): [string, string][] =>
  typeof value === 'string'
    ? [[path, value]]
    : Object.entries(Object(value)).flatMap(([key, member]) => textsOf(member, `${path}.${key}`));

const textsIn = async (file: string, language: string) => {
  const words = Object.entries(await import(join(ROOT, file.replace('*', language))));
  return new Map(words.flatMap(([, value]) => textsOf(value)));
};

const placesOf = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!))].sort();

/** True if a text has the placeholders of its English text, or those that texts of its path may have. */
const hasItsPlaces = (path: string, text: string, english: string): boolean => {
  const [own, others, filled] = [placesOf(text), placesOf(english), OTHERWISE[path]];
  return filled === undefined ? `${own}` === `${others}` : own.every((place) => filled.includes(place));
};

test('a place that is missing, spare or misspelt is found', () => {
  expect(hasItsPlaces('.star', '{star}在{palace}', 'In {palace}: {star}')).toBe(true);
  expect(hasItsPlaces('.star', '{star}在', 'In {palace}: {star}')).toBe(false);
  expect(hasItsPlaces('.star', '{star}在{palace}{year}', 'In {palace}: {star}')).toBe(false);
  expect(hasItsPlaces('.star', '{star}在{place}', 'In {palace}: {star}')).toBe(false);
  expect(hasItsPlaces('.lunar.date', '{year}年{moon}月', '{year}-{month}')).toBe(false);
});

test.each(FILES)('%s', async (file) => {
  const english = await textsIn(file, 'en');
  expect(english.size).toBeGreaterThan(0);
  const found: string[] = [];
  for (const language of LANGUAGES) {
    for (const [path, text] of await textsIn(file, language)) {
      const inEnglish = english.get(path);
      if (inEnglish === undefined) continue;
      if (!hasItsPlaces(path, text, inEnglish))
        found.push(`${language} ${path} has {${placesOf(text)}}, in English {${placesOf(inEnglish)}}`);
    }
  }
  expect(found).toEqual([]);
});

test('every text that is said otherwise is there, and some language does so', async () => {
  const unlike = new Set<string>();
  for (const file of FILES) {
    const english = await textsIn(file, 'en');
    for (const language of LANGUAGES) {
      for (const [path, text] of await textsIn(file, language)) {
        if (`${placesOf(text)}` !== `${placesOf(english.get(path) ?? text)}`) unlike.add(path);
      }
    }
  }
  expect([...unlike].sort()).toEqual(Object.keys(OTHERWISE).sort());
});

// Differences between languages are facts that every language has (docs/decisions/languages.md). English is the source of all texts, and has no folder of its own.
const CHECKED = new RegExp(`[=!]== '(?:${LANGUAGES.filter((language) => language !== 'en').join('|')})'`);

test('no code checks which language it is', () => {
  const sources = ['engine/src', 'places/src', 'service/src', 'web/src', 'element/src'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
      .map((file) => join(folder, file)),
  );
  expect(sources.length).toBeGreaterThan(500);
  expect(sources.filter((file) => CHECKED.test(readFileSync(join(ROOT, file), 'utf8')))).toEqual([]);
  expect("lang === 'vi' ? words.comma : ' '").toMatch(CHECKED);
});
