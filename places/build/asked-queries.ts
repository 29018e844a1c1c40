// Queries as people type them, which no source prints. Each file of queries/ has one kind of query, and each line a point and a text that must find it.
// They were written from knowledge before the search supported them; a query is never removed because it fails.

import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { hashOf } from './hash.ts';
import type { QuerySet, WantedPlace } from './query-sets.ts';

const folder = fileURLToPath(
  new URL(import.meta.url.endsWith('.ts') ? '../queries/' : '../../queries/', import.meta.url),
);
const USUAL_KM = 25;
const ROW = /^(-?\d+\.\d+) (-?\d+\.\d+)(?: (\d+))? \| (.+)$/u;

/**
 * A set for each file, titled with the file's name. For a file with kinds: two sets for each kind, one for each half of its rows, and one set for each half as
 * a whole.
 */
export function askedQueries(): QuerySet[] {
  return readdirSync(folder)
    .sort()
    .flatMap((file) => {
      const sets: { kind: string; queries: WantedPlace[] }[] = [{ kind: '', queries: [] }];
      for (const [i, row] of readFileSync(`${folder}${file}`, 'utf8').split('\n').entries()) {
        if (row.startsWith('= ')) sets.push({ kind: row.slice(2), queries: [] });
        else if (row !== '' && !row.startsWith('#'))
          sets.at(-1)!.queries.push(...queriesOf(row, `${file}, line ${i + 1}`));
      }
      const title = file.replace('.txt', '');
      return sets.length === 1 ? [{ title, queries: sets[0]!.queries, ...PROMISED }] : inHalves(title, sets.slice(1));
    });
}

const PROMISED = { first: 97, five: 99 };
const PROMISED_OF_KINDS = { first: 96, five: 97.5 };
/** Minimum scores of sets with a half that was never read. */
const PROMISED_YET: Readonly<Record<string, typeof PROMISED_OF_KINDS>> = {
  '12-sixty-kinds': { first: 97, five: 97.5 },
  '13-kinds-of-people': { first: 97, five: 98 },
  '14-clerks-and-families': { first: 93.5, five: 96.5 },
  '15-cases-and-scripts': { first: 93.5, five: 95 },
  '16-rulers-and-spellings': { first: 89.5, five: 93 },
  '17-towns-by-ear-and-near': { first: 95, five: 96.5 },
  '18-namesakes-quarters-and-chat': { first: 93.5, five: 95.5 },
  '19-programs-titles-and-islands': { first: 93, five: 94.5 },
  '20-people-everywhere': { first: 97.5, five: 98.5 },
};

/** True if a query is in the half whose rows are only scored, and never read while the search is changed. */
const isUnread = ({ query }: WantedPlace): boolean => hashOf(query) % 2 === 1;

function inHalves(title: string, kinds: readonly { kind: string; queries: readonly WantedPlace[] }[]): QuerySet[] {
  return [false, true].flatMap((unread) => {
    const half = kinds.map(({ kind, queries }) => ({
      title: `${kind}${unread ? ', unread' : ''}`,
      queries: queries.filter((wanted) => isUnread(wanted) === unread),
      ...(unread && { isUnread: true as const }),
    }));
    const all = { title: `${title}${unread ? ', unread' : ''}`, queries: half.flatMap(({ queries }) => queries) };
    return [
      ...half,
      { ...all, ...(unread && { isUnread: true as const }), ...(PROMISED_YET[title] ?? PROMISED_OF_KINDS) },
    ];
  });
}

function queriesOf(row: string, at: string): WantedPlace[] {
  const [, latitude, longitude, km, queries] = ROW.exec(row) ?? [];
  if (queries === undefined) throw new Error(`${at}: "${row}" is no row of queries`);
  return queries.split(';').map((query) => ({
    query: query.trim().replaceAll('\\n', '\n'),
    latitude: Number(latitude),
    longitude: Number(longitude),
    km: Number(km ?? USUAL_KM),
  }));
}
