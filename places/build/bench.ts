// Benchmark of the search. Load time and memory, then the time of single queries of each kind, over all places, compared with the same list
// in MiniSearch and in a SQLite table. Run by `npm run bench -w beichen-places`.

import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { hanVariants } from '../src/fold.ts';
import { openGazetteer } from '../src/gazetteer.ts';
import { type Contestant, miniSearch, sqliteTable } from './bench-others.ts';
import { benchQueries } from './bench-queries.ts';
import { collectPlaces } from './collect-places.ts';
import { readGeonames } from './geonames.ts';
import { folder } from './han.ts';

const path = fileURLToPath(new URL('../../data/places.bin', import.meta.url)); // from dist-build/build
const ROUNDS = 4; // the first only warms the compiler; of the others the fastest counts for each query, since other programs use the machine too

const MAX_ASKED_OF_OTHERS = 60;

const before = memory();
const started = performance.now();
const gazetteer = openGazetteer(readFileSync(path));
const opened = performance.now() - started;
gazetteer.search({ query: 'beijing' }); // what only a search needs is made by the first one
const searched = performance.now() - started;
console.log(`${cpus()[0]?.model ?? 'unknown processor'}, Node ${process.version}`);
console.log(
  `${gazetteer.size} places opened in ${opened.toFixed(0)} ms, searched for the first time after ${searched.toFixed(0)} ms, ${((memory() - before) / 1e6).toFixed(0)} MB of memory\n`,
);

const contestants: Contestant[] = [
  { name: 'beichen-places', search: (query) => gazetteer.search({ query, limit: 10 }) },
];
const { places, hanVariants: pairs } = await collectPlaces();
for (const build of [() => miniSearch(places), () => sqliteTable(places, folder(hanVariants(pairs)))]) {
  const [from, size] = [performance.now(), memory()];
  const contestant = await build();
  const seconds = (performance.now() - from) / 1000;
  console.log(
    `${contestant.name} built in ${seconds.toFixed(1)} s, ${((memory() - size) / 1e6).toFixed(0)} MB of memory`,
  );
  contestants.push(contestant);
}

console.log(
  ['kind of query'.padEnd(26), 'search'.padEnd(15), 'queries', '    p50 us', '    p99 ms', '  worst ms'].join(' '),
);
for (const [kind, queries] of Object.entries(benchQueries(readGeonames()))) {
  for (const { name, search } of contestants) {
    const requested = name === 'beichen-places' ? queries : someOf(queries);
    const times = timesOf(requested, search).sort((a, b) => a - b);
    const part = (share: number): number => times[Math.min(times.length - 1, Math.floor(times.length * share))]!;
    const figures = [(part(0.5) * 1000).toFixed(0), part(0.99).toFixed(2), part(1).toFixed(2)].map((figure) =>
      figure.padStart(10),
    );
    console.log(kind.padEnd(26), name.padEnd(15), String(requested.length).padStart(7), figures.join(' '));
  }
}

/** Slower programs get as many queries as they answer in a minute. */
function someOf(queries: readonly string[]): readonly string[] {
  const every = Math.ceil(queries.length / MAX_ASKED_OF_OTHERS);
  return queries.filter((_, i) => i % every === 0);
}

/** Milliseconds for each query, the quickest of several rounds. */
function timesOf(queries: readonly string[], search: (query: string) => unknown): number[] {
  const times = queries.map(() => Number.POSITIVE_INFINITY);
  for (let round = 0; round < ROUNDS; round++) {
    for (const [i, query] of queries.entries()) {
      const from = performance.now();
      search(query);
      const time = performance.now() - from;
      if (round > 0) times[i] = Math.min(times[i]!, time);
    }
  }
  return times;
}

/** Memory in bytes, without SQLite's own. */
function memory(): number {
  globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}
