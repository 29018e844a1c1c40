// How is a palace written in Latin letters where there is room for little? Major stars with their brightness, minor stars,
// stem and branch, name and decade; the rest is in the tables.

import type { PalaceDocument, StarDocument } from '../chart-document.ts';
import { badge, badgeSyllable } from './badge.ts';
import { COMPACT } from './grid.ts';
import { shortName } from './short-name.ts';
import { column, element, escaped, text } from './svg.ts';
import type { DrawingWords } from './words/drawing-words.ts';

const { cellWidth: WIDTH, cellHeight: HEIGHT } = COMPACT;
const LEFT = 5;
const RIGHT = WIDTH - 4;
const FIRST_LINE = 14;

/** The content of a palace; its upper left corner is the origin. */
export function compactLatinPalace(palace: PalaceDocument, words: DrawingWords): string {
  const { majorStars, borrowedStars, minorStars } = palace;
  const head = headOf(palace, words);
  const majors = majorStars.length + borrowedStars.length;
  const linesFor = ({ major, minor }: Manner): number =>
    Math.floor((HEIGHT - head.height - FIRST_LINE - major * majors) / minor) + 1;
  const manner = pairsFit(minorStars, linesFor(AIRY)) ? AIRY : TIGHT;
  const minorsFrom = FIRST_LINE + manner.major * majors;
  return [
    ...majorStars.map((star, n) => majorStar(star, FIRST_LINE + manner.major * n, manner)),
    ...borrowedStars.map((star, n) => borrowedStar(star, FIRST_LINE + manner.major * n, manner, words)),
    ...inLines(minorStars, linesFor(manner)).map(({ star, line, place }) =>
      minorStar(star, minorsFrom + manner.minor * line, place, manner),
    ),
    ...head.lines,
    ...foot(palace),
  ].join('');
}

/** How far the lines of the stars stand apart. */
interface Manner {
  readonly major: number;
  readonly minor: number;
}

/** Brightness stands in words below the name of a major star. */
const AIRY: Manner = { major: 22.5, minor: 10.4 };
/** Where many minor stars stand, brightness goes beside the name, in Hanzi. */
const TIGHT: Manner = { major: 12.5, minor: 9 };

function majorStar(star: StarDocument, y: number, manner: Manner): string {
  const { brightness, transformation } = star;
  return [
    manner === AIRY
      ? text(LEFT, y, 's11 bold', shortName(star)) + (brightness ? below(y, brightness.name) : '')
      : element(
          'text',
          { x: LEFT, y, class: 's9_5 bold' },
          escaped(shortName(star)),
          brightness ? element('tspan', { dx: 2, class: 's8_5 faint' }, escaped(brightness.hanzi)) : '',
        ),
    transformation ? plate(transformation, y, 10.5) : '',
  ].join('');
}

/** A transformation belongs to the palace where its star stands. */
const borrowedStar = (star: StarDocument, y: number, manner: Manner, words: DrawingWords): string =>
  manner === AIRY
    ? text(LEFT, y, 's11 faint', shortName(star)) + below(y, words.borrowed)
    : text(LEFT, y, 's10 faint', shortName(star));

const below = (y: number, word: string): string => text(LEFT, y + 10, 's8_5 faint', word);

function minorStar(star: StarDocument, y: number, place: Place, manner: Manner): string {
  const size = manner === AIRY && place === 'alone' ? 's9' : 's8_5';
  return [
    place === 'right' ? text(RIGHT, y, size, shortName(star), 'end') : text(LEFT, y, size, shortName(star)),
    star.transformation ? plate(star.transformation, y, manner.minor - 0.8) : '',
  ].join('');
}

type Place = 'alone' | 'left' | 'right';

/** Stars one below the other; where there are more than lines, the shortest names stand in pairs, before the others. */
function inLines(stars: readonly StarDocument[], lines: number) {
  const paired = 2 * Math.max(stars.length - lines, 0);
  const ordered = paired > 0 ? [...stars].sort((a, b) => lettersOf(a) - lettersOf(b)) : stars;
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
  const letters = stars.map(lettersOf).sort((a, b) => a - b);
  return 2 * pairs <= stars.length && letters[2 * pairs - 1]! + letters[2 * pairs - 2]! <= LONGEST_PAIR;
}

/** A plate takes the place beside its star, so such a star stands alone. */
const lettersOf = (star: StarDocument): number => shortName(star).length + (star.transformation ? LONGEST_PAIR : 0);

/** Letters of two names that fit in a line. */
const LONGEST_PAIR = 14;

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
    return { height: 44, lines: [text(LEFT, y, 's8_5 semi seal', marks.join(' · '))] };
  return {
    height: 34 + 10 * Math.max(marks.length, 1),
    lines: [
      ...marks.map((mark, n) => text(LEFT, y - 10 * n, 's8_5 semi seal', mark)),
      text(RIGHT, y, 's8_5 faint', `${shortName(stem)}-${shortName(branch)}`, 'end'),
    ],
  };
}

/** The middle of the foot, left of stem and branch. */
const FOOT_MIDDLE = WIDTH / 2 - 5;

function foot(palace: PalaceDocument): string[] {
  const { decade, stem, branch } = palace;
  return [
    text(FOOT_MIDDLE, HEIGHT - 20, 's9 faint figures', `${decade.fromAge}–${decade.toAge}`, 'middle'),
    text(FOOT_MIDDLE, HEIGHT - 6.5, 's12 bold brush seal', shortName(palace), 'middle'),
    column(WIDTH - 10, HEIGHT - 19.5, 13, 's12 brush soft', stem.hanzi + branch.hanzi),
  ];
}
