// The section that explains the reader's own board in seven steps. Its texts and code are loaded when it is first opened.

import type { ChartAnswer } from '../cast/api.ts';
import type { Now } from '../cast/handlers/life.ts';
import type { Board } from '../chart/board.ts';
import { DEVICE } from '../dom/browser-store.ts';
import { sectionWhenOpened } from '../dom/section.ts';
import { PART_WORDS, WORDS } from '../words/shown-words.ts';
import { loadPartWords } from '../words/words-by-language.ts';

interface SevenStepsOptions {
  readonly isOpen: boolean;
  readonly now: Now | undefined;
  readonly board: Board;
}

/** The section; empty until it is opened. */
export function sevenStepsSection(answer: ChartAnswer, { isOpen, now, board }: SevenStepsOptions): HTMLElement {
  const { lang } = answer.input;
  const words = WORDS[lang];
  return sectionWhenOpened(
    { look: 'seven-steps', heading: PART_WORDS[lang].sections.stepsHeading, isOpen },
    words,
    async (status) => {
      const [{ sevenSteps }] = await Promise.all([import('./seven-steps-list.ts'), loadPartWords(lang)]);
      status.textContent = '';
      status.after(...sevenSteps(answer, now, board));
    },
  );
}

let haveOpened = false;

/** True only the first time on this device: then the section opens by itself. */
export function openStepsOnce(): boolean {
  if (haveOpened || DEVICE.read('steps') !== undefined) return false;
  haveOpened = true;
  DEVICE.write('steps', 'opened');
  return true;
}
