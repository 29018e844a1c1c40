import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { READINGS_JA } from '../glossary/ja/readings.generated.ts';

interface NameRow {
  readonly name: string;
  readonly conf: 'sure' | 'likely' | 'doubtful';
}
type Groups = Readonly<Record<string, Readonly<Record<string, NameRow>>>>;

const DOCS = new URL('../../../../docs/', import.meta.url);
const page = readFileSync(new URL('languages.md', DOCS), 'utf8');
const languages = readdirSync(new URL('rules/languages/', DOCS)).map((file) => file.replace('.json', ''));

function settledIn(language: string): Groups {
  const file = JSON.parse(readFileSync(new URL(`rules/languages/${language}.json`, DOCS), 'utf8'));
  const { sources: _sources, note: _note, ...groups } = file;
  return groups;
}

describe.each(languages)('the part of docs/languages.md on %s', (language) => {
  const part = page.split('\n## ').find((each) => each.split('\n', 1)[0]!.includes(`(\`${language}\`)`)) ?? '';

  test.each(Object.entries(settledIn(language)))('tells every name of %s that is not sure', (group, rows) => {
    const output = part.split('\n').find((line) => line.startsWith(`| ${group} |`)) ?? '';
    for (const { name, conf } of Object.values(rows)) if (conf !== 'sure') expect(output).toContain(name);
  });
});

test('Japanese readings are in hiragana', () => {
  const readings = Object.values(READINGS_JA).flatMap((group) => Object.values(group));
  expect(readings.length).toBeGreaterThan(300);
  for (const kana of readings) expect(kana).toMatch(/^\p{Script=Hiragana}+$/u);
});
