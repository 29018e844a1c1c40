// Runs of words that may be the name in a text of unknown words: Omsk in "Отдел ЗАГС города Омска", Syracuse in "a hospital in Syracuse, NY".

import { isWrittenTogether } from './fold.ts';

/** A run of words, and the runs beside it that may be its surroundings. */
export interface NameRun {
  readonly text: string;
  readonly beside: readonly string[];
}

const MAX_WORDS = 12;
const MAX_RUN = 4; // words
const MAX_CHARACTERS = 24;
const MAX_NAME = 6; // characters of a name that is written together
const ENDS = /[\s,，、،;；؛/|()（）:：."'“”!?。]+|(?<=\p{L})[-–—]+(?=\p{L})/u;

/** All runs of words, longest first; of a text with capitals only those that begin with one. A single word is its own run. */
export function nameRuns(text: string): NameRun[] {
  const words = text.split(ENDS).filter((word) => /\p{L}/u.test(word));
  if (words.length > MAX_WORDS) return [];
  if (words.some(isWrittenTogether)) return words.flatMap(runsOfCharacters);
  const isCased = words.some((word) => /^\p{Lu}/u.test(word)) && words.some((word) => /^\p{Ll}/u.test(word));
  const runs: NameRun[] = [];
  for (let length = Math.min(MAX_RUN, words.length); length > 0; length--) {
    for (let from = 0; from + length <= words.length; from++) {
      if (isCased && !/^\p{Lu}/u.test(words[from]!)) continue;
      const to = from + length;
      const behind = [words.slice(to).join(' '), ...words.slice(to)];
      runs.push({
        text: words.slice(from, to).join(' '),
        beside: [...new Set([...behind, ...words.slice(0, from)])].filter((word) => word !== ''),
      });
    }
  }
  return runs;
}

/** Runs of characters of a word in Han, kana or hangul, longest first. A name in hangul begins a word, since particles follow it. */
function runsOfCharacters(word: string): NameRun[] {
  const characters = [...word];
  if (characters.length > MAX_CHARACTERS || !isWrittenTogether(word)) return [];
  const last = /\p{Script=Hangul}/u.test(word) ? 0 : characters.length - 2;
  const runs: NameRun[] = [];
  for (let length = Math.min(MAX_NAME, characters.length); length > 1; length--) {
    for (let from = 0; from <= last && from + length <= characters.length; from++)
      runs.push({ text: characters.slice(from, from + length).join(''), beside: [] });
  }
  return runs;
}
