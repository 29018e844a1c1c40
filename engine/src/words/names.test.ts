// Are the names of a language those that its file in docs/rules/languages has, each with its source and how sure it is?

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { WORDS_OF } from './all-languages.ts';
import type { Language } from './languages.ts';

const FOLDER = new URL('../../../docs/rules/languages/', import.meta.url);
const FILES = readdirSync(FOLDER).filter((name) => name.endsWith('.json'));

interface Row {
  readonly name: string;
  readonly conf: 'sure' | 'likely' | 'doubtful';
  readonly src: readonly string[];
}

/** All names of a language by group and id; a stem or a branch by itself has no row of its own. */
function namesOf(language: Language): Readonly<Record<string, Readonly<Record<string, string>>>> {
  const { names, transits, depth, almanac } = WORDS_OF[language];
  const { shortStems: _, shortBranches: __, ...groups } = names;
  return { ...groups, ...depth.names, flowStars: transits.flowStars, ...almanac.names };
}

describe.each(FILES)('docs/rules/languages/%s', (file) => {
  const language = file.replace(/\.json$/, '') as Language;
  const table = JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8'));
  const sources = Object.keys(table.sources);
  const groups = namesOf(language);

  test.each(Object.keys(groups))('has the names of %s that documents show', (group) => {
    const rows = Object.entries(table[group] as Readonly<Record<string, Row>>);
    expect(Object.fromEntries(rows.map(([id, { name }]) => [id, name]))).toEqual(groups[group]);
  });

  test('says of each how sure it is, and by which of its sources', () => {
    for (const group of Object.keys(groups)) {
      for (const [id, { conf, src }] of Object.entries(table[group] as Readonly<Record<string, Row>>)) {
        expect(['sure', 'likely', 'doubtful'], `${group} ${id}`).toContain(conf);
        expect(src.length, `${group} ${id}`).toBeGreaterThan(0);
        for (const source of src) expect(sources, `${group} ${id}`).toContain(source);
      }
    }
  });
});
