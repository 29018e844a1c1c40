// Report on the search. Bulk queries made from the sources, each with the point it has to lead to, and the share that comes
// first and among the first five. Run by `npm run report -w beichen-places`; with --misses it lists what failed.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { openGazetteer } from '../src/gazetteer.ts';
import { askedQueries } from './asked-queries.ts';
import { type QuerySet, querySets, rankOf } from './query-sets.ts';

interface TruthQuery {
  readonly q: string;
  readonly expect: { readonly lat: number; readonly lon: number; readonly tolKm: number };
}

// This file runs as dist-build/build/report.js.
const read = (path: string): Buffer => readFileSync(fileURLToPath(new URL(path, import.meta.url)));
const gazetteer = openGazetteer(read('../../data/places.bin'));
const truth: TruthQuery[] = JSON.parse(read('../../../test/truth/cases/place-queries.json').toString());
const truthSet = {
  title: 'test/truth/cases/place-queries.json',
  queries: truth.map(({ q, expect }) => ({ query: q, latitude: expect.lat, longitude: expect.lon, km: expect.tolKm })),
  first: 96,
  five: 100,
};

console.log('query set'.padEnd(60), 'queries', '  first promised  in five promised');
const sets: readonly QuerySet[] = [...querySets(), ...askedQueries(), truthSet];
for (const { title, queries, first: leastFirst, five: leastFive, isUnread } of sets) {
  let [first, five] = [0, 0];
  for (const wanted of queries) {
    const rank = rankOf(gazetteer, wanted);
    if (rank === 0) first++;
    else if (!isUnread && process.argv.includes('--misses'))
      console.log(`   ${wanted.query}: ${rank < 0 ? 'not in five' : rank + 1}`);
    if (rank >= 0) five++;
  }
  const share = (n: number): string => `${((100 * n) / queries.length).toFixed(2)}%`.padStart(8);
  const least = (percent: number | undefined): string => (percent === undefined ? '' : `${percent}%`).padStart(8);
  console.log(
    title.padEnd(60),
    String(queries.length).padStart(7),
    share(first),
    least(leastFirst),
    share(five),
    least(leastFive),
  );
}
