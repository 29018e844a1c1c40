// A chart on a terminal. In each palace its stars, name, pair and ages; in the middle the person, the main star and the pillars.

import type { PalaceDocument, StarDocument } from '../../documents/tables/document.generated.ts';
import type { DrawnDocument } from '../facts/arguments.ts';
import type { Script } from '../facts/script.ts';
import { shownName } from '../facts/shown-name.ts';
import { clockTimeText, decidingTime, lunarFact, minuteText } from '../facts/times.ts';
import { badgeCharacter, badgeSyllable } from '../svg/badge.ts';
import { mainStarText, natureOf, percentText } from '../svg/centre.ts';
import { fitPieces, type Ink } from './ink.ts';
import { apart, dotLines, fact, flow, inColumns, type Line } from './lines.ts';

/** Document and words of a drawing. */
export interface TerminalPage {
  readonly document: DrawnDocument;
  readonly script: Script;
  readonly name: string | undefined;
  /** Separator of stars. */
  readonly comma: string;
}

/** Lines of the middle and of each palace, at a width. */
export interface Sheet {
  readonly middle: (width: number) => readonly Line[];
  /** Stars of a palace, from the top. */
  readonly stars: (palace: PalaceDocument, width: number) => readonly Line[];
  /** Its roles at the levels of a moment, below the stars. */
  readonly roles: (palace: PalaceDocument, width: number) => readonly Line[];
  /** The foot of a palace of the grid. */
  readonly foot: (palace: PalaceDocument, width: number) => readonly Line[];
  /** Heading of a palace in the list. */
  readonly head: (palace: PalaceDocument) => Line;
}

/** The sheet of a chart. */
export const chartSheet = (page: TerminalPage): Sheet => ({
  middle: (width) => middle(page, width),
  stars: (palace, width) => starLines(palace, page, width),
  roles: () => [],
  foot: (palace, width) => foot(palace, page, width),
  head: (palace) => head(palace, page),
});

function foot(palace: PalaceDocument, { script }: TerminalPage, width: number): Line[] {
  const { decade, spirits } = palace;
  return [
    ...apart({ text: nameAndMark(palace, script), ink: inkOf(palace) }, { text: pairOf(palace, script) }, width),
    ...apart(
      { text: `${decade.fromAge}–${decade.toAge}`, ink: 'faint' },
      { text: script.nameOf(spirits.growth), ink: 'faint' },
      width,
    ),
  ];
}

function head(palace: PalaceDocument, { script }: TerminalPage): Line {
  const { decade, spirits } = palace;
  const about = [pairOf(palace, script), `${decade.fromAge}–${decade.toAge}`, script.nameOf(spirits.growth)];
  return [{ text: nameAndMark(palace, script), ink: inkOf(palace) }, ...about.map((text) => ({ text }))];
}

/** Lines of major stars or the borrowed ones, one each, then of minor and adjective stars. */
function starLines(
  { majorStars, borrowedStars, minorStars, adjectiveStars }: PalaceDocument,
  page: TerminalPage,
  width: number,
) {
  const { script, comma } = page;
  return [
    ...majorStars.flatMap((star) => flow([starWords(star, script, 'bold')], width, comma)),
    ...borrowedStars.map((star): Line => [{ text: `(${script.nameOf(star)})`, ink: 'faint' }]),
    ...flow(
      minorStars.map((star) => starWords(star, script)),
      width,
      comma,
    ),
    ...flow(
      adjectiveStars.map((star) => starWords(star, script, 'faint')),
      width,
      comma,
    ),
  ];
}

/** A star: its name, its brightness, and its transformation: 禄, or Lu. */
function starWords({ brightness, transformation, ...star }: StarDocument, script: Script, ink?: Ink): Line {
  const { nameOf, isLatin } = script;
  return [
    { text: nameOf(star), ...(ink && { ink }) },
    ...(brightness ? [{ text: nameOf(brightness), ink: 'faint' as const }] : []),
    ...(transformation
      ? [
          {
            text: isLatin ? badgeSyllable(transformation) : badgeCharacter(transformation),
            ink: transformation.id as Ink,
          },
        ]
      : []),
  ];
}

/** The stem and branch of a palace. */
export const pairOf = ({ stem, branch }: PalaceDocument, { nameOf, words }: Script): string =>
  [stem, branch].map(nameOf).join(words.joins.pair);

/** The name of a palace, with the mark of the body palace. */
export const nameAndMark = (palace: PalaceDocument, { nameOf, words }: Script): string =>
  [nameOf(palace), ...(palace.isBodyPalace ? [words.body] : [])].join(words.wordSpace);

export const inkOf = ({ id }: PalaceDocument): Ink => (id === 'life' ? 'chosen' : 'bold');

function middle({ document, script, name }: TerminalPage, width: number): Line[] {
  const { nameOf, words } = script;
  const { language, ziwei, birth, mainStar, fourPillars, fiveElements } = document;
  const { rarity } = mainStar;
  const kinds = script.fromLeft(['year', 'month', 'day', 'hour'] as const);
  const pillars = kinds.map((kind) => fourPillars[kind]);
  const placeName = shownName(birth.place?.name);
  const borrowed = mainStar.borrowed ? [{ text: `(${words.borrowed})` }] : [];
  const { label, time } = decidingTime(document, words);
  const clock = clockTimeText(birth, language);
  return [
    fitPieces([{ text: name ?? words.chart, ink: 'bold' }], width),
    ...dotLines(natureOf(document, nameOf, words), width),
    ...flow(
      [[{ text: mainStarText(mainStar.stars, nameOf, words.joins.stars), ink: 'chosen' }, ...borrowed]],
      width,
      '',
    ),
    ...dotLines(
      [
        nameOf(rarity.tier),
        percentText(rarity.percent, language),
        words.oneIn.replace('{n}', String(Math.round(rarity.oneIn))),
      ],
      width,
    ),
    [],
    ...(clock === undefined ? [] : fact(words.clock, clock, width)),
    ...(placeName === undefined ? [] : [fitPieces([{ text: placeName }], width)]),
    ...fact(
      label,
      time === undefined ? words.doubleHour.replace('{hour}', nameOf(birth.doubleHour)) : minuteText(time, language),
      width,
    ),
    ...fact(...lunarFact(document.birth, words), width),
    ...fact(words.rulers, `${nameOf(ziwei.lifeRuler)} · ${nameOf(ziwei.bodyRuler)}`, width),
    inColumns(
      kinds.map((kind) => words.pillars[kind]),
      'faint',
    ),
    inColumns(
      pillars.map(({ stem }) => nameOf(stem)),
      'bold',
    ),
    inColumns(
      pillars.map(({ branch }) => nameOf(branch)),
      'bold',
    ),
    ...flow(
      fiveElements.elements.map((element) => [{ text: `${nameOf(element)} ${element.count}` }]),
      width,
      '  ',
    ),
  ];
}
