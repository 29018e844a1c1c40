// The highlights above the board: what is rare, what is doubtful, and what the Sun made of the clock: the rest of the page is
// depth.

import { LANGUAGE_FACTS } from 'beichen';
import { decimalText, fill } from 'beichen/internal';
import type { ChartAnswer } from '../cast/api.ts';
import { durationText, momentText } from '../dom/clock-text.ts';
import { h } from '../dom/h.ts';
import { conceptTerm } from '../dom/term.ts';
import { unbrokenDates } from '../dom/unbroken-dates.ts';
import { WORDS } from '../words/shown-words.ts';
import { firstWarning, type OtherChoice } from './warnings.ts';

interface HighlightHandlers {
  readonly onOther: (other: OtherChoice) => void;
  /** Leads to all warnings. */
  readonly onWarnings: () => void;
  /** Leads to the correction of the time. */
  readonly onWorking: () => void;
}

/** Three short notes that are before the drawing. */
export const highlights = (
  answer: ChartAnswer,
  { onOther, onWarnings, onWorking }: HighlightHandlers,
): HTMLElement[] => [
  mainStar(answer),
  firstWarning(answer, onOther, onWarnings, onWorking) ?? safeBy(answer),
  corrected(answer, onWorking),
];

/** The main star and how rare it is. */
function mainStar({ mainStar, input }: ChartAnswer): HTMLElement {
  const words = WORDS[input.lang];
  const { rarity } = mainStar;
  return h(
    'div',
    { class: 'highlight rare' },
    h('p', { class: 'label' }, conceptTerm('mainStar', words.mainStar)),
    h(
      'p',
      { class: 'said' },
      mainStar.name,
      !words.named.includes('{hanzi}')
        ? undefined
        : [' ', h('span', { class: 'gloss', lang: LANGUAGE_FACTS[input.lang].hanzi }, mainStar.hanzi)],
    ),
    h(
      'p',
      { class: 'note' },
      fill(words.rarityShort, {
        tier: rarity.tier.name,
        percent: decimalText(Math.round(rarity.percent * 100) / 100, input.lang),
        oneIn: Math.round(rarity.oneIn),
      }),
    ),
  );
}

/** How far the nearest boundary is: between two of them every clock time gives the same chart. */
function safeBy({ birth, input }: ChartAnswer): HTMLElement {
  const words = WORDS[input.lang];
  const { from, to } = birth.sameChart;
  const minutes = Math.floor(Math.abs(birth.nearestBoundary.secondsAway) / 60);
  return h(
    'div',
    { class: 'highlight sure' },
    h('p', { class: 'label' }, fill(words.safeBy, { minutes })),
    h('p', { class: 'note' }, ...unbrokenDates(fill(words.span, { from: momentText(from), to: momentText(to) }))),
  );
}

/** The true solar time beside the clock time. */
function corrected({ birth, input }: ChartAnswer, onWorking: () => void): HTMLElement {
  const words = WORDS[input.lang];
  return h(
    'div',
    { class: 'highlight sun' },
    h('p', { class: 'label' }, conceptTerm('trueSolarTime', words.trueSolar)),
    h('p', { class: 'said figures' }, birth.trueSolarTime.slice(11)),
    h(
      'p',
      { class: 'note figures' },
      fill(words.correctedShort, {
        clock: birth.clockTime.slice(11, 16),
        correction: durationText(birth.correction.totalSeconds),
      }),
    ),
    h('button', { type: 'button', class: 'quiet', click: onWorking }, words.correctedHow),
  );
}
