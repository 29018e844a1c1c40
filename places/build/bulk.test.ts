// The shares that the project promises over thousands of queries (report.ts prints them).

import { expect, test } from 'vitest';
import { loadGazetteer } from '../src/node.ts';
import { askedQueries } from './asked-queries.ts';
import { hasDataPackages } from './data-packages.ts';
import { querySets, rankOf } from './query-sets.ts';

const gazetteer = await loadGazetteer();
const fromSources = hasDataPackages() ? querySets() : [];

test.skipIf(!hasDataPackages())('there are queries from the sources (npm ci --prefix places/sources)', () => {
  expect(fromSources.length).toBeGreaterThan(5);
});

for (const { title, queries, first, five } of [...fromSources, ...askedQueries()]) {
  if (first === undefined || five === undefined) continue;
  test(`${title}: ${first} % first, ${five} % in five`, () => {
    const ranks = queries.map((wanted) => rankOf(gazetteer, wanted));
    const share = (most: number): number =>
      (100 * ranks.filter((rank) => rank >= 0 && rank <= most).length) / ranks.length;
    expect(share(0)).toBeGreaterThanOrEqual(first);
    expect(share(4)).toBeGreaterThanOrEqual(five);
  });
}
