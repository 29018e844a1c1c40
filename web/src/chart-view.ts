// How does a reader look at the drawing? Pointing at a palace or walking to it shows its trines and its opposite; one palace is chosen.

import { drawForPage, LAYOUTS, linesOf } from 'beichen/draw';
import type { ChartAnswer } from './api.ts';
import { h } from './h.ts';

/** The drawing in both sizes, of which the style shows one; `onChoose` gets the index of a palace in `palaces`. */
export function chartView(answer: ChartAnswer, onChoose: (palace: number) => void): HTMLElement {
  const { name } = answer.input;
  const drawings = LAYOUTS.map((layout) => {
    const frame = h('div', { class: `drawing ${layout}` });
    frame.innerHTML = drawForPage(answer, { layout, ...(name === undefined ? {} : { name }) });
    return { layout, palaces: [...frame.querySelectorAll<SVGGElement>('.palace')], frame };
  });
  const life = answer.palaces.findIndex(({ id }) => id === 'life');
  let chosen = life;

  function show(palace: number): void {
    const surroundings = [palace + 4, palace + 6, palace + 8].map((p) => p % 12);
    for (const { layout, palaces, frame } of drawings) {
      palaces.forEach((group, n) => {
        group.classList.toggle('chosen', n === palace);
        group.classList.toggle('surrounding', surroundings.includes(n));
      });
      frame.querySelector('.aspects')!.setAttribute('d', linesOf(palace, layout));
    }
  }

  function choose(palace: number): void {
    chosen = palace;
    for (const { palaces } of drawings) {
      palaces.forEach((group, n) => {
        group.setAttribute('aria-checked', String(n === palace));
        group.setAttribute('tabindex', n === palace ? '0' : '-1');
      });
    }
    show(palace);
    onChoose(palace);
  }

  for (const { palaces } of drawings) {
    palaces.forEach((group, n) => {
      group.addEventListener('pointerenter', (event) => event.pointerType === 'mouse' && show(n));
      group.addEventListener('pointerleave', () => show(chosen));
      group.addEventListener('click', () => choose(n));
      group.addEventListener('keydown', (event) => {
        const next = palaceBy(event.key, n);
        if (next === undefined) return;
        event.preventDefault();
        choose(next);
        palaces[next]!.focus();
      });
    });
  }
  choose(life);
  return h(
    'div',
    { class: 'drawings' },
    ...drawings.map(({ frame }) => frame),
    ...(answer.language === 'en' ? [key(answer)] : []),
  );
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
