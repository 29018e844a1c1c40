// 三災 against published tables and yearly lists: test/truth/cases/sanzai.json.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BRANCH_IDS, branch, branchesOf } from './branch.ts';
import { SANZAI_IDS, sanzaiOf } from './sanzai.ts';

interface Case {
  readonly id: string;
  readonly births: string;
  /** The branches of the three years, or their Gregorian years where the source names them. */
  readonly years: string | readonly (number | null)[];
}
const { cases } = JSON.parse(
  readFileSync(new URL('../../../../test/truth/cases/sanzai.json', import.meta.url), 'utf8'),
) as { readonly cases: readonly Case[] };

test.each(cases)('三災 of $id', ({ births, years }) => {
  // 甲子, a year of 子, was 1984.
  const named =
    typeof years === 'string' ? branchesOf(years) : years.map((year) => (year === null ? year : branch(year - 1984)));
  expect(named).toHaveLength(3);
  for (const birth of branchesOf(births))
    for (const [n, at] of named.entries()) if (at !== null) expect(sanzaiOf(birth, at)).toBe(SANZAI_IDS[n]);
});

test('is in three years of twelve, whatever the branch of the birth', () => {
  const all = BRANCH_IDS.map((_, n) => branch(n));
  for (const birth of all)
    expect(all.flatMap((year) => sanzaiOf(birth, year) ?? []).sort()).toEqual([...SANZAI_IDS].sort());
});
