// The charts of a birth without an hour, as a strip of small boards with their clock times; choosing one shows the full chart. Below the strip are the facts
// that all of them have in common. The strip is one stop of the Tab key, with arrow keys between its boards.

import { type DayChartDocument, LANGUAGE_FACTS, type Label, type Language } from 'beichen';
import { fill } from 'beichen/internal';
import type { ChartAnswer, TimedChart } from '../cast/api.ts';
import type { ChartsOfDay, SmallPalace } from '../cast/handlers/day.ts';
import { clockSpan } from '../dom/clock-text.ts';
import { h } from '../dom/h.ts';
import { addStyle } from '../dom/part-style.ts';
import { joined, named, namedShort } from '../dom/star-text.ts';
import { centre } from '../dom/strip.ts';
import { unbrokenDates } from '../dom/unbroken-dates.ts';
import { walk } from '../dom/walk.ts';
import { PART_WORDS, WORDS } from '../words/shown-words.ts';
import { withoutTime } from './chart-of-day.ts';
import { type DayNarrowingOptions, dayNarrowing } from './day-narrowing.ts';
import style from './day-strip.css';

addStyle(style);

interface StripOptions extends DayNarrowingOptions {
  readonly onChoose: (chart: number) => void;
  /** Copies the link that opens the day again. */
  readonly onCopy: () => void;
  /** The button that leads to the list of people, where this birth can be saved. */
  readonly keep: HTMLElement;
}

export interface DayStrip {
  readonly parts: readonly HTMLElement[];
  /** Text in place of the chart until one is chosen. */
  readonly choose: string;
  /** Position of a shown chart in the strip. */
  readonly withoutTime: (chart: TimedChart, n: number) => ChartAnswer;
  /** Marks the chosen chart, and scrolls to it. */
  readonly mark: (chosen: number | undefined) => void;
}

/** The strip, and the facts that all of its charts have in common. */
export function dayStrip(charts: ChartsOfDay, { onChoose, onCopy, keep, ...narrowing }: StripOptions): DayStrip {
  const { day, boards } = charts;
  const words = PART_WORDS[day.language].day;
  const hasOneDate = day.same.lunarDate !== undefined;
  const buttons = day.charts.map((chart, n) =>
    h(
      'button',
      { type: 'button', class: 'quiet', 'aria-pressed': 'false', click: () => onChoose(n) },
      smallBoard(chart, boards[n]!, day.language),
      h('span', { class: 'times figures' }, clockSpan(chart).join('–')),
      ...tileTexts(chart, hasOneDate, day.language),
    ),
  );
  const list = h(
    'ol',
    { 'aria-label': words.strip, keydown: (event) => walk(event as KeyboardEvent, buttons) },
    ...buttons.map((button) => h('li', {}, button)),
  );
  let pressed: number | undefined;
  /** The Tab key stops at one board of the strip: the chosen one, or the first. */
  const letTabStop = () => {
    const open = buttons.filter(({ disabled }) => !disabled);
    const stop = open.find((button) => button === buttons[pressed ?? 0]) ?? open[0];
    for (const button of buttons) button.tabIndex = button === stop ? 0 : -1;
  };
  const show = (fitting: readonly number[] | undefined) => {
    for (const [n, button] of buttons.entries()) {
      button.disabled = fitting !== undefined && !fitting.includes(n);
      button.parentElement!.hidden = button.disabled;
    }
    letTabStop();
  };
  return {
    choose: words.choose,
    withoutTime: (chart, n) => withoutTime(chart, day.charts[n]!),
    parts: [
      h('h2', { id: 'day-heading' }, ...unbrokenDates(fill(words.heading, { date: day.birth.date }), day.language)),
      h('p', { class: 'hint' }, fill(words.intro, { count: day.count })),
      h('p', { class: 'hint' }, words.howTo),
      dayNarrowing({ ...narrowing, language: day.language, count: day.count, onFit: show }),
      list,
      inCommon(charts),
      h('p', { class: 'ways' }, h('button', { type: 'button', class: 'quiet', click: onCopy }, words.copyLink), keep),
    ],
    mark(chosen) {
      pressed = chosen;
      for (const [n, button] of buttons.entries()) button.setAttribute('aria-pressed', String(n === chosen));
      letTabStop();
      const shown = buttons[chosen ?? 0]?.parentElement;
      if (shown) centre(list, shown);
    },
  };
}

/** Facts by which a chart differs from the others, in the order in which readers compare. */
function tileTexts(chart: DayChartDocument, hasOneDate: boolean, language: Language): HTMLElement[] {
  const { doubleHour, mainStar, bureau, fourPillars, lunarDate, request, lifePalace, bodyPalace } = chart;
  const words = PART_WORDS[language].day;
  const fact = (label: string, value: string) =>
    h('span', { class: 'note' }, `${label}${WORDS[language].colon}${value}`);
  return [
    h('span', { class: 'name' }, fill(words.hourOf, { name: doubleHour.name, hanzi: doubleHour.hanzi })),
    h('span', { class: 'main-star' }, mainStar.name),
    fact(words.lifePalace, named(lifePalace.pair, language)),
    fact(WORDS[language].bodyPalace, bodyPalace.name),
    h('span', { class: 'note' }, bureau.name),
    h('span', { class: 'note', lang: LANGUAGE_FACTS[language].hanzi }, fourPillars.hanzi),
    ...(hasOneDate ? [] : [fact(WORDS[language].lunar, lunarDate.text)]),
    ...(request.disambiguation === 'later' ? [h('span', { class: 'note' }, words.later)] : []),
  ];
}

/** The positions of the palaces, from 寅 on, on a board of four by four: row, column. */
const PLACES = [
  [4, 1],
  [3, 1],
  [2, 1],
  [1, 1],
  [1, 2],
  [1, 3],
  [1, 4],
  [2, 4],
  [3, 4],
  [4, 4],
  [4, 3],
  [4, 2],
] as const;

/** A small board: the major stars of each palace, by name if a name has two characters, otherwise as dots. The words beside it say the same. */
function smallBoard(chart: DayChartDocument, palaces: readonly SmallPalace[], language: Language): HTMLElement {
  const inLetters = WORDS[language].plates !== '';
  return h(
    'span',
    { class: `small-board ${inLetters ? 'dots' : ''}`, 'aria-hidden': 'true' },
    ...palaces.map(({ isLife, isBody, stars }, n) => {
      const [row, column] = PLACES[n]!;
      return h(
        'span',
        { class: [`r${row} c${column}`, isLife ? 'life' : '', isBody ? 'body' : ''].filter(Boolean).join(' ') },
        ...stars.map((star) => (inLetters ? h('i', {}) : h('span', {}, star))),
      );
    }),
    h(
      'span',
      { class: 'middle' },
      h('b', { lang: LANGUAGE_FACTS[language].hanzi }, chart.doubleHour.hanzi),
      inLetters ? undefined : h('span', {}, chart.bureau.name),
    ),
  );
}

function inCommon({ day, branches }: ChartsOfDay): HTMLElement {
  const { same, language } = day;
  const words = PART_WORDS[language].day;
  const pair = (heading: string, label: Label | undefined) =>
    label === undefined ? [] : [[heading, named(label, language)] as const];
  const standing = Object.entries(branches).flatMap(([id, branch]) => {
    const here = [...same.majorStars, ...same.minorStars, ...same.adjectiveStars].filter(
      (star) => star.branch.id === id,
    );
    return here.length === 0 ? [] : [[branch, here.map((star) => namedShort(star, language))] as const];
  });
  const rows: readonly (readonly [string, string | HTMLElement])[] = [
    ...(same.lunarDate === undefined ? [] : [[words.lunarDate, same.lunarDate.text] as const]),
    ...pair(words.year, same.fourPillars.year),
    ...pair(words.month, same.fourPillars.month),
    ...pair(words.day, same.fourPillars.day),
    ...pair(words.hour, same.fourPillars.hour),
    ...(same.transformations.length === 0
      ? []
      : [
          [
            words.transformations,
            joined(
              same.transformations.map((own) => `${namedShort(own, language)} ${namedShort(own.star, language)}`),
              language,
            ),
          ] as const,
        ]),
    [
      words.sameStars,
      standing.length === 0
        ? words.none
        : h(
            'span',
            { class: 'standing' },
            ...standing.map(([branch, here]) =>
              h('span', {}, h('b', {}, namedShort(branch, language)), ` ${joined(here, language)}`),
            ),
          ),
    ],
  ];
  return h(
    'div',
    { class: 'same' },
    h('h3', {}, words.same),
    h('dl', {}, ...rows.flatMap(([heading, content]) => [h('dt', {}, heading), h('dd', {}, content)])),
  );
}
