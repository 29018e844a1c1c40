// The section of patterns. Its data are requested, and its code is loaded, when it is first opened.

import type { ChartAnswer } from '../cast/api.ts';
import type { BirthQueries } from '../cast/chart-client.ts';
import type { Board } from '../chart/board.ts';
import { sectionWhenOpened } from '../dom/section.ts';
import { PART_WORDS, WORDS } from '../words/shown-words.ts';
import { loadPartWords } from '../words/words-by-language.ts';

interface PatternOptions {
  readonly isOpen: boolean;
  readonly depth: BirthQueries['depth'];
  readonly board: Board;
}

/** The section of the patterns; empty until it is opened. */
export function patternsSection(answer: ChartAnswer, { isOpen, depth, board }: PatternOptions): HTMLElement {
  const { lang } = answer.input;
  const words = WORDS[lang];
  return sectionWhenOpened(
    { look: 'patterns', heading: PART_WORDS[lang].sections.patternsHeading, isOpen },
    words,
    async (status) => {
      const [{ patterns }, { patternList }] = await Promise.all([
        depth('patterns'),
        import('./pattern-list.ts'),
        loadPartWords(lang),
      ]);
      const { found, parts } = patternList(answer, patterns!, board);
      status.textContent = found;
      status.after(...parts);
    },
  );
}
