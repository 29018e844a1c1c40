// The bar of years at the board: decade, year, month, day and double hour, each with buttons for the previous and the next one, "today", and a date. It shows
// the selection of the timeline, and has none of its own. It is a part of the toolbar of the board. On a phone that follows the strips, and stays at the
// bottom of the screen while a layer is on the board.

import { fill } from 'beichen/internal';
import type { ChartAnswer } from '../cast/api.ts';
import { itemTitle } from '../chart/layer-text.ts';
import { h } from '../dom/h.ts';
import { addStyle } from '../dom/part-style.ts';
import { renewStop } from '../dom/toolbar.ts';
import { LEVELS, type Level, type ShownLayer, type TimelineSelection } from '../state/timeline-view.ts';
import { PART_WORDS } from '../words/shown-words.ts';
import style from './years-bar.css';

addStyle(style);

interface BarOptions {
  /** Adds a layer to the board, or removes it. */
  readonly onToggle: (layer: ShownLayer) => void;
  /** Moves to the previous or next item of a level. */
  readonly onStep: (level: Level, to: 'earlier' | 'later') => void;
  /** Shows today; missing if today is outside the life. */
  readonly onToday: (() => void) | undefined;
  readonly onDate: (date: string) => void;
  readonly onClear: () => void;
}

/** Steps that are possible from the selection. */
export type Reach = Readonly<Record<Level, Readonly<Record<'earlier' | 'later', boolean>>>>;

interface Segment {
  readonly element: HTMLElement;
  readonly show: (look: TimelineSelection | undefined, reach: Reach) => void;
}

/** The bar of a chart. */
export class YearsBar {
  readonly element: HTMLElement;
  readonly #segments: readonly Segment[];
  readonly #date: HTMLInputElement;
  readonly #clear: HTMLButtonElement;
  readonly #scroller: HTMLElement;

  constructor(answer: ChartAnswer, options: BarOptions) {
    const words = PART_WORDS[answer.input.lang].board;
    this.#segments = [...LEVELS.map((level) => segment(answer, level, options)), smallLimit(answer, options)];
    this.#date = h('input', {
      type: 'date',
      class: 'date',
      'aria-label': words.date,
      change: () => this.#date.value !== '' && options.onDate(this.#date.value),
    });
    this.#clear = h(
      'button',
      {
        type: 'button',
        class: 'quiet',
        hidden: true,
        'aria-label': words.birthAlone,
        title: words.birthAlone,
        click: options.onClear,
      },
      '×',
    );
    this.#scroller = h(
      'div',
      { class: 'bar' },
      options.onToday && h('button', { type: 'button', class: 'quiet today', click: options.onToday }, words.today),
      ...this.#segments.map(({ element }) => element),
      this.#date,
      this.#clear,
    );
    this.element = h('div', { class: 'years-bar', role: 'group', 'aria-label': words.years }, this.#scroller);
  }

  /** Moves the focus to the decade. */
  focus(): void {
    this.element.querySelector<HTMLElement>('.level')!.focus();
  }

  show(look: TimelineSelection | undefined, reach: Reach): void {
    for (const each of this.#segments) each.show(look, reach);
    this.#date.value = look?.transits.moment.clockTime.slice(0, 10) ?? '';
    this.#clear.hidden = look === undefined;
    const last = this.#scroller.querySelectorAll<HTMLElement>('.segment:has([aria-pressed="true"])');
    const shown = last[last.length - 1];
    const toolbar = this.element.closest<HTMLElement>('[role=toolbar]');
    if (toolbar?.querySelector('[tabindex="0"]:is(:disabled, [hidden])')) renewStop(toolbar);
    if (shown) this.#scroller.scrollLeft = shown.offsetLeft + shown.offsetWidth - this.#scroller.clientWidth + 24;
  }
}

/** A level, with its chosen item between the buttons for its neighbours. */
function segment(answer: ChartAnswer, level: Level, { onToggle, onStep }: BarOptions): Segment {
  const { lang } = answer.input;
  const words = PART_WORDS[lang].board;
  const name = words[level];
  const value = h('span', { class: 'value figures' });
  const toggle = h(
    'button',
    { type: 'button', class: 'quiet level', 'aria-pressed': 'false', click: () => onToggle(level) },
    h('span', { class: 'kind' }, name),
    value,
  );
  const step = (to: 'earlier' | 'later', sign: string) =>
    h(
      'button',
      {
        type: 'button',
        class: 'quiet step',
        'aria-label': fill(words[to], { level: name }),
        click: () => onStep(level, to),
      },
      sign,
    );
  const [earlier, later] = [step('earlier', '‹'), step('later', '›')];
  return {
    element: h('div', { class: `segment ${level}` }, earlier, toggle, later),
    show(look, reach) {
      const item = look?.path.find((each) => each.level === level);
      value.textContent = item === undefined ? '' : itemTitle(item, PART_WORDS[lang].layers);
      toggle.setAttribute('aria-pressed', String(look?.levels.includes(level) === true));
      earlier.disabled = !reach[level].earlier;
      later.disabled = !reach[level].later;
    },
  };
}

/** The small limit, which changes with the year. */
function smallLimit(answer: ChartAnswer, { onToggle }: BarOptions): Segment {
  const { lang } = answer.input;
  const toggle = h(
    'button',
    { type: 'button', class: 'quiet level', 'aria-pressed': 'false', click: () => onToggle('smallLimit') },
    h('span', { class: 'kind' }, PART_WORDS[lang].board.smallLimit),
  );
  return {
    element: h('div', { class: 'segment smallLimit' }, toggle),
    show: (look) => toggle.setAttribute('aria-pressed', String(look?.levels.includes('smallLimit') === true)),
  };
}
