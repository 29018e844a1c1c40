// A list of luck pillars, years or months, from which one is chosen. It is one stop of the Tab key, with arrow keys between its items.

import { LANGUAGE_FACTS, type Label, type Language } from 'beichen';
import { h } from '../dom/h.ts';
import { shortName } from '../dom/star-text.ts';
import { markChosen, revealStop } from '../dom/strip.ts';
import { walk } from '../dom/walk.ts';

/** A pillar of the list. */
interface StripItem {
  readonly key: string;
  /** Instants in UTC. */
  readonly startsAt: string;
  readonly endsAt: string;
  readonly above: string;
  readonly pair?: Label;
  readonly phase?: Label;
  readonly below: readonly string[];
  /** True if it is beyond the tables. */
  readonly isBeyond?: boolean;
}

/** A list of pillars. */
export interface PillarStrip {
  readonly element: HTMLElement;
  /** Replaces the items. The focus stays on an item that is listed again. */
  readonly list: (heading: string | HTMLElement, items: readonly StripItem[]) => void;
  /** Marks the chosen item; none without a key. */
  readonly mark: (key: string | undefined) => void;
  readonly turn: (isTurned: boolean) => void;
}

interface StripOptions {
  readonly language: Language;
  /** Marks the current item. */
  readonly runs: string;
  /** Milliseconds since 1970; undefined outside the life. */
  readonly now: number | undefined;
  /** True if the first item is on the right. */
  readonly isTurned: boolean;
  readonly onChoose: (item: StripItem) => void;
}

/** An empty list. */
export function pillarStrip(level: 'decade' | 'year' | 'month', options: StripOptions): PillarStrip {
  const { now, language, runs, onChoose } = options;
  const id = `pillar-strip-${level}`;
  const heading = h('h3', { id });
  const list: HTMLOListElement = h('ol', {
    'aria-labelledby': id,
    keydown: (event) => walk(event as KeyboardEvent, buttons()),
  });
  const element = h('div', { class: `spans pillar-strip ${level}`, hidden: true }, heading, list);
  const buttons = (): readonly HTMLButtonElement[] => [...list.querySelectorAll('button')];
  let items: readonly StripItem[] = [];
  let { isTurned } = options;
  let chosen: string | undefined;

  const isNow = ({ startsAt, endsAt }: StripItem) =>
    now !== undefined && Date.parse(startsAt) <= now && now < Date.parse(endsAt);
  const itemElement = (item: StripItem) => {
    const { key, above, pair, phase, below, isBeyond = false } = item;
    const button = h(
      'button',
      {
        type: 'button',
        class: 'quiet',
        'data-key': key,
        'aria-pressed': 'false',
        'aria-current': isNow(item) ? 'date' : undefined,
        disabled: isBeyond,
        click: () => onChoose(item),
      },
      above === '' ? undefined : h('span', { class: 'ages figures' }, above),
      pair && h('span', { class: 'pair', lang: LANGUAGE_FACTS[language].hanzi }, pair.hanzi),
      pair && pair.name !== pair.hanzi ? h('span', { class: 'name' }, pair.name) : undefined,
      phase && h('span', { class: 'years phase' }, shortName(phase)),
      ...below.map((text) => h('span', { class: 'years figures' }, text)),
      isNow(item) ? h('span', { class: 'mark' }, runs) : undefined,
    );
    return h('li', { class: isNow(item) ? 'runs' : undefined }, button);
  };
  const draw = () => {
    const focused = (document.activeElement as HTMLElement | null)?.dataset.key;
    const hadFocus = list.contains(document.activeElement);
    list.replaceChildren(...(isTurned ? [...items].reverse() : items).map(itemElement));
    element.hidden = items.length === 0;
    mark(chosen);
    if (hadFocus)
      buttons()
        .find(({ dataset }) => dataset.key === focused)
        ?.focus();
  };
  const mark = (key: string | undefined) => {
    chosen = key;
    const all = buttons();
    markChosen(
      all,
      all.findIndex(({ dataset }) => dataset.key === key),
    );
    revealStop(list, all);
  };
  return {
    element,
    mark,
    list(text, next) {
      heading.replaceChildren(text);
      const isSame = next.length === items.length && next.every(({ key }, n) => key === items[n]!.key);
      items = next;
      if (!isSame) draw();
    },
    turn(next) {
      isTurned = next;
      draw();
    },
  };
}
