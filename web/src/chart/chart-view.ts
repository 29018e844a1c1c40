// The drawings of a chart on the page. Pointing at a palace or moving to it by keys shows its trines and its opposite; one palace is chosen, and
// its stem and its name can be pressed.

import type { Language } from 'beichen';
import { type BoardOverlay, LAYOUTS, type Layout, type PillarOrder, type PressedPart } from 'beichen/draw';
import { type BoardMoment, boardForPage, type boardMoment, joinFacts, linesOf } from 'beichen/internal';
import type { ChartAnswer } from '../cast/api.ts';
import { showInPieces } from '../dom/frames.ts';
import { byId, h } from '../dom/h.ts';
import { inPlace } from '../dom/in-place.ts';
import { BOARD_SWITCHES, type BoardView, densityIn } from '../state/board-view.ts';
import type { TimelineSelection } from '../state/timeline-view.ts';
import { WORDS } from '../words/shown-words.ts';
import { type Board, board } from './board.ts';
import { layersOf } from './chart-layers.ts';

/** What is laid over the board, for each size of it. */
type Over = (layout: Layout) => BoardOverlay | undefined;

/** What is laid on the board, and the order of its pillars. */
interface BoardState {
  readonly pillarOrder?: PillarOrder;
  readonly look?: TimelineSelection;
  readonly over?: Over;
  readonly flowStars?: boolean;
}

interface ViewOptions {
  readonly pillarOrder: PillarOrder;
  readonly board: BoardView;
  /** Gets the index of the current palace: the one pointed at, else the one chosen. */
  readonly onShow: (palace: number) => void;
  /** Gets a palace that is chosen while flights follow what is chosen. */
  readonly onFlights: (palace: number) => void;
  /** Is called when a palace is chosen by a press, not only passed by the arrow keys. */
  readonly onOpen: () => void;
  /** Gets a palace whose stem or name is pressed. */
  readonly onPress: (palace: number, part: PressedPart) => void;
}

interface Drawing {
  readonly layout: Layout;
  readonly frame: HTMLElement;
  /** By their index in `palaces`; empty until the drawing is made. */
  palaces: readonly SVGGElement[];
  /** The height of the drawing: palaces are higher with layers. */
  height: number;
  /** What is laid on it. */
  laid: BoardState;
}

/** The drawings of a chart, one for each size: which palace is chosen and current, and what is laid on them. Nothing is drawn at first. */
export class ChartView {
  readonly element: HTMLElement;
  /** The room of the years at the board. */
  readonly years = h('div', { class: 'years-room' });
  /** Makes the layers of a moment, once what does so is loaded. */
  makeMoment: typeof boardMoment | undefined;
  /** What is highlighted on the drawings. */
  readonly board: Board;
  readonly #answer: ChartAnswer;
  readonly #options: ViewOptions;
  readonly #drawings = LAYOUTS.map(
    (layout): Drawing => ({
      layout,
      frame: h('div', { class: `drawing ${layout}` }),
      palaces: [],
      height: 0,
      laid: {},
    }),
  );
  #chosen: number;
  #current: number;
  /** The palace whose decade is that of today. */
  #running: number | undefined;
  #laid: BoardState;
  /** Whether the flights are those of the chosen palace. */
  #areFollowed = false;

  constructor(answer: ChartAnswer, options: ViewOptions) {
    this.#answer = answer;
    this.#options = options;
    this.#laid = { pillarOrder: options.pillarOrder, flowStars: options.board.flowStars };
    this.#chosen = this.#current = answer.palaces.findIndex(({ id }) => id === 'life');
    this.board = board({
      clearLabel: WORDS[answer.input.lang].clear,
      onChange: () => this.#lightAll(),
      palaces: () => this.#drawingShown.palaces,
    });
    this.element = h(
      'div',
      { class: 'drawings' },
      ...this.#drawings.map(({ frame }) => frame),
      this.board.note,
      this.years,
      ...(WORDS[answer.language].plates === '' ? [] : [plateKey(answer)]),
    );
    for (const { frame } of this.#drawings) keepPresses(frame);
    this.read(options.board);
    options.onShow(this.#chosen);
  }

  /** Shows as much of the board as is read, and its lines. */
  read({ density = densityIn(this.#answer.input.lang), flowStars, ...board }: BoardView): void {
    const { trines, transformations, flights } = { ...BOARD_SWITCHES, ...board };
    this.element.dataset.density = density;
    this.element.classList.toggle('without-lines', !trines);
    this.element.classList.toggle('without-transformations', !transformations);
    const wasFollowing = this.#areFollowed;
    this.#areFollowed = flights;
    if (wasFollowing !== flights && this.element.isConnected) {
      if (flights) this.#options.onFlights(this.#chosen);
      else this.board.clear();
    }
    if (flowStars !== this.#laid.flowStars) this.#lay({ ...this.#laid, flowStars });
  }

  /** Chooses a palace, as a press on it does. */
  choose(palace: number): void {
    this.#choose(palace);
  }

  /** The current palace, by its index in `palaces`: the one pointed at, else the one chosen. */
  get current(): number {
    return this.#current;
  }

  /** Draws the flights of the chosen palace, where they follow it. */
  follow(): void {
    if (this.#areFollowed) this.#options.onFlights(this.#chosen);
  }

  /** The palace that is chosen, as it is drawn. */
  get chosenPalace(): SVGGElement | undefined {
    return this.#drawingShown.palaces[this.#chosen];
  }

  get language(): Language {
    return this.#answer.input.lang;
  }

  /** The size for which there is room; known when the view is in the page. */
  get sizeShown(): Layout {
    return this.#drawingShown.layout;
  }

  /** Draws one of the two sizes, unless it is drawn. The style shows the one for which there is room; its texts come a few palaces a frame. */
  async draw(layout: Layout): Promise<void> {
    const drawing = this.#drawings.find((each) => each.layout === layout)!;
    if (drawing.palaces.length === 0 || drawing.laid !== this.#laid) await this.#drawAgain(drawing);
  }

  /** Lays levels of a life on the board, or removes them. The drawing before stays until the new one has its texts. */
  showLevels(look: TimelineSelection | undefined): Promise<void> {
    return this.#lay({ ...this.#laid, look });
  }

  /** Lays something else over the board, for each size of it, or removes it. */
  showOverlay(over: Over | undefined): Promise<void> {
    return this.#lay({ ...this.#laid, over });
  }

  /** Draws the board again with its pillars in another order. */
  turnPillars(pillarOrder: PillarOrder): Promise<void> {
    return this.#lay({ ...this.#laid, pillarOrder });
  }

  /** Marks the palace whose decade is that of today. */
  markRunning(palace: number): void {
    this.#running = palace;
    for (const { palaces } of this.#drawings) if (palaces.length > 0) mark(palaces[palace]!, this.#answer);
  }

  get #drawingShown(): Drawing {
    return this.#drawings.find(({ frame }) => frame.checkVisibility()) ?? this.#drawings[0]!;
  }

  async #lay(next: BoardState): Promise<void> {
    this.#laid = next;
    const seenFirst = [...this.#drawings].sort(
      (a, b) => Number(b.frame.checkVisibility()) - Number(a.frame.checkVisibility()),
    );
    for (const { layout, palaces } of seenFirst) if (palaces.length > 0) await this.draw(layout);
  }

  #lightAll(): void {
    for (const drawing of this.#drawings) this.#light(drawing);
  }

  #light({ layout, frame, palaces, height }: Drawing): void {
    const surroundings = [this.#current + 4, this.#current + 6, this.#current + 8].map((p) => p % 12);
    const lit = this.board.shown()?.palaces ?? [];
    palaces.forEach((group, n) => {
      group.classList.toggle('lit', lit.includes(n));
      group.classList.toggle('chosen', n === this.#current);
      group.classList.toggle('surrounding', surroundings.includes(n));
      group.setAttribute('aria-checked', String(n === this.#chosen));
      group.setAttribute('tabindex', n === this.#chosen ? '0' : '-1');
    });
    if (palaces.length > 0) frame.querySelector('.aspects')!.setAttribute('d', linesOf(this.#current, layout, height));
  }

  #point(palace: number): void {
    const isOther = this.#current !== palace;
    this.#current = palace;
    this.#lightAll();
    if (isOther) this.#options.onShow(palace);
  }

  #choose(palace: number): void {
    const isOther = this.#chosen !== palace;
    this.#chosen = palace;
    this.#point(palace);
    if (isOther && this.#areFollowed) this.#options.onFlights(palace);
  }

  #listen(group: SVGGElement, n: number, drawing: Drawing): void {
    const { onPress, onOpen } = this.#options;
    group.addEventListener('pointermove', ({ pointerType, movementX, movementY }) => {
      // A board that comes, grows or scrolls under a mouse at rest moves it by nothing.
      const isMoved = movementX !== 0 || movementY !== 0;
      if (pointerType === 'mouse' && isMoved && this.#current !== n) this.#point(n);
    });
    group.addEventListener('pointerleave', ({ pointerType }) => pointerType === 'mouse' && this.#point(this.#chosen));
    group.addEventListener('click', ({ target }) => {
      const part = (target as SVGElement).dataset.press as PressedPart | undefined;
      this.#choose(n);
      if (part === undefined) onOpen();
      else onPress(n, part);
    });
    group.addEventListener('keydown', (event) => {
      const part = event.ctrlKey || event.metaKey || event.altKey ? undefined : KEYS_OF_PARTS[event.key.toLowerCase()];
      if (part !== undefined) onPress(n, part);
      if (event.key === 'Escape') this.board.clear();
      const next = palaceBy(event.key, n);
      if (next === undefined) return;
      event.preventDefault();
      this.#choose(next);
      drawing.palaces[next]!.focus();
      if (next === n && DIRECTIONS[event.key] === undefined) onOpen();
    });
  }

  /** The levels of a life that are laid on the board. */
  #momentOn(layout: Layout, { look, flowStars, pillarOrder }: BoardState): BoardMoment | undefined {
    const { transits, ...layers } = layersOf(look, flowStars);
    return transits && this.makeMoment?.(this.#answer, { layout, transits, ...layers, pillarOrder });
  }

  /** Draws the board with what is laid on it now. */
  async #drawAgain(drawing: Drawing): Promise<void> {
    const { layout, frame } = drawing;
    const laid = this.#laid;
    const parsed = h('div');
    parsed.innerHTML = boardForPage(this.#answer, {
      layout,
      name: this.#answer.input.name,
      pillarOrder: laid.pillarOrder,
      moment: this.#momentOn(layout, laid),
      overlay: laid.over?.(layout),
    });
    const made = parsed.querySelector('svg')!;
    const before = frame.querySelector('svg:not(.coming)');
    const texts = frame.checkVisibility() ? [...made.querySelectorAll('.middle, .palace')] : [];
    const pieces = showInPieces(texts, PALACES_IN_A_FRAME);
    made.classList.toggle('coming', before !== null);
    frame.append(made);
    if (before === null) {
      this.#fit(layout, made);
      this.#take(drawing, made, laid);
    }
    await pieces;
    if (before === null) return;
    if (laid !== this.#laid) {
      made.remove(); // the next one is drawn already
      return;
    }
    const focused = drawing.palaces.indexOf(document.activeElement as SVGGElement);
    const isAtBar = this.years.matches(':hover, :focus-within');
    inPlace(isAtBar ? this.years : byId('timeline'), () => {
      made.classList.remove('coming');
      frame.replaceChildren(made);
      this.#fit(layout, made);
    });
    this.#take(drawing, made, laid);
    drawing.palaces[focused]?.focus({ preventScroll: true });
  }

  /** Lets the style make the board as large as the screen leaves: it needs its width by its height. */
  #fit(layout: Layout, { viewBox: { baseVal } }: SVGSVGElement): void {
    if (layout === 'full') this.element.style.setProperty('--shape', String(baseVal.width / baseVal.height));
  }

  /** Connects the palaces of a drawing to the pointer and the keyboard. */
  #take(drawing: Drawing, made: SVGSVGElement, laid: BoardState): void {
    const groups = [...made.querySelectorAll<SVGGElement>('.palace')];
    drawing.palaces = groups.sort((a, b) => Number(a.dataset.palace) - Number(b.dataset.palace));
    drawing.height = made.viewBox.baseVal.height;
    drawing.laid = laid;
    for (const [n, group] of drawing.palaces.entries()) this.#listen(group, n, drawing);
    if (this.#running !== undefined) mark(drawing.palaces[this.#running]!, this.#answer);
    this.#light(drawing);
  }
}

/** The keys that press parts of the palace that has the focus. */
const KEYS_OF_PARTS: Readonly<Record<string, PressedPart>> = { f: 'stem', r: 'name' };

/** A press of a mouse during which the next drawing takes the place of the one that was pressed is no click to a browser: here it is one, on the next. */
function keepPresses(frame: HTMLElement): void {
  let pressed: Element | undefined;
  frame.addEventListener('pointerdown', ({ target }) => {
    pressed = target as Element;
  });
  frame.addEventListener('pointerup', ({ target, pointerType }) => {
    const isLost = pressed?.isConnected === false && pointerType === 'mouse';
    pressed = undefined;
    if (isLost) target!.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  });
}

/** As many as a slow phone lays out without blocking. */
const PALACES_IN_A_FRAME = 3;

/** Marks the palace whose decade is that of today, for the eye and in its name. */
function mark(palace: SVGGElement, { input }: ChartAnswer): void {
  palace.classList.add('running');
  palace.setAttribute(
    'aria-label',
    joinFacts([palace.getAttribute('aria-label')!, WORDS[input.lang].decadeRuns], input.lang),
  );
}

/** What the letters on the plates of the small drawing represent: L Lu (Prosperity). */
export function plateKey({ ziwei, language }: ChartAnswer): HTMLElement {
  const plates = WORDS[language].plates.split(' ');
  return h(
    'p',
    { class: 'hint key' },
    ...ziwei.transformations.map(({ id, name }, n) => {
      const kind = name.replace(/^\S+ /, '');
      return h('span', {}, h('span', { class: `plate ${id}`, 'aria-hidden': 'true' }, plates[n]), ` ${kind}`);
    }),
  );
}

// Palaces by their place in `palaces`, as the drawing has them.
const GRID = [
  [3, 4, 5, 6],
  [2, -1, -1, 7],
  [1, -1, -1, 8],
  [0, 11, 10, 9],
] as const;

const DIRECTIONS: Readonly<Record<string, readonly [down: number, right: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** The palace that a key leads to, as seen: over the centre to the other side, and at an edge no further; undefined for other keys. */
function palaceBy(key: string, from: number): number | undefined {
  if (key === ' ' || key === 'Enter') return from;
  const direction = DIRECTIONS[key];
  if (direction === undefined) return undefined;
  const [down, right] = direction;
  let row = GRID.findIndex((cells) => (cells as readonly number[]).includes(from));
  let column = (GRID[row] as readonly number[]).indexOf(from);
  do {
    row += down;
    column += right;
  } while (GRID[row]?.[column] === -1);
  return GRID[row]?.[column] ?? from;
}
