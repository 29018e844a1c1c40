// Ids that were given out. All that are in ids/, one on a line, a file for each first letter. An id that is there is kept for
// ever: a place keeps the one it has even when its name changes, and one that is gone must be led elsewhere by
// curated/former-ids.txt. `npm run ids -w beichen-places` adds what is new, before a release.

import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SCHEMES } from '../src/records.ts';
import { cityIdOfDraft, type PlaceDraft } from './draft.ts';

const folder = fileURLToPath(new URL('../../ids/', import.meta.url)); // from dist-build/build

/** All ids given out so far. */
export function listedIds(): string[] {
  return readdirSync(folder)
    .sort()
    .flatMap((file) => readFileSync(join(folder, file), 'utf8').split('\n'))
    .filter((id) => id !== '');
}

/** Write a list of ids, sorted, a file for each first letter; digits share one. */
export function writeIds(ids: Iterable<string>): void {
  const files = new Map<string, string[]>();
  for (const id of [...new Set(ids)].sort()) {
    const name = /^[a-z]/.test(id) ? id[0]! : '0-9';
    files.set(name, [...(files.get(name) ?? []), id]);
  }
  mkdirSync(folder, { recursive: true });
  for (const [name, list] of files) writeFileSync(join(folder, `${name}.txt`), `${list.join('\n')}\n`);
}

/** What is behind the last hyphen: it tells the place, whatever its name was. A curated id tells it only whole. */
const tailOf = (id: string): string => (/-x[a-z0-9]+$/.test(id) ? id : id.slice(id.lastIndexOf('-') + 1));

/**
 * Finds places by their ids. A place is found by the number in its id: to make the ids of all places takes longer than what is done with a few.
 */
export function finderOf(places: readonly PlaceDraft[]): (id: string) => PlaceDraft | undefined {
  const byNumber = new Map<number, PlaceDraft[]>();
  const byOwnId = new Map<string, PlaceDraft>();
  for (const place of places) {
    if (place.ownId !== undefined) byOwnId.set(place.ownId, place);
    const others = byNumber.get(place.number);
    if (others) others.push(place);
    else byNumber.set(place.number, [place]);
  }
  return (id) => {
    const tail = id.slice(id.lastIndexOf('-') + 1);
    const numbers = SCHEMES.filter(({ mark }) => tail.startsWith(mark)).map(({ mark, radix }) =>
      Number.parseInt(tail.slice(mark.length), radix),
    );
    const found = numbers.flatMap((number) => byNumber.get(number) ?? []);
    return byOwnId.get(id) ?? found.find((place) => cityIdOfDraft(place) === id);
  };
}

/** Give places the ids they had, whatever their names are now. */
export function carryIds(places: readonly PlaceDraft[], listed: readonly string[]): void {
  const byTail = new Map<string, string>();
  for (const id of listed) {
    const other = byTail.get(tailOf(id));
    if (other !== undefined && other !== id) throw new Error(`ids/ has two ids for one place: ${other} ${id}`);
    byTail.set(tailOf(id), id);
  }
  for (const place of places) {
    const id = cityIdOfDraft(place);
    const given = byTail.get(tailOf(id));
    if (given !== undefined && given !== id) place.ownId = given;
  }
}

/** Stops the build when an id that was given out leads nowhere any more. */
export function refuseLostIds(
  listed: readonly string[],
  places: readonly PlaceDraft[],
  former: ReadonlyMap<string, PlaceDraft>,
): void {
  const ids = new Set(places.map(cityIdOfDraft));
  const lost = listed.filter((id) => !ids.has(id) && !former.has(id));
  if (lost.length > 0)
    throw new Error(`${lost.length} ids given out have no place any more: ${lost.slice(0, 10).join(' ')}`);
}
