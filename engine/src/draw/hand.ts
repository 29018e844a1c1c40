// In which hand is a drawing written? In Hanzi, or in Latin letters with the Hanzi beside them where there is room.

import type { Label } from '../labels.ts';
import type { Language } from '../words/languages.ts';
import { shortName } from './short-name.ts';
import { DRAWING_WORDS, type DrawingWords } from './words/drawing-words.ts';

export interface Hand {
  readonly latin: boolean;
  readonly words: DrawingWords;
  /** What a thing is called in few letters. */
  readonly say: (label: Label) => string;
}

/** The hand for the language in which the document is told. */
export const handOf = (language: Language): Hand =>
  language === 'en'
    ? { latin: true, words: DRAWING_WORDS.en, say: shortName }
    : { latin: false, words: DRAWING_WORDS[language], say: ({ hanzi }) => hanzi };
