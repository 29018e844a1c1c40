// The timeline: lists of decades, of the years of the chosen one, of its months, their days and double hours, with the current items marked, and the bar
// at the board, which selects the same items. The selection is on the board as layers, each of which can be removed.

import { fill } from 'beichen/internal';
import type { ChartAnswer } from '../cast/api.ts';
import { CasterError } from '../cast/caster.ts';
import type { BirthQueries } from '../cast/chart-client.ts';
import type { AnyItem, Life } from '../cast/handlers/life.ts';
import { layerCards } from '../chart/layer-cards.ts';
import { namedLayers } from '../chart/layer-text.ts';
import { h } from '../dom/h.ts';
import { inPlace } from '../dom/in-place.ts';
import { joined } from '../dom/star-text.ts';
import {
  depthOf,
  LEVELS,
  type Level,
  SHOWN_LAYERS,
  type ShownLayer,
  type TimelineSelection,
  type TimelineView,
} from '../state/timeline-view.ts';
import { PART_WORDS } from '../words/shown-words.ts';
import { LifeStrips } from './life-strips.ts';
import { clockNote, isWithin, luckRow, nowText, type TimelineRow, timelineRow } from './timeline-row.ts';
import { type Reach, YearsBar } from './years-bar.ts';

interface TimelineOptions {
  readonly seen: Life;
  readonly life: BirthQueries;
  /** Called with the selection; undefined if there is none. */
  readonly onLook: (look: TimelineSelection | undefined) => void;
  readonly onFailure: () => void;
}

/** The items that lead to a moment, and the lists that contain them: one list more if the last item has items of its own. */
interface Way {
  readonly path: readonly AnyItem[];
  readonly lists: readonly (readonly AnyItem[])[];
}

/** The timeline of a chart, with its selection. */
export class Timeline {
  readonly parts: readonly HTMLElement[];
  /** The bar, which is placed at the board. */
  readonly bar: YearsBar;
  /** The strips of decades and years, which are placed at the board. */
  readonly strips: LifeStrips;
  readonly #answer: ChartAnswer;
  readonly #options: TimelineOptions;
  #way: Way;
  #look: TimelineSelection | undefined;
  /** Number of the last request: the answer to an earlier one is ignored. */
  #turn = 0;
  /** The years of decades whose strip was shown. */
  readonly #yearsOf = new Map<AnyItem, Promise<readonly AnyItem[]>>();
  #rows: readonly TimelineRow[] = [];
  readonly #list = h('div', { class: 'rows' });
  readonly #said = h('p', { class: 'on-board', role: 'status' });
  readonly #cards = h('div', { class: 'layer-cards' });

  constructor(answer: ChartAnswer, options: TimelineOptions) {
    const { seen } = options;
    this.#answer = answer;
    this.#options = options;
    this.#way = { path: [], lists: [seen.decades] };
    const now = seen.now && this.#canReach(seen.now.at) ? seen.now.at : undefined;
    this.bar = new YearsBar(answer, {
      onToggle: (layer) => this.#toggle(layer),
      onStep: (level, to) => this.#step(level, to),
      onToday: now === undefined ? undefined : () => this.open({ at: instantText(now), levels: this.#levelsOr(TODAY) }),
      onDate: (date) => this.open({ at: date, levels: this.#levelsOr(TODAY) }),
      onClear: () => {
        this.#set({ path: [], lists: [seen.decades] }, undefined);
        this.bar.focus();
      },
    });
    this.strips = new LifeStrips(answer, {
      decades: seen.decades,
      now: seen.now,
      onPress: (item) => this.#press(item),
    });
    this.parts = [
      h(
        'div',
        { class: 'head' },
        h('h2', { id: 'timeline-heading' }, PART_WORDS[answer.input.lang].layers.timelineHeading),
        nowText(answer, seen.now),
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

  /** Selects the moment of a link or of the stored view; nothing if the life has no such moment. */
  open({ at, levels }: TimelineView): Promise<void> {
    return this.#ask(async () => {
      const transits = await this.#options.life.transitsAt(at);
      if (transits === undefined) return undefined;
      const way = await this.#wayTo(Date.parse(transits.moment.utc), depthIn(levels));
      const shown = levels.filter((layer) => depthOf(layer) <= way.path.length);
      // A date alone has no double hour.
      const exact = levels.includes('hour') && transits.ziwei.hour === undefined ? way.path.at(-1)?.middle : undefined;
      const governs = exact === undefined ? transits : ((await this.#options.life.transitsAt(exact)) ?? transits);
      return [way, { at: exact ?? at, transits: governs, path: way.path, levels: shown }];
    });
  }

  /** Adds a layer to the board, at the selected moment or else now, or removes it. The lists end with the shortest layer. */
  #toggle(layer: ShownLayer): void {
    const before = this.#look?.levels ?? [];
    const others = before.filter((each) => each !== layer);
    const levels = SHOWN_LAYERS.filter((each) => others.includes(each) || (each === layer && !before.includes(each)));
    if (levels.length === 0) this.show(undefined);
    else this.open({ at: this.#look?.at ?? instantText(this.#moment), levels });
  }

  /** Adds a decade or a year to the layers on the board, or removes it. */
  #press(item: AnyItem): void {
    const { level } = item;
    const { now } = this.#options.seen;
    const isLaid = this.#look?.path.includes(item) === true && this.#look.levels.includes(level);
    if (isLaid) this.#toggle(level);
    else {
      const levels = this.#look?.levels ?? [];
      const at = now !== undefined && isWithin(now.at, item) ? instantText(now.at) : item.middle!;
      this.open({ at, levels: SHOWN_LAYERS.filter((each) => each === level || levels.includes(each)) });
    }
  }

  /** Shows the selection on the strips; without one, the years of the current decade. */
  async #showStrips(look: TimelineSelection | undefined): Promise<void> {
    const turn = this.#turn;
    const decade = this.#way.path[0] ?? this.#options.seen.decades.find((each) => isWithin(this.#moment, each));
    const years = decade === undefined ? [] : await this.#yearsIn(decade);
    if (turn === this.#turn) this.strips.show(look, decade, years);
  }

  /** The years of a decade; none if the request failed. */
  #yearsIn(decade: AnyItem): Promise<readonly AnyItem[]> {
    const shown = this.#way.path[0] === decade ? this.#way.lists[1] : undefined;
    const known = shown === undefined ? this.#yearsOf.get(decade) : Promise.resolve(shown);
    const years = known ?? this.#options.life.itemsIn('decade', decade.startsAt).catch(() => []);
    this.#yearsOf.set(decade, years);
    return years;
  }

  /** The moment on the board; otherwise now, or the beginning of the life. */
  get #moment(): number {
    if (this.#look !== undefined) return Date.parse(this.#look.transits.moment.utc);
    const { now, decades } = this.#options.seen;
    return now !== undefined && this.#canReach(now.at) ? now.at : decades[0]!.startsAt;
  }

  /** The layers on the board, or default ones if there are none. */
  #levelsOr(others: readonly ShownLayer[]): readonly ShownLayer[] {
    const levels = this.#look?.levels ?? [];
    return levels.length > 0 ? levels : others;
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

  /** Moves to the previous or next item of a level. The items within it keep their numbers: month 3 of a year is followed by month 3 of the next. */
  #step(level: Level, to: 'earlier' | 'later'): void {
    const depth = LEVELS.indexOf(level) + 1;
    const before = this.#way;
    this.#ask(async () => {
      const from = before.path.length >= depth ? before : await this.#wayTo(this.#moment, depth);
      const item = from.path[depth - 1];
      if (item === undefined) return undefined;
      const way = await this.#wayTo(to === 'earlier' ? item.startsAt - 1 : item.endsAt, depth);
      if (way.path.length < depth) return undefined;
      const within = before.path.slice(depth).map((each, n) => before.lists[depth + n]!.indexOf(each));
      const same = await this.#wayWithin(way, within);
      const levels = this.#look?.levels ?? [];
      const look = await this.#lookAt(same.path);
      return (
        look && [same, { ...look, levels: SHOWN_LAYERS.filter((each) => each === level || levels.includes(each)) }]
      );
    });
  }

  /** The path to the items with these numbers, or to the last item of a shorter list. */
  async #wayWithin({ path, lists }: Way, numbers: readonly number[]): Promise<Way> {
    const [number, ...others] = numbers;
    const list = lists.at(-1)!;
    if (number === undefined || lists.length === path.length) return { path, lists };
    const item = list[Math.min(number, list.length - 1)]!;
    return await this.#wayWithin({ path: [...path, item], lists: [...lists, ...(await this.#itemsIn(item))] }, others);
  }

  /** The path to an instant, with a number of levels. It ends early at the end of the life or of the tables. */
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

  /** The list of items within an item: the current list or a new one; none for a day. */
  async #itemsIn(item: AnyItem): Promise<readonly (readonly AnyItem[])[]> {
    if (item.level === 'hour') return [];
    const { path, lists } = this.#way;
    const shown = lists[path.indexOf(item) + 1];
    return [path.includes(item) && shown ? shown : await this.#options.life.itemsIn(item.level, item.startsAt)];
  }

  /** Selects the present transits if they are in the last item of a path, otherwise those of its middle. Removed levels stay removed. */
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
    const shown = path.map(({ level }) => level).filter((level) => !isOff(level));
    const isShown = (layer: ShownLayer) =>
      layer === 'smallLimit' ? this.#look?.levels.includes(layer) === true && path.length > 1 : shown.includes(layer);
    return { at, path, transits, levels: SHOWN_LAYERS.filter(isShown) };
  }

  /** Shows an answer, unless there was a later request. */
  async #ask(answer: () => Promise<readonly [Way, TimelineSelection | undefined] | undefined>): Promise<void> {
    const turn = ++this.#turn;
    try {
      const answered = await answer();
      if (turn !== this.#turn) return;
      this.#set(...(answered ?? [this.#way, this.#look]));
    } catch (error) {
      if (!(error instanceof CasterError)) throw error;
      if (turn !== this.#turn) return;
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
  }

  /** Renders the lists. An existing one stays, with its focus. */
  #putRows(): void {
    const elements = this.#rows.map(({ element }) => element);
    for (const shown of [...this.#list.children]) if (!elements.includes(shown as HTMLElement)) shown.remove();
    for (const element of elements) if (!element.isConnected) this.#list.append(element);
  }

  #showLook(look: TimelineSelection | undefined): void {
    const isOther = look !== this.#look;
    this.#look = look;
    const { lang } = this.#answer.input;
    const { board } = PART_WORDS[lang];
    const shown = look === undefined ? [] : namedLayers(look, lang).map(({ title }) => title);
    const layers = joined(shown, lang);
    this.#said.textContent =
      shown.length === 0 ? (this.#isBeyond ? board.beyondTables : board.noLayers) : fill(board.onBoard, { layers });
    this.bar.show(look, this.#reach());
    this.#showStrips(look);
    this.#cards.replaceChildren(...(look === undefined ? [] : layerCards(this.#answer, look)));
    if (isOther) this.#options.onLook(look);
  }

  /** Levels that have a neighbour; undefined for a level without a selection. */
  #reach(): Reach {
    const reach = (level: Level) => {
      const item = this.#way.path.find((each) => each.level === level);
      return {
        earlier: item === undefined || this.#canReach(item.startsAt - 1),
        later: item === undefined || this.#canReach(item.endsAt),
      };
    };
    return Object.fromEntries(LEVELS.map((level) => [level, reach(level)])) as unknown as Reach;
  }

  /** True if no decade of the life is within the tables. */
  get #isBeyond(): boolean {
    return this.#options.seen.decades.every(({ middle }) => middle === undefined);
  }

  #canReach(at: number): boolean {
    return this.#options.seen.decades.some((decade) => isWithin(at, decade));
  }
}

const levelsIn = ({ path }: Way): readonly Level[] => path.map(({ level }) => level);

/** Layers that "today" adds if none is on the board. */
const TODAY: readonly ShownLayer[] = ['decade', 'year', 'month', 'day'];

/** Depth of the shortest of some layers. */
const depthIn = (layers: readonly ShownLayer[]): number => Math.max(0, ...layers.map(depthOf));

/** An instant as a link names it, to the second. */
const instantText = (at: number): string => new Date(at).toISOString().replace('.000', '');
