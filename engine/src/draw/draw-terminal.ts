// How is a chart shown on a terminal? As the traditional grid in box-drawing characters, 77 columns wide; major and minor
// stars only, the text form has the rest. There is room for the brightness as one Hanzi, but not in Latin letters.

import type { ChartDocument, PalaceDocument, StarDocument } from '../chart-document.generated.ts';
import { check, FLAG, optional, recordOf } from '../input.ts';
import { badgeHanzi, badgeSyllable } from './badge.ts';
import { mainStarText, percentText } from './centre.ts';
import { columnsOf } from './columns.ts';
import type { TextOptions } from './draw-text.ts';
import { DOCUMENT, SHARED_OPTIONS } from './given.ts';
import { fitted, type Ink, type Piece, written } from './ink.ts';
import { type Script, scriptFor } from './script.ts';
import { cut } from './short-name.ts';
import { shownName } from './shown-name.ts';

/** Options of `drawTerminal`. */
export interface TerminalOptions extends TextOptions {
  /** Whether to use ANSI colours. Plain text is the default. */
  readonly colours?: boolean;
}

/**
 * A chart for a terminal of at least 77 columns, in the language of the document. Every line ends with a line feed.
 * @throws RangeError for a document of another shape, and for an option that does not exist or has a wrong value
 * @example drawTerminal(describeChart(chart, { language: 'zh' }), { colours: true })
 */
export function drawTerminal(document: ChartDocument, options: TerminalOptions = {}): string {
  check('document', document, DOCUMENT);
  check('options', options, OPTIONS);
  const { colours = false } = options;
  const name = shownName(options.name);
  const script = scriptFor(document.language);
  const life = document.palaces.findIndex(({ id }) => id === 'life');
  const cells = document.palaces.map((palace, n) => cell(palace, script, n === life));
  const [upper, second, third, lower] = ROWS.map((row) => row.map((palace) => cells[palace]!));
  const middle = centre(document, script, name).map((line) => fitted([{ text: ' ' }, ...line], 2 * CELL + 1));
  const beside = (row: readonly Piece[][][], from: number): Piece[][] =>
    row[0]!.map((line, n) => framed([line, middle[from + n] ?? fitted([], 2 * CELL + 1), row[1]![n]!]));
  const lines = [
    rule('┌┬┬┬┐'),
    ...upper![0]!.map((_, n) => framed(upper!.map((each) => each[n]!))),
    rule('├┼┴┼┤'),
    ...beside(second!, 0),
    framed([rule('─', CELL), middle[LINES] ?? [], rule('─', CELL)], '├┤├┤'),
    ...beside(third!, LINES + 1),
    rule('├┼┬┼┤'),
    ...lower![0]!.map((_, n) => framed(lower!.map((each) => each[n]!))),
    rule('└┴┴┴┘'),
  ];
  return lines.map((line) => `${written(line, colours)}\n`).join('');
}

const OPTIONS = recordOf<TerminalOptions>({ ...SHARED_OPTIONS, colours: optional(FLAG) });

/** Columns and lines inside a cell. */
const CELL = 18;
const LINES = 7;
const STAR_LINES = 5;

// The palaces of each row from left to right: 0 = 寅 … 11 = 丑.
const ROWS = [
  [3, 4, 5, 6],
  [2, 7],
  [1, 8],
  [0, 11, 10, 9],
] as const;

/** A line between rows: `├┼┴┼┤`, or a part of one. */
const rule = (corners: string, columns = CELL): Piece[] => [
  { text: corners.length === 1 ? corners.repeat(columns) : [...corners].join('─'.repeat(columns)), ink: 'frame' },
];

/** Parts side by side, a stroke before, between and after them. */
const framed = (parts: readonly (readonly Piece[])[], strokes = '│'.repeat(parts.length + 1)): Piece[] => [
  ...parts.flatMap((part, n): Piece[] => [{ text: strokes[n]!, ink: 'frame' }, ...part]),
  { text: strokes[parts.length]!, ink: 'frame' },
];

function cell(palace: PalaceDocument, script: Script, chosen: boolean): Piece[][] {
  const { nameOf, isLatin } = script;
  const { majorStars, borrowedStars, minorStars, decade } = palace;
  const stars: Piece[][] = [
    ...majorStars.map((star) => majorStar(star, script)),
    ...borrowedStars.map((star): Piece[] => [{ text: `(${nameOf(star)})`, ink: 'faint' }]),
  ];
  const minors = wrapped(
    minorStars.map((star) => minorStar(star, script)),
    CELL,
    isLatin ? ', ' : ' ',
  );
  const name = [nameOf(palace), ...(palace.isBodyPalace ? [script.words.body] : [])].join(isLatin ? ' ' : '');
  const pair = [palace.stem, palace.branch].map(nameOf).join(isLatin ? '-' : '');
  const isRoomForPair = columnsOf(name) + columnsOf(pair) < CELL;
  const lines = [...stars, ...minors].slice(0, STAR_LINES);
  return [
    ...Array.from({ length: STAR_LINES }, (_, n) => lines[n] ?? []),
    apart({ text: name, ink: chosen ? 'chosen' : 'bold' }, { text: isRoomForPair ? pair : nameOf(palace.branch) }),
    apart(
      { text: `${decade.fromAge}–${decade.toAge}`, ink: 'faint' },
      { text: nameOf(palace.spirits.growth), ink: 'faint' },
    ),
  ].map((line) => fitted(line, CELL));
}

function majorStar(star: StarDocument, script: Script): Piece[] {
  const grade = star.brightness && !script.isLatin ? ` ${star.brightness.hanzi}` : '';
  return [{ text: script.nameOf(star), ink: 'bold' }, { text: grade, ink: 'faint' }, ...mark(star, script)];
}

const minorStar = (star: StarDocument, script: Script): Piece[] => [
  { text: script.nameOf(star) },
  ...mark(star, script),
];

/** The transformation of a star: 禄, or Lu. */
const mark = ({ transformation }: StarDocument, { isLatin }: Script): Piece[] =>
  transformation
    ? [
        {
          text: ` ${isLatin ? badgeSyllable(transformation) : badgeHanzi(transformation)}`,
          ink: transformation.id as Ink,
        },
      ]
    : [];

/** Groups of pieces in as few lines as hold them. */
function wrapped(groups: readonly (readonly Piece[])[], width: number, separator: string): Piece[][] {
  const lines: Piece[][] = [];
  let taken = width;
  for (const group of groups) {
    const columns = group.reduce((sum, { text }) => sum + columnsOf(text), 0);
    if (taken + separator.length + columns > width) {
      lines.push([...group]);
      taken = columns;
    } else {
      lines.at(-1)!.push({ text: separator }, ...group);
      taken += separator.length + columns;
    }
  }
  return lines;
}

/** Two pieces at both ends of a line; where they would touch, the second is cut. */
function apart(left: Piece, right: Piece): Piece[] {
  const room = CELL - columnsOf(left.text) - 1;
  const text = columnsOf(right.text) > room ? cut(right.text, room - 1) : right.text;
  return [left, { text: ' '.repeat(room + 1 - columnsOf(text)) }, { ...right, text }];
}

function centre(document: ChartDocument, { nameOf, words }: Script, name: string | undefined): Piece[][] {
  const { ziwei, birth, mainStar, fourPillars, fiveElements } = document;
  const { rarity } = mainStar;
  const fact = (label: string, content: string): Piece[] => [{ text: `${label}  `, ink: 'faint' }, { text: content }];
  const times = (iso: string): string => iso.slice(0, 16).replace('T', ' ');
  const pillars = [fourPillars.year, fourPillars.month, fourPillars.day, fourPillars.hour];
  const placeName = shownName(birth.place.name);
  return [
    [{ text: name ?? words.chart, ink: 'bold' }],
    [{ text: [ziwei.yinYangGender, birth.zodiac, ziwei.bureau].map(nameOf).join(' · ') }],
    [
      { text: mainStarText(mainStar.stars, nameOf), ink: 'chosen' },
      ...(mainStar.borrowed ? [{ text: ` (${words.borrowed})` }] : []),
    ],
    [
      {
        text: [
          nameOf(rarity.tier),
          percentText(rarity.percent),
          words.oneIn.replace('{n}', String(Math.round(rarity.oneIn))),
        ].join(' · '),
      },
    ],
    [],
    fact(words.clock, times(birth.clockTime)),
    ...(placeName === undefined ? [] : [[{ text: placeName }]]),
    fact(words.trueSolar, times(birth.trueSolarTime)),
    fact(words.lunar, birth.lunarDate.text),
    fact(words.rulers, `${nameOf(ziwei.lifeRuler)} · ${nameOf(ziwei.bodyRuler)}`),
    columns([words.pillars.year, words.pillars.month, words.pillars.day, words.pillars.hour], 'faint'),
    columns(
      pillars.map(({ stem }) => nameOf(stem)),
      'bold',
    ),
    columns(
      pillars.map(({ branch }) => nameOf(branch)),
      'bold',
    ),
    ...wrapped(
      fiveElements.elements.map((element) => [{ text: `${nameOf(element)} ${element.count}` }]),
      2 * CELL,
      ' ',
    ),
  ];
}

/** Four texts in columns. */
const columns = (texts: readonly string[], ink: Ink): Piece[] => texts.flatMap((text) => fitted([{ text, ink }], 8));
