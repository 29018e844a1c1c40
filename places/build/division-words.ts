// Names of divisions abroad without the words that tell only their kind: Toledo for Provincia de Toledo, La Union for Province of La Union.
// The words are a table of curated/.

import { type CuratedReader, listOf, rowsOf } from './curated-rows.ts';

const TABLE = 'division-words.txt';
const CELLS = ['country', 'before', 'behind'] as const;
const EVERYWHERE = '*';
const SMALL_WORDS =
  "(?: (?:de la|de los|de las|de les|de|del|des|di|du|do|da|of|e|la|le)(?= )| (?:d|de l|del|dell|e l)['’])?"; // between the kind and the name

interface Words {
  readonly before: readonly string[];
  readonly behind: readonly string[];
}

/** Tells what a division of a country is called without the words of its kind; nothing where it has none. */
export function bareDivisionNames(read: CuratedReader): (country: string, name: string) => string[] {
  const words = new Map<string, Words>();
  for (const { country, before, behind, at } of rowsOf(read, TABLE, CELLS)) {
    if (words.has(country)) throw new Error(`${at}: ${country} has a row already`);
    words.set(country, { before: listOf(before), behind: listOf(behind) });
  }
  const patterns = new Map<string, RegExp>();
  const patternOf = (country: string): RegExp => {
    const known = patterns.get(country) ?? pattern([words.get(EVERYWHERE), words.get(country)]);
    patterns.set(country, known);
    return known;
  };
  return (country, name) => {
    const { before, behind } = patternOf(country).exec(name)?.groups ?? {};
    const bare = before ?? behind;
    return bare === undefined || bare.length < MIN_LENGTH ? [] : [bare];
  };
}

const MIN_LENGTH = 2;

function pattern(words: readonly (Words | undefined)[]): RegExp {
  const any = (of: keyof Words): string =>
    words
      .flatMap((row) => row?.[of] ?? [])
      .sort((a, b) => b.length - a.length)
      .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('|');
  return new RegExp(
    `^(?:(?:${any('before')})${SMALL_WORDS}[ ]?(?<before>(?<=[ '’]).+)|(?<behind>.+)[ -](?:${any('behind')}))$`,
    'u',
  );
}
