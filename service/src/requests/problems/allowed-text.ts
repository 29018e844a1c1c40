// `allowed` of a problem in the language of the answer. The engine writes it in English, without a language of its own.

import { fill } from 'beichen/internal';
import { words as english } from '../../words/en/words.ts';
import type { AllowedSentence, Words } from '../../words/words.ts';

/** `allowed` in a language. Lists of ids and numbers stay as they are. */
export function allowedText(allowed: string, words: Words): string {
  if (words === english) return allowed;
  for (const [sentence, pattern] of PATTERNS) {
    const match = pattern.exec(allowed);
    if (match) return fill(words.allowed[sentence], match.groups ?? {});
  }
  return allowed;
}

/** What the values of a sentence look like: a number, a date, an id. */
const VALUE = '[^ ,]+';

const PATTERNS = Object.entries(english.allowed).map(
  ([sentence, text]) =>
    [
      sentence as AllowedSentence,
      new RegExp(`^${text.replace(/\./g, '\\.').replace(/\{(\w+)\}/g, `(?<$1>${VALUE})`)}$`),
    ] as const,
);
