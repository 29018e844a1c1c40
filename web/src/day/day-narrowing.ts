// Known facts about a birth without an hour: main star, bureau, stars, patterns. The reader enters them in a section that opens, and only the matching boards
// remain.

import type { Language } from 'beichen';
import { fill } from 'beichen/internal';
import type { DayQueries } from '../cast/chart-client.ts';
import type { Knowable } from '../cast/handlers/births.ts';
import { h } from '../dom/h.ts';
import { addStyle } from '../dom/part-style.ts';
import { fillWhenOpened } from '../dom/section.ts';
import style from '../form/births-form.css';
import { choose, KnownControls, labelled } from '../form/known-controls.ts';
import { type BirthQuery, knownOf } from '../state/birth-query.ts';
import { PART_WORDS } from '../words/shown-words.ts';

addStyle(style);

/** Options for narrowing down the charts of a day. */
export interface DayNarrowingOptions extends DayQueries {
  /** Facts known from the beginning. */
  readonly narrowed?: BirthQuery;
  readonly onNarrow: (narrowed: BirthQuery | undefined) => void;
  /** Message if nothing could be calculated. */
  readonly failed: string;
}

interface NarrowingOptions extends DayNarrowingOptions {
  readonly language: Language;
  /** Number of charts of the day. */
  readonly count: number;
  /** Shows the charts with these indexes, or all charts. */
  readonly onFit: (fitting: readonly number[] | undefined) => void;
}

/** The section. Its fields are built when it is first opened. */
export function dayNarrowing(options: NarrowingOptions): HTMLDetailsElement {
  const { language, narrowed = [], knowable, failed } = options;
  const words = PART_WORDS[language].births;
  const message = h('p', { class: 'hint', role: 'status' });
  const made = h('details', { class: 'narrowing', open: narrowed.length > 0 }, h('summary', {}, words.narrow), message);
  fillWhenOpened(made, { status: message, failed }, async () => {
    message.before(formOf(await knowable(), message, options));
  });
  return made;
}

function formOf(knowable: Knowable, message: HTMLElement, options: NarrowingOptions): HTMLElement {
  const { language, narrowed = [], onNarrow, fitting, failed, count, onFit } = options;
  const words = PART_WORDS[language].births;
  const controls = new KnownControls(knowable, language);
  const choices = [
    ['mainStar', controls.choiceOf(knowable.mainStars)],
    ['bureau', controls.choiceOf(knowable.bureaus)],
  ] as const;
  const rows = [
    ['star', controls.stars()],
    ['pattern', controls.patterns()],
  ] as const;
  const narrowTo = (known: BirthQuery) => {
    for (const [name, select] of choices) choose(select, known.find(([own]) => own === name)?.[1] ?? '');
    for (const [name, facts] of rows) facts.fill(known.flatMap(([own, value]) => (own === name ? [value] : [])));
  };
  const values = (): BirthQuery => [
    ...choices.flatMap(([name, { value }]) => (value === '' ? [] : [[name, value] as const])),
    ...rows.flatMap(([name, facts]) => facts.chosenValues().map((value) => [name, value] as const)),
  ];
  let turn = 0;
  const narrow = async () => {
    const mine = ++turn;
    const known = values();
    onNarrow(known.length === 0 ? undefined : known);
    if (known.length === 0) {
      message.textContent = '';
      onFit(undefined);
      return;
    }
    const { patterns = [], mainStar, bureau, stars = [] } = knownOf(known);
    const facts = {
      stars,
      patterns: patterns.map(({ id }) => id),
      mainStar,
      bureau,
    };
    try {
      const fit = await fitting(facts);
      if (mine !== turn) return;
      onFit(fit);
      message.textContent = fill(words.fitting, { shown: fit.length, count });
    } catch {
      if (mine === turn) message.textContent = failed;
    }
  };
  narrowTo(narrowed);
  if (narrowed.length > 0) narrow();
  return h(
    'form',
    {
      class: 'births-form',
      submit: (event) => event.preventDefault(),
      change: () => {
        for (const [, facts] of rows) facts.grow();
        narrow();
      },
    },
    h('div', { class: 'fields' }, ...choices.map(([name, select]) => labelled(words[name], select))),
    ...rows.map(([, facts]) => facts.element),
    h(
      'p',
      { class: 'ways' },
      h(
        'button',
        {
          type: 'button',
          class: 'quiet',
          click: () => {
            narrowTo([]);
            narrow();
          },
        },
        words.clear,
      ),
    ),
  );
}
