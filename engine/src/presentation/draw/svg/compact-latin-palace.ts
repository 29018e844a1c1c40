// A palace of a small drawing in Latin letters: major stars with their brightness, minor stars, stem and branch, name and
// decade; the rest is in the tables.

import type { PalaceDocument, StarDocument } from '../../documents/tables/document.generated.ts';
import type { Script } from '../facts/script.ts';
import { shortName } from '../facts/short-name.ts';
import type { DrawingWords } from '../words/drawing-words.ts';
import { badge, badgeLetters } from './badge.ts';
import { COMPACT, gridFor } from './grid.ts';
import { widthOf } from './letter-width.ts';
import { column, ofMinor, ofPalace, text } from './svg.ts';

const { cellWidth: WIDTH } = COMPACT;
const LEFT = 4;
const RIGHT = WIDTH - 3.5;
const FIRST_LINE = 13;

/** The content of a palace; its upper left corner is the origin. */
export function compactLatinPalace(palace: PalaceDocument, { words }: Script): string {
  const { majorStars, borrowedStars, minorStars } = palace;
  const majors = [...majorStars, ...borrowedStars.map(withoutTransformation)];
  const { lineRoom = 0 } = words;
  const { cellHeight: height } = gridFor('compact', lineRoom);
  const layouts = SPACINGS.map((plain) => {
    const spacing = roomier(plain, lineRoom);
    const head = headOf(palace, words, spacing, height);
    const minorsFrom = FIRST_LINE + majors.reduce((sum, star) => sum + majorHeight(star, spacing), 0);
    const lines = Math.floor((height - head.height - minorsFrom) / spacing.minor) + 1;
    return { spacing, head, minorsFrom, lines };
  });
  const { spacing, head, minorsFrom, lines } =
    layouts.find((each) => pairsFit(minorStars, each.lines)) ?? layouts[layouts.length - 1]!;
  let y = FIRST_LINE;
  const drawn = majors.map((star, n) => {
    const content = n < majorStars.length ? majorStar(star, y, spacing, words) : borrowedStar(star, y, spacing, words);
    y += majorHeight(star, spacing);
    return content;
  });
  return [
    ...drawn,
    ...inLines(minorStars, lines).map(({ star, line, place }) =>
      ofMinor(star, minorStar(star, minorsFrom + spacing.minor * line, place, spacing, words)),
    ),
    ...head.lines,
    ...foot(palace, height),
  ].join('');
}

/** The distances between the lines of stars. */
interface Spacing {
  readonly major: number;
  /** From a major star to the line with its brightness. */
  readonly word: number;
  readonly minor: number;
  readonly look: string;
  /** The brightness of a major star is beside its name, as one Hanzi, unless a plate does. The reading of the pair is left out. */
  readonly isDense: boolean;
  /** What each line has more than one of plain letters. */
  readonly room: number;
}

/** Between a word and a plate. */
const AIR = 2;

const WIDE: Spacing = { major: 23.6, word: 11.1, minor: 11.5, look: 's10_5', isDense: false, room: 0 };
/** For many minor stars. */
const TIGHT: Spacing = { major: 21.6, word: 10.9, minor: 10.7, look: 's10', isDense: false, room: 0 };
/** For six of them. */
const DENSE: Spacing = { ...TIGHT, major: 22.3, isDense: true };
const SPACINGS: readonly Spacing[] = [WIDE, TIGHT, DENSE];

const roomier = (spacing: Spacing, room: number): Spacing => ({
  ...spacing,
  major: spacing.major + 2 * room,
  word: spacing.word + room,
  minor: spacing.minor + room,
  room,
});

/** A transformation belongs to the palace where its star is. */
const withoutTransformation = ({ transformation: _, ...star }: StarDocument): StarDocument => star;

const majorHeight = ({ transformation }: StarDocument, { major, minor, isDense }: Spacing): number =>
  isDense && transformation === undefined ? minor : major;

function majorStar(
  { brightness, transformation, ...star }: StarDocument,
  y: number,
  spacing: Spacing,
  words: DrawingWords,
): string {
  const name = shortName(star);
  const gradeAt = LEFT + widthOf(name, 10, 'bold') + 3;
  const isBeside = spacing.isDense && transformation === undefined;
  return [
    text(LEFT, y, `${transformation || isWide(name) ? 's10' : spacing.look} bold`, name),
    brightness && isBeside && gradeAt + 10 <= RIGHT ? text(gradeAt, y, 's10 faint', brightness.hanzi) : '',
    brightness && !isBeside ? below(y, brightness.name, spacing) : '',
    transformation
      ? isLower(name, brightness, transformation, words)
        ? plate(transformation, y + spacing.word + 0.9, 9.6, words)
        : plate(transformation, y, 10.5, words)
      : '',
  ].join('');
}

/** Whether a name requests the whole line, and more at the larger size. */
const isWide = (name: string): boolean => widthOf(name, 10.5, 'bold') > RIGHT - LEFT;

/** Whether a plate has no room beside the name of its star, but beside the brightness below. */
function isLower(
  name: string,
  brightness: StarDocument['brightness'],
  transformation: Transformation,
  words: DrawingWords,
): boolean {
  const room = RIGHT - plateWidth(badgeLetters(transformation, words)) - LEFT;
  return widthOf(name, 10, 'bold') > room && widthOf(brightness?.name ?? '', 10) + AIR <= room;
}

const borrowedStar = (star: StarDocument, y: number, spacing: Spacing, words: DrawingWords): string =>
  text(LEFT, y, `${spacing.look} faint`, shortName(star)) + (spacing.isDense ? '' : below(y, words.borrowed, spacing));

const below = (y: number, word: string, spacing: Spacing): string => text(LEFT, y + spacing.word, 's10 faint', word);

function minorStar(star: StarDocument, y: number, place: Place, spacing: Spacing, words: DrawingWords): string {
  return [
    place === 'right' ? text(RIGHT, y, 's10', shortName(star), 'end') : text(LEFT, y, 's10', shortName(star)),
    star.transformation ? plate(star.transformation, y, spacing.minor - spacing.room - 0.8, words) : '',
  ].join('');
}

type Place = 'alone' | 'left' | 'right';

/** Stars one below the other; where there are more than lines, the shortest names are in pairs, before the others. */
function inLines(stars: readonly StarDocument[], lines: number) {
  const paired = 2 * Math.max(stars.length - lines, 0);
  const ordered = paired > 0 ? [...stars].sort((a, b) => widthFor(a) - widthFor(b)) : stars;
  return ordered.map((star, n): { star: StarDocument; line: number; place: Place } =>
    n < paired
      ? { star, line: n >> 1, place: n % 2 === 0 ? 'left' : 'right' }
      : { star, line: n - paired / 2, place: 'alone' },
  );
}

/** Whether stars in so many lines, some of them in pairs, stay clear of one another. */
function pairsFit(stars: readonly StarDocument[], lines: number): boolean {
  const pairs = stars.length - lines;
  if (pairs <= 0) return true;
  const widths = stars.map(widthFor).sort((a, b) => a - b);
  return 2 * pairs <= stars.length && widths[2 * pairs - 1]! + widths[2 * pairs - 2]! <= RIGHT - LEFT - 3;
}

/** A plate takes the place beside its star, so such a star is alone. */
const widthFor = (star: StarDocument): number => (star.transformation ? WIDTH : widthOf(shortName(star), 10));

type Transformation = NonNullable<StarDocument['transformation']>;

const plateWidth = (mark: string): number => 4.5 * mark.length + 6;

/** The plate of a star whose name is on the line `y`. */
function plate(transformation: Transformation, y: number, height: number, words: DrawingWords): string {
  const mark = badgeLetters(transformation, words);
  const width = plateWidth(mark);
  return badge(transformation, mark, { x: RIGHT - width, y: y - 0.82 * height, width, height, size: 's10' });
}

/** The lines above the ages: the marks and the reading of the pair, for which there is no room beside two marks where stars are many. */
function headOf(
  { minorStars, stem, branch, ...palace }: PalaceDocument,
  { body, origin, joins }: DrawingWords,
  spacing: Spacing,
  height: number,
) {
  const line = 10.5 + spacing.room;
  const marks = [...(palace.isBodyPalace ? [body] : []), ...(palace.isOriginPalace ? [origin] : [])];
  const y = height - 32.5;
  if (spacing.isDense || (marks.length > 1 && minorStars.length > 3)) {
    const isMarked = marks.length > 0;
    return {
      height: isMarked ? 32.5 + line : 32.5,
      lines: isMarked ? [text(LEFT, y, 's10 semi seal', marks.join(' '))] : [],
    };
  }
  const pair = shortName(stem) + joins.pair + shortName(branch);
  const above = widthOf((marks[0] ?? '') + pair, 10) > RIGHT - LEFT - 5 ? 1 : 0;
  return {
    height: 32.5 + line * Math.max(marks.length + above, 1),
    lines: [
      ...marks.map((mark, n) => text(LEFT, y - line * (n + above), 's10 semi seal', mark)),
      text(RIGHT, y, 's10 faint', pair, 'end'),
    ],
  };
}

/** The middle of the foot, left of stem and branch. */
const FOOT_MIDDLE = WIDTH / 2 - 5.5;
/** Nearer to stem and branch no name ends. */
const FOOT_AIR = 2;

function foot(palace: PalaceDocument, height: number): string[] {
  const { decade, stem, branch } = palace;
  const name = shortName(palace);
  return [
    text(FOOT_MIDDLE, height - 19, 's10 faint figures decade', `${decade.fromAge}–${decade.toAge}`, 'middle'),
    widthOf(name, 12, 'bold') > 2 * (FOOT_MIDDLE - LEFT - FOOT_AIR)
      ? text(
          widthOf(name, 10, 'bold') > 2 * (FOOT_MIDDLE - LEFT) ? LEFT - 1.7 : LEFT,
          height - 6,
          ofPalace('s10 bold', palace),
          name,
        )
      : text(FOOT_MIDDLE, height - 6, ofPalace('s12 bold brush', palace), name, 'middle'),
    column(WIDTH - 9, height - 19.5, 13, 's12 brush soft', stem.hanzi + branch.hanzi),
  ];
}
