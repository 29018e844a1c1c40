// No source without a data licence, and none under a share-alike licence, goes into the artefact.

import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SOURCES } from './sources.ts';

const sources = SOURCES.map(({ version, taken }) => `${version}; ${taken}`).join('; ');
const NO_DATA = ['topojson-client', 'geo-tz', 'esbuild']; // a reader; borders that only check-zones.ts reads; a reader of code

test('every source has a licence, and none is share-alike', () => {
  for (const { licence, url } of SOURCES) {
    expect(licence).toMatch(
      /CC BY 4\.0|CC0|MIT|Apache-2\.0|BSD-3-Clause|Unicode-3\.0|Open Government|KOGL|public domain/,
    );
    expect(licence).not.toMatch(/ODbL|SA|GPL/);
    expect(new URL(url).pathname + new URL(url).hostname).not.toBe('/github.com');
  }
});

test('every package that the build reads is named among the sources', () => {
  const folder = new URL('.', import.meta.url);
  const read = new Set<string>();
  for (const file of readdirSync(folder).filter(
    (name) => /^(?!bench|check-).*\.ts$/.test(name) && !/\.test\.ts$/.test(name),
  )) {
    for (const [, name] of readFileSync(new URL(file, folder), 'utf8').matchAll(
      /(?:from |[rR]equire(?:\.resolve)?\()['"`]([a-z@][\w.-]*)/g,
    ))
      if (!name!.startsWith('node') && name !== 'vitest' && name !== 'beichen-places') read.add(name!);
  }
  expect(read.size).toBeGreaterThan(5);
  for (const name of read) if (!NO_DATA.includes(name)) expect(sources).toContain(name);
});
