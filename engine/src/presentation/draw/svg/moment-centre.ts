// The middle of a board with the layers of a moment: the moment and the age, the pillars of the moment beside the natal ones, and a legend of the colours.

import type { DrawnDocument, DrawnTransits } from '../facts/arguments.ts';
import { pillarsTitle } from '../facts/head-facts.ts';
import type { Script } from '../facts/script.ts';
import { inTwoLines } from '../facts/short-name.ts';
import {
  type CentreBlock,
  type CentreRoom,
  centreContent,
  centreRoom,
  columnText,
  factBlocks,
  hasRoom,
  linesBlock,
  nameBlock,
  natureOf,
  type Person,
} from './centre.ts';
import type { Grid } from './grid.ts';
import type { Layer } from './layers.ts';
import { textWidth } from './letter-width.ts';
import { boundsOf, elementsOf, factsOf, layerFacts, layerTitle, pillarsOf, type TitledPillar } from './moment-facts.ts';
import { boundedText, element, text } from './svg.ts';

/** Input of the middle. */
export interface MomentOfChart extends Person {
  readonly document: DrawnDocument;
  readonly transits: DrawnTransits;
  readonly layers: readonly Layer[];
}

/** The content of the centre. */
export function momentCentre(
  { document, transits, layers, name, isDated }: MomentOfChart,
  script: Script,
  grid: Grid,
): string {
  const { nameOf, words } = script;
  const room = centreRoom(grid);
  const pillars = pillarsOf(document, transits, script);
  const natal = pillars.filter(({ isNatal }) => isNatal);
  const ofMoment = pillars.filter(({ isNatal }) => !isNatal);
  const heads = { natal: pillarsTitle(words.natal, document, words), moment: words.moment };
  const isOneRow = !room.isCompact;
  const facts = factsOf(document, transits, words, isDated);
  const blocks = [
    nameBlock(name, room, script),
    linesBlock([natureOf(document, nameOf, words).join(' · ')], { size: 12, look: 'soft', room, script, weight: 1 }),
    ...(isOneRow
      ? [pillarRow(pillars, heads, room, script)]
      : [pillarRow(natal, heads, room, script), pillarRow(ofMoment, heads, room, script)]),
    ...factBlocks(facts, room, script),
  ];
  const [whole, short] = [false, true].map((isShort) => legendBlock(layers, room, script, isShort));
  return centreContent([...blocks, hasRoom([...blocks, whole!], room) ? whole! : short!], grid);
}

const BETWEEN = 12;

/** Pillars in a row: pillars of the birth under one heading, of the moment under another. */
function pillarRow(
  pillars: readonly TitledPillar[],
  heads: Readonly<Record<'natal' | 'moment', string>>,
  { width, isCompact }: CentreRoom,
  script: Script,
): CentreBlock {
  const { isLatin, nameOf, lineRoom } = script;
  const hasBoth = pillars.some(({ isNatal }) => isNatal) && pillars.some(({ isNatal }) => !isNatal);
  const step = Math.min(isCompact ? 34 : 46, (width - (hasBoth ? BETWEEN : 0)) / pillars.length);
  const brush = isCompact ? 20 : step >= 40 ? 24 : 20;
  const size = isCompact || isLatin ? 11 : 12;
  const line = size + 2 + lineRoom;
  const isSpelled = isLatin && !isCompact;
  const titles = pillars.map(({ title }) => inTwoLines(title, 6));
  const titleLines = Math.max(...titles.map(({ length }) => length));
  const headHeight = line;
  const signsAt = headHeight + titleLines * line;
  return {
    height: signsAt + 2 * brush + 6 + (isSpelled ? 2 * line : 0),
    draw: (middle, y) => {
      const left = middle - (step * pillars.length + (hasBoth ? BETWEEN : 0)) / 2;
      const xOf = (n: number): number => left + step * (n + 0.5) + (hasBoth && !pillars[n]!.isNatal ? BETWEEN : 0);
      const heading = (isNatal: boolean): string => {
        const own = pillars.flatMap((pillar, n) => (pillar.isNatal === isNatal ? [xOf(n)] : []));
        return own.length === 0
          ? ''
          : text(
              (own[0]! + own[own.length - 1]!) / 2,
              y + size,
              `s${size} semi`,
              isNatal ? heads.natal : heads.moment,
              'middle',
            );
      };
      return [
        heading(true),
        heading(false),
        ...pillars.flatMap((pillar, n) => {
          const { stem, branch } = pillar;
          const x = xOf(n);
          const [elementOfStem, elementOfBranch] = elementsOf(pillar);
          const title = titles[n]!;
          const stemAt = y + signsAt + brush - 1;
          return [
            ...title.map((each, k) =>
              columnText(x, y + headHeight + line * (k + titleLines - title.length) + size, 'faint', each, {
                size,
                step,
              }),
            ),
            text(x, stemAt, `s${brush} brush ${elementOfStem}`, isLatin ? stem.hanzi : nameOf(stem), 'middle'),
            text(
              x,
              stemAt + brush + 1,
              `s${brush} brush ${elementOfBranch}`,
              isLatin ? branch.hanzi : nameOf(branch),
              'middle',
            ),
            ...(isSpelled ? [stem, branch] : []).map((each, k) =>
              columnText(x, stemAt + brush + 4 + line * (k + 1), 'faint', nameOf(each), { size, step }),
            ),
          ];
        }),
      ].join('');
    },
  };
}

/**
 * Legend of the colours: a line a layer, shortened if it is too wide.
 * @param isShort true for two layers a line
 */
function legendBlock(
  layers: readonly Layer[],
  { width, isCompact }: CentreRoom,
  script: Script,
  isShort: boolean,
): CentreBlock {
  const room = isShort ? (width - 8) / 2 : width;
  const size = isCompact || script.isLatin ? 11 : 12;
  const line = size + 4 + script.lineRoom;
  const SQUARE = 14;
  const said = layers.map((layer) => {
    const bounds = boundsOf(layer, script);
    const facts = [
      layerTitle(layer, script),
      ...layerFacts(layer, script),
      ...(bounds === undefined ? [] : [bounds.join(' – ')]),
    ];
    const forms = facts.map((_, n) => facts.slice(0, facts.length - n).join(' · '));
    return forms.find((form) => textWidth(form, size) + SQUARE <= room) ?? layer.name;
  });
  const widest = Math.max(0, ...said.map((each) => textWidth(each, size) + SQUARE));
  const columns = isShort || (isCompact && widest * 2 + 8 <= width) ? 2 : 1;
  const step = columns === 2 ? width / 2 : 0;
  const rows = Math.ceil(said.length / columns);
  return {
    height: rows * line,
    draw: (middle, y) => {
      const left = middle - (columns === 2 ? width : Math.min(widest, width)) / 2;
      return said
        .flatMap((each, n) => {
          const [x, at] = [left + step * (n % columns), y + line * Math.floor(n / columns)];
          return [
            element('rect', { x, y: at + 1.5, width: 9, height: 9, rx: 2, class: layers[n]!.tone }),
            boundedText(x + SQUARE, at + size - 1, `s${size}`, each, textWidth(each, size), room - SQUARE),
          ];
        })
        .join('');
    },
  };
}
