// Which script does a drawing use? Hanzi for Chinese. Latin letters for English, with Hanzi beside them where there is room.

import type { Label } from '../labels.ts';
import type { Language } from '../words/languages.ts';
import { shortName } from './short-name.ts';
import { DRAWING_WORDS, type DrawingWords } from './words/drawing-words.ts';

export interface Script {
  readonly isLatin: boolean;
  readonly words: DrawingWords;
  /** The short name of a thing. */
  readonly nameOf: (label: Label) => string;
}

/** The script for the language of a document. */
export const scriptFor = (language: Language): Script =>
  language === 'en'
    ? { isLatin: true, words: DRAWING_WORDS.en, nameOf: shortName }
    : { isLatin: false, words: DRAWING_WORDS[language], nameOf: ({ hanzi }) => hanzi };
