// What is shown of a chart? The drawing with what can be done with it, the palace chosen, the working, the warnings, and the tables.

import { fill, type Theme } from 'beichen';
import type { ChartAnswer } from './api.ts';
import { chartView } from './chart-view.ts';
import { h } from './h.ts';
import { palaceCard } from './palace-card.ts';
import { pillarsCard, tables } from './tables.ts';
import { copy, pngOf, save, svgOf } from './take-away.ts';
import { firstWarning, type OtherChoice, warningsCard } from './warnings.ts';
import { WORDS } from './words/words-by-language.ts';
import { working } from './working.ts';

export interface Showing {
  readonly theme: () => Theme;
  /** The link that opens this chart again. */
  readonly link: () => string;
  readonly announce: (message: string) => void;
  readonly onOther: (other: OtherChoice) => void;
  /** The chart from which the other choice was taken; `time` where it was born at another one. */
  readonly first?: { readonly time?: string; readonly onBack: () => void };
}

export interface ResultParts {
  readonly heading: string;
  readonly chart: readonly HTMLElement[];
  readonly working: readonly HTMLElement[];
  readonly details: readonly HTMLElement[];
}

/** All parts of a result, each for its place in the page. */
export function resultParts(answer: ChartAnswer, showing: Showing): ResultParts {
  const words = WORDS[answer.input.lang];
  const { name } = answer.input;
  const chosen = h('div', { class: 'chosen-palace' });
  const view = chartView(answer, (palace) => chosen.replaceChildren(palaceCard(answer, palace)));
  const warnings = warningsCard(answer, showing.onOther);
  const first = firstWarning(answer, showing.onOther, () => warnings?.focus());
  return {
    heading: name === undefined ? words.chartHeading : fill(words.chartOf, { name }),
    chart: [
      ...(showing.first === undefined ? [] : [wayBack(answer, showing.first)]),
      ...(first === undefined ? [] : [first]),
      view,
      h('p', { class: 'hint help' }, words.chartHelp),
      chosen,
      actions(answer, showing),
      pillarsCard(answer),
    ],
    working: [...(warnings === undefined ? [] : [warnings]), working(answer)],
    details: tables(answer),
  };
}

/** A note that this is the other chart, with a button back to the first. */
function wayBack({ birth, input }: ChartAnswer, { time, onBack }: NonNullable<Showing['first']>): HTMLElement {
  const words = WORDS[input.lang];
  const own = fill(words.isAlternativeTime, { time: birth.clockTime.slice(11, 16) });
  const back = words.backToFirst + (time === undefined ? '' : fill(words.bracketed, { content: time }));
  return h(
    'p',
    { class: 'notice' },
    `${time === undefined ? words.isAlternative : own} `,
    h('button', { type: 'button', class: 'quiet', click: onBack }, back),
  );
}

function actions(answer: ChartAnswer, { theme, link, announce }: Showing): HTMLElement {
  const words = WORDS[answer.input.lang];
  const file = `beichen-${answer.birth.clockTime.slice(0, 16).replace(/[:T]/g, '-')}`;
  const note = h('p', { class: 'hint', hidden: true }, words.linkNote);
  const announceCopy = (done: boolean) => announce(done ? words.copied : words.notCopied);
  const button = (label: string, click: () => void) => h('button', { type: 'button', class: 'quiet', click }, label);
  return h(
    'div',
    { class: 'actions' },
    button(words.saveSvg, () => {
      save(new Blob([svgOf(answer, theme())], { type: 'image/svg+xml' }), `${file}.svg`);
      announce(words.saved);
    }),
    button(words.savePng, async () => {
      save(await pngOf(svgOf(answer, theme())), `${file}.png`);
      announce(words.saved);
    }),
    button(words.print, () => window.print()),
    button(words.copyJson, async () => announceCopy(await copy(JSON.stringify(answer, null, 2)))),
    button(words.copyLink, async () => {
      note.hidden = false;
      announceCopy(await copy(link()));
    }),
    note,
  );
}
