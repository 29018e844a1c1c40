// How is a chart shown on a terminal? As the traditional grid in box-drawing characters where there is room for it, else as a list of palaces.
// Names stand whole: what does not fit goes to the next line, and a row of the grid is as high as its fullest palace.

import type { PalaceDocument, StarDocument } from '../chart-document.generated.ts';
import { check, FLAG, optional, recordOf, wholeBetween } from '../input.ts';
import { badgeHanzi, badgeSyllable } from './badge.ts';
import { mainStarText, percentText } from './centre.ts';
import { columnsOf } from './columns.ts';
import type { TextOptions } from './draw-text.ts';
import { DOCUMENT, type DrawnDocument, SHARED_OPTIONS } from './given.ts';
import { fitted, type Ink, type Piece, written } from './ink.ts';
import { type Script, scriptFor } from './script.ts';
import { shownName } from './shown-name.ts';
import { decidingTime, lunarText } from './times.ts';
import { TEXT_WORDS } from './words/text-words.ts';

/** Options of `drawTerminal`. */
export interface TerminalOptions extends TextOptions {
  /** Whether to use ANSI colours. Plain text is the default. */
  readonly colours?: boolean;
  /** How wide the terminal is, 40 to 1000 columns; 80 when absent. From 77 on there is a grid, below it a list. */
  readonly columns?: number;
}

/**
 * A chart for a terminal, in the language of the document. No line is wider than the terminal, and every one ends with a line feed.
 * @throws RangeError for a document of another shape, and for an option that does not exist or has a wrong value
 * @example drawTerminal(describeChart(chart, { language: 'zh' }), { colours: true })
 */
export function drawTerminal(document: DrawnDocument, options: TerminalOptions = {}): string {
  check('document', document, DOCUMENT);
  check('options', options, OPTIONS);
  const { colours = false, columns = 80 } = options;
  const script = scriptFor(document.language);
  const page: Page = {
    document,
    script,
    name: shownName(options.name),
    comma: TEXT_WORDS[document.language].comma,
  };
  const lines = columns < NARROWEST_GRID ? list(page, columns) : grid(page, columns);
  return lines.map((line) => `${written(line, colours).trimEnd()}\n`).join('');
}

/** Columns that are possible. */
export const TERMINAL_COLUMNS = { from: 40, to: 1000 } as const;

const { from, to } = TERMINAL_COLUMNS;
const OPTIONS = recordOf<TerminalOptions>({
  ...SHARED_OPTIONS,
  colours: optional(FLAG),
  columns: optional(wholeBetween(from, to)),
});

/** What is drawn, and with which words. */
interface Page {
  readonly document: DrawnDocument;
  readonly script: Script;
  readonly name: string | undefined;
  /** Between stars. */
  readonly comma: string;
}

const NARROWEST_GRID = 77;
/** Columns inside a cell: in wider ones the eye loses its line. */
const WIDEST_CELL = 40;

// The palaces of each row from left to right: 0 = 寅 … 11 = 丑.
const ROWS = [
  [3, 4, 5, 6],
  [2, 7],
  [1, 8],
  [0, 11, 10, 9],
] as const;

type Line = readonly Piece[];

function grid(page: Page, columns: number): Line[] {
  const width = Math.min(WIDEST_CELL, Math.floor((columns - 5) / 4));
  const inside = 2 * width + 1;
  const middle = centre(page, inside - 2).map((line) => fitted([{ text: ' ' }, ...line], inside));
  const cells = page.document.palaces.map((palace) => cellOf(palace, page, width));
  const heights = ROWS.map((row) => Math.max(...row.map((at) => heightOf(cells[at]!))));
  heights[2] = Math.max(heights[2]!, middle.length - heights[1]! - 1); // the centre stands beside two rows and the rule between them
  const [upper, second, third, lower] = ROWS.map((row, n) => row.map((at) => filled(cells[at]!, heights[n]!, width)));
  const blank = fitted([], inside);
  const beside = (row: readonly (readonly Line[])[], first: number): Line[] =>
    row[0]!.map((line, n) => framed([line, middle[first + n] ?? blank, row[1]![n]!]));
  const rule = (corners: string): Line => [{ text: [...corners].join('─'.repeat(width)), ink: 'frame' }];
  const edge: Line = [{ text: '─'.repeat(width), ink: 'frame' }];
  return [
    rule('┌┬┬┬┐'),
    ...upper![0]!.map((_, n) => framed(upper!.map((each) => each[n]!))),
    rule('├┼┴┼┤'),
    ...beside(second!, 0),
    framed([edge, middle[heights[1]!] ?? blank, edge], '├┤├┤'),
    ...beside(third!, heights[1]! + 1),
    rule('├┼┬┼┤'),
    ...lower![0]!.map((_, n) => framed(lower!.map((each) => each[n]!))),
    rule('└┴┴┴┘'),
  ];
}

/** A list of palaces, from the life palace on, below what stands in the middle of a grid. */
function list(page: Page, width: number): Line[] {
  const { nameOf } = page.script;
  const palaces = [...page.document.palaces].sort((a, b) => a.order - b.order);
  return [
    ...centre(page, width),
    ...palaces.flatMap((palace) => {
      const { decade, spirits } = palace;
      const about = [pairOf(palace, page.script), `${decade.fromAge}–${decade.toAge}`, nameOf(spirits.growth)];
      const name = { text: nameAndMark(palace, page.script), ink: inkOf(palace) };
      const head = flow([[{ text: '─', ink: 'frame' }, name, ...about.map((text) => ({ text }))]], width, '');
      return [...head.slice(0, -1), ruled(head[head.length - 1]!, width), ...starLines(palace, page, width)];
    }),
  ];
}

/** Parts side by side, a stroke before, between and after them. */
const framed = (parts: readonly Line[], strokes = '│'.repeat(parts.length + 1)): Line => [
  ...parts.flatMap((part, n): Piece[] => [{ text: strokes[n]!, ink: 'frame' }, ...part]),
  { text: strokes[parts.length]!, ink: 'frame' },
];

/** A palace of the grid: stars from above, the rest from below. */
interface Cell {
  readonly stars: readonly Line[];
  readonly foot: readonly Line[];
}

const heightOf = ({ stars, foot }: Cell): number => stars.length + foot.length;

const filled = ({ stars, foot }: Cell, height: number, width: number): Line[] => [
  ...stars.map((line) => fitted(line, width)),
  ...Array.from({ length: height - stars.length - foot.length }, () => fitted([], width)),
  ...foot,
];

function cellOf(palace: PalaceDocument, page: Page, width: number): Cell {
  const { script } = page;
  const { decade, spirits } = palace;
  return {
    stars: starLines(palace, page, width),
    foot: [
      ...apart({ text: nameAndMark(palace, script), ink: inkOf(palace) }, { text: pairOf(palace, script) }, width),
      ...apart(
        { text: `${decade.fromAge}–${decade.toAge}`, ink: 'faint' },
        { text: script.nameOf(spirits.growth), ink: 'faint' },
        width,
      ),
    ],
  };
}

/** Major stars or the borrowed ones, each with a line of its own, then minor and adjective stars. */
function starLines(
  { majorStars, borrowedStars, minorStars, adjectiveStars }: PalaceDocument,
  page: Page,
  width: number,
) {
  const { script, comma } = page;
  return [
    ...majorStars.flatMap((star) => flow([starWords(star, script, 'bold')], width, comma)),
    ...borrowedStars.map((star): Line => [{ text: `(${script.nameOf(star)})`, ink: 'faint' }]),
    ...flow(
      minorStars.map((star) => starWords(star, script)),
      width,
      comma,
    ),
    ...flow(
      adjectiveStars.map((star) => starWords(star, script, 'faint')),
      width,
      comma,
    ),
  ];
}

/** A star: its name, its brightness, and its transformation: 禄, or Lu. */
function starWords({ brightness, transformation, ...star }: StarDocument, script: Script, ink?: Ink): Line {
  const { nameOf, isLatin } = script;
  return [
    { text: nameOf(star), ...(ink && { ink }) },
    ...(brightness ? [{ text: nameOf(brightness), ink: 'faint' as const }] : []),
    ...(transformation
      ? [{ text: isLatin ? badgeSyllable(transformation) : badgeHanzi(transformation), ink: transformation.id as Ink }]
      : []),
  ];
}

/** Groups of words in as few lines as hold them: a space between words, a comma behind a group that another one follows. */
function flow(groups: readonly Line[], width: number, comma: string): Line[] {
  const lines: Piece[][] = [];
  let left = 0;
  for (const [n, group] of groups.entries()) {
    for (const [k, word] of group.entries()) {
      const isFollowed = k === group.length - 1 && n < groups.length - 1;
      const mark = isFollowed ? comma.trimEnd() : '';
      const space = k > 0 || comma.endsWith(' ') ? 1 : 0;
      const columns = columnsOf(word.text + mark);
      if (lines.length === 0 || space + columns > left) {
        lines.push([]);
        left = width;
      } else if (space > 0) {
        lines[lines.length - 1]!.push({ text: ' ' });
        left--;
      }
      lines[lines.length - 1]!.push(word, ...(mark === '' ? [] : [{ text: mark }]));
      left -= columns;
    }
  }
  return lines;
}

/** Two pieces at both ends of a line, or of two lines where they would touch. */
function apart(left: Piece, right: Piece, width: number): Line[] {
  const space = width - columnsOf(left.text) - columnsOf(right.text);
  if (space > 0) return [[left, { text: ' '.repeat(space) }, right]];
  return [fitted([left], width), [{ text: ' '.repeat(width - columnsOf(right.text)) }, right]];
}

/** A line with a stroke behind it, to the end. */
const ruled = (line: Line, width: number): Line => [
  ...line,
  { text: ' ' },
  { text: '─'.repeat(Math.max(width - 1 - line.reduce((sum, { text }) => sum + columnsOf(text), 0), 0)), ink: 'frame' },
];

/** The stem and branch of a palace. */
const pairOf = ({ stem, branch }: PalaceDocument, { nameOf, isLatin }: Script): string =>
  [stem, branch].map(nameOf).join(isLatin ? '-' : '');

/** The name of a palace, with the mark of the body palace. */
const nameAndMark = (palace: PalaceDocument, { nameOf, isLatin, words }: Script): string =>
  [nameOf(palace), ...(palace.isBodyPalace ? [words.body] : [])].join(isLatin ? ' ' : '');

const inkOf = ({ id }: PalaceDocument): Ink => (id === 'life' ? 'chosen' : 'bold');

function centre({ document, script, name }: Page, width: number): Line[] {
  const { nameOf, words } = script;
  const { ziwei, birth, mainStar, fourPillars, fiveElements } = document;
  const { rarity } = mainStar;
  const fact = (label: string, content: string): Line[] =>
    columnsOf(`${label}  ${content}`) <= width
      ? [[{ text: `${label}  `, ink: 'faint' }, { text: content }]]
      : [[{ text: label, ink: 'faint' }], [{ text: `  ${content}` }]];
  const dotted = (texts: readonly string[], ink?: Ink): Line[] =>
    flow(
      texts.map((text) => [{ text, ...(ink && { ink }) }]),
      width,
      ' · ',
    );
  const times = (iso: string): string => iso.slice(0, 16).replace('T', ' ');
  const pillars = [fourPillars.year, fourPillars.month, fourPillars.day, fourPillars.hour];
  const placeName = shownName(birth.place?.name);
  const borrowed = mainStar.borrowed ? [{ text: `(${words.borrowed})` }] : [];
  const { label, time } = decidingTime(document, words);
  return [
    fitted([{ text: name ?? words.chart, ink: 'bold' }], width),
    ...dotted([ziwei.yinYangGender, birth.zodiac, ziwei.bureau].map(nameOf)),
    ...flow([[{ text: mainStarText(mainStar.stars, nameOf), ink: 'chosen' }, ...borrowed]], width, ''),
    ...dotted([
      nameOf(rarity.tier),
      percentText(rarity.percent),
      words.oneIn.replace('{n}', String(Math.round(rarity.oneIn))),
    ]),
    [],
    ...(birth.clockTime === undefined ? [] : fact(words.clock, times(birth.clockTime))),
    ...(placeName === undefined ? [] : [fitted([{ text: placeName }], width)]),
    ...fact(label, times(time)),
    ...fact(words.lunar, lunarText(document.birth, words)),
    ...fact(words.rulers, `${nameOf(ziwei.lifeRuler)} · ${nameOf(ziwei.bodyRuler)}`),
    inColumns([words.pillars.year, words.pillars.month, words.pillars.day, words.pillars.hour], 'faint'),
    inColumns(
      pillars.map(({ stem }) => nameOf(stem)),
      'bold',
    ),
    inColumns(
      pillars.map(({ branch }) => nameOf(branch)),
      'bold',
    ),
    ...flow(
      fiveElements.elements.map((element) => [{ text: `${nameOf(element)} ${element.count}` }]),
      width,
      '  ',
    ),
  ];
}

/** Four texts in columns. */
const inColumns = (texts: readonly string[], ink: Ink): Line => texts.flatMap((text) => fitted([{ text, ink }], 8));
