// How does a reader look at the drawing? Pointing at a palace or walking to it shows its trines and its opposite; one palace is chosen.

import { drawForPage, LAYOUTS, type Layout, linesOf } from 'beichen/draw';
import type { ChartAnswer } from './api.ts';
import { showInPieces } from './frames.ts';
import { h } from './h.ts';
import { WORDS } from './words/words-by-language.ts';

export interface ChartView {
  readonly element: HTMLElement;
  /** Draws one of the two sizes, once. The style shows the one for which there is room; its texts come a few palaces a frame. */
  readonly draw: (layout: Layout) => Promise<void>;
  /** The size for which there is room; known when the view is in the page. */
  readonly sizeShown: () => Layout;
  /** Chooses a palace by its index in `palaces`. */
  readonly choose: (palace: number) => void;
}

interface ViewOptions {
  /** The palace whose decade runs today. */
  readonly running: number | undefined;
  /** Gets the index of the palace that is looked at: the one pointed at, else the one chosen. */
  readonly onShow: (palace: number) => void;
}

interface Drawing {
  readonly layout: Layout;
  readonly frame: HTMLElement;
  /** By their index in `palaces`; empty until the drawing is made. */
  readonly palaces: SVGGElement[];
}

/** A view with nothing drawn yet; the life palace is chosen. */
export function chartView(answer: ChartAnswer, { running, onShow }: ViewOptions): ChartView {
  const drawings = LAYOUTS.map(
    (layout): Drawing => ({ layout, frame: h('div', { class: `drawing ${layout}` }), palaces: [] }),
  );
  let chosen = answer.palaces.findIndex(({ id }) => id === 'life');
  let looked = chosen;
  /** A palace chosen elsewhere is scrolled into view, and so another one under a mouse that does not move: that one is not pointed at. */
  let isAtRest = false;

  function light({ layout, frame, palaces }: Drawing): void {
    const surroundings = [looked + 4, looked + 6, looked + 8].map((p) => p % 12);
    palaces.forEach((group, n) => {
      group.classList.toggle('chosen', n === looked);
      group.classList.toggle('surrounding', surroundings.includes(n));
      group.setAttribute('aria-checked', String(n === chosen));
      group.setAttribute('tabindex', n === chosen ? '0' : '-1');
    });
    frame.querySelector('.aspects')?.setAttribute('d', linesOf(looked, layout));
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

  function listen(group: SVGGElement, n: number, { palaces }: Drawing): void {
    for (const event of ['pointerenter', 'pointermove'] as const) {
      group.addEventListener(event, ({ pointerType, movementX, movementY }) => {
        if (movementX !== 0 || movementY !== 0) isAtRest = false;
        if (pointerType === 'mouse' && !isAtRest && looked !== n) look(n);
      });
    }
    group.addEventListener('pointerleave', ({ pointerType }) => pointerType === 'mouse' && look(chosen));
    group.addEventListener('click', () => choose(n));
    group.addEventListener('keydown', (event) => {
      const next = palaceBy(event.key, n);
      if (next === undefined) return;
      event.preventDefault();
      choose(next);
      palaces[next]!.focus();
    });
  }

  async function draw(layout: Layout): Promise<void> {
    const drawing = drawings.find((each) => each.layout === layout)!;
    if (drawing.palaces.length > 0) return;
    const { name } = answer.input;
    const parsed = h('div');
    parsed.innerHTML = drawForPage(answer, { layout, ...(name === undefined ? {} : { name }) });
    const texts = drawing.frame.checkVisibility() ? [...parsed.querySelectorAll('.middle, .palace')] : [];
    const pieces = showInPieces(texts, PALACES_IN_A_FRAME);
    drawing.frame.replaceChildren(...parsed.children);
    for (const group of drawing.frame.querySelectorAll<SVGGElement>('.palace')) {
      const n = Number(group.dataset.palace);
      drawing.palaces[n] = group;
      listen(group, n, drawing);
    }
    if (running !== undefined) markRunning(drawing.palaces[running]!, answer);
    light(drawing);
    await pieces;
  }

  onShow(chosen);
  return {
    element: h(
      'div',
      { class: 'drawings' },
      ...drawings.map(({ frame }) => frame),
      ...(answer.language === 'en' ? [key(answer)] : []),
    ),
    draw,
    sizeShown: () => drawings.find(({ frame }) => frame.checkVisibility())?.layout ?? 'full',
    choose(palace) {
      isAtRest = true;
      choose(palace);
    },
  };
}

/** As many as a slow phone lays out without standing still. */
const PALACES_IN_A_FRAME = 3;

/** Marks the palace whose decade is that of today, for the eye and in its name. */
function markRunning(palace: SVGGElement, { input }: ChartAnswer): void {
  palace.classList.add('running');
  palace.setAttribute('aria-label', `${palace.getAttribute('aria-label')}, ${WORDS[input.lang].decadeRuns}`);
}

/** What the letters on the plates of the small drawing stand for: L Lu (Prosperity). */
const key = ({ ziwei }: ChartAnswer): HTMLElement =>
  h(
    'p',
    { class: 'hint key' },
    ...ziwei.transformations.map(({ id, name }) => {
      const kind = name.replace('Hua ', '');
      return h('span', {}, h('span', { class: `plate ${id}`, 'aria-hidden': 'true' }, kind.slice(0, 1)), ` ${kind}`);
    }),
  );

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
