// How is a palace written in Latin letters? Major and minor stars in lines on the left, adjective stars on the right;
// at the foot the spirits on the left, decade and name in the middle, growth phase, stem and branch on the right.

import type { PalaceDocument, StarDocument } from '../chart-document.ts';
import { badge, badgeSyllable } from './badge.ts';
import { FULL } from './grid.ts';
import { shortName } from './short-name.ts';
import { element, escaped, group, text } from './svg.ts';
import type { DrawingWords } from './words/drawing-words.ts';

const { cellWidth: WIDTH, cellHeight: HEIGHT } = FULL;
const MIDDLE = WIDTH / 2;

/** The content of a palace; its upper left corner is the origin. */
export function latinPalace(palace: PalaceDocument, words: DrawingWords): string {
  const { majorStars, borrowedStars, minorStars, adjectiveStars } = palace;
  const minorsFrom = 20 + MAJOR_LINE * (majorStars.length + borrowedStars.length);
  const minorLine = Math.min(MINOR_LINE, (LAST_MINOR - minorsFrom) / Math.max(minorStars.length - 1, 1));
  return [
    ...majorStars.map((star, n) => majorLines(star, 20 + MAJOR_LINE * n)),
    ...borrowedStars.map((star, n) => borrowedLines(star, 20 + MAJOR_LINE * n, words)),
    ...minorStars.map((star, n) => minorStar(star, minorsFrom + minorLine * n)),
    ...adjectiveStars.map((star, n) => text(WIDTH - 8, 18 + 12.4 * n, 's10_5 soft', shortName(star), 'end')),
    foot(palace, words),
  ].join('');
}

const MAJOR_LINE = 29;
const MINOR_LINE = 14.5;
/** Below this line stands the foot. */
const LAST_MINOR = HEIGHT - 60;

function majorLines(star: StarDocument, y: number): string {
  return [
    text(8, y, 's15 bold', shortName(star)),
    text(8, y + 12, 's9_5 faint', [star.hanzi, star.brightness?.name].filter(Boolean).join(' · ')),
    star.transformation ? plate(star.transformation, y - 12) : '',
  ].join('');
}

/** A transformation belongs to the palace where its star stands. */
function borrowedLines(star: StarDocument, y: number, words: DrawingWords): string {
  return [
    text(8, y, 's14 faint', shortName(star)),
    text(8, y + 12, 's9_5 faint', `${star.hanzi} · ${words.borrowed}`),
  ].join('');
}

/** Beside a transformation there is no room for the word, so the brightness stands in Hanzi. */
function minorStar({ brightness, transformation, ...star }: StarDocument, y: number): string {
  const bright = brightness && (transformation ? brightness.hanzi : brightness.name);
  return [
    element(
      'text',
      { x: 8, y, class: 's12' },
      escaped(shortName(star)),
      bright ? element('tspan', { dx: 4, class: 's9 faint' }, escaped(bright)) : '',
    ),
    transformation ? plate(transformation, y - 10.5) : '',
  ].join('');
}

const plate = (transformation: NonNullable<StarDocument['transformation']>, y: number): string =>
  badge(transformation, badgeSyllable(transformation), { x: 104, y, width: 28, height: 13.5, size: 's9' });

function foot(palace: PalaceDocument, words: DrawingWords): string {
  const { spirits, decade, smallLimitAges, stem, branch } = palace;
  const marks = [...(palace.isBodyPalace ? [words.body] : []), ...(palace.isOriginPalace ? [words.origin] : [])];
  return group(
    {},
    text(8, HEIGHT - 49, 's10 soft', shortName(spirits.growth)),
    text(
      WIDTH - 8,
      HEIGHT - 49,
      's9 faint figures',
      `${words.smallLimit} ${smallLimitAges.slice(0, 5).join(' ')}`,
      'end',
    ),
    text(MIDDLE, HEIGHT - 33, 's12 soft figures', `${decade.fromAge} – ${decade.toAge}`, 'middle'),
    text(MIDDLE, HEIGHT - (marks.length > 0 ? 18 : 12), 's16 bold brush seal', shortName(palace), 'middle'),
    marks.length > 0 ? text(MIDDLE, HEIGHT - 6, 's9_5 semi seal', marks.join(' · '), 'middle') : '',
    text(8, HEIGHT - 35, 's10 soft', shortName(spirits.doctor)),
    text(8, HEIGHT - 22, 's10 soft', shortName(spirits.general)),
    text(8, HEIGHT - 9, 's10 soft', shortName(spirits.year)),
    text(WIDTH - 8, HEIGHT - 20, 's18 brush semi', stem.hanzi + branch.hanzi, 'end'),
    text(WIDTH - 8, HEIGHT - 7, 's9_5 faint', `${shortName(stem)}-${shortName(branch)}`, 'end'),
  );
}
