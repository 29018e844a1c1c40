// A palace where a syllable is a character, in Hanzi or in hangul. Stars are in columns, brightness and transformation below them, the most important first;
// at the foot the spirits on the left, decade and name in the middle, growth phase, stem and branch on the right. On paper a unit is 0.6 points, so nothing is
// smaller than 12 of them.

import type { PalaceDocument, StarDocument } from '../../documents/tables/document.generated.ts';
import type { Script } from '../facts/script.ts';
import { shortName } from '../facts/short-name.ts';
import { badge, badgeCharacter } from './badge.ts';
import { FULL } from './grid.ts';
import { column, element, fineStars, group, ofMinor, ofPalace, text } from './svg.ts';

const { cellWidth: WIDTH, cellHeight: HEIGHT } = FULL;
const MIDDLE = WIDTH / 2;

/** The content of a palace; its upper left corner is the origin. */
export function hanPalace(palace: PalaceDocument, script: Script, rings: { readonly hasGeneralRing: boolean }): string {
  const { words, narrowNameOf } = script;
  const { majorStars, borrowedStars, minorStars, adjectiveStars } = palace;
  const majorsEnd = LEFT + MAJOR.step * (majorStars.length + borrowedStars.length);
  const minorsFrom = majorsEnd + (borrowedStars.length > 0 ? MAJOR.step / 2 : 2);
  const minor = { ...MINOR, step: Math.min(MINOR.step, (WIDTH - 6 - minorsFrom) / Math.max(minorStars.length, 1)) };
  const platesOver = [
    ...majorStars.map((star, n) => ({ star, x: LEFT + MAJOR.step * (n + 0.5) })),
    ...minorStars.map((star, n) => ({ star, x: minorsFrom + minor.step * (n + 0.5) })),
  ].flatMap(({ star, x }) => (star.transformation ? [x] : []));
  return [
    ...majorStars.map((star, n) => starColumn(star, LEFT + MAJOR.step * n, MAJOR)),
    ...borrowedStars.map((star, n) => starColumn(withoutTransformation(star), LEFT + MAJOR.step * n, BORROWED)),
    borrowedStars.length > 0 ? text(majorsEnd - 1, 22, 's12 faint', words.borrowed) : '',
    ...minorStars.map((star, n) => ofMinor(star, starColumn(star, minorsFrom + minor.step * n, minor))),
    fineStars(adjectiveColumns(adjectiveStars.map(narrowNameOf), platesOver)),
    foot(palace, script, rings),
  ].join('');
}

interface ColumnStyle {
  readonly step: number;
  readonly look: string;
  readonly line: number;
}

const LEFT = 7;
const MAJOR: ColumnStyle = { step: 26, look: 's22 bold', line: 22.5 };
const BORROWED: ColumnStyle = { step: 26, look: 's20 faint', line: 22.5 };
const MINOR: ColumnStyle = { step: 22, look: 's17', line: 19 };

/** A transformation belongs to the palace where its star is. */
const withoutTransformation = ({ transformation: _, ...star }: StarDocument): StarDocument => star;

function starColumn(star: StarDocument, left: number, { step, look, line }: ColumnStyle): string {
  const x = left + step / 2;
  const { brightness, transformation } = star;
  return [
    column(x, 25, line, look, shortName(star)),
    brightness ? text(x, 62, 's13 faint', shortName(brightness), 'middle') : '',
    transformation
      ? badge(transformation, badgeCharacter(transformation), {
          x: x - 8.5,
          y: 66.5,
          width: 17,
          height: 17,
          size: 's13',
        })
      : '',
  ].join('');
}

/**
 * The adjective stars in their order, but a name of four characters reaches up to the plates: it takes the first place that is clear of them. Four
 * plates cover at most eight of the twelve places.
 */
function adjectiveColumns(names: readonly string[], platesOver: readonly number[]): string[] {
  const xOf = (place: number): number => LEFT + 8 + 17.5 * place;
  const isLong = (name: string): boolean => name.length > 3;
  const isClear = (x: number): boolean => platesOver.every((plate) => Math.abs(plate - x) >= 16);
  const places = names.map((_, n) => n);
  const ordered = names.filter((name) => !isLong(name));
  for (const name of names.filter(isLong)) {
    const place = ADJECTIVE_PLACES.find((n) => isClear(xOf(n))) ?? ordered.length;
    ordered.splice(place, 0, name);
    if (place >= ordered.length) places[ordered.length - 1] = place;
  }
  return ordered.map((name, n) => adjectiveColumn(name, xOf(places[n]!)));
}

const ADJECTIVE_PLACES = Array.from({ length: 12 }, (_, n) => n);

/** Two characters; a longer name in smaller ones ends about where the others do. */
const adjectiveColumn = (name: string, x: number): string =>
  name.length === 2
    ? column(x, 97.5, 13.5, 's13 soft', name)
    : column(x, 114.7 - 10.5 * (name.length - 1), 10.5, 's11 soft', name);

function foot(
  palace: PalaceDocument,
  { words, narrowNameOf }: Script,
  { hasGeneralRing }: { readonly hasGeneralRing: boolean },
): string {
  const { spirits, decade, smallLimitAges, stem, branch } = palace;
  const marks = [...(palace.isBodyPalace ? [words.body] : []), ...(palace.isOriginPalace ? [words.origin] : [])];
  const name = shortName(palace);
  const nameWidth = 20 * name.length;
  const nameAt = MIDDLE - (marks.length * 20) / 2;
  return group(
    {},
    text(8, HEIGHT - 49, 's12 faint figures fine', `${words.smallLimit} ${smallLimitAges.slice(0, 7).join(' ')} …`),
    text(MIDDLE, HEIGHT - 30.5, 's14 soft figures decade', `${decade.fromAge} – ${decade.toAge}`, 'middle'),
    text(nameAt, HEIGHT - 9.5, ofPalace('s20 bold brush', palace), name, 'middle'),
    ...marks.map((mark, n) => stamp(nameAt + nameWidth / 2 + 3 + 20 * n, HEIGHT - 25.5, mark)),
    text(8, HEIGHT - 34.5, 's13 soft ring', narrowNameOf(spirits.doctor)),
    hasGeneralRing ? text(8, HEIGHT - 21, 's13 soft ring', narrowNameOf(spirits.general)) : '',
    text(8, HEIGHT - 7.5, 's13 soft ring', narrowNameOf(spirits.year)),
    text(WIDTH - 8, HEIGHT - 49, 's13 soft ring', shortName(spirits.growth), 'end'),
    column(WIDTH - 16, HEIGHT - 27.5, 18, 's17 brush semi', shortName(stem) + shortName(branch)),
  );
}

/** A seal with one character, for 身 and 因. */
const stamp = (x: number, y: number, mark: string): string =>
  group(
    {},
    element('rect', { x: x + 0.5, y: y + 0.5, width: 17, height: 17, rx: 3, class: 'stamp' }),
    text(x + 9, y + 13.7, 's13 bold seal', mark, 'middle'),
  );
