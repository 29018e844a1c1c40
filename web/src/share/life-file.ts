// The section that saves the dates of a life as a calendar file. Its code is loaded when it is opened.

import type { ChartAnswer } from '../cast/api.ts';
import type { BirthQueries } from '../cast/chart-client.ts';
import { sectionWhenOpened } from '../dom/section.ts';
import { PART_WORDS, WORDS } from '../words/shown-words.ts';
import { loadPartWords } from '../words/words-by-language.ts';

interface LifeFileOptions {
  readonly isOpen: boolean;
  readonly lifeFile: BirthQueries['lifeFile'];
}

/** The section; empty until it is opened. */
export function lifeFileSection(answer: ChartAnswer, { isOpen, lifeFile }: LifeFileOptions): HTMLElement {
  const { lang } = answer.input;
  const words = WORDS[lang];
  return sectionWhenOpened(
    { look: 'life-file', heading: PART_WORDS[lang].sections.lifeFileHeading, isOpen },
    words,
    async (status) => {
      const [{ lifeFileForm }] = await Promise.all([import('./life-file-form.ts'), loadPartWords(lang)]);
      status.textContent = '';
      status.before(
        lifeFileForm({
          language: lang,
          status,
          lifeFile,
          isTimed: answer.birth.clockTime !== undefined,
          failed: words.partFailed,
        }),
      );
    },
  );
}
