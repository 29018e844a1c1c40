// Which patterns has a chart? They are calculated when a reader opens their section, and what shows them is loaded then.

import type { ChartAnswer } from './api.ts';
import type { Board } from './board.ts';
import type { LifeOfBirth } from './casting.ts';
import { h } from './h.ts';
import { section } from './section.ts';
import { WORDS } from './words/words-by-language.ts';

interface PatternOptions {
  readonly isOpen: boolean;
  readonly depth: LifeOfBirth['depth'];
  readonly board: Board;
}

/** The section of the patterns; empty until it is opened. */
export function patternsSection(answer: ChartAnswer, { isOpen, depth, board }: PatternOptions): HTMLElement {
  const words = WORDS[answer.input.lang];
  const said = h('p', { class: 'hint', role: 'status' });
  const made = section({ look: 'patterns', heading: words.patternsHeading, isOpen }, said);
  let isAsked = false;
  made.addEventListener('toggle', async () => {
    if (!made.open || isAsked) return;
    isAsked = true;
    said.textContent = words.casting;
    try {
      const [{ patterns }, { patternList }] = await Promise.all([depth('patterns'), import('./pattern-list.ts')]);
      const { found, parts } = patternList(answer, patterns!, board);
      said.textContent = found;
      said.after(...parts);
    } catch {
      isAsked = false; // who opens it again asks again
      said.textContent = words.partFailed;
    }
  });
  return made;
}
