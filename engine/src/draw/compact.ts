// What is drawn where there is room for little? Major and minor stars, name and decade of each palace; the rest is in the tables.

import type { ChartDocument, PalaceDocument, StarDocument } from '../chart-document.ts';
import { badge, badgeHanzi, badgeSyllable } from './badge.ts';
import { mainStarText, percentText } from './centre.ts';
import { COMPACT, centreOf } from './grid.ts';
import type { Hand } from './hand.ts';
import { cut } from './short-name.ts';
import { column, text } from './svg.ts';

const { cellWidth: WIDTH, cellHeight: HEIGHT } = COMPACT;
const MIDDLE = WIDTH / 2;

/** The content of a palace; its upper left corner is the origin. */
export const compactPalace = (palace: PalaceDocument, hand: Hand): string =>
  [...(hand.latin ? latinStars(palace, hand) : hanStars(palace)), ...foot(palace, hand)].join('');

function hanStars({ majorStars, borrowedStars, minorStars }: PalaceDocument): string[] {
  const minorsFrom = 3 + MAJOR_STEP * (majorStars.length + borrowedStars.length);
  const columns = Math.floor((WIDTH - 2 - minorsFrom) / MINOR_STEP);
  // More than fit in a row stand in two, those with a transformation in the second, below which there is room for it.
  const inTwo = minorStars.length > columns;
  const minors = inTwo ? [...minorStars].sort((a, b) => transformed(a) - transformed(b)) : minorStars;
  return [
    ...majorStars.map((star, n) => hanStar(star, 3 + MAJOR_STEP * (n + 0.5), { y: 20, line: 17, look: 's17 bold' })),
    ...borrowedStars.map((star, n) => column(3 + MAJOR_STEP * (n + 0.5), 20, 17, 's16 faint', star.hanzi)),
    ...minors.map((star, n) => {
      const row = inTwo ? Math.floor(n / columns) : 0;
      const x = minorsFrom + MINOR_STEP * (n - row * columns + 0.5);
      return hanStar(star, x, { y: 15 + 27 * row, line: 11.5, look: 's10_5' });
    }),
  ];
}

const transformed = ({ transformation }: StarDocument): number => (transformation ? 1 : 0);

const MAJOR_STEP = 19;
const MINOR_STEP = 10.7;

interface Manner {
  readonly y: number;
  readonly line: number;
  readonly look: string;
}

const hanStar = ({ hanzi, transformation }: StarDocument, x: number, { y, line, look }: Manner): string =>
  column(x, y, line, look, hanzi) +
  (transformation
    ? badge(transformation, badgeHanzi(transformation), {
        x: x - 6.5,
        y: y < 30 ? 43 : y + 15,
        width: 13,
        height: 13,
        size: 's10',
      })
    : '');

function latinStars({ majorStars, borrowedStars, minorStars }: PalaceDocument, { say }: Hand): string[] {
  const minorsFrom = 14 + LATIN_MAJOR_LINE * (majorStars.length + borrowedStars.length);
  const lines = Math.floor((HEIGHT - 30 - minorsFrom) / LATIN_MINOR_LINE) + 1;
  const inTwo = minorStars.length > lines;
  return [
    ...majorStars.map((star, n) => latinStar(star, say(star), 5, 14 + LATIN_MAJOR_LINE * n, 's11 bold')),
    ...borrowedStars.map((star, n) => text(5, 14 + LATIN_MAJOR_LINE * n, 's11 faint', say(star))),
    ...minorStars.map((star, n) => {
      const side = inTwo ? Math.floor(n / lines) : 0;
      const y = minorsFrom + LATIN_MINOR_LINE * (n - side * lines);
      return latinStar(star, say(star), 5 + 40 * side, y, inTwo ? 's8_5' : 's9_5');
    }),
  ];
}

const LATIN_MAJOR_LINE = 13.5;
const LATIN_MINOR_LINE = 10.4;

const latinStar = ({ transformation }: StarDocument, name: string, x: number, y: number, look: string): string =>
  text(x, y, look, name) +
  (transformation
    ? badge(transformation, badgeSyllable(transformation).slice(0, 1), {
        x: WIDTH - 15,
        y: y - 9,
        width: 11,
        height: 11,
        size: 's9',
      })
    : '');

function foot(palace: PalaceDocument, { latin, say, words }: Hand): string[] {
  const { decade, stem, branch } = palace;
  const mark = palace.isBodyPalace ? `${words.body} ` : '';
  return [
    text(MIDDLE, HEIGHT - 20, 's9 faint figures', `${mark}${decade.fromAge}–${decade.toAge}`, 'middle'),
    text(MIDDLE, HEIGHT - 6, `${latin ? 's12' : 's13'} bold brush seal`, say(palace), 'middle'),
    ...(latin ? [] : [column(WIDTH - 9, HEIGHT - 20, 13, 's12 brush soft', stem.hanzi + branch.hanzi)]),
  ];
}

const { width: CENTRE_WIDTH } = centreOf(COMPACT);
const CENTRE_MIDDLE = CENTRE_WIDTH / 2;
const PILLAR_STEP = 41;

/** The content of the centre; its upper left corner is the origin. */
export function compactCentre(document: ChartDocument, hand: Hand, name: string | undefined): string {
  const { ziwei, birth, mainStar, fourPillars } = document;
  const { say, words, latin } = hand;
  const person = [
    ...(name === undefined || name.trim() === '' ? [] : [cut(name.trim(), 12)]),
    say(ziwei.yinYangGender),
    say(ziwei.bureau),
  ];
  const { rarity } = mainStar;
  return [
    text(CENTRE_MIDDLE, 22, 's10_5 soft', person.join(' · '), 'middle'),
    text(CENTRE_MIDDLE, 48, `${latin ? 's14' : 's20'} bold brush seal`, mainStarText(mainStar.stars, say), 'middle'),
    text(CENTRE_MIDDLE, 65, 's10 soft', `${say(rarity.tier)} · ${percentText(rarity.percent)}`, 'middle'),
    ...(['year', 'month', 'day', 'hour'] as const).flatMap((kind, n) => {
      const x = CENTRE_MIDDLE + (n - 1.5) * PILLAR_STEP;
      const { stem, branch } = fourPillars[kind];
      return [
        text(x, 88, 's9 faint', words.pillars[kind], 'middle'),
        text(x, 114, `s24 brush ${stem.element.id}`, stem.hanzi, 'middle'),
        text(x, 141, `s24 brush ${branch.element.id}`, branch.hanzi, 'middle'),
      ];
    }),
    text(CENTRE_MIDDLE, 162, 's10 soft figures', birth.clockTime.slice(0, 16).replace('T', ' '), 'middle'),
    text(CENTRE_MIDDLE, 177, 's10 soft figures', `${words.trueSolar} ${birth.trueSolarTime.slice(11)}`, 'middle'),
    text(CENTRE_MIDDLE, 192, 's10 soft', birth.lunarDate.text, 'middle'),
  ].join('');
}
