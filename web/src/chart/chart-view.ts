// The drawings of a chart on the page. Pointing at a palace, or moving to it by keys, shows its trines and its opposite. One palace is chosen, and its
// stem and its name can be pressed.

import type { Language } from 'beichen';
import {
  BOARD_HEIGHTS,
  BOARD_WIDTHS,
  type BoardOverlay,
  boxOf,
  type Density,
  type Layout,
  type PillarOrder,
  type PressedPart,
  type Size,
  type SvgOptions,
} from 'beichen/draw';
import { type BoardMoment, boardForPage, type boardMoment, joinFacts, linesOf } from 'beichen/internal';
import type { ChartAnswer } from '../cast/api.ts';
import { showInPieces } from '../dom/frames.ts';
import { h } from '../dom/h.ts';
import { inPlace } from '../dom/in-place.ts';
import { beforePrint } from '../dom/print.ts';
import { isPhone } from '../dom/wide.ts';
import { BOARD_SWITCHES, type BoardView, DEFAULT_DENSITY } from '../state/board-view.ts';
import type { TimelineSelection } from '../state/timeline-view.ts';
import { WORDS } from '../words/shown-words.ts';
import { type Board, board } from './board.ts';
import { layersOf } from './chart-layers.ts';

/** Layers and overlays of the board, and the order of its pillars. */
interface BoardState {
  readonly density: Density;
  readonly pillarOrder?: PillarOrder;
  readonly look?: TimelineSelection;
  readonly over?: BoardOverlay | undefined;
  readonly flowStars?: boolean;
}

interface ViewOptions {
  readonly pillarOrder: PillarOrder;
  readonly board: BoardView;
  /** The part below the drawings, which keeps its position when a drawing replaces another. */
  readonly below: HTMLElement;
  /** Aborted when the chart is removed. */
  readonly signal: AbortSignal;
  /** Called with the index of the current palace: the one pointed at, otherwise the chosen one. */
  readonly onShow: (palace: number) => void;
  /** Called with a newly chosen palace while the flights follow the chosen one. */
  readonly onFlights: (palace: number) => void;
  /** Called when a palace is chosen by a press, not when the arrow keys pass it. */
  readonly onOpen: () => void;
  /** Called with a palace whose stem or name is pressed. */
  readonly onPress: (palace: number, part: PressedPart) => void;
}

/** Size and detail of a board. */
export type SeenBoard = Pick<SvgOptions, 'layout' | 'width' | 'height' | 'density'>;

/** The box for which a board is drawn. */
interface Box {
  readonly layout: Layout;
  readonly size: Size;
}

interface Drawing {
  readonly frame: HTMLElement;
  /** The box for which it is drawn. */
  box: Box;
  /** The drawn palaces by their index in `palaces`; empty until the drawing is complete. */
  palaces: readonly SVGGElement[];
  /** State that the board shows. */
  laid: BoardState | undefined;
}

/**
 * The drawings of a chart, one that fills its box on the screen and one for paper, with the chosen palace, the current palace, the layers and the overlay.
 * Nothing is drawn at first; that for paper is drawn when the page is printed.
 */
export class ChartView {
  readonly element: HTMLElement;
  /** Placeholder of the bar of years at the board. */
  readonly years = h('div', { class: 'years-room' });
  /** Placeholder of the strips of decades and years at the board. */
  readonly strips = h('div', { class: 'strips' });
  /** Builds the layers of a moment, once the code for it is loaded. */
  makeMoment: typeof boardMoment | undefined;
  /** Highlights on the drawings. */
  readonly board: Board;
  readonly #answer: ChartAnswer;
  readonly #options: ViewOptions;
  readonly #screen: Drawing = {
    frame: h('div', { class: 'drawing full' }),
    box: boxOf({}),
    palaces: [],
    laid: undefined,
  };
  readonly #paper = h('div', { class: 'drawing paper' });
  #chosen: number;
  #current: number;
  /** The palace of the current decade. */
  #running: number | undefined;
  #laid: BoardState;
  /** True if the flights start from the chosen palace. */
  #areFollowed = false;

  constructor(answer: ChartAnswer, options: ViewOptions) {
    this.#answer = answer;
    this.#options = options;
    this.#laid = {
      density: options.board.density ?? DEFAULT_DENSITY,
      pillarOrder: options.pillarOrder,
      flowStars: options.board.flowStars,
    };
    this.#chosen = this.#current = answer.palaces.findIndex(({ id }) => id === 'life');
    this.board = board({
      clearLabel: WORDS[answer.input.lang].clear,
      onChange: () => this.#light(),
      palaces: () => this.#screen.palaces,
    });
    const boards = [this.#screen.frame, this.#paper, this.board.note, this.strips];
    this.element = h(
      'div',
      { class: 'drawings' },
      ...(isPhone() ? [...boards, this.years] : [this.years, ...boards]),
      ...(WORDS[answer.language].plates === '' ? [] : [plateKey(answer)]),
    );
    keepPresses(this.#screen.frame);
    this.#followSize(options.signal);
    beforePrint(options.signal, () => this.#drawForPaper());
    this.read(options.board);
    options.onShow(this.#chosen);
  }

  /** Applies the settings of the board: its detail and its lines. */
  read({ density = DEFAULT_DENSITY, flowStars, ...board }: BoardView): void {
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
    if (flowStars !== this.#laid.flowStars || density !== this.#laid.density)
      this.#lay({ ...this.#laid, flowStars, density });
  }

  /** Chooses a palace, like a press on it. */
  choose(palace: number): void {
    this.#choose(palace);
  }

  /** The index of the current palace in `palaces`: the one pointed at, otherwise the chosen one. */
  get current(): number {
    return this.#current;
  }

  /** Draws the flights of the chosen palace, if they follow it. */
  follow(): void {
    if (this.#areFollowed) this.#options.onFlights(this.#chosen);
  }

  /** The element of the chosen palace. */
  get chosenPalace(): SVGGElement | undefined {
    return this.#screen.palaces[this.#chosen];
  }

  get language(): Language {
    return this.#answer.input.lang;
  }

  /** The board as displayed, to be saved as a file. */
  get seen(): SeenBoard {
    const { layout, size } = this.#screen.box;
    return { layout, ...size, density: this.#laid.density };
  }

  /** Draws the board on the screen, unless it is drawn; the texts of its palaces are added over several frames. */
  async draw(): Promise<void> {
    if (this.#screen.palaces.length === 0 || this.#screen.laid !== this.#laid) await this.#drawAgain();
  }

  /** Adds levels of a life to the board, or removes them. The previous drawing stays visible until the new one has its texts. */
  showLevels(look: TimelineSelection | undefined): Promise<void> {
    return this.#lay({ ...this.#laid, look });
  }

  /** Adds an overlay to the board, or removes it. */
  showOverlay(over: BoardOverlay | undefined): Promise<void> {
    return this.#lay({ ...this.#laid, over });
  }

  /** Draws the board again, with its pillars in another order. */
  turnPillars(pillarOrder: PillarOrder): Promise<void> {
    return this.#lay({ ...this.#laid, pillarOrder });
  }

  /** Marks the palace of the current decade. */
  markRunning(palace: number): void {
    this.#running = palace;
    this.#markRunning(this.#screen.palaces);
  }

  async #lay(next: BoardState): Promise<void> {
    this.#laid = next;
    if (this.#screen.palaces.length > 0) await this.#drawAgain();
  }

  /** Draws the board again when the size of its box changes. */
  #followSize(signal: AbortSignal): void {
    const observer = new ResizeObserver(() => {
      const { frame, box, palaces } = this.#screen;
      if (palaces.length === 0 || !frame.checkVisibility()) return;
      const next = boxIn(frame);
      if (next.size.width !== box.size.width || next.size.height !== box.size.height) this.#drawAgain();
    });
    observer.observe(this.#screen.frame);
    signal.addEventListener('abort', () => observer.disconnect());
  }

  #markRunning(palaces: readonly SVGGElement[]): void {
    const palace = this.#running === undefined ? undefined : palaces[this.#running];
    if (palace !== undefined) mark(palace, this.#answer);
  }

  #light({ frame, palaces, box }: Omit<Drawing, 'laid'> = this.#screen): void {
    const surroundings = [this.#current + 4, this.#current + 6, this.#current + 8].map((p) => p % 12);
    const lit = this.board.shown()?.palaces ?? [];
    palaces.forEach((group, n) => {
      group.classList.toggle('lit', lit.includes(n));
      group.classList.toggle('chosen', n === this.#current);
      group.classList.toggle('surrounding', surroundings.includes(n));
      group.setAttribute('aria-checked', String(n === this.#chosen));
      group.setAttribute('tabindex', n === this.#chosen ? '0' : '-1');
    });
    if (palaces.length > 0)
      frame.querySelector('.aspects')!.setAttribute('d', linesOf(this.#current, box.layout, box.size));
  }

  #point(palace: number): void {
    const isOther = this.#current !== palace;
    this.#current = palace;
    this.#light();
    if (isOther) this.#options.onShow(palace);
  }

  #choose(palace: number): void {
    const isOther = this.#chosen !== palace;
    this.#chosen = palace;
    this.#point(palace);
    if (isOther && this.#areFollowed) this.#options.onFlights(palace);
  }

  #listen(group: SVGGElement, n: number): void {
    const { onPress, onOpen } = this.#options;
    group.addEventListener('pointermove', ({ pointerType, movementX, movementY }) => {
      // A board that appears, grows or scrolls under a resting pointer causes events without movement.
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
      this.#screen.palaces[next]!.focus();
      if (next === n && DIRECTIONS[event.key] === undefined) onOpen();
    });
  }

  /** The levels of a life on the board. */
  #momentOn({ look, flowStars, pillarOrder }: BoardState): BoardMoment | undefined {
    const { transits, ...layers } = layersOf(look, flowStars);
    return transits && this.makeMoment?.(this.#answer, { transits, ...layers, pillarOrder });
  }

  /** The board with its current layers and overlay. */
  #boardIn(box: Box): SVGSVGElement {
    const { density, pillarOrder, over } = this.#laid;
    const parsed = h('div');
    parsed.innerHTML = boardForPage(this.#answer, {
      ...box,
      density,
      name: this.#answer.input.name,
      pillarOrder,
      moment: this.#momentOn(this.#laid),
      overlay: over,
    });
    return parsed.querySelector('svg')!;
  }

  /** Draws the board for paper as it is on the screen, in the size of a file. */
  #drawForPaper(): void {
    const box = boxOf({});
    this.#paper.replaceChildren(this.#boardIn(box));
    const palaces = palacesIn(this.#paper);
    this.#markRunning(palaces);
    this.#light({ frame: this.#paper, palaces, box });
  }

  /** Draws the board on the screen again, in the current size of its box. */
  async #drawAgain(): Promise<void> {
    const drawing = this.#screen;
    const { frame } = drawing;
    const laid = this.#laid;
    const box = boxIn(frame);
    const made = this.#boardIn(box);
    const before = frame.querySelector('svg:not(.coming)');
    const texts = frame.checkVisibility() ? [...made.querySelectorAll('.middle, .palace')] : [];
    const pieces = showInPieces(texts, PALACES_IN_A_FRAME);
    made.classList.toggle('coming', before !== null);
    frame.append(made);
    drawing.box = box;
    if (before === null) this.#take(made, laid);
    await pieces;
    if (before === null) return;
    if (laid !== this.#laid || box !== drawing.box) {
      made.remove(); // a later one is drawn already
      return;
    }
    const focused = drawing.palaces.indexOf(document.activeElement as SVGGElement);
    const isAtBar = this.years.matches(':hover, :focus-within');
    inPlace(isAtBar ? this.years : this.#options.below, () => {
      made.classList.remove('coming');
      frame.replaceChildren(made);
    });
    this.#take(made, laid);
    drawing.palaces[focused]?.focus({ preventScroll: true });
  }

  /** Connects the palaces of the drawing on the screen to the pointer and the keyboard. */
  #take(made: SVGSVGElement, laid: BoardState): void {
    const drawing = this.#screen;
    drawing.palaces = palacesIn(made);
    drawing.laid = laid;
    drawing.frame.className = `drawing ${drawing.box.layout}`;
    for (const [n, group] of drawing.palaces.entries()) this.#listen(group, n);
    this.#markRunning(drawing.palaces);
    this.#light();
  }
}

/** The palaces of a drawing by their index in `palaces`. */
const palacesIn = (drawing: Element): readonly SVGGElement[] =>
  [...drawing.querySelectorAll<SVGGElement>('.palace')].sort(
    (a, b) => Number(a.dataset.palace) - Number(b.dataset.palace),
  );

/** The size of a visible drawing, but at least the minimum of a board; otherwise the size of a file. */
function boxIn(frame: HTMLElement): Box {
  if (!frame.checkVisibility()) return boxOf({}); // in another tab its box has a size too, but not the size in its own tab
  const { clientWidth: width, clientHeight: height } = frame;
  return boxOf({ width: Math.max(width, BOARD_WIDTHS.from), height: Math.max(height, BOARD_HEIGHTS.from) });
}

/** The keys that press parts of the focused palace. */
const KEYS_OF_PARTS: Readonly<Record<string, PressedPart>> = { f: 'stem', r: 'name' };

/** If the board is redrawn between mouse down and mouse up, the browser sends no click: this handler sends it to the new drawing. */
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

/** The number of palaces whose text a slow phone can lay out without blocking. */
const PALACES_IN_A_FRAME = 3;

/** Marks the palace of the current decade, visibly and in its accessible name. */
function mark(palace: SVGGElement, { input }: ChartAnswer): void {
  palace.classList.add('running');
  palace.setAttribute(
    'aria-label',
    joinFacts([palace.getAttribute('aria-label')!, WORDS[input.lang].decadeRuns], input.lang),
  );
}

/** Legend of the letters on the plates of the small drawing: L Lu (Prosperity). */
function plateKey({ ziwei, language }: ChartAnswer): HTMLElement {
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

/** The palace to which an arrow key leads on the drawing: across the centre to the other side, and not beyond an edge; undefined for other keys. */
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
