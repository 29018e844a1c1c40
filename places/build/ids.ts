// Published ids: the ids in the committed artefact before a build. An id is permanent: a place keeps it even if its name changes,
// and for a place that is gone curated/former-ids.txt names another place.

import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { MAGIC, readArtefact } from '../src/artefact.ts';
import { crc32 } from '../src/crc32.ts';
import { cityIdOf, readIdColumns, rowsWithIds, SCHEMES } from '../src/records.ts';
import { beside } from './beside.ts';
import { cityIdOfDraft, type PlaceDraft } from './draft.ts';
import { WORKSPACE } from './inputs.ts';

/** The command that undoes a build that is not committed. */
const RESTORE = 'git restore places/places.bin.br places/places.stamp';

/** `listedIds` in a worker, since unpacking the artefact takes seconds. */
export const listedIdsBeside = (): Promise<string[]> => beside(import.meta.url, 'listedIds');

/**
 * All published ids.
 * @throws Error when the artefact is missing, or if the code reads other ids from it than were published
 */
export function listedIds(folder = WORKSPACE): string[] {
  const packed = join(folder, 'places.bin.br');
  if (!existsSync(packed))
    throw new Error(`${packed} is missing, and the ids given out are read from it. Restore it: ${RESTORE}`);
  const ids = idsOf(brotliDecompressSync(readFileSync(packed)));
  refuseOtherIds(ids, readFileSync(join(folder, 'places.stamp'), 'utf8'));
  return ids;
}

/**
 * The ids of the places of an artefact, and the former ids that lead to them. An artefact of an older format is read too, as long as
 * it has the same columns for ids: a change of the format must not lose the ids.
 */
export function idsOf(bytes: Uint8Array): string[] {
  const artefact = readArtefact(Buffer.concat([Buffer.from(MAGIC), bytes.subarray(MAGIC.length)]), crc32);
  const columns = readIdColumns(artefact);
  const former = rowsWithIds(artefact.text('formerIds')).map(([, id]) => id);
  return [...Array.from(columns.scheme, (_, row) => cityIdOf(columns, row)), ...former];
}

/** The hash of ids in the second line of the stamp. The artefact contains no ids, only their names and numbers. */
export const hashOfIds = (ids: readonly string[]): string => createHash('sha256').update(ids.join('\n')).digest('hex');

/** Stops the build when the ids that are read from the artefact are not those that it was stamped with. */
export function refuseOtherIds(ids: readonly string[], stamp: string): void {
  if (stamp.split('\n')[1] === hashOfIds(ids)) return;
  throw new Error(
    'the ids read from places.bin.br differ from those in places.stamp. Where slug, LATIN_LETTERS, SCHEMES or cityIdOf was changed, ' +
      `undo it: they must make the ids that were given out. Where the two files are of different builds: ${RESTORE}`,
  );
}

/** The part behind the last hyphen: it identifies the place, whatever its name was. A curated id identifies it only whole. */
function tailOf(id: string): string {
  const at = id.lastIndexOf('-') + 1;
  return id[at] === 'x' ? id : id.slice(at);
}

interface FoundByIds {
  count: number;
  readonly byNumber: Map<number, PlaceDraft[]>;
  readonly byOwnId: Map<string, PlaceDraft>;
}

/** The index of each list: a list only grows, and several tables search it. */
const found = new WeakMap<readonly PlaceDraft[], FoundByIds>();

/**
 * Finds places by their ids. A place is found by the number in its id: making the ids of all places takes longer than looking up a few.
 */
export function finderOf(places: readonly PlaceDraft[]): (id: string) => PlaceDraft | undefined {
  const known = found.get(places) ?? { count: 0, byNumber: new Map(), byOwnId: new Map() };
  found.set(places, known);
  const { byNumber, byOwnId } = known;
  for (; known.count < places.length; known.count++) {
    const place = places[known.count]!;
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

/** Gives places their published ids, whatever their names are now. */
export function carryIds(places: readonly PlaceDraft[], listed: readonly string[]): void {
  const byTail = new Map<string, string>();
  for (const id of listed) {
    const other = byTail.get(tailOf(id));
    if (other !== undefined && other !== id) throw new Error(`two ids were given out for one place: ${other} ${id}`);
    byTail.set(tailOf(id), id);
  }
  for (const place of places) {
    const id = cityIdOfDraft(place);
    const given = byTail.get(tailOf(id));
    if (given !== undefined && given !== id) place.ownId = given;
  }
}

/** The ids of places. */
export const idsOfDrafts = (places: readonly PlaceDraft[]): ReadonlySet<string> => new Set(places.map(cityIdOfDraft));

/** Stops the build if a published id finds no place. */
export function refuseLostIds(
  listed: readonly string[],
  ids: ReadonlySet<string>,
  former: ReadonlyMap<string, PlaceDraft>,
): void {
  const lost = listed.filter((id) => !ids.has(id) && !former.has(id));
  if (lost.length > 0)
    throw new Error(
      `${lost.length} ids given out have no place any more: ${lost.slice(0, 10).join(' ')}. Lead each to a place in ` +
        `curated/former-ids.txt. Where they are of a build that was never committed: ${RESTORE}`,
    );
}

/** Ids that this build gives out for the first time. */
export function newIds(listed: readonly string[], ids: ReadonlySet<string>): string[] {
  const known = new Set(listed);
  return [...ids].filter((id) => !known.has(id));
}
