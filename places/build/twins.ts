// The places that would be labelled like a larger one, in one language or another. Their labels have the point.

import { readArtefact } from '../src/artefact.ts';
import { crc32 } from '../src/crc32.ts';
import { nameIn, type PlaceLanguage, placeLabel } from '../src/place.ts';
import { placeOf, readRecords } from '../src/records.ts';
import { beside } from './beside.ts';

/** An artefact whose twins are not known yet, and how many people each of its places counts as. */
interface UnmarkedPlaces {
  readonly bytes: Uint8Array;
  readonly people: Float64Array;
}

/** The rows of the twins, in order; they are found in a worker. */
export const twinsOf = (unmarked: UnmarkedPlaces): Promise<Uint32Array> =>
  beside(import.meta.url, 'twinRows', unmarked);

const LANGUAGES: readonly PlaceLanguage[] = ['en', 'zh', 'zh-Hant', 'ko', 'ja', 'vi'];

/** What the worker runs. */
export function twinRows({ bytes, people }: UnmarkedPlaces): Uint32Array {
  const records = readRecords(readArtefact(bytes, crc32));
  const places = Array.from(people, (_, row) => placeOf(records, row));
  const endings = new Map<string, number>(); // the number of each, under the names that end so too
  const endingOf = (name: string): number => {
    let ending = endings.get(name);
    if (ending === undefined) {
      const own = innermost(name);
      ending = endings.get(own) ?? endings.size;
      endings.set(own, ending).set(name, ending);
    }
    return ending;
  };
  const twins = new Set<number>();
  for (const language of LANGUAGES) {
    const own = Int32Array.from(places, ({ names }) => endingOf(nameIn(names, language)));
    const count = new Int32Array(endings.size);
    for (const ending of own) count[ending]!++;
    const heaviest = new Map<string, number>();
    for (const [row, place] of places.entries()) {
      if (count[own[row]!] === 1) continue; // no other label begins or ends so
      const label = placeLabel(place, language);
      const other = heaviest.get(label);
      if (other === undefined || people[other]! < people[row]!) heaviest.set(label, row);
      if (other !== undefined) twins.add(heaviest.get(label) === row ? other : row);
    }
  }
  return Uint32Array.from([...twins].sort((a, b) => a - b));
}

/** The part of a name that is in every label of a place so named: before a comma, and behind a space for labels that have the country first. */
const innermost = (name: string): string =>
  name
    .slice(0, name.includes(',') ? name.indexOf(',') : undefined)
    .split(' ')
    .at(-1)!;
