// A palace in Latin letters. Major stars with their Hanzi, minor stars below, adjective stars on the right; at the foot
// the spirits on the left, ages, stem and branch on the right, and last a line with the name and its decade. On a screen a
// unit is a pixel, so nothing is smaller than 11 of them.

import type { PalaceDocument, StarDocument } from '../../documents/tables/document.generated.ts';
import type { Script } from '../facts/script.ts';
import { shortName } from '../facts/short-name.ts';
import type { DrawingWords } from '../words/drawing-words.ts';
import { badge, badgeSyllable } from './badge.ts';
import { FULL, gridFor } from './grid.ts';
import { widthOf } from './letter-width.ts';
import { element, escaped, fineStars, group, ofMinor, ofPalace, text } from './svg.ts';

const { cellWidth: WIDTH } = FULL;
const LEFT = 7;
const RIGHT = WIDTH - 6;

/** The content of a palace; its upper left corner is the origin. */
export function latinPalace(
  palace: PalaceDocument,
  script: Script,
  rings: { readonly hasGeneralRing: boolean },
): string {
  const { words, narrowNameOf } = script;
  const apart = <Of extends StarDocument>(star: Of): Of => ({ ...star, name: narrowNameOf(star) }); // Tian Yue 月; a major star has its Hanzi below
  const { majorStars, borrowedStars } = palace;
  const [minorStars, adjectiveStars] = [palace.minorStars.map(apart), palace.adjectiveStars.map(apart)];
  const lines = linesOf(words);
  const majors = [...majorStars, ...borrowedStars].map((star, n) =>
    majorStar(star, n < majorStars.length, FIRST_LINE + lines.major * n, lines, words),
  );
  const minors = minorPieces(minorStars, FIRST_LINE + lines.major * majors.length, lines, adjectiveStars.length);
  const stars = [...majors.flat(), ...minors];
  return [
    ...stars.map(({ drawn }) => drawn),
    fineStars(adjectivePieces(adjectiveStars, stars, lines).map(({ drawn }) => drawn)),
    foot(palace, lines, script, rings),
  ].join('');
}

/** How far apart lines are. */
interface Lines {
  /** Of the whole palace. */
  readonly height: number;
  /** From a major star to the next, and to the line below its name. */
  readonly major: number;
  readonly word: number;
  readonly minor: number;
  readonly adjective: number;
  /** The last line above the foot. */
  readonly last: number;
  /** From the bottom of the palace to the Hanzi of its pair, above their reading, and to the top of the marks above these. */
  readonly pair: number;
  readonly marks: number;
}

function linesOf({ lineRoom = 0 }: DrawingWords): Lines {
  return {
    height: gridFor('full', lineRoom).cellHeight,
    major: 29.3 + 2 * lineRoom,
    word: 13.7 + lineRoom,
    minor: 12.5 + lineRoom,
    adjective: 12.4 + lineRoom,
    last: 104 + (ADJECTIVE_LINES - 1) * lineRoom,
    pair: 39 + lineRoom,
    marks: 69 + 0.7 * lineRoom,
  };
}

/** Something drawn in the upper part of a palace: the line of text on which it is, and from where to where it reaches. */
interface Piece {
  readonly y: number;
  readonly left: number;
  readonly right: number;
  readonly drawn: string;
}

const FIRST_LINE = 20;
/** The space between a word and its neighbour. */
const AIR = 5;

const piece = (y: number, left: number, width: number, drawn: string): Piece => ({
  y,
  left,
  right: left + width,
  drawn,
});

/** The name of a major star over its Hanzi. A transformation belongs to the palace where its star is, so a borrowed one has none. */
function majorStar(
  { brightness, transformation, ...star }: StarDocument,
  isOwn: boolean,
  y: number,
  lines: Lines,
  words: DrawingWords,
): Piece[] {
  const name = shortName(star);
  const below = [star.hanzi, isOwn ? brightness?.name : words.borrowed].filter(Boolean).join(' · ');
  const width = isOwn ? widthOf(name, 15, 'bold') : widthOf(name, 14);
  const plateAt = Math.max(PLATE_COLUMN, LEFT + width + AIR);
  return [
    piece(y, LEFT, width, text(LEFT, y, isOwn ? 's15 bold' : 's14 faint', name)),
    piece(y + lines.word, LEFT, widthOf(below, 11), text(LEFT, y + lines.word, 's11 faint', below)),
    ...(isOwn && transformation
      ? [piece(y, plateAt, plateWidth(transformation), plate(transformation, plateAt, y - 1, 13.5))]
      : []),
  ];
}

/** The minor stars from a line on: one a line while there are lines, else the shortest names in pairs. */
function minorPieces(stars: readonly StarDocument[], from: number, lines: Lines, adjectives: number): Piece[] {
  const count = Math.floor((lines.last - from) / lines.minor) + 1;
  const paired = 2 * Math.max(stars.length - count, 0);
  const ordered = paired > 0 ? [...stars].sort((a, b) => minorWidth(a) - minorWidth(b)) : stars;
  const pairs = paired / 2;
  const column = LEFT + 2 * AIR + Math.max(0, ...ordered.slice(0, pairs).map(minorWidth));
  return ordered.map((star, n) => {
    // Of the stars in pairs the narrowest are on the left, the others on the right, from the last line up.
    if (n < pairs) return minorStar(star, LEFT, from + lines.minor * n);
    if (n < paired) return minorStar(star, column, from + lines.minor * (paired - 1 - n));
    const y = from + lines.minor * (n - pairs);
    return minorStar(star, LEFT, y, besideAdjectives(y, adjectives, lines) ? ADJECTIVES_FROM : RIGHT);
  });
}

/** A minor star with its brightness: as a word where there is room for it to `end`, else as one Hanzi. */
function minorStar({ brightness, transformation, ...star }: StarDocument, x: number, y: number, end = 0): Piece {
  const name = shortName(star);
  const gradeAt = x + widthOf(name, 11) + 4;
  const plateRoom = transformation ? AIR + plateWidth(transformation) : 0;
  const fits = brightness !== undefined && gradeAt + widthOf(brightness.name, 11) + plateRoom <= end;
  const grade = fits ? brightness.name : brightness?.hanzi;
  const gradeEnd = grade === undefined ? gradeAt - 4 : gradeAt + (fits ? widthOf(grade, 11) : 11);
  const drawn = [
    element(
      'text',
      { x, y, class: 's11' },
      escaped(name),
      grade === undefined ? '' : element('tspan', { dx: 4, class: 'faint' }, escaped(grade)),
    ),
    transformation ? plate(transformation, gradeEnd + AIR, y, 11.5) : '',
  ].join('');
  return piece(y, x, gradeEnd + plateRoom - x, ofMinor({ transformation }, drawn));
}

/** The width of a minor star with its brightness as one Hanzi. */
const minorWidth = ({ brightness, transformation, ...star }: StarDocument): number =>
  widthOf(shortName(star), 11) + (brightness ? 15 : 0) + (transformation ? AIR + plateWidth(transformation) : 0);

const ADJECTIVE_LINES = 8;
/** Where the column of adjective stars begins; the widest of them, Tian Shang, reaches to the right edge. */
const ADJECTIVES_FROM = RIGHT - 68;

const adjectiveY = (line: number, { adjective }: Lines): number => 17 + adjective * line;

const besideAdjectives = (y: number, adjectives: number, lines: Lines): boolean =>
  adjectives > 0 && y < adjectiveY(Math.min(adjectives, ADJECTIVE_LINES), lines);

/** The adjective stars in a column on the right from top to bottom, then to the left of these, where no other star is. */
function adjectivePieces(adjectives: readonly StarDocument[], stars: readonly Piece[], lines: Lines): Piece[] {
  const ends = Array.from({ length: ADJECTIVE_LINES }, () => RIGHT);
  return adjectives.map((star) => {
    const name = shortName(star);
    const width = widthOf(name, 11);
    const room = ends.map((end, line) => {
      const beside = stars.filter(({ y }) => Math.abs(y - adjectiveY(line, lines)) < lines.adjective - 0.2);
      return end - width - AIR - Math.max(...beside.map(({ right }) => right), 0);
    });
    const inColumn = room.findIndex((left, line) => left >= 0 && ends[line] === RIGHT);
    const line = inColumn >= 0 ? inColumn : room.indexOf(Math.max(...room));
    const end = ends[line]!;
    ends[line] = end - width - AIR;
    const y = adjectiveY(line, lines);
    return piece(y, end - width, width, text(end, y, 's11 soft', name, 'end'));
  });
}

/** Wide enough for its word, and never narrower than most. */
const plateWidth = (transformation: Transformation): number =>
  Math.max(35, widthOf(badgeSyllable(transformation), 11, 'bold') + 3.5);

type Transformation = NonNullable<StarDocument['transformation']>;

/** Plates of major stars are in a column, further right after a long name. */
const PLATE_COLUMN = 100;

/** The plate of a star whose name is on the line `y`. */
const plate = (transformation: Transformation, x: number, y: number, height: number): string =>
  badge(transformation, badgeSyllable(transformation), {
    x,
    y: y - 0.79 * height,
    width: plateWidth(transformation),
    height,
    size: 's11',
  });

function foot(
  palace: PalaceDocument,
  { height, pair, marks: marksAt }: Lines,
  { words, narrowNameOf }: Script,
  { hasGeneralRing }: { readonly hasGeneralRing: boolean },
): string {
  const { spirits, decade, smallLimitAges, stem, branch } = palace;
  const isMarkedBehind = palace.isBodyPalace && words.bodyBehindName !== undefined;
  const marks = [
    ...(palace.isBodyPalace && !isMarkedBehind ? [words.body] : []),
    ...(palace.isOriginPalace ? [words.origin] : []),
  ];
  const secondColumn = LEFT + (words.spiritsApart ?? SPIRITS_APART);
  const ages = `${words.smallLimit} ${smallLimitAges.slice(0, marks.length > 1 ? 3 : 5).join(' ')} …`;
  return group(
    {},
    text(LEFT, height - 58, 's11 faint figures fine', ages),
    ...marks.map((mark, n) => stamp(mark, RIGHT - 44 - 47 * n, height - marksAt)),
    text(LEFT, height - 43, 's11 soft ring', shortName(spirits.growth)),
    text(secondColumn, height - 43, 's11 soft ring', narrowNameOf(spirits.doctor)),
    hasGeneralRing ? text(LEFT, height - 29, 's11 soft ring', narrowNameOf(spirits.general)) : '',
    text(secondColumn, height - 29, 's11 soft ring', narrowNameOf(spirits.year)),
    text(RIGHT, height - pair, 's17 brush semi', stem.hanzi + branch.hanzi, 'end'),
    text(RIGHT, height - 26, 's11 faint', shortName(stem) + words.joins.pair + shortName(branch), 'end'),
    element(
      'text',
      { x: LEFT, y: height - 8, class: ofPalace('s17 bold brush', palace) },
      escaped(shortName(palace)),
      isMarkedBehind ? element('tspan', { dx: AIR, class: 's13' }, escaped(words.bodyBehindName!)) : '',
    ),
    text(RIGHT, height - 8, 's13 soft figures decade', `${decade.fromAge} – ${decade.toAge}`, 'end'),
  );
}

/** From the first column of the spirits to the second; the widest of the first is Taking Office. */
const SPIRITS_APART = 88;

/** A seal with one word, for the body palace and the origin palace. */
const stamp = (mark: string, x: number, y: number): string =>
  group(
    {},
    element('rect', { x, y, width: 44, height: 14, rx: 3, class: 'stamp' }),
    text(x + 22, y + 11, 's11 semi seal', mark, 'middle'),
  );
