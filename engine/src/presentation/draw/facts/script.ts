// The script of a drawing: columns of characters for Chinese, Japanese and Korean; lines of letters for the rest, with Hanzi beside them if there is room.

import type { Label } from '../../documents/vocabulary/labels.ts';
import type { Language } from '../../words/languages.ts';
import { DRAWING_WORDS } from '../words/all-languages.ts';
import type { DrawingWords } from '../words/drawing-words.ts';
import { pillarOrderIn } from './pillar-order.ts';
import { shortName } from './short-name.ts';

export interface Script {
  readonly language: Language;
  readonly isLatin: boolean;
  readonly words: DrawingWords;
  /** Extra height of a line in units, compared with plain letters. */
  readonly lineRoom: number;
  /** The short name of a label, with its characters if another label has the same name. */
  readonly nameOf: (label: Label) => string;
  /** The short name, with its characters if it has one syllable or a stem and a branch share it, for lines that do not name the kind of label. */
  readonly spelledNameOf: (label: Label) => string;
  /** The short name, at most one character longer. */
  readonly narrowNameOf: (label: Label) => string;
  /** Reorders pillars, given from the year on, for drawing from the left. */
  readonly fromLeft: <Of>(pillars: readonly Of[]) => readonly Of[];
}

/**
 * Joins facts for screen readers, with the comma of the language.
 * @example joinFacts(['命宫', '己卯'], 'zh') // '命宫，己卯'
 */
export const joinFacts = (facts: readonly string[], language: Language): string =>
  facts.join(DRAWING_WORDS[language].joins.facts);

/** A stem, a branch or a pair as boards write it: in Hanzi beside Latin letters, in words in languages whose readers do not read Hanzi. */
export function signIn(language: Language, label: Label): string {
  const { script, hasWordsForPairs } = DRAWING_WORDS[language];
  return script === 'latin' && !hasWordsForPairs ? label.hanzi : shortName(label);
}

/** The script for the language of a document. */
export function scriptFor(language: Language, pillarOrder = pillarOrderIn(language)): Script {
  const words = DRAWING_WORDS[language];
  const { homographs } = words;
  const apart = (label: Label): string | undefined => homographs?.[label.hanzi];
  const isLatin = words.script === 'latin';
  const spelled = (label: Label): string =>
    isLatin ? `${shortName(label)} ${label.hanzi}` : `${shortName(label)}(${label.hanzi})`;
  const nameOf = (label: Label): string => (apart(label) === undefined ? shortName(label) : spelled(label));
  return {
    language,
    isLatin,
    words,
    lineRoom: words.lineRoom ?? 0,
    nameOf: homographs === undefined ? shortName : nameOf,
    spelledNameOf:
      homographs === undefined
        ? shortName
        : (label) =>
            shortName(label).length === 1 || words.homographsInLines?.includes(label.hanzi)
              ? spelled(label)
              : nameOf(label),
    narrowNameOf: (label) => [shortName(label), apart(label)].filter(Boolean).join(isLatin ? ' ' : ''),
    fromLeft: (pillars) => (pillarOrder === 'yearFirst' ? pillars : [...pillars].reverse()),
  };
}
