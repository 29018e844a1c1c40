// Queries that people send and a source does not print. Those of queries/: a file for each kind, a point and what leads to it on each line.
// They are written from knowledge, before the search was mended for them; a query is never taken out because it fails.

import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { QuerySet, WantedPlace } from './query-sets.ts';

const folder = fileURLToPath(
  new URL(import.meta.url.endsWith('.ts') ? '../queries/' : '../../queries/', import.meta.url),
);
const USUAL_KM = 25;
const ROW = /^(-?\d+\.\d+) (-?\d+\.\d+)(?: (\d+))? \| (.+)$/u;

/** A set for each file, its title the file's name. */
export function askedQueries(): QuerySet[] {
  return readdirSync(folder)
    .sort()
    .map((file) => ({
      title: file.replace('.txt', ''),
      queries: readFileSync(`${folder}${file}`, 'utf8')
        .split('\n')
        .flatMap((row, i) => (row === '' || row.startsWith('#') ? [] : queriesOf(row, `${file}, line ${i + 1}`))),
      ...PROMISED,
    }));
}

const PROMISED = { first: 97, five: 99 };

function queriesOf(row: string, at: string): WantedPlace[] {
  const [, latitude, longitude, km, queries] = ROW.exec(row) ?? [];
  if (queries === undefined) throw new Error(`${at}: "${row}" is no row of queries`);
  return queries.split(';').map((query) => ({
    query: query.trim(),
    latitude: Number(latitude),
    longitude: Number(longitude),
    km: Number(km ?? USUAL_KM),
  }));
}
