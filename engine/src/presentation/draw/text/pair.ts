// Two people as plain text.

import { check, FLAG, optional, recordOf } from '../../../calculation/input/input.ts';
import { type DrawnPair, PAIR_DOCUMENT_RULE } from '../facts/arguments.ts';
import { PAIR_NAMES, PairLines, type PairNames } from '../facts/pair-lines.ts';
import { line, textOf } from '../facts/text-lines.ts';

/** Options of `drawPairText`. */
export interface PairTextOptions {
  /** Names of the two people. */
  readonly names?: PairNames;
  /**
   * Short text for assistants: at most 5,200 characters. For each guest it has only the palaces life and spouse, and the next change of luck; it leaves out
   * growth phases, stars, elements and nayin. A long name is written once.
   */
  readonly compact?: boolean;
}

const OPTIONS = /* @__PURE__ */ recordOf<PairTextOptions>({
  names: PAIR_NAMES,
  compact: /* @__PURE__ */ optional(FLAG),
});

/**
 * Writes two people as plain text, in the language of their document: each person, each in the board of the other, the pillars of both, and a moment in both
 * lives, if the document has one. Each line ends with a line feed.
 * @throws RangeError for a document of another shape, and for an option that does not exist or has a wrong value
 * @example drawPairText(describePair(pairOf(one, other), { language: 'en' }), { names: { one: 'Li Ming', other: 'Wang Fang' } })
 */
export function drawPairText(pair: DrawnPair, options: PairTextOptions = {}): string {
  check('pair', pair, PAIR_DOCUMENT_RULE);
  check('options', options, OPTIONS);
  const lines = new PairLines(pair, options);
  const { words } = lines;
  const facts = [
    ...lines.ofPeople,
    ...lines.ofBoards,
    ...lines.ofTogether,
    ...lines.ofDayStems,
    ...lines.ofRelations,
    ...lines.ofGroups,
    ...lines.ofSeen,
    ...(options.compact ? [] : [...lines.ofElements, ...lines.ofNayin]),
    ...lines.ofMoment,
    ...lines.ofWarnings,
  ];
  return textOf([lines.title, ...facts.map(({ label, text }) => line(words, label, text)), words.disclaimer]);
}
