// A palace of a small drawing where a syllable is a character: major stars with their brightness, minor stars, name and decade; the rest is in the
// tables.

import type { PalaceDocument, StarDocument } from '../../documents/tables/document.generated.ts';
import type { Script } from '../facts/script.ts';
import { shortName } from '../facts/short-name.ts';
import { badge, badgeCharacter } from './badge.ts';
import { COMPACT } from './grid.ts';
import { column, ofMinor, ofPalace, text } from './svg.ts';

const { cellWidth: WIDTH, cellHeight: HEIGHT } = COMPACT;

/** The content of a palace; its upper left corner is the origin. */
export const compactHanPalace = (palace: PalaceDocument, script: Script): string =>
  [...stars(palace), ...foot(palace, script)].join('');

function stars({ majorStars, borrowedStars, minorStars }: PalaceDocument): string[] {
  const minorsFrom = 3 + MAJOR_STEP * (majorStars.length + borrowedStars.length);
  const columns = Math.floor((WIDTH - 1.5 - minorsFrom) / MINOR_STEP);
  // More than fit in a row are in two, those with a transformation in the second, below which there is room for it.
  const inTwo = minorStars.length > columns;
  const minors = inTwo ? [...minorStars].sort((a, b) => transformed(a) - transformed(b)) : minorStars;
  return [
    ...majorStars.map((star, n) => majorStar(star, 2.5 + MAJOR_STEP * (n + 0.5), 's17 bold')),
    ...borrowedStars.map(({ transformation: _, ...star }, n) =>
      majorStar(star, 2.5 + MAJOR_STEP * (n + 0.5), 's16 faint'),
    ),
    ...minors.map((star, n) => {
      const row = inTwo ? Math.floor(n / columns) : 0;
      return minorStar(star, minorsFrom + MINOR_STEP * (n - row * columns + 0.5), 15 + 34 * row);
    }),
  ];
}

const transformed = ({ transformation }: StarDocument): number => (transformation ? 1 : 0);

const MAJOR_STEP = 19;
/** The names are further apart than their characters, so that one reads down. */
const MINOR_STEP = 12;

const majorStar = ({ brightness, transformation, ...star }: StarDocument, x: number, look: string): string =>
  column(x, 19.5, 17.2, look, shortName(star)) +
  (brightness ? text(x, 50, 's10 faint', shortName(brightness), 'middle') : '') +
  (transformation ? plate(transformation, x, 55, 13) : '');

const minorStar = ({ transformation, ...star }: StarDocument, x: number, y: number): string =>
  ofMinor(
    { transformation },
    column(x, y, 10.5, 's10', shortName(star)) + (transformation ? plate(transformation, x, y + 13.5, 10) : ''),
  );

const plate = (
  transformation: NonNullable<StarDocument['transformation']>,
  x: number,
  y: number,
  side: number,
): string =>
  badge(transformation, badgeCharacter(transformation), { x: x - side / 2, y, width: side, height: side, size: 's10' });

/** The middle of the foot, left of stem and branch. */
const FOOT_MIDDLE = WIDTH / 2 - 5.5;

function foot(palace: PalaceDocument, { words }: Script): string[] {
  const { decade, stem, branch } = palace;
  const marks = `${palace.isBodyPalace ? words.body : ''}${palace.isOriginPalace ? words.origin : ''}`;
  return [
    marks === '' ? '' : text(FOOT_MIDDLE, HEIGHT - 31, 's10 semi seal', marks, 'middle'),
    text(FOOT_MIDDLE, HEIGHT - 19, 's10 faint figures decade', `${decade.fromAge}–${decade.toAge}`, 'middle'),
    text(FOOT_MIDDLE, HEIGHT - 6, ofPalace('s13 bold brush', palace), shortName(palace), 'middle'),
    column(WIDTH - 9, HEIGHT - 20, 13.5, 's12 brush soft', shortName(stem) + shortName(branch)),
  ];
}
