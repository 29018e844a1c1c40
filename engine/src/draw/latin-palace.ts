// How is a palace written in Latin letters? Major stars with their Hanzi, minor stars below, adjective stars on the right;
// at the foot the spirits on the left, ages, stem and branch on the right, and last a line with the name and its decade.

import type { PalaceDocument, StarDocument } from '../chart-document.generated.ts';
import { badge, badgeSyllable } from './badge.ts';
import { FULL } from './grid.ts';
import { widthOf } from './letter-width.ts';
import { shortName } from './short-name.ts';
import { element, escaped, group, text } from './svg.ts';
import type { DrawingWords } from './words/drawing-words.ts';

const { cellWidth: WIDTH, cellHeight: HEIGHT } = FULL;
const LEFT = 7;
const RIGHT = WIDTH - 6;

/** The content of a palace; its upper left corner is the origin. */
export function latinPalace(palace: PalaceDocument, words: DrawingWords): string {
  const { majorStars, borrowedStars, minorStars, adjectiveStars } = palace;
  const minorsFrom = 20 + MAJOR_LINE * (majorStars.length + borrowedStars.length);
  const minorLine = lineFor(minorStars.length, minorsFrom, 15);
  const adjectiveLine = lineFor(adjectiveStars.length, 18, 14.5);
  const adjectiveSize = adjectiveLine < 11 ? 10 : 11;
  /** Where the adjective stars beside a line begin, or the palace ends. */
  const endOf = (y: number): number =>
    Math.min(
      RIGHT,
      ...adjectiveStars.map((star, n) =>
        Math.abs(18 + adjectiveLine * n - y) < adjectiveSize + 1
          ? RIGHT - widthOf(shortName(star), adjectiveSize) - AIR
          : RIGHT,
      ),
    );
  return [
    ...majorStars.map((star, n) => majorLines(star, 20 + MAJOR_LINE * n, endOf(20 + MAJOR_LINE * n))),
    ...borrowedStars.map((star, n) => borrowedLines(star, 20 + MAJOR_LINE * n, words)),
    ...minorStars.map((star, n) => {
      const y = minorsFrom + minorLine * n;
      return minorStar(star, { y, line: minorLine, end: endOf(y) });
    }),
    ...adjectiveStars.map((star, n) =>
      text(RIGHT, 18 + adjectiveLine * n, `s${adjectiveSize} soft`, shortName(star), 'end'),
    ),
    foot(palace, words),
  ].join('');
}

const MAJOR_LINE = 29;
/** The space between a word and its neighbour. */
const AIR = 5;
/** The last line above the foot. */
const LAST_LINE = HEIGHT - 80.5;

/** The distance between stars, so that the last one is above the foot; `most` when there is room. */
const lineFor = (stars: number, from: number, most: number): number =>
  Math.min(most, (LAST_LINE - from) / Math.max(stars - 1, 1));

function majorLines(star: StarDocument, y: number, end: number): string {
  const plateFrom = LEFT + widthOf(shortName(star), 15, 'bold') + AIR;
  return [
    text(LEFT, y, 's15 bold', shortName(star)),
    text(LEFT, y + 13, 's10_5 faint', [star.hanzi, star.brightness?.name].filter(Boolean).join(' · ')),
    star.transformation ? plate(star.transformation, plateFrom, { y: y - 1, end }) : '',
  ].join('');
}

/** A transformation belongs to the palace where its star stands. */
function borrowedLines(star: StarDocument, y: number, words: DrawingWords): string {
  return [
    text(LEFT, y, 's14 faint', shortName(star)),
    text(LEFT, y + 13, 's10_5 faint', `${star.hanzi} · ${words.borrowed}`),
  ].join('');
}

interface Line {
  readonly y: number;
  /** The distance to the next line. */
  readonly line: number;
  /** The right end of the free space. */
  readonly end: number;
}

/** The brightness is a word, a smaller word where there is less room, or else one Hanzi. */
function minorStar({ brightness, transformation, ...star }: StarDocument, { y, line, end }: Line): string {
  const name = shortName(star);
  const [nameSize, wordSize] = line < 9.5 ? [8, 8] : line < 11 ? [9, 8.5] : line < 13 ? [11, 9.5] : [12, 10];
  const gradeFrom = LEFT + widthOf(name, nameSize) + 4;
  const room = end - gradeFrom - (transformation ? PLATE_WIDTH + AIR : 0);
  const size = brightness && [wordSize, 8.5, 8].find((each) => widthOf(brightness.name, each) <= room);
  const gradeEnd = brightness ? gradeFrom + (size ? widthOf(brightness.name, size) : wordSize) : gradeFrom;
  return [
    element(
      'text',
      { x: LEFT, y, class: look(nameSize) },
      escaped(name),
      brightness
        ? element(
            'tspan',
            { dx: 4, class: `${look(size ?? wordSize)} faint` },
            escaped(size ? brightness.name : brightness.hanzi),
          )
        : '',
    ),
    transformation ? plate(transformation, gradeEnd + AIR, { y, end, height: Math.min(13.5, line - 1.5) }) : '',
  ].join('');
}

const look = (size: number): string => `s${String(size).replace('.', '_')}`;

const PLATE_WIDTH = 28;

/** The plate of a star whose name stands on the line `y`: in a column with the others, further right after a long name. */
const plate = (
  transformation: NonNullable<StarDocument['transformation']>,
  from: number,
  { y, end, height = 13.5 }: { readonly y: number; readonly end: number; readonly height?: number },
): string =>
  badge(transformation, badgeSyllable(transformation), {
    x: Math.max(98, Math.min(from, end - PLATE_WIDTH)),
    y: y - 0.79 * height,
    width: PLATE_WIDTH,
    height,
    size: height < 11 ? 's8_5' : 's9',
  });

function foot(palace: PalaceDocument, words: DrawingWords): string {
  const { spirits, decade, smallLimitAges, stem, branch } = palace;
  const ages = `${words.smallLimit} ${smallLimitAges.slice(0, 5).join(' ')} …`;
  return group(
    {},
    text(LEFT, HEIGHT - 67, 's10_5 soft', shortName(spirits.growth)),
    text(LEFT, HEIGHT - 54, 's10_5 soft', shortName(spirits.doctor)),
    text(LEFT, HEIGHT - 41, 's10_5 soft', shortName(spirits.general)),
    text(LEFT, HEIGHT - 28, 's10_5 soft', shortName(spirits.year)),
    text(RIGHT, HEIGHT - 67, 's10 faint figures', ages, 'end'),
    ...marksOf(palace, words).map((mark, n) => stamp(mark, HEIGHT - 58.5 + 17 * n)),
    text(RIGHT, HEIGHT - 41, 's20 brush semi', stem.hanzi + branch.hanzi, 'end'),
    text(RIGHT, HEIGHT - 28, 's10_5 faint', `${shortName(stem)}-${shortName(branch)}`, 'end'),
    text(LEFT, HEIGHT - 8, 's17 bold brush seal', shortName(palace)),
    text(RIGHT, HEIGHT - 8, 's13 soft figures', `${decade.fromAge} – ${decade.toAge}`, 'end'),
  );
}

const marksOf = ({ isBodyPalace, isOriginPalace }: PalaceDocument, { body, origin }: DrawingWords): string[] => [
  ...(isBodyPalace ? [body] : []),
  ...(isOriginPalace ? [origin] : []),
];

/** A seal with one word, for the body palace and the origin palace. */
const stamp = (mark: string, y: number): string =>
  group(
    {},
    element('rect', { x: 79.5, y, width: 43, height: 14, rx: 3, class: 'stamp' }),
    text(101, y + 10.8, 's10_5 semi seal', mark, 'middle'),
  );
