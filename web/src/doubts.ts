// What is in doubt, and what would the other choice give? A card for each warning, the other chart one press away.

import type { ChartAnswer } from './api.ts';
import { h } from './h.ts';
import { fill } from './words/words.ts';
import { WORDS } from './words/words-by-language.ts';

/** The parameters that ask for the other chart. */
export type OtherChoice = Readonly<Record<string, string | number | boolean>>;

/** All warnings of a chart; undefined where there are none. */
export function doubts(
  { warnings, input }: ChartAnswer,
  onChoose: (other: OtherChoice) => void,
): HTMLElement | undefined {
  if (warnings.length === 0) return undefined;
  const words = WORDS[input.lang];
  return h(
    'section',
    { class: 'card doubts', 'aria-labelledby': 'doubts-heading', tabindex: -1 },
    h('h2', { id: 'doubts-heading' }, words.warningsHeading),
    ...warnings.map(({ detail, alternative }) =>
      h(
        'div',
        { class: 'doubt' },
        h('p', {}, detail),
        alternative &&
          h(
            'p',
            { class: 'hint' },
            fill(words.alternative, {
              pillars: alternative.fourPillars,
              palace:
                input.lang === 'en'
                  ? `${alternative.lifePalace.name} ${alternative.lifePalace.hanzi}`
                  : alternative.lifePalace.name,
              bureau: alternative.bureau.name,
              star: alternative.mainStar.name,
            }),
          ),
        alternative?.request &&
          h('button', { type: 'button', click: () => onChoose(alternative.request!) }, words.showAlternative),
      ),
    ),
  );
}
