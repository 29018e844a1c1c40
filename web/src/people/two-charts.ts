// Two charts together. Side by side, or one laid over the other: on the board and as a list, where the stars and transformations of one fall in the palaces of
// the other. Facts of both, and nothing about what they mean for each other. Loaded when it is first requested.

import type { LaidOverDocument } from 'beichen';
import { type drawForPage, LAYOUTS, type Layout, laidOverOverlay } from 'beichen/draw';
import { fill } from 'beichen/internal';
import type { ChartAnswer } from '../cast/api.ts';
import { h } from '../dom/h.ts';
import { addStyle } from '../dom/part-style.ts';
import type { PartWords } from '../words/part-words.ts';
import { WORDS } from '../words/shown-words.ts';
import style from './two-charts.css';

addStyle(style);

/** Two charts, and what each has in the palaces of the other. */
export interface TwoCharts {
  readonly first: ChartAnswer;
  readonly second: ChartAnswer;
  /** The second in the palaces of the first. */
  readonly over: LaidOverDocument;
  /** The first in the palaces of the second. */
  readonly under: LaidOverDocument;
}

/** How they are seen: side by side, the second over the first, the first over the second. */
const WAYS = ['side', 'over', 'under'] as const;
export type Way = (typeof WAYS)[number];

interface TwoOptions {
  readonly own: PartWords['people'];
  /** Of the first, where it has one. */
  readonly names: readonly [first: string | undefined, second: string];
  readonly way: Way;
  readonly onWay: (way: Way) => void;
  readonly onClose: () => void;
  /** Draws a board; given, because the page has it already. */
  readonly draw: typeof drawForPage;
}

/** The parts of the section. */
export function twoCharts(charts: TwoCharts, options: TwoOptions): readonly HTMLElement[] {
  const { own, names, onClose } = options;
  const [one = own.theChart, other] = names;
  const values: Readonly<Record<Way, string>> = {
    side: own.sideBySide,
    over: fill(own.laidOver, { over: other, under: one }),
    under: fill(own.laidOver, { over: one, under: other }),
  };
  const shown = h('div', { class: 'two-shown' });
  const show = (way: Way) => shown.replaceChildren(...partsOf(way, charts, options));
  show(options.way);
  return [
    h(
      'div',
      { class: 'people-head' },
      h('h2', { id: 'two-heading' }, fill(own.twoHeading, { one, other })),
      h(
        'button',
        { type: 'button', class: 'quiet', 'data-do': 'close', click: onClose },
        WORDS[charts.first.input.lang].close,
      ),
    ),
    h('p', { class: 'hint' }, own.twoIntro),
    h(
      'div',
      { class: 'choice', role: 'radiogroup', 'aria-labelledby': 'two-heading' },
      ...WAYS.map((way) => {
        const input = h('input', { type: 'radio', name: 'two-way', value: way, checked: way === options.way });
        input.addEventListener('change', () => {
          options.onWay(way);
          show(way);
        });
        return h('label', {}, input, h('span', {}, values[way]));
      }),
    ),
    shown,
  ];
}

function partsOf(way: Way, { first, second, over, under }: TwoCharts, { own, names, draw }: TwoOptions): HTMLElement[] {
  const [one = own.theChart, other] = names;
  const laid = {
    over: { base: first, chart: over, owner: one, guest: other },
    under: { base: second, chart: under, owner: other, guest: one },
  };
  if (way !== 'side') {
    const { base, chart, owner, guest } = laid[way];
    const overlay = laidOverOverlay(base, chart, guest);
    return [
      h('div', { class: 'two-laid' }, ...LAYOUTS.map((layout) => board(base, layout, owner, draw, overlay))),
      listOf(chart, owner, guest, own),
    ];
  }
  return [
    h(
      'div',
      { class: 'two-columns' },
      ...[laid.over, laid.under].map(({ base, owner }) =>
        h('div', {}, h('h3', {}, owner), board(base, 'compact', owner, draw)),
      ),
    ),
    h(
      'div',
      { class: 'two-columns' },
      ...[laid.over, laid.under].map((each) => listOf(each.chart, each.owner, each.guest, own)),
    ),
  ];
}

/** A board to look at. Everything on it is in the list, too, so it is one picture for those who hear the page. */
function board(
  answer: ChartAnswer,
  layout: Layout,
  name: string,
  draw: typeof drawForPage,
  overlay?: ReturnType<typeof laidOverOverlay>,
): HTMLElement {
  const frame = h('div', { class: `two-board ${layout}` });
  frame.innerHTML = draw(answer, { layout, name, overlay });
  const svg = frame.querySelector('svg')!;
  svg.setAttribute('role', 'img');
  const values = overlay === undefined ? '' : WORDS[answer.input.lang].colon + overlay.description;
  svg.setAttribute('aria-label', name + values);
  for (const part of svg.querySelectorAll('[role], [tabindex], [aria-label]')) {
    for (const attribute of ['role', 'tabindex', 'aria-label', 'aria-checked']) part.removeAttribute(attribute);
  }
  return frame;
}

/** What a guest has in the palaces of an owner. */
function listOf(
  { palaces, transformations }: LaidOverDocument,
  owner: string,
  guest: string,
  own: PartWords['people'],
): HTMLElement {
  return h(
    'div',
    { class: 'two-list' },
    h('h3', {}, fill(own.inPalacesOf, { owner, guest })),
    h(
      'ul',
      {},
      ...palaces.map((palace) => {
        const landing = transformations.filter((each) => each.palace.id === palace.id);
        return h(
          'li',
          {},
          h(
            'p',
            {},
            h('b', {}, palace.name),
            ' ',
            h('span', { class: 'note' }, fill(own.palaceOf, { guest, palace: palace.other.name })),
          ),
          h(
            'p',
            { class: 'stars' },
            ...(palace.majorStars.length === 0 ? [own.noMajorStars] : []),
            ...palace.majorStars.flatMap((star) => [
              h('span', { class: 'star' }, star.name, star.brightness && h('small', {}, ` ${star.brightness.name}`)),
              ' ',
            ]),
          ),
          landing.length === 0
            ? undefined
            : h(
                'p',
                { class: 'stars' },
                ...landing.flatMap(({ id, name, star }) => [
                  h('span', { class: 'star' }, h('span', { class: `plate ${id}` }, name), ` ${star.name}`),
                  ' ',
                ]),
              ),
        );
      }),
    ),
  );
}
