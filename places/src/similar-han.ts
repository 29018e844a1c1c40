// Chinese names with one wrong character: one of the same sound (哈尔宾 for 哈尔滨), which the pinyin finds, or any other one, where all
// other characters are right (石家莊场).

import { type KeyIndex, keysWithPrefix } from './key-index.ts';

/** The commonest reading of each character, without tone. */
export type Syllables = ReadonlyMap<string, string>;

/** Reads the artefact's table: a syllable and its characters on each line. */
export function readSyllables(text: string): Syllables {
  const syllables = new Map<string, string>();
  for (const row of text.split('\n')) {
    const [syllable = '', characters = ''] = row.split('\t');
    for (const character of characters) syllables.set(character, syllable);
  }
  return syllables;
}

/** The name in pinyin, written together; undefined when a character has no reading. */
export const soundOf = (name: string, syllables: Syllables): string | undefined =>
  soundsOfCharacters(name, syllables)?.join('');

/** The syllables of a name; undefined when a character has no reading. */
function soundsOfCharacters(name: string, syllables: Syllables): string[] | undefined {
  const sounds = Array.from(name, (character) => syllables.get(character));
  return sounds.includes(undefined) ? undefined : (sounds as string[]);
}

// biome-ignore format: a row
/** Sounds that many speakers of Chinese do not distinguish: at the end of a syllable, at its beginning. */
const ALIKE: readonly (readonly [RegExp, string])[] = [
  [/ng$/, 'n'], [/(?<=[aei])n$/, 'ng'], [/^([zcs])h/, '$1'], [/^([zcs])(?!h)/, '$1h'], [/^n/, 'l'], [/^l/, 'n'], [/^hu/, 'f'], [/^f(?=[aeo])/, 'hu'],
];

/** The name in pinyin with one of its syllables as another speaker says it: anshan for 鞍上, shenzhen for 深证. */
export function soundsAlike(name: string, syllables: Syllables): string[] {
  const sounds = soundsOfCharacters(name, syllables) ?? [];
  return sounds.flatMap((sound, i) =>
    ALIKE.map(([heard, said]) => sound.replace(heard, said))
      .filter((other) => other !== sound)
      .map((other) => [...sounds.slice(0, i), other, ...sounds.slice(i + 1)].join('')),
  );
}

const CHARACTER = 3; // bytes of a Han character of the basic plane
const FEWEST = 3; // characters: of a shorter name too little would remain

/** Keys that share the first character and all others but one, which is wrong, missing or too many. */
export function visitSimilarHan(index: KeyIndex, bytes: Uint8Array, visit: (key: number) => void): void {
  if (bytes.length < FEWEST * CHARACTER || bytes.length % CHARACTER !== 0) return;
  const { from, to } = keysWithPrefix(index, bytes.subarray(0, CHARACTER));
  for (let key = from; key < to; key++) {
    const start = index.starts[key]!;
    const length = index.starts[key + 1]! - start;
    const longer = Math.max(length, bytes.length);
    if (longer - Math.min(length, bytes.length) > CHARACTER || length === bytes.length + CHARACTER) continue; // longer ones are beginnings
    let same = 0;
    while (same < length && same < bytes.length && index.text[start + same] === bytes[same]) same++;
    let tail = 0;
    while (
      tail < Math.min(length, bytes.length) - same &&
      index.text[start + length - 1 - tail] === bytes[bytes.length - 1 - tail]
    )
      tail++;
    if (longer - Math.floor(same / CHARACTER) * CHARACTER - Math.floor(tail / CHARACTER) * CHARACTER === CHARACTER)
      visit(key);
  }
}
