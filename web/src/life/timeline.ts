// The timeline. Decades, the years of the chosen one, its months and their days: lists to choose from, in which today is marked. What is chosen is
// on the board as a layer, and each layer can be taken off.

import { fill } from 'beichen/internal';
import type { ChartAnswer } from '../cast/api.ts';
import { CasterError } from '../cast/caster.ts';
import type { BirthQueries } from '../cast/chart-client.ts';
import type { AnyItem, Life } from '../cast/handlers/life.ts';
import { layerCards } from '../chart/layer-cards.ts';
import { layerTitle } from '../chart/layer-text.ts';
import { h } from '../dom/h.ts';
import { inPlace } from '../dom/in-place.ts';
import { joined } from '../dom/star-text.ts';
import { LEVELS, type Level, type TimelineSelection, type TimelineView } from '../state/timeline-view.ts';
import { WORDS } from '../words/shown-words.ts';
import type { Words } from '../words/words.ts';
import { clockNote, isWithin, luckRow, nowText, type TimelineRow, timelineRow } from './timeline-row.ts';

interface TimelineOptions {
  readonly seen: Life;
  readonly life: BirthQueries;
  /** Gets what is selected; undefined when nothing is. */
  readonly onLook: (look: TimelineSelection | undefined) => void;
  readonly onFailure: () => void;
}

/** The items that lead to a moment, and the lists in which they are: one more where the last of them has items of its own. */
interface Way {
  readonly path: readonly AnyItem[];
  readonly lists: readonly (readonly AnyItem[])[];
}

/** The timeline of a chart, with what is chosen on it. */
export class Timeline {
  readonly parts: readonly HTMLElement[];
  readonly #answer: ChartAnswer;
  readonly #words: Words;
  readonly #options: TimelineOptions;
  #way: Way;
  #look: TimelineSelection | undefined;
  /** Counts the questions: an answer that comes after the next question is not shown. */
  #asked = 0;
  #rows: readonly TimelineRow[] = [];
  readonly #list = h('div', { class: 'rows' });
  readonly #said = h('p', { class: 'on-board', role: 'status' });
  readonly #chips: HTMLElement;
  readonly #cards = h('div', { class: 'layer-cards' });
  readonly #earlier: HTMLButtonElement;
  readonly #later: HTMLButtonElement;
  readonly #clear: HTMLButtonElement;

  constructor(answer: ChartAnswer, options: TimelineOptions) {
    const words = WORDS[answer.input.lang];
    const { seen } = options;
    this.#answer = answer;
    this.#words = words;
    this.#options = options;
    this.#way = { path: [], lists: [seen.decades] };
    this.#chips = h('div', { class: 'chips', role: 'group', 'aria-label': words.layers });
    this.#earlier = this.#stepButton('‹', words.earlier, ({ startsAt }) => startsAt - 1);
    this.#later = this.#stepButton('›', words.later, ({ endsAt }) => endsAt);
    this.#clear = quietButton(words.clearLayers, () => {
      this.#set({ path: [], lists: [seen.decades] }, undefined);
      this.#rows[0]!.focus();
    });
    this.parts = [
      h(
        'div',
        { class: 'head' },
        h('h2', { id: 'timeline-heading' }, words.timelineHeading),
        nowText(answer, seen.now),
      ),
      h(
        'div',
        { class: 'bar' },
        seen.now && this.#canReach(seen.now.at) ? this.#todayButton(seen.now.at) : undefined,
        this.#earlier,
        this.#later,
        this.#clear,
        this.#chips,
      ),
      this.#said,
      this.#list,
      this.#cards,
      luckRow(answer, seen.now),
      clockNote(answer),
    ];
    this.#set(this.#way, undefined);
  }

  /** Shows what a view selects: a moment and its layers, or the birth alone. */
  show(timeline: TimelineView | undefined): void {
    if (timeline !== undefined) this.open(timeline);
    else this.#ask(async () => [{ path: [], lists: [this.#options.seen.decades] }, undefined]);
  }

  /** Looks at what a link or the tab names; at nothing where the life has no such moment. */
  open({ at, levels }: TimelineView): Promise<void> {
    return this.#ask(async () => {
      const transits = await this.#options.life.transitsAt(at);
      if (transits === undefined) return undefined;
      const way = await this.#wayTo(Date.parse(transits.moment.utc), LEVELS.indexOf(levels.at(-1)!) + 1);
      return [way, { at, transits, path: way.path, levels: levelsIn(way).filter((level) => levels.includes(level)) }];
    });
  }

  #choose(item: AnyItem): void {
    const depth = LEVELS.indexOf(item.level);
    const isChosen = this.#way.path[depth] === item;
    const path = [...this.#way.path.slice(0, depth), ...(isChosen ? [] : [item])];
    const lists = this.#way.lists.slice(0, depth + 1);
    this.#rows[depth]!.mark(isChosen ? undefined : item);
    this.#ask(async () => {
      const [next, look] = await Promise.all([isChosen ? [] : this.#itemsIn(item), this.#lookAt(path)]);
      return [{ path, lists: [...lists, ...next] }, look];
    });
  }

  /** Goes on to what governs before or after the last item, as deep as that. */
  #step(target: number): void {
    const { path } = this.#way;
    this.#ask(async () => {
      const way = await this.#wayTo(target, path.length);
      return way.path.length < path.length ? undefined : [way, await this.#lookAt(way.path)];
    });
  }

  /** The way to an instant, so many levels deep. It ends where the life does, or the tables. */
  async #wayTo(at: number, depth: number): Promise<Way> {
    const path: AnyItem[] = [];
    const lists: (readonly AnyItem[])[] = [this.#options.seen.decades];
    while (path.length < depth) {
      const item = lists.at(-1)!.find((each) => isWithin(at, each));
      if (item === undefined) break;
      path.push(item);
      lists.push(...(await this.#itemsIn(item)));
    }
    return { path, lists };
  }

  /** The list of what an item holds: the one that is shown already, or another; of a day none. */
  async #itemsIn(item: AnyItem): Promise<readonly (readonly AnyItem[])[]> {
    if (item.level === 'day') return [];
    const { path, lists } = this.#way;
    const shown = lists[path.indexOf(item) + 1];
    return [path.includes(item) && shown ? shown : await this.#options.life.itemsIn(item.level, item.startsAt)];
  }

  /** What governs now, if that is in the last item of a path, or else in its middle. Levels that were taken off the board stay off. */
  async #lookAt(path: readonly AnyItem[]): Promise<TimelineSelection | undefined> {
    const last = path.at(-1);
    if (last === undefined) return undefined;
    const { now } = this.#options.seen;
    const at = now && isWithin(now.at, last) ? instantText(now.at) : last.middle!;
    const transits = await this.#options.life.transitsAt(at);
    if (transits === undefined) return undefined;
    const before = levelsIn(this.#way);
    const isOff = (level: Level) =>
      level !== last.level && before.includes(level) && this.#look?.levels.includes(level) === false;
    return { at, path, transits, levels: path.map(({ level }) => level).filter((level) => !isOff(level)) };
  }

  /** Shows an answer, unless another question was asked meanwhile. */
  async #ask(answer: () => Promise<readonly [Way, TimelineSelection | undefined] | undefined>): Promise<void> {
    const turn = ++this.#asked;
    try {
      const answered = await answer();
      if (turn !== this.#asked) return;
      this.#set(...(answered ?? [this.#way, this.#look]));
    } catch (error) {
      if (!(error instanceof CasterError)) throw error;
      if (turn !== this.#asked) return;
      this.#set(this.#way, this.#look);
      this.#options.onFailure();
    }
  }

  #set(way: Way, look: TimelineSelection | undefined): void {
    this.#way = way;
    this.#rows = way.lists.map((items, n) => {
      const shown = this.#rows[n];
      const row =
        shown?.items === items
          ? shown
          : timelineRow(items, {
              of: way.path[n - 1],
              now: this.#options.seen.now,
              language: this.#answer.input.lang,
              palaces: this.#answer.palaces,
              onChoose: (item) => this.#choose(item),
            });
      row.mark(way.path[n]);
      return row;
    });
    inPlace(this.#list, () => {
      this.#showWay();
      this.#showLook(look);
    });
  }

  #showWay(): void {
    this.#putRows();
    for (const row of this.#rows) row.reveal();
    const { path } = this.#way;
    const last = path.at(-1);
    for (const button of [this.#earlier, this.#later, this.#clear]) button.hidden = last === undefined;
    this.#earlier.disabled = last === undefined || !this.#canReach(last.startsAt - 1);
    this.#later.disabled = last === undefined || !this.#canReach(last.endsAt);
    this.#chips.replaceChildren(...path.map((item) => this.#chip(item)));
  }

  /** Puts the lists on the page. One that is there already stays, with its focus. */
  #putRows(): void {
    const elements = this.#rows.map(({ element }) => element);
    for (const shown of [...this.#list.children]) if (!elements.includes(shown as HTMLElement)) shown.remove();
    for (const element of elements) if (!element.isConnected) this.#list.append(element);
  }

  #showLook(look: TimelineSelection | undefined): void {
    const isOther = look !== this.#look;
    this.#look = look;
    const words = this.#words;
    const shown = look?.path.filter(({ level }) => look.levels.includes(level)) ?? [];
    const layers = joined(
      shown.map((item) => layerTitle(item, words)),
      this.#answer.input.lang,
    );
    this.#said.textContent = shown.length === 0 ? words.noLayers : fill(words.onBoard, { layers });
    for (const chip of this.#chips.querySelectorAll('button')) {
      chip.setAttribute('aria-pressed', String(look?.levels.includes(chip.dataset.level as Level) === true));
    }
    this.#cards.replaceChildren(...(look === undefined ? [] : layerCards(this.#answer, look)));
    if (isOther) this.#options.onLook(look);
  }

  /** A layer of the legend, which lays it on the board and takes it off. */
  #chip(item: AnyItem): HTMLElement {
    const { level } = item;
    return h(
      'button',
      {
        type: 'button',
        class: `chip ${level}`,
        'data-level': level,
        click: () => {
          const { levels } = this.#look!;
          const others = levels.filter((each) => each !== level);
          const isOn = others.length < levels.length;
          const next = isOn ? others : LEVELS.filter((each) => each === level || others.includes(each));
          this.#showLook({ ...this.#look!, levels: next });
        },
      },
      layerTitle(item, this.#words),
    );
  }

  #todayButton(now: number): HTMLElement {
    return quietButton(this.#words.showToday, () => this.open({ at: instantText(now), levels: LEVELS }));
  }

  #stepButton(sign: string, label: string, target: (last: AnyItem) => number): HTMLButtonElement {
    const button = quietButton(sign, () => this.#step(target(this.#way.path.at(-1)!)));
    button.classList.add('step');
    button.setAttribute('aria-label', label);
    return button;
  }

  #canReach(at: number): boolean {
    return this.#options.seen.decades.some((decade) => isWithin(at, decade));
  }
}

const levelsIn = ({ path }: Way): readonly Level[] => path.map(({ level }) => level);

const quietButton = (label: string, click: () => void): HTMLButtonElement =>
  h('button', { type: 'button', class: 'quiet', click }, label);

/** An instant as a link names it, to the second. */
const instantText = (at: number): string => new Date(at).toISOString().replace('.000', '');
