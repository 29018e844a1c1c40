// The section "another program". Its data are requested, and its code is loaded, when it is first opened.

import type { ChartAnswer } from '../cast/api.ts';
import type { BirthQueries } from '../cast/chart-client.ts';
import type { OtherChoice } from '../chart/first-warning.ts';
import { sectionWhenOpened } from '../dom/section.ts';
import { PART_WORDS, WORDS } from '../words/shown-words.ts';
import { loadPartWords } from '../words/words-by-language.ts';

interface CompareOptions {
  readonly isOpen: boolean;
  readonly life: Pick<BirthQueries, 'variants' | 'conventionNames'>;
  /** Casts the chart of the other choices. */
  readonly onChoose: (other: OtherChoice) => void;
}

/** The section; empty until it is opened. */
export function compareSection(answer: ChartAnswer, { isOpen, life, onChoose }: CompareOptions): HTMLElement {
  const { lang } = answer.input;
  const words = WORDS[lang];
  return sectionWhenOpened(
    { look: 'compare', heading: PART_WORDS[lang].sections.compareHeading, isOpen },
    words,
    async (message) => {
      const { variants } = life;
      const [first, conventionNames, { comparison }] = await Promise.all([
        variants(),
        life.conventionNames(),
        import('./compare-form.ts'),
        loadPartWords(lang),
      ]);
      const { form, found } = comparison(first, {
        language: lang,
        status: message,
        variants,
        conventionNames,
        onChoose,
        failed: words.partFailed,
      });
      message.before(form);
      message.after(found);
    },
  );
}
