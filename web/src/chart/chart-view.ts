// How does a reader look at the drawing? Pointing at a palace or walking to it shows its trines and its opposite; one palace is chosen, and its stem and its
// name can be pressed.

import { type BoardOverlay, drawForPage, LAYOUTS, type Layout, type PillarOrder, type PressedPart } from 'beichen/draw';
import { joinFacts, linesOf } from 'beichen/internal';
import type { ChartAnswer } from '../cast/api.ts';
import { showInPieces } from '../dom/frames.ts';
import { byId, h } from '../dom/h.ts';
import { inPlace } from '../dom/in-place.ts';
import type { Look } from '../state/timeline-view.ts';
import { WORDS } from '../words/shown-words.ts';
import { type Board, board } from './board.ts';
import { layersOf } from './chart-layers.ts';

export interface ChartView {
  readonly element: HTMLElement;
  /** What is shown on the drawings for a while. */
  readonly board: Board;
  /** Draws one of the two sizes, unless it is drawn. The style shows the one for which there is room; its texts come a few palaces a frame. */
  readonly draw: (layout: Layout) => Promise<void>;
  /** Lays levels of a life on the board, or takes them off. What was drawn is seen until what is drawn anew has its texts. */
  readonly lay: (look: Look | undefined) => Promise<void>;
  /** Lays something else on the board, for each size of it, or takes it off. */
  readonly layOver: (over: Over | undefined) => Promise<void>;
  /** Draws the board anew with its pillars in another order. */
  readonly turnPillars: (order: PillarOrder) => Promise<void>;
  /** The size for which there is room; known when the view is in the page. */
  readonly sizeShown: () => Layout;
  /** The palace that is looked at, by its index in `palaces`. */
  readonly looked: () => number;
  /** Marks the palace whose decade is that of today. */
  readonly markRunning: (palace: number) => void;
}

type Over = (layout: Layout) => BoardOverlay | undefined;

/** What lies on the board, and how its pillars stand. */
interface Laid {
  readonly pillarOrder?: PillarOrder;
  readonly look?: Look | undefined;
  readonly over?: Over | undefined;
}

interface ViewOptions {
  readonly pillarOrder: PillarOrder;
  /** Gets the index of the palace that is looked at: the one pointed at, else the one chosen. */
  readonly onShow: (palace: number) => void;
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
  /** What lies on it. */
  laid: Laid;
}

/** A view with nothing drawn yet; the life palace is chosen. */
export function chartView(answer: ChartAnswer, { pillarOrder, onShow, onPress }: ViewOptions): ChartView {
  const drawings = LAYOUTS.map(
    (layout): Drawing => ({
      layout,
      frame: h('div', { class: `drawing ${layout}` }),
      palaces: [],
      height: 0,
      laid: {},
    }),
  );
  let chosen = answer.palaces.findIndex(({ id }) => id === 'life');
  let looked = chosen;
  let pointed: readonly [number, number] = [Number.NaN, Number.NaN];
  let running: number | undefined;
  let laid: Laid = { pillarOrder };
  const sizeShown = () => drawings.find(({ frame }) => frame.checkVisibility()) ?? drawings[0]!;
  const shown = board({
    clearLabel: WORDS[answer.input.lang].clear,
    onChange: () => drawings.forEach(light),
    palaces: () => sizeShown().palaces,
  });

  function light({ layout, frame, palaces, height }: Drawing): void {
    const surroundings = [looked + 4, looked + 6, looked + 8].map((p) => p % 12);
    const lit = shown.shown()?.palaces ?? [];
    palaces.forEach((group, n) => {
      group.classList.toggle('lit', lit.includes(n));
      group.classList.toggle('chosen', n === looked);
      group.classList.toggle('surrounding', surroundings.includes(n));
      group.setAttribute('aria-checked', String(n === chosen));
      group.setAttribute('tabindex', n === chosen ? '0' : '-1');
    });
    if (palaces.length > 0) frame.querySelector('.aspects')!.setAttribute('d', linesOf(looked, layout, height));
  }

  function look(palace: number): void {
    const isOther = looked !== palace;
    looked = palace;
    drawings.forEach(light);
    if (isOther) onShow(palace);
  }

  function choose(palace: number): void {
    chosen = palace;
    look(palace);
  }

  /** A drawing that grows under a pointer at rest, as by flights, brings another palace there: that one is not looked at. */
  function hasMoved({ screenX, screenY }: PointerEvent): boolean {
    const before = pointed;
    pointed = [screenX, screenY];
    return before[0] !== screenX || before[1] !== screenY;
  }

  function listen(group: SVGGElement, n: number, drawing: Drawing): void {
    for (const event of ['pointerenter', 'pointermove'] as const) {
      group.addEventListener(event, (pointer) => {
        if (pointer.pointerType === 'mouse' && hasMoved(pointer) && looked !== n) look(n);
      });
    }
    group.addEventListener('pointerleave', ({ pointerType }) => pointerType === 'mouse' && look(chosen));
    group.addEventListener('click', ({ target }) => {
      const part = (target as SVGElement).dataset.press as PressedPart | undefined;
      choose(n);
      if (part !== undefined) onPress(n, part);
    });
    group.addEventListener('keydown', (event) => {
      const part = event.ctrlKey || event.metaKey || event.altKey ? undefined : KEYS_OF_PARTS[event.key.toLowerCase()];
      if (part !== undefined) onPress(n, part);
      if (event.key === 'Escape') shown.clear();
      const next = palaceBy(event.key, n);
      if (next === undefined) return;
      event.preventDefault();
      choose(next);
      drawing.palaces[next]!.focus();
    });
  }

  /** Draws what lies on the board now. */
  async function drawAnew(drawing: Drawing): Promise<void> {
    const { layout, frame } = drawing;
    const { name } = answer.input;
    const now = laid;
    const overlay = now.over?.(layout);
    const parsed = h('div');
    parsed.innerHTML = drawForPage(answer, {
      layout,
      name,
      pillarOrder: now.pillarOrder,
      ...layersOf(now.look),
      overlay,
    });
    const made = parsed.querySelector('svg')!;
    const before = frame.querySelector('svg:not(.coming)');
    const texts = frame.checkVisibility() ? [...made.querySelectorAll('.middle, .palace')] : [];
    const pieces = showInPieces(texts, PALACES_IN_A_FRAME);
    made.classList.toggle('coming', before !== null);
    frame.append(made);
    if (before === null) take(drawing, made, now);
    await pieces;
    if (before === null) return;
    if (now !== laid) {
      made.remove(); // what was laid on it meanwhile is drawn already
      return;
    }
    const focused = drawing.palaces.indexOf(document.activeElement as SVGGElement);
    inPlace(byId('timeline'), () => {
      made.classList.remove('coming');
      frame.replaceChildren(made);
    });
    take(drawing, made, now);
    drawing.palaces[focused]?.focus({ preventScroll: true });
  }

  /** Lets a reader look at the palaces of a drawing. */
  function take(drawing: Drawing, made: SVGSVGElement, now: Laid): void {
    const groups = [...made.querySelectorAll<SVGGElement>('.palace')];
    drawing.palaces = groups.sort((a, b) => Number(a.dataset.palace) - Number(b.dataset.palace));
    drawing.height = made.viewBox.baseVal.height;
    drawing.laid = now;
    for (const [n, group] of drawing.palaces.entries()) listen(group, n, drawing);
    if (running !== undefined) mark(drawing.palaces[running]!, answer);
    light(drawing);
  }

  async function draw(layout: Layout): Promise<void> {
    const drawing = drawings.find((each) => each.layout === layout)!;
    if (drawing.palaces.length === 0 || drawing.laid !== laid) await drawAnew(drawing);
  }

  async function layAnew(next: Laid): Promise<void> {
    laid = next;
    const seenFirst = [...drawings].sort(
      (a, b) => Number(b.frame.checkVisibility()) - Number(a.frame.checkVisibility()),
    );
    for (const { layout, palaces } of seenFirst) if (palaces.length > 0) await draw(layout);
  }

  onShow(chosen);
  return {
    element: h(
      'div',
      { class: 'drawings' },
      ...drawings.map(({ frame }) => frame),
      shown.note,
      ...(WORDS[answer.language].plates === '' ? [] : [key(answer)]),
    ),
    board: shown,
    draw,
    lay: (look) => layAnew({ ...laid, look }),
    layOver: (over) => layAnew({ ...laid, over }),
    turnPillars: (order) => layAnew({ ...laid, pillarOrder: order }),
    sizeShown: () => sizeShown().layout,
    looked: () => looked,
    markRunning(palace) {
      running = palace;
      for (const { palaces } of drawings) if (palaces.length > 0) mark(palaces[palace]!, answer);
    },
  };
}

/** The keys that press parts of the palace that has the focus. */
const KEYS_OF_PARTS: Readonly<Record<string, PressedPart>> = { f: 'stem', r: 'name' };

/** As many as a slow phone lays out without standing still. */
const PALACES_IN_A_FRAME = 3;

/** Marks the palace whose decade is that of today, for the eye and in its name. */
function mark(palace: SVGGElement, { input }: ChartAnswer): void {
  palace.classList.add('running');
  palace.setAttribute(
    'aria-label',
    joinFacts([palace.getAttribute('aria-label')!, WORDS[input.lang].decadeRuns], input.lang),
  );
}

/** What the letters on the plates of the small drawing stand for: L Lu (Prosperity). */
function key({ ziwei, language }: ChartAnswer): HTMLElement {
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
