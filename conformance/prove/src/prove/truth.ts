// Reads the tables of outside facts in test/truth, whose sources are in its README.md.

import { readFileSync } from 'node:fs';

/** The rows of a table of test/truth/sky, without comments and heading. */
export const truthRows = (name: string): readonly (readonly string[])[] =>
  readFileSync(new URL(`../../../../test/truth/sky/${name}.csv`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .slice(1)
    .map((line) => line.split(','));
