// The section "births of this chart". Its data are requested, and its code is loaded, when it is first opened.

import type { ChartAnswer } from '../cast/api.ts';
import type { BirthQueries } from '../cast/chart-client.ts';
import { sectionWhenOpened } from '../dom/section.ts';
import { PART_WORDS, WORDS } from '../words/shown-words.ts';
import { loadPartWords } from '../words/words-by-language.ts';
import type { BirthsActions } from './births-list.ts';

interface BirthsOptions extends BirthsActions {
  readonly isOpen: boolean;
  readonly life: BirthQueries;
}

/** The section; empty until it is opened. */
export function birthsSection(answer: ChartAnswer, { isOpen, life, ...actions }: BirthsOptions): HTMLElement {
  const { lang } = answer.input;
  const words = WORDS[lang];
  return sectionWhenOpened(
    { look: 'births', heading: PART_WORDS[lang].sections.birthsHeading, isOpen },
    words,
    async (message) => {
      const [knowable, { birthsSearch }] = await Promise.all([
        life.knowable(),
        import('./births-form.ts'),
        loadPartWords(lang),
      ]);
      const { form, found } = birthsSearch(answer, {
        ...actions,
        knowable,
        status: message,
        life,
        failed: words.partFailed,
      });
      message.before(form);
      message.after(found);
    },
  );
}
