// A chart on a terminal, alone or with a moment: the traditional grid in box-drawing characters if it fits, else a list of palaces. Names are not truncated:
// they wrap, and a row of the grid is as high as its fullest palace.

import { check, FLAG, oneOf, optional, recordOf, wholeBetween } from '../../../calculation/input/input.ts';
import type { PalaceDocument } from '../../documents/tables/document.generated.ts';
import {
  CHART_DOCUMENT_RULE,
  type DrawnDocument,
  type DrawnTransits,
  PILLARS_DOCUMENT_RULE,
  SHARED_OPTIONS,
  TRANSITS_DOCUMENT_RULE,
  transitsOn,
} from '../facts/arguments.ts';
import { listedPalaces } from '../facts/listed-palaces.ts';
import { PILLAR_ORDERS, type PillarOrder } from '../facts/pillar-order.ts';
import { scriptFor } from '../facts/script.ts';
import { shortName } from '../facts/short-name.ts';
import { shownName } from '../facts/shown-name.ts';
import type { TextOptions } from '../text/chart.ts';
import { TEXT_WORDS } from '../words/all-languages.ts';
import { chartSheet, type Sheet, type TerminalPage } from './chart.ts';
import { fitPieces, textOfPieces } from './ink.ts';
import { flow, frameLine, type Line, ruleLine } from './lines.ts';
import { momentSheet } from './moment.ts';
import { pillarLines } from './pillars.ts';

/** Options of `drawTerminal`. */
export interface TerminalOptions extends TextOptions {
  /** Uses ANSI colours (default false). */
  readonly colours?: boolean;
  /** Width of the terminal, 40 to 1000 columns (default 80). From 77 on a grid is drawn, below it a list. */
  readonly columns?: number;
  /** Order of the pillars from the left: 'yearFirst', or 'hourFirst' as in books that are read from right to left (the default in Japanese and Korean). */
  readonly pillarOrder?: PillarOrder;
  /**
   * Transits of the same chart by `describeTransits`, in its language. Each palace then has its role at every level and the stars that each level
   * transforms; the middle has the moment.
   */
  readonly transits?: DrawnTransits;
  /** Draws the Four Pillars below with their relations and stars, which the document must have (default false). */
  readonly pillars?: boolean;
}

/**
 * Draws a chart for a terminal, in the language of the document. No line is wider than the terminal, and each ends with a line feed.
 * @throws RangeError for a document of another shape, and for an option that does not exist or has a wrong value
 * @example
 * drawTerminal(describeChart(chart, { language: 'zh' }), { colours: true })
 * drawTerminal(describeChart(chart, { language: 'zh' }), { transits: describeTransits(transits, { language: 'zh' }) })
 */
export function drawTerminal(document: DrawnDocument, options: TerminalOptions = {}): string {
  check('options', options, OPTIONS);
  const { colours = false, columns = 80, transits, pillars = false } = options;
  check('document', document, pillars ? PILLARS_DOCUMENT_RULE : CHART_DOCUMENT_RULE);
  const script = scriptFor(document.language, options.pillarOrder);
  const page: TerminalPage = {
    document,
    script: script.isLatin ? { ...script, nameOf: shortName } : script, // a terminal with Latin letters may lack Hanzi
    name: shownName(options.name),
    comma: TEXT_WORDS[document.language].comma,
  };
  if (transits !== undefined) check('transits', transits, transitsOn(document));
  const sheet = transits === undefined ? chartSheet(page) : momentSheet(page, transits);
  const isGrid = columns >= NARROWEST_GRID;
  const lines = [
    ...(isGrid ? grid(document, sheet, columns) : list(document, sheet, columns)),
    ...(pillars ? pillarLines(page, columns, isGrid) : []),
  ];
  return lines.map((line) => `${textOfPieces(line, colours).trimEnd()}\n`).join('');
}

/** Allowed widths in columns. */
export const TERMINAL_COLUMNS = { from: 40, to: 1000 } as const;

const { from, to } = TERMINAL_COLUMNS;
const OPTIONS = recordOf<TerminalOptions>({
  ...SHARED_OPTIONS,
  colours: optional(FLAG),
  columns: optional(wholeBetween(from, to)),
  pillarOrder: optional(oneOf(PILLAR_ORDERS)),
  transits: optional(TRANSITS_DOCUMENT_RULE),
  pillars: optional(FLAG),
});

const NARROWEST_GRID = 77;
/** Maximum width of a cell in columns, for readability. */
const WIDEST_CELL = 40;

// The palaces of each row from left to right: 0 = 寅 … 11 = 丑.
const ROWS = [
  [3, 4, 5, 6],
  [2, 7],
  [1, 8],
  [0, 11, 10, 9],
] as const;

function grid({ palaces }: DrawnDocument, sheet: Sheet, columns: number): Line[] {
  const width = Math.min(WIDEST_CELL, Math.floor((columns - 5) / 4));
  const inside = 2 * width + 1;
  const middle = sheet.middle(inside - 2).map((line) => fitPieces([{ text: ' ' }, ...line], inside));
  const cells = palaces.map((palace) => cellOf(palace, sheet, width));
  const heights = ROWS.map((row) => Math.max(...row.map((at) => heightOf(cells[at]!))));
  heights[2] = Math.max(heights[2]!, middle.length - heights[1]! - 1); // the centre spans two rows and the rule between them
  const [upper, second, third, lower] = ROWS.map((row, n) => row.map((at) => fillCell(cells[at]!, heights[n]!, width)));
  const blank = fitPieces([], inside);
  const beside = (row: readonly (readonly Line[])[], first: number): Line[] =>
    row[0]!.map((line, n) => frameLine([line, middle[first + n] ?? blank, row[1]![n]!]));
  const rule = (corners: string): Line => [{ text: [...corners].join('─'.repeat(width)), ink: 'frame' }];
  const edge: Line = [{ text: '─'.repeat(width), ink: 'frame' }];
  return [
    rule('┌┬┬┬┐'),
    ...upper![0]!.map((_, n) => frameLine(upper!.map((each) => each[n]!))),
    rule('├┼┴┼┤'),
    ...beside(second!, 0),
    frameLine([edge, middle[heights[1]!] ?? blank, edge], '├┤├┤'),
    ...beside(third!, heights[1]! + 1),
    rule('├┼┬┼┤'),
    ...lower![0]!.map((_, n) => frameLine(lower!.map((each) => each[n]!))),
    rule('└┴┴┴┘'),
  ];
}

/** A list of palaces, from the life palace on, below the content of the grid's middle. */
function list(document: DrawnDocument, sheet: Sheet, width: number): Line[] {
  const palaces = listedPalaces(document.palaces, document.language);
  return [
    ...sheet.middle(width),
    ...palaces.flatMap((palace) => {
      const head = flow([[{ text: '─', ink: 'frame' }, ...sheet.head(palace)]], width, '');
      return [
        ...head.slice(0, -1),
        ruleLine(head[head.length - 1]!, width),
        ...sheet.stars(palace, width),
        ...sheet.roles(palace, width),
      ];
    }),
  ];
}

/** A palace of the grid: stars from the top, the rest from the bottom. */
interface TerminalCell {
  readonly stars: readonly Line[];
  readonly foot: readonly Line[];
}

const heightOf = ({ stars, foot }: TerminalCell): number => stars.length + foot.length;

const fillCell = ({ stars, foot }: TerminalCell, height: number, width: number): Line[] => [
  ...stars.map((line) => fitPieces(line, width)),
  ...Array.from({ length: height - stars.length - foot.length }, () => fitPieces([], width)),
  ...foot.map((line) => fitPieces(line, width)),
];

const cellOf = (palace: PalaceDocument, { stars, roles, foot }: Sheet, width: number): TerminalCell => ({
  stars: stars(palace, width),
  foot: [...roles(palace, width), ...foot(palace, width)],
});
