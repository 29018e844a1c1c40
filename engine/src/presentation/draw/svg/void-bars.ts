// Bars of 旬空 and 截空 (Tuần, Triệt) across the edge of their two palaces, in a school that has them in both alike. On a phone, where stars fill a palace, they
// are on the horizontal lines of the grid.

import type { PalaceDocument } from '../../documents/tables/document.generated.ts';
import { centreOf, cornerOf, type Grid } from './grid.ts';
import { widthOf } from './letter-width.ts';
import { element, group, text } from './svg.ts';

const VOIDS = ['xunkong', 'jiekong'] as const;
type Void = (typeof VOIDS)[number];

const isVoid = (id: string): id is Void => VOIDS.some((each) => each === id);

/** A palace without the stars that are drawn as bars. */
export const withoutVoids = (palace: PalaceDocument): PalaceDocument => ({
  ...palace,
  adjectiveStars: palace.adjectiveStars.filter(({ id }) => !isVoid(id)),
});

/** True if both voids fill two palaces. */
export const hasVoidBars = (palaces: readonly PalaceDocument[]): boolean =>
  VOIDS.every((id) => palacesOf(id, palaces).length === 2);

const palacesOf = (id: Void, palaces: readonly PalaceDocument[]): readonly number[] =>
  palaces.flatMap(({ adjectiveStars }, n) => (adjectiveStars.some((star) => star.id === id) ? [n] : []));

const HEIGHT = 12;
/** Part of a palace that a bar on its edge covers. */
export const BAR_ROOM = HEIGHT / 2;

/** Distance from the letters to the ends of a bar. */
const PADDING = 6;

/** The bars, over the palaces of a grid. */
export function voidBars(
  palaces: readonly PalaceDocument[],
  names: Readonly<Record<Void, string>>,
  grid: Grid,
): string {
  const edges = new Map<string, readonly Void[]>();
  for (const id of VOIDS) {
    const edge = palacesOf(id, palaces).join();
    edges.set(edge, [...(edges.get(edge) ?? []), id]);
  }
  return [...edges]
    .map(([edge, ids]) => {
      const [one, other] = edge.split(',').map((palace) => cornerOf(Number(palace), grid));
      const content = ids.map((id) => names[id]).join(' · ');
      const place = grid.layout === 'full' ? onEdge(one!, other!, grid) : onLine(one!, other!, grid);
      return bar(content, place);
    })
    .join('');
}

type Corner = ReturnType<typeof cornerOf>;

/** The middle of a bar. */
interface Place {
  readonly x: number;
  readonly y: number;
  readonly isUpright?: boolean;
}

/** The middle of the edge between two palaces; between palaces side by side a bar is vertical. */
function onEdge(one: Corner, other: Corner, { cellWidth, cellHeight }: Grid): Place {
  const isUpright = one.y === other.y;
  return {
    isUpright,
    x: isUpright ? Math.max(one.x, other.x) : one.x + cellWidth / 2,
    y: isUpright ? one.y + cellHeight / 2 : Math.max(one.y, other.y),
  };
}

/** The middle of the edge between two palaces, or for palaces side by side their common corner with the centre. */
function onLine(one: Corner, other: Corner, grid: Grid): Place {
  if (one.y !== other.y) return onEdge(one, other, grid);
  const { y, height } = centreOf(grid);
  return { x: Math.max(one.x, other.x), y: one.y < y ? y : y + height };
}

function bar(content: string, { x, y, isUpright = false }: Place): string {
  const width = widthOf(content, 11, 'bold') + 2 * PADDING;
  return group(
    { transform: `translate(${x} ${y})${isUpright ? ' rotate(-90)' : ''}`, 'aria-hidden': 'true' },
    element('rect', { x: -width / 2, y: -HEIGHT / 2, width, height: HEIGHT, rx: 2.5, class: 'void' }),
    text(0, 4, 'badge s11', content, 'middle'),
  );
}
