import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const FOLDER = new URL('../../../../docs/rules/languages/', import.meta.url);

interface Row {
  readonly name: string;
  readonly conf: 'sure' | 'likely' | 'doubtful';
  readonly src: readonly string[];
}
type Groups = Readonly<Record<string, Readonly<Record<string, Row>>>>;

describe.each(readdirSync(FOLDER))('docs/rules/languages/%s', (file) => {
  const { note: _, sources, ...groups } = JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8'));

  test.each(Object.entries(groups as Groups))('each name of %s has its certainty and its sources', (_, rows) => {
    for (const [id, { conf, src }] of Object.entries(rows)) {
      expect(['sure', 'likely', 'doubtful'], id).toContain(conf);
      expect(src.length, id).toBeGreaterThan(0);
      for (const source of src) expect(Object.keys(sources), id).toContain(source);
    }
  });
});
