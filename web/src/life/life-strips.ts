// Two strips at the board: the decades of the life, and the ten years of the chosen one. A press adds a layer to the board, a second one removes it.
// Each is one stop of the Tab key, with arrow keys between its buttons.

import { signIn } from 'beichen/internal';
import type { ChartAnswer } from '../cast/api.ts';
import type { AnyItem, Now } from '../cast/handlers/life.ts';
import { isChildhood, itemTitle } from '../chart/layer-text.ts';
import { h } from '../dom/h.ts';
import { addStyle } from '../dom/part-style.ts';
import { markChosen, revealStop } from '../dom/strip.ts';
import { walk } from '../dom/walk.ts';
import type { TimelineSelection } from '../state/timeline-view.ts';
import { PART_WORDS } from '../words/shown-words.ts';
import style from './life-strips.css';
import { isWithin } from './timeline-row.ts';

addStyle(style);

interface StripOptions {
  readonly decades: readonly AnyItem[];
  readonly now: Now | undefined;
  /** Adds a decade or a year to the board, or removes it. */
  readonly onPress: (item: AnyItem) => void;
}

interface Strip {
  readonly element: HTMLElement;
  readonly items: readonly AnyItem[];
  /** Marks the chosen items, and those that are on the board. */
  readonly mark: (chosen: AnyItem | undefined, isLaid: boolean) => void;
}

export class LifeStrips {
  readonly elements: readonly [HTMLElement, HTMLElement];
  readonly #answer: ChartAnswer;
  readonly #options: StripOptions;
  readonly #decades: Strip;
  #years: Strip;

  constructor(answer: ChartAnswer, options: StripOptions) {
    this.#answer = answer;
    this.#options = options;
    this.#decades = strip(
      answer,
      'decade',
      options.decades.filter((item) => !isChildhood(item)),
      options,
    );
    this.#years = strip(answer, 'year', [], options);
    this.elements = [this.#decades.element, h('div', {}, this.#years.element)];
  }

  /** Shows the selection. @param years years of the decade */
  show(look: TimelineSelection | undefined, decade: AnyItem | undefined, years: readonly AnyItem[]): void {
    if (years !== this.#years.items) {
      this.#years = strip(this.#answer, 'year', years, this.#options);
      this.elements[1].replaceChildren(this.#years.element);
    }
    this.#decades.mark(decade, look?.levels.includes('decade') === true);
    this.#years.mark(
      look?.path.find(({ level }) => level === 'year'),
      look?.levels.includes('year') === true,
    );
  }
}

function strip(
  answer: ChartAnswer,
  level: 'decade' | 'year',
  items: readonly AnyItem[],
  { now, onPress }: StripOptions,
): Strip {
  const { lang } = answer.input;
  const name = PART_WORDS[lang].board[level];
  const runs = items.findIndex((item) => now !== undefined && isWithin(now.at, item));
  const buttons = items.map((item, n) =>
    h(
      'button',
      {
        type: 'button',
        class: 'quiet',
        'aria-pressed': 'false',
        'aria-current': n === runs ? 'date' : undefined,
        disabled: item.middle === undefined,
        click: () => onPress(item),
      },
      h('strong', { class: 'figures' }, itemTitle(item, PART_WORDS[lang].layers)),
      ' ',
      h('span', {}, level === 'decade' ? answer.palaces[item.palace]!.name : signIn(lang, item.pair)),
    ),
  );
  const element = h(
    'div',
    {
      class: `strip ${level}`,
      role: 'toolbar',
      'aria-label': name,
      keydown: (event) => walk(event as KeyboardEvent, buttons),
    },
    h('span', { class: 'strip-name', 'aria-hidden': 'true' }, name),
    h('div', { class: 'strip-items' }, ...buttons),
  );
  return {
    element,
    items,
    mark(chosen, isLaid) {
      const at = chosen === undefined ? -1 : items.indexOf(chosen);
      markChosen(buttons, at, isLaid);
      for (const [n, button] of buttons.entries()) button.classList.toggle('open', n === at);
      revealStop(element.lastElementChild as HTMLElement, buttons);
    },
  };
}
