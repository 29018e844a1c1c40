// How is a palace written in Latin letters where there is room for little? Major stars with their brightness, minor stars,
// stem and branch, name and decade; the rest is in the tables.

import type { PalaceDocument, StarDocument } from '../chart-document.generated.ts';
import { badge, badgeSyllable } from './badge.ts';
import { COMPACT } from './grid.ts';
import { widthOf } from './letter-width.ts';
import { shortName } from './short-name.ts';
import { column, text } from './svg.ts';
import type { DrawingWords } from './words/drawing-words.ts';

const { cellWidth: WIDTH, cellHeight: HEIGHT } = COMPACT;
const LEFT = 5;
const RIGHT = WIDTH - 4;
const FIRST_LINE = 15;

/** The content of a palace; its upper left corner is the origin. */
export function compactLatinPalace(palace: PalaceDocument, words: DrawingWords): string {
  const { majorStars, borrowedStars, minorStars } = palace;
  const head = headOf(palace, words);
  const majors = majorStars.length + borrowedStars.length;
  const linesFor = ({ major, minor }: Spacing): number =>
    Math.floor((HEIGHT - head.height - FIRST_LINE - major * majors) / minor) + 1;
  const spacing = SPACINGS.find((each) => pairsFit(minorStars, linesFor(each))) ?? TIGHT;
  const minorsFrom = FIRST_LINE + spacing.major * majors;
  return [
    ...majorStars.map((star, n) => majorStar(star, FIRST_LINE + spacing.major * n, spacing)),
    ...borrowedStars.map((star, n) => borrowedStar(star, FIRST_LINE + spacing.major * n, spacing, words)),
    ...inLines(minorStars, linesFor(spacing)).map(({ star, line, place }) =>
      minorStar(star, minorsFrom + spacing.minor * line, place, spacing),
    ),
    ...head.lines,
    ...foot(palace),
  ].join('');
}

/** The distances between the lines of stars. The brightness in words is such a line. */
interface Spacing {
  readonly major: number;
  readonly word: number;
  readonly minor: number;
  readonly look: string;
}

const WIDE: Spacing = { major: 24.5, word: 10.4, minor: 11, look: 's11' };
/** For many minor stars. */
const TIGHT: Spacing = { major: 19.8, word: 9.5, minor: 9, look: 's10' };
const SPACINGS: readonly Spacing[] = [WIDE, TIGHT];

const majorStar = ({ brightness, transformation, ...star }: StarDocument, y: number, spacing: Spacing): string =>
  [
    text(LEFT, y, `${spacing.look} bold`, shortName(star)),
    brightness ? below(y, brightness.name, spacing) : '',
    transformation ? plate(transformation, y, 10.5) : '',
  ].join('');

/** A transformation belongs to the palace where its star stands. */
const borrowedStar = (star: StarDocument, y: number, spacing: Spacing, words: DrawingWords): string =>
  text(LEFT, y, `${spacing.look} faint`, shortName(star)) + below(y, words.borrowed, spacing);

const below = (y: number, word: string, spacing: Spacing): string => text(LEFT, y + spacing.word, 's9 faint', word);

function minorStar(star: StarDocument, y: number, place: Place, spacing: Spacing): string {
  const size = spacing === WIDE && place === 'alone' ? 's9_5' : 's9';
  return [
    place === 'right' ? text(RIGHT, y, size, shortName(star), 'end') : text(LEFT, y, size, shortName(star)),
    star.transformation ? plate(star.transformation, y, spacing.minor - 0.8) : '',
  ].join('');
}

type Place = 'alone' | 'left' | 'right';

/** Stars one below the other; where there are more than lines, the shortest names stand in pairs, before the others. */
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

/** A plate takes the place beside its star, so such a star stands alone. */
const widthFor = (star: StarDocument): number => (star.transformation ? WIDTH : widthOf(shortName(star), 9));

/** The plate of a star whose name stands on the line `y`. */
const plate = (transformation: NonNullable<StarDocument['transformation']>, y: number, height: number): string =>
  badge(transformation, badgeSyllable(transformation).slice(0, 1), {
    x: RIGHT - 10.5,
    y: y - 0.82 * height,
    width: 10.5,
    height,
    size: 's9',
  });

/** The lines above the ages: the marks and the reading of the pair. Two marks leave no room for it where stars are many. */
function headOf({ minorStars, stem, branch, ...palace }: PalaceDocument, { body, origin }: DrawingWords) {
  const marks = [...(palace.isBodyPalace ? [body] : []), ...(palace.isOriginPalace ? [origin] : [])];
  const y = HEIGHT - 34;
  if (marks.length > 1 && minorStars.length > 3)
    return { height: 44, lines: [text(LEFT, y, 's9 semi seal', marks.join(' · '))] };
  const pair = `${shortName(stem)}-${shortName(branch)}`;
  const above = widthOf((marks[0] ?? '') + pair, 9) > RIGHT - LEFT - 5 ? 1 : 0;
  return {
    height: 34 + 10 * Math.max(marks.length + above, 1),
    lines: [
      ...marks.map((mark, n) => text(LEFT, y - 10 * (n + above), 's9 semi seal', mark)),
      text(RIGHT, y, 's9 faint', pair, 'end'),
    ],
  };
}

/** The middle of the foot, left of stem and branch. */
const FOOT_MIDDLE = WIDTH / 2 - 5;

function foot(palace: PalaceDocument): string[] {
  const { decade, stem, branch } = palace;
  return [
    text(FOOT_MIDDLE, HEIGHT - 20, 's9_5 faint figures', `${decade.fromAge}–${decade.toAge}`, 'middle'),
    text(FOOT_MIDDLE, HEIGHT - 6.5, 's12 bold brush seal', shortName(palace), 'middle'),
    column(WIDTH - 10, HEIGHT - 19.5, 13, 's12 brush soft', stem.hanzi + branch.hanzi),
  ];
}
