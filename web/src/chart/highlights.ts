// The highlights above the board: rarities, warnings, and the correction of the time.

import { LANGUAGE_FACTS, type Language } from 'beichen';
import { decimalText, fill } from 'beichen/internal';
import type { ChartAnswer, TimedBirth } from '../cast/api.ts';
import { clockSpan, minutesWithin } from '../dom/clock-text.ts';
import { h } from '../dom/h.ts';
import { addStyle } from '../dom/part-style.ts';
import { conceptTerm } from '../dom/term.ts';
import { unbrokenDates } from '../dom/unbroken-dates.ts';
import { PART_WORDS, WORDS } from '../words/shown-words.ts';
import { firstWarning, type OtherChoice } from './first-warning.ts';
import style from './highlights.css';
import { rarityDots } from './rarity-dots.ts';

addStyle(style);

interface HighlightHandlers {
  readonly onOther: (other: OtherChoice) => void;
  /** Link to all warnings. */
  readonly onWarnings: () => void;
  /** Link to the correction of the time. */
  readonly onWorking: () => void;
  /** For a birth without an hour: which chart of its day this is. */
  readonly hour?: HourOfDay;
}

/** One of the charts of a birth without an hour. */
export interface HourOfDay {
  readonly at: number;
  readonly count: number;
  readonly onChoose: (chart: number) => void;
}

/** The two or three short notes above the drawing. */
export function highlights(answer: ChartAnswer, handlers: HighlightHandlers): (HTMLElement | undefined)[] {
  const { onOther, onWarnings, onWorking, hour } = handlers;
  const { birth, input } = answer;
  const warning = firstWarning(answer, onOther, onWarnings, onWorking);
  if (birth.clockTime === undefined) return [mainStar(answer), hour && hourUnknown(answer, hour), warning];
  return [mainStar(answer), warning ?? sameChart(birth, input.lang), correctionNote(birth, input.lang, onWorking)];
}

/** The main star in large type, with its characters in the background, and its rarity. */
export function mainStar({ mainStar, input }: ChartAnswer): HTMLElement {
  const words = WORDS[input.lang];
  const { rarity, name, hanzi } = mainStar;
  const tag = LANGUAGE_FACTS[input.lang].hanzi;
  const isInLetters = words.named.includes('{hanzi}');
  return h(
    'div',
    { class: 'highlight rare' },
    h('p', { class: 'label' }, conceptTerm('mainStar', words.mainStar)),
    h('p', { class: 'said' }, name, isInLetters ? [' ', h('span', { class: 'gloss', lang: tag }, hanzi)] : undefined),
    dotsOf(Math.round(rarity.oneIn)),
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

const DOTS_IN_A_ROW = 40;

/** The dots of the rarity; the sentence below them states it in words. */
function dotsOf(oneIn: number): HTMLElement {
  const { dots, lit, rows } = rarityDots(oneIn, DOTS_IN_A_ROW);
  const frame = h('div', { class: 'dots', 'aria-hidden': 'true' });
  frame.innerHTML = `<svg viewBox="0 0 ${DOTS_IN_A_ROW * 2} ${rows * 2}"><path d="${dots}"/><path class="lit" d="${lit}"/></svg>`;
  return frame;
}

/** Minutes by which a remembered time is often wrong. */
const CLOSE_MINUTES = 15;

/** The span of clock times that give the same chart, and the distance to its nearer end. */
function sameChart({ nearestBoundary, sameChart, clockTime }: TimedBirth, language: Language): HTMLElement {
  const words = WORDS[language];
  const minutes = Math.floor(Math.abs(nearestBoundary.secondsAway) / 60);
  const isClose = minutes < CLOSE_MINUTES;
  return h(
    'div',
    { class: `highlight ${isClose ? 'near' : 'sure'}` },
    h('p', { class: 'label' }, ...unbrokenDates(fill(words.sameFor, minutesWithin(sameChart, clockTime)), language)),
    h('p', { class: 'note' }, fill(isClose ? words.sameClose : words.sameEnds, { minutes })),
  );
}

/** The clock time, and its difference from the Sun. */
export function sunSentence({ correction, clockTime }: TimedBirth, language: Language): string {
  const { sunSame, sunBehind, sunAhead } = WORDS[language];
  const minutes = Math.round(Math.abs(correction.totalSeconds) / 60);
  return fill(minutes === 0 ? sunSame : correction.totalSeconds < 0 ? sunBehind : sunAhead, {
    clock: clockTime.slice(11, 16),
    minutes,
  });
}

/** The true solar time beside the clock time. */
function correctionNote(birth: TimedBirth, language: Language, onWorking: () => void): HTMLElement {
  const words = WORDS[language];
  return h(
    'div',
    { class: 'highlight sun' },
    h('p', { class: 'label' }, conceptTerm('trueSolarTime', words.trueSolar)),
    h('p', { class: 'said figures' }, birth.trueSolarTime.slice(11)),
    h('p', { class: 'note figures' }, sunSentence(birth, language)),
    h('button', { type: 'button', class: 'quiet', click: onWorking }, words.correctedHow),
  );
}

/** The span of clock times that contains the birth, with links to the charts before and after it. */
function hourUnknown({ birth, input }: ChartAnswer, { at, count, onChoose }: HourOfDay): HTMLElement {
  const words = PART_WORDS[input.lang].day;
  const step = (sign: string, label: string, to: number) =>
    h(
      'button',
      {
        type: 'button',
        class: 'quiet step',
        'aria-label': label,
        disabled: to < 0 || to >= count,
        click: () => onChoose(to),
      },
      sign,
    );
  const [from, to] = clockSpan(birth.sameChart);
  return h(
    'div',
    { class: 'highlight hour-unknown' },
    h('p', { class: 'label' }, words.hourUnknown),
    h('p', { class: 'said figures' }, `${from}–${to}`),
    h('p', { class: 'note figures' }, fill(words.oneOf, { n: at + 1, count, from, to })),
    h('p', { class: 'ways' }, step('‹', words.earlierHour, at - 1), step('›', words.laterHour, at + 1)),
  );
}
