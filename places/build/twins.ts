// Finds the places with the same label as a larger one, in one language or another: their labels contain the point. Also counts the places without
// a name in a language, whose labels mix languages.

import { readArtefact } from '../src/artefact.ts';
import { crc32 } from '../src/crc32.ts';
import { isNamedIn, nameIn, PLACE_LANGUAGES, type PlaceLanguage, placeLabel } from '../src/place.ts';
import { placeOf, readRecords } from '../src/records.ts';
import { beside } from './beside.ts';

/** An artefact whose twins are not known yet, and how many people each of its places counts as. */
interface UnmarkedPlaces {
  readonly bytes: Uint8Array;
  readonly people: Float64Array;
}

/** Result of comparing the labels of all places. */
export interface LabelFacts {
  /** The rows of the twins, in order. */
  readonly twins: Uint32Array;
  /** Number of places without a name in a language. */
  readonly unnamed: Readonly<Record<PlaceLanguage, number>>;
}

/** The facts of the labels; they are found in a worker. */
export const labelFactsOf = (unmarked: UnmarkedPlaces): Promise<LabelFacts> =>
  beside(import.meta.url, 'labelFacts', unmarked);

/** Runs in the worker. */
export function labelFacts({ bytes, people }: UnmarkedPlaces): LabelFacts {
  const records = readRecords(readArtefact(bytes, crc32));
  const places = Array.from(people, (_, row) => placeOf(records, row));
  const endings = new Map<string, number>(); // by name: a number that names with the same `innermost` part share
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
  const unnamed = {} as Record<PlaceLanguage, number>;
  for (const language of PLACE_LANGUAGES) {
    unnamed[language] = places.filter(({ names }) => !isNamedIn(names, language)).length;
    const own = Int32Array.from(places, ({ names }) => endingOf(nameIn(names, language)));
    const count = new Int32Array(endings.size);
    for (const ending of own) count[ending]!++;
    const heaviest = new Map<string, number>();
    for (const [row, place] of places.entries()) {
      if (count[own[row]!] === 1) continue; // no other name has this innermost part
      const label = placeLabel(place, language);
      const other = heaviest.get(label);
      if (other === undefined || people[other]! < people[row]!) heaviest.set(label, row);
      if (other !== undefined) twins.add(heaviest.get(label) === row ? other : row);
    }
  }
  return { twins: Uint32Array.from([...twins].sort((a, b) => a - b)), unnamed };
}

/** The part of a name that is in every label of a place so named: before a comma, and behind a space for labels that have the country first. */
const innermost = (name: string): string =>
  name
    .slice(0, name.includes(',') ? name.indexOf(',') : undefined)
    .split(' ')
    .at(-1)!;
