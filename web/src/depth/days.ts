// The section of days. Its data are requested, and its code is loaded, when it is first opened.

import type { ChartAnswer } from '../cast/api.ts';
import type { BirthQueries } from '../cast/chart-client.ts';
import { sectionWhenOpened } from '../dom/section.ts';
import { PART_WORDS, WORDS } from '../words/shown-words.ts';
import { loadPartWords } from '../words/words-by-language.ts';

interface DaysOptions {
  readonly isOpen: boolean;
  readonly life: Pick<BirthQueries, 'days' | 'beside' | 'watchBeside'>;
}

/** The section; empty until it is opened. */
export function daysSection(answer: ChartAnswer, { isOpen, life }: DaysOptions): HTMLElement {
  const { lang } = answer.input;
  const words = WORDS[lang];
  return sectionWhenOpened(
    { look: 'days', heading: PART_WORDS[lang].sections.daysHeading, isOpen },
    words,
    async (status) => {
      const inside = status.parentElement!;
      const [{ daysMonth }] = await Promise.all([import('./days-month.ts'), loadPartWords(lang)]);
      const parts = await daysMonth({
        language: lang,
        born: (answer.birth.clockTime ?? answer.birth.sameChart.startsAtClock).slice(0, 10),
        status,
        life,
        failed: words.partFailed,
      });
      inside.append(...parts);
    },
  );
}
