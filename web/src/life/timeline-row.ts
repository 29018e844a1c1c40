// A row of the timeline: buttons in their order, with the current item marked. It is one stop of the Tab key, with arrow keys between its buttons.

import type { Language } from 'beichen';
import { dayInFigures, eraYear, fill, luckAges } from 'beichen/internal';
import type { ChartAnswer } from '../cast/api.ts';
import type { AnyItem, Now } from '../cast/handlers/life.ts';
import { isChildhood, itemTitle, layerTitle } from '../chart/layer-text.ts';
import { h } from '../dom/h.ts';
import { named, namedShort } from '../dom/star-text.ts';
import { markChosen, revealStop } from '../dom/strip.ts';
import { conceptTerm } from '../dom/term.ts';
import { unbrokenDates } from '../dom/unbroken-dates.ts';
import { walk } from '../dom/walk.ts';
import type { PartWords } from '../words/part-words.ts';
import { PART_WORDS, WORDS } from '../words/shown-words.ts';

/** True if an instant is in an item. */
export const isWithin = (at: number, { startsAt, endsAt }: Pick<AnyItem, 'startsAt' | 'endsAt'>): boolean =>
  startsAt <= at && at < endsAt;

/** A list of the timeline. */
export interface TimelineRow {
  readonly items: readonly AnyItem[];
  readonly element: HTMLElement;
  /** Marks the chosen item. */
  readonly mark: (chosen: AnyItem | undefined) => void;
  /** Scrolls to the item at which the Tab key stops: on a narrow screen all but the last list are strips. */
  readonly reveal: () => void;
  /** Moves the focus to that item. */
  readonly focus: () => void;
}

interface RowOptions {
  /** The item whose parts the list shows; undefined for the list of decades. */
  readonly of: AnyItem | undefined;
  readonly now: Now | undefined;
  readonly language: Language;
  readonly palaces: ChartAnswer['palaces'];
  readonly onChoose: (item: AnyItem) => void;
}

/** A list to choose from. */
export function timelineRow(items: readonly AnyItem[], options: RowOptions): TimelineRow {
  const { of, now, language, onChoose } = options;
  const level = items[0]?.level ?? 'day';
  const id = `row-${level}`;
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
        click: () => onChoose(item),
      },
      ...contentOf(item, n === runs, options),
    ),
  );
  const list = h(
    'ol',
    { 'aria-labelledby': id, keydown: (event) => walk(event as KeyboardEvent, buttons) },
    ...items.map((item, n) => h('li', { class: classOf(item, n === runs) }, buttons[n])),
  );
  return {
    items,
    element: h(
      'div',
      { class: `spans ${level}` },
      h(
        'h3',
        { id },
        of === undefined
          ? conceptTerm('decade', PART_WORDS[language].layers.timelineDecades)
          : headingOf(of, PART_WORDS[language]),
      ),
      list,
    ),
    mark(chosen) {
      markChosen(buttons, chosen === undefined ? -1 : items.indexOf(chosen));
    },
    reveal: () => revealStop(list, buttons),
    focus: () => buttons.find(({ tabIndex }) => tabIndex === 0)?.focus(),
  };
}

const classOf = (item: AnyItem, runs: boolean): string | undefined =>
  [isChildhood(item) ? 'childhood' : '', runs ? 'runs' : ''].filter(Boolean).join(' ') || undefined;

function headingOf(of: AnyItem, { layers, board }: PartWords): string {
  const title = layerTitle(of, layers);
  const heading = {
    decade: board.timelineYears,
    year: board.timelineMonths,
    month: board.timelineDays,
    day: board.hours,
    hour: '',
  };
  return fill(heading[of.level], { title });
}

function contentOf(item: AnyItem, runs: boolean, { language, palaces }: RowOptions): HTMLElement[] {
  const { layers } = PART_WORDS[language];
  const [name, note] = {
    decade: () => [namedShort(palaces[item.palace]!, language), yearsText(item)],
    year: () => [named(item.pair, language), fill(layers.ageOf, { age: item.level === 'year' ? item.age : '' })],
    month: () => [named(item.pair, language), shortDays(item, language)],
    day: () => [named(item.pair, language), shortDays(item, language)],
    hour: () => [named(item.pair, language), ''],
  }[item.level]() as [string, string];
  const era = item.level === 'year' ? eraYear(`${item.year}`, language) : undefined;
  return [
    h('span', { class: 'ages figures' }, itemTitle(item, layers)),
    ...(era === undefined ? [] : [h('span', { class: 'years era figures' }, era)]),
    h('span', { class: 'name' }, name),
    h('span', { class: 'years figures' }, ...fromTill(note)),
    ...(runs ? [h('span', { class: 'mark' }, WORDS[language].runsNow)] : []),
  ];
}

/** The days of an item without their year, which the headings of months and days contain. */
const shortDays = ({ days }: AnyItem, language: Language): string =>
  [...new Set(days)].map((day) => dayInFigures(day, language)).join('–');

const yearsText = (item: AnyItem): string =>
  item.level !== 'decade' ? '' : isChildhood(item) ? `${item.years[0]}` : item.years.join('–');

/** A span of days or years, which breaks only after its dash. */
const fromTill = (span: string): HTMLElement[] =>
  span.split('–').map((part, n, { length }) => h('span', { class: 'kept' }, n < length - 1 ? `${part}–` : part));

/** Today with the nominal age; nothing if today is outside the life. */
export function nowText({ input }: ChartAnswer, now: Now | undefined): HTMLElement | undefined {
  if (now === undefined) return undefined;
  const words = WORDS[input.lang];
  const age = conceptTerm('nominalAge', words.nominalAge);
  return h(
    'p',
    { class: 'figures' },
    ...unbrokenDates(fill(words.today, { date: deviceDate(now.at) }), input.lang),
    words.wordSpace,
    age,
    fill(PART_WORDS[input.lang].layers.nominalAgeOf, { age: now.nominalAge }),
  );
}

/** Today's date on the device. */
function deviceDate(at: number): string {
  const date = new Date(at);
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => `${part}`.padStart(2, '0')).join('-');
}

/** Note on the clocks that decide today and the beginning of a day. */
export function clockNote({ birth, conventions, input }: ChartAnswer): HTMLElement {
  const words = WORDS[input.lang];
  const clocks = { apparent: words.trueSolar, mean: words.meanSolar, clock: words.standardTime };
  const { name, timeZone } = birth.place;
  const rule = { place: name ?? timeZone, clock: clocks[conventions.solarTime] };
  return h('p', { class: 'hint' }, fill(PART_WORDS[input.lang].board.whoseClock, rule));
}

/** The luck pillars, which have their own spans of ten years. */
export function luckRow({ luckPillars, input }: ChartAnswer, now: Now | undefined): HTMLElement {
  const words = WORDS[input.lang];
  const items = luckPillars.pillars.map((pillar, n) => {
    const from = pillar.fromYear;
    const runs = n + 1 === now?.luckPillar;
    return h(
      'li',
      { class: runs ? 'runs' : undefined },
      h('span', { class: 'ages figures' }, luckAges(pillar, input.lang)),
      h('span', { class: 'name' }, named(pillar, input.lang)),
      h('span', { class: 'years figures' }, `${from}–${from + 10}`),
      ...(runs ? [h('span', { class: 'mark' }, words.runsNow)] : []),
    );
  });
  return h(
    'div',
    { class: 'spans luck-pillars' },
    h('h3', { id: 'row-luck' }, conceptTerm('luckPillar', words.luckHeading)),
    h('ol', { 'aria-labelledby': 'row-luck' }, ...items),
  );
}
