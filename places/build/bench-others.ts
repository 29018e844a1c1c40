// Other libraries on the same list: MiniSearch and a SQLite table, set up for a search while typing, as their documentation recommends.

import { createRequire } from 'node:module';
import MiniSearch from 'minisearch';
import type { PlaceDraft } from './draft.ts';
import { weightOf } from './weight.ts';

/** A search under measurement. */
export interface Contestant {
  readonly name: string;
  readonly search: (query: string) => unknown;
}

/** MiniSearch over the names of each place, prefix and fuzzy, boosted by the logarithm of its people. */
export function miniSearch(places: readonly PlaceDraft[]): Contestant {
  const index = new MiniSearch({
    fields: ['names'],
    storeFields: ['weight'],
    searchOptions: {
      prefix: true,
      fuzzy: 0.2,
      combineWith: 'AND',
      boostDocument: (_id, _term, stored) => Number(stored?.weight),
    },
  });
  index.addAll(
    places.map((place, id) => ({ id, names: namesOf(place).join(' '), weight: weightOf(place.population) })),
  );
  return { name: 'MiniSearch', search: (query) => index.search(query).slice(0, 10) };
}

interface Statement {
  run(values: readonly unknown[]): void;
  bind(values: readonly unknown[]): void;
  step(): boolean;
  get(): unknown[];
  reset(): void;
}

interface Database {
  run(sql: string): void;
  prepare(sql: string): Statement;
}

// SQLite compiled to WebAssembly: it needs nothing built, and takes some one and a half times as long as the native one.
const initSqlJs = createRequire(import.meta.url)('sql.js') as () => Promise<{ Database: new () => Database }>;

/** A table of folded names with an index, whole names before beginnings, then by people. No typing errors. */
export async function sqliteTable(places: readonly PlaceDraft[], fold: (text: string) => string): Promise<Contestant> {
  const { Database } = await initSqlJs();
  const database = new Database();
  database.run('CREATE TABLE names (name TEXT NOT NULL, place INTEGER NOT NULL, weight INTEGER NOT NULL); BEGIN');
  const insert = database.prepare('INSERT INTO names VALUES (?, ?, ?)');
  for (const [id, place] of places.entries()) {
    for (const name of new Set(namesOf(place).map(fold))) insert.run([name, id, weightOf(place.population)]);
  }
  database.run('COMMIT; CREATE INDEX by_name ON names (name, weight)');
  const select = database.prepare(
    'SELECT place FROM names WHERE name >= ? AND name < ? GROUP BY place ORDER BY max(name = ?) DESC, max(weight) DESC LIMIT 10',
  );
  return {
    name: 'SQLite',
    search: (query) => {
      const key = fold(query);
      select.bind([key, `${key}\u{10ffff}`, key]);
      const found: unknown[] = [];
      while (select.step()) found.push(select.get()[0]);
      select.reset();
      return found;
    },
  };
}

const namesOf = (place: PlaceDraft): string[] => [
  ...Object.values<string>({ ...place.names }),
  ...place.stems,
  ...place.aliases,
];
