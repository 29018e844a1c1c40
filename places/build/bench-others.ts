// How would others do on the same list? MiniSearch and a SQLite table, set up as their pages advise for a search as one types.

import type { PlaceDraft } from './draft.ts';
import { weightOf } from './weight.ts';

/** A search under measurement. */
export interface Contestant {
  readonly name: string;
  readonly search: (query: string) => unknown;
}

type Load = (name: string) => unknown;

/** MiniSearch over the names of each place, prefix and fuzzy, boosted by the logarithm of its people. */
export function miniSearch(load: Load, places: readonly PlaceDraft[]): Contestant {
  interface Index {
    addAll(documents: readonly object[]): void;
    search(query: string): unknown[];
  }
  const MiniSearch = load('minisearch') as new (options: object) => Index;
  const index = new MiniSearch({
    fields: ['names'],
    storeFields: ['weight'],
    searchOptions: {
      prefix: true,
      fuzzy: 0.2,
      combineWith: 'AND',
      boostDocument: (_id: number, _term: string, stored: { weight: number }) => stored.weight,
    },
  });
  index.addAll(
    places.map((place, id) => ({ id, names: namesOf(place).join(' '), weight: weightOf(place.population) })),
  );
  return { name: 'MiniSearch', search: (query) => index.search(query).slice(0, 10) };
}

/** A table of folded names with an index, whole names before beginnings, then by people. No typing errors. */
export function sqliteTable(load: Load, places: readonly PlaceDraft[], fold: (text: string) => string): Contestant {
  interface Database {
    exec(sql: string): void;
    prepare(sql: string): { run(...values: unknown[]): void; all(...values: unknown[]): unknown[] };
  }
  const Sqlite = load('better-sqlite3') as new (path: string) => Database;
  const database = new Sqlite(':memory:');
  database.exec('CREATE TABLE names (name TEXT NOT NULL, place INTEGER NOT NULL, weight INTEGER NOT NULL); BEGIN');
  const insert = database.prepare('INSERT INTO names VALUES (?, ?, ?)');
  for (const [id, place] of places.entries()) {
    for (const name of new Set(namesOf(place).map(fold))) insert.run(name, id, weightOf(place.population));
  }
  database.exec('COMMIT; CREATE INDEX by_name ON names (name, weight)');
  const select = database.prepare(
    'SELECT place FROM names WHERE name >= ? AND name < ? GROUP BY place ORDER BY max(name = ?) DESC, max(weight) DESC LIMIT 10',
  );
  return {
    name: 'SQLite',
    search: (query) => {
      const key = fold(query);
      return select.all(key, `${key}\u{10ffff}`, key);
    },
  };
}

const namesOf = (place: PlaceDraft): string[] => [
  ...Object.values<string>({ ...place.names }),
  ...place.stems,
  ...place.aliases,
];
