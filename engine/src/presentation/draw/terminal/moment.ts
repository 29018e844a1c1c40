// A moment on a terminal: in each palace its roles at the levels and its transformed stars; in the middle the moment, the end of each level, and the pillars.

import type { PalaceDocument } from '../../documents/tables/document.generated.ts';
import type { DrawnTransits } from '../facts/arguments.ts';
import type { Script } from '../facts/script.ts';
import { shownName } from '../facts/shown-name.ts';
import { lunarFact } from '../facts/times.ts';
import { badgeCharacter, badgeSyllable } from '../svg/badge.ts';
import { natureOf } from '../svg/centre.ts';
import { LAYERS, type Layer, layersOf, nameOnLayer } from '../svg/layers.ts';
import { boundsOf, layerTitle, momentText } from '../svg/moment-facts.ts';
import { inkOf, nameAndMark, pairOf, type Sheet, type TerminalPage } from './chart.ts';
import { fitPieces, type Ink, type InkPiece } from './ink.ts';
import { apart, dotLines, fact, flow, inColumns, type Line } from './lines.ts';

/** Levels with flow stars. */
const LEVELS = LAYERS.filter((layer) => layer !== 'smallLimit');

/** The sheet of a moment. */
export function momentSheet(page: TerminalPage, transits: DrawnTransits): Sheet {
  const layers = layersOf(page.document, transits, LEVELS);
  return {
    middle: (width) => middle(page, transits, layers, width),
    stars: (palace, width) => starLines(palace, page, layers, width),
    roles: (palace, width) => roleLines(palace, page, layers, width),
    foot: (palace, width) => {
      const [name, pair] = head(palace, page);
      return apart(name!, pair!, width);
    },
    head: (palace) => head(palace, page),
  };
}

/** The natal name of a palace, and its pair. */
const head = (palace: PalaceDocument, { script }: TerminalPage): Line => [
  {
    text: [script.words.natal, nameAndMark(palace, script)].join(script.words.wordSpace),
    ink: inkOf(palace),
  },
  { text: pairOf(palace, script) },
];

/** Major stars, or the borrowed ones, and other transformed stars, each with its transformations: 天同 流年禄. */
function starLines(
  palace: PalaceDocument,
  { document, script, comma }: TerminalPage,
  layers: readonly Layer[],
  width: number,
) {
  const at = document.palaces.indexOf(palace);
  const { nameOf, isLatin } = script;
  const marksOf = (id: string): InkPiece[] =>
    layers.flatMap(({ name, palaces }) =>
      (palaces[at]?.transformed ?? [])
        .filter(({ star }) => star.id === id)
        .map(({ transformation }) => ({
          text: isLatin ? `${name} ${badgeSyllable(transformation)}` : name + badgeCharacter(transformation),
          ink: transformation.id as Ink,
        })),
    );
  const minor = palace.minorStars.filter(({ id }) => marksOf(id).length > 0);
  return [
    ...[...palace.majorStars, ...minor].flatMap((star) =>
      flow([[{ text: nameOf(star), ink: 'bold' }, ...marksOf(star.id)]], width, comma),
    ),
    ...palace.borrowedStars.map((star): Line => [{ text: `(${nameOf(star)})`, ink: 'faint' }]),
  ];
}

/** Role of a palace at each level. */
const roleLines = (
  palace: PalaceDocument,
  { document, script }: TerminalPage,
  layers: readonly Layer[],
  width: number,
) =>
  flow(
    layers.flatMap((layer): Line[] => {
      const own = layer.palaces[document.palaces.indexOf(palace)];
      if (own === undefined) return [];
      const text = nameOnLayer(layer, own, script);
      return [[own.role.id === 'life' ? { text, ink: 'chosen' } : { text }]];
    }),
    width,
    '  ',
  );

function middle(
  { document, script, name }: TerminalPage,
  transits: DrawnTransits,
  layers: readonly Layer[],
  width: number,
) {
  const { nameOf, words } = script;
  const { moment, ages, fourPillars } = transits;
  const { luck, smallLuck } = fourPillars;
  const ofLuck = luck.pillar ?? smallLuck;
  const kinds = script
    .fromLeft(['year', 'month', 'day', 'hour'] as const)
    .filter((kind) => fourPillars[kind] !== undefined);
  const pillars = kinds.map((kind) => fourPillars[kind]!);
  const placeName = shownName(moment.place.name);
  return [
    fitPieces([{ text: name ?? words.transits, ink: 'bold' }], width),
    ...dotLines(natureOf(document, nameOf, words), width),
    [],
    ...fact(words.moment, momentText(transits), width),
    fitPieces([{ text: placeName ?? moment.place.timeZone }], width),
    ...(moment.lunarDate === undefined ? [] : fact(...lunarFact({ lunarDate: moment.lunarDate }, words), width)),
    ...fact(words.nominalAge, `${ages.nominal}`, width),
    ...layers.flatMap((layer) => fact(layerTitle(layer, script), untilText(layer, script), width)),
    ...fact(
      luck.pillar === undefined ? words.momentPillars.smallLuck : words.momentPillars.luck,
      `${nameOf(ofLuck)} ${nameOf(ofLuck.stem.tenGod)}`,
      width,
    ),
    inColumns(
      kinds.map((kind) => words.momentPillars[kind]),
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
  ];
}

/** End of a level; empty for a missing one. */
const untilText = (layer: Layer, script: Script): string => {
  const bounds = boundsOf(layer, script);
  return bounds === undefined ? '' : `– ${bounds[1]}`;
};
