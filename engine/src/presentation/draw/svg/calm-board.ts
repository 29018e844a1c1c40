// The board of a picture that is shown small: in each palace its major stars, its name and its branch, in the middle the Four Pillars. Drawn 2.1 times as large
// in a picture of 1200 by 630, its smallest type has 11 pixels where a messenger shows the picture 500 pixels wide.

import type { PalaceDocument } from '../../documents/tables/document.generated.ts';
import type { DrawnDocument } from '../facts/arguments.ts';
import type { PillarOrder } from '../facts/pillar-order.ts';
import { type Script, scriptFor } from '../facts/script.ts';
import { cut, shortName } from '../facts/short-name.ts';
import { shownName } from '../facts/shown-name.ts';
import { clockTimeText } from '../facts/times.ts';
import { centreOf, cornerOf, type Grid, palaceLook, sizeOf } from './grid.ts';
import { widthOf } from './letter-width.ts';
import { chartStyle, THEMES, type Theme } from './paint.ts';
import { element, escaped, group, text } from './svg.ts';

const GRID: Grid = { cellWidth: 80, cellHeight: 62, frame: 2, margin: 4 };
const LEFT = 5;
const ROOM = GRID.cellWidth - 2 * LEFT;
const SIZE = 13;
/** Of the branch, beside the name of its palace. */
const BRANCH_ROOM = SIZE + 3;

interface CalmOptions {
  readonly theme: Theme;
  readonly name?: string;
  readonly pillarOrder?: PillarOrder;
  /** Whether the middle has the clock time and the place of the birth. */
  readonly birth?: boolean;
}

/** The board as an SVG file of 324 by 252. */
export function drawCalmBoard(
  document: DrawnDocument,
  { theme, name, pillarOrder, birth = false }: CalmOptions,
): string {
  const { language, palaces } = document;
  const { width, height } = sizeOf(GRID);
  const script = scriptFor(language, pillarOrder);
  const life = palaces.findIndex(({ id }) => id === 'life');
  const facts = [...(shownName(name) ? [cut(shownName(name)!, 16)] : []), ...(birth ? birthLines(document) : [])];
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}`, width, height, class: 'beichen-chart' },
    element(
      'style',
      {},
      chartStyle((tone) => THEMES[theme][tone], [language]),
    ),
    ...palaces.map((palace, n) => {
      const { x, y } = cornerOf(n, GRID);
      return group({ class: palaceLook(n, life), transform: `translate(${x} ${y})` }, cell(palace, script));
    }),
    middle(document, script, facts),
    element('rect', { x: 1, y: 1, width: width - 2, height: height - 2, class: 'frame' }),
  );
}

function cell(palace: PalaceDocument, { isLatin }: Script): string {
  const { majorStars, borrowedStars, branch, id } = palace;
  const stars = [
    ...majorStars.map((star) => [star, 'bold'] as const),
    ...borrowedStars.map((star) => [star, 'faint'] as const),
  ];
  const foot = GRID.cellHeight - 6;
  return [
    element('rect', { width: GRID.cellWidth, height: GRID.cellHeight, class: 'cell' }),
    ...stars.map(([star, look], n) => fitted(LEFT, 16 + 16.5 * n, look, shortName(star), ROOM)),
    fitted(LEFT, foot, id === 'life' ? 'semi seal' : 'semi', shortName(palace), ROOM - BRANCH_ROOM),
    text(GRID.cellWidth - LEFT, foot, 's13 brush faint', isLatin ? branch.hanzi : shortName(branch), 'end'),
  ].join('');
}

/** By how much `widthOf` says too much of plain letters. */
const ON_THE_SAFE_SIDE = 0.93;

/** A text that is drawn narrower where it would be wider than its room. */
function fitted(x: number, y: number, look: string, content: string, room: number): string {
  const isWide = widthOf(content, SIZE) > room / ON_THE_SAFE_SIDE;
  return element(
    'text',
    { x, y, class: `s13 ${look}`, ...(isWide && { textLength: room, lengthAdjust: 'spacingAndGlyphs' }) },
    escaped(content),
  );
}

/** The pillars in the colours of their elements, and below them what else is known of the birth. */
function middle({ fourPillars }: DrawnDocument, { fromLeft, isLatin }: Script, facts: readonly string[]): string {
  const { x, y, width, height } = centreOf(GRID);
  const step = width / 4;
  const top = y + (height - 72 - 17 * facts.length) / 2;
  return [
    element('rect', { x, y, width, height, class: 'centre' }),
    ...fromLeft(['year', 'month', 'day', 'hour'] as const).flatMap((kind, n) =>
      ([fourPillars[kind].stem, fourPillars[kind].branch] as const).map((sign, row) =>
        text(
          x + step * (n + 0.5),
          top + 28 + 38 * row,
          `s30 brush ${sign.element.id}`,
          isLatin ? sign.hanzi : shortName(sign),
          'middle',
        ),
      ),
    ),
    ...facts.map((fact, n) => text(x + width / 2, top + 88 + 17 * n, 's13 soft figures', fact, 'middle')),
  ].join('');
}

const birthLines = ({ birth, language }: DrawnDocument): readonly string[] => {
  const place = shownName(birth.place?.name);
  return [clockTimeText(birth, language), place && cut(place, 16)].filter((line) => line !== undefined);
};
