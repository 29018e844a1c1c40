// Benchmark of the search by the number of places, packed by the build's own code: the largest ones, all, and all with invented ones. `npm run bench:places`.
// `npm run bench -w beichen-places` compares the search with other programs.

import { type Gazetteer, openGazetteer } from 'beichen-places';
import { tableText, whole } from '#prove/prove/table';

const BUILD = new URL('../../../places/dist-build/build/', import.meta.url);
const ROUNDS = 3; // the first warms the compiler; the faster of the others counts

interface Draft {
  readonly number: number;
  readonly population: number;
  readonly ownId?: string;
  readonly names: { readonly en: string };
}

interface Collection {
  readonly places: readonly Draft[];
  readonly hanVariants: string;
  readonly formerIds: ReadonlyMap<string, Draft>;
}

interface Build {
  collectPlaces(): Promise<Collection>;
  packPlaces(collection: Collection, about: object, outlines: Promise<object>): Promise<{ bytes: Uint8Array }>;
  outlinesOfCountries(): Promise<object>;
  readGeonames(): unknown;
  benchQueries(rows: unknown): Readonly<Record<string, readonly string[]>>;
}

const parts = ['collect-places', 'country-outlines', 'pack', 'geonames', 'bench-queries'];
const build: Build = Object.assign({}, ...(await Promise.all(parts.map((name) => import(`${BUILD}${name}.js`)))));
const collection = await build.collectPlaces();
const { places, hanVariants, formerIds } = collection;
const outlines = build.outlinesOfCountries();
const bySize = [...places].sort((a, b) => b.population - a.population);
const about = { version: 'measured', sources: '', attribution: '', hanVariants };

// Copies of existing places under other names and numbers.
const madeUp = Array.from({ length: Math.max(0, 250_000 - places.length) }, (_, i): Draft => {
  const { ownId, ...like } = bySize[(i * 7) % bySize.length]!;
  return { ...like, number: 1_000_000_000 + i, names: { ...like.names, en: `${like.names.en} ${i}` } };
});

const queries = build.benchQueries(build.readGeonames());
const rows: (readonly string[])[] = [];
for (const some of [bySize.slice(0, 50_000), bySize.slice(0, 100_000), places, [...places, ...madeUp]]) {
  const known = new Set(some);
  const former = new Map([...formerIds].filter(([, draft]) => known.has(draft)));
  const part = { ...collection, places: some, formerIds: former };
  const gazetteer = openGazetteer((await build.packPlaces(part, about, outlines)).bytes);
  for (const kind of ['keystrokes, by people', 'whole names', 'one or two errors']) {
    const times = timesOf(gazetteer, queries[kind]!).sort((a, b) => a - b);
    const timeAt = (share: number) => times[Math.floor(share * (times.length - 1))]!;
    rows.push([whole(gazetteer.size), kind, whole(timeAt(0.5) * 1000), timeAt(0.99).toFixed(2)]);
  }
}
console.log(tableText({ title: 'Growth with places', head: ['places', 'queries', 'p50, µs', 'p99, ms'], rows }));

/** Milliseconds for each query. */
function timesOf(gazetteer: Gazetteer, requested: readonly string[]): number[] {
  const times = requested.map(() => Number.POSITIVE_INFINITY);
  for (let round = 0; round < ROUNDS; round++) {
    for (const [i, query] of requested.entries()) {
      const from = performance.now();
      gazetteer.search({ query, limit: 10 });
      if (round > 0) times[i] = Math.min(times[i]!, performance.now() - from);
    }
  }
  return times;
}
