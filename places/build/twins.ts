// Finds the places with the same label as a larger one, in one language or another: their labels contain the point. Also counts the places without
// a name in a language, whose labels mix languages.

import { readArtefact } from '../src/artefact.ts';
import { crc32 } from '../src/crc32.ts';
import { isNamedIn, nameIn, PLACE_LANGUAGES, type Place, type PlaceLanguage, placeLabel } from '../src/place.ts';
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
  const groups = new Map<string, number>(); // numbered; no label is of two countries
  const groupOf = (name: string, { countryCode }: Place): number => {
    const group = countryCode + innermost(name);
    const known = groups.get(group) ?? groups.size;
    groups.set(group, known);
    return known;
  };
  const english = Int32Array.from(places, (place) => groupOf(place.name, place));
  const twins = new Set<number>();
  const unnamed = {} as Record<PlaceLanguage, number>;
  for (const language of PLACE_LANGUAGES) {
    unnamed[language] = places.filter(({ names }) => !isNamedIn(names, language)).length;
    const own = Int32Array.from(places, (place, row) => {
      const name = nameIn(place.names, language);
      return name === place.name ? english[row]! : groupOf(name, place);
    });
    const count = new Int32Array(groups.size);
    for (const group of own) count[group]!++;
    const heaviest = new Map<string, number>();
    for (const [row, place] of places.entries()) {
      if (count[own[row]!] === 1) continue;
      const label = placeLabel(place, language);
      const other = heaviest.get(label);
      if (other === undefined || people[other]! < people[row]!) heaviest.set(label, row);
      if (other !== undefined) twins.add(heaviest.get(label) === row ? other : row);
    }
  }
  return { twins: Uint32Array.from([...twins].sort((a, b) => a - b)), unnamed };
}

/** The part of a name that is in every label of a place so named: before a comma, and behind a space for labels that have the country first. */
function innermost(name: string): string {
  const whole = name.includes(',') ? name.slice(0, name.indexOf(',')) : name;
  return whole.slice(whole.lastIndexOf(' ') + 1);
}
