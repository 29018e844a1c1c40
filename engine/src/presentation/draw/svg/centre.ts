// The middle of a board: the person, the Four Pillars, the times. Its blocks are drawn below each other; if they do not fit, the least important are left out.

import { ANIMAL_IDS, BRANCH_IDS } from '../../../calculation/cycle/branch.ts';
import { mod } from '../../../calculation/cycle/modulo.ts';
import { STEM_IDS } from '../../../calculation/cycle/stem.ts';
import type { PillarDocument, StarDocument } from '../../documents/tables/document.generated.ts';
import type { Label } from '../../documents/vocabulary/labels.ts';
import { fill } from '../../words/fill.ts';
import { decimalText, type Language } from '../../words/languages.ts';
import type { DrawnDocument } from '../facts/arguments.ts';
import { clashText, kindOfPillars, vietnameseHead, ziDoujunText } from '../facts/head-facts.ts';
import type { Script } from '../facts/script.ts';
import { cut } from '../facts/short-name.ts';
import { shownName } from '../facts/shown-name.ts';
import { clockTimeText, decidingTime, lunarFact, secondText } from '../facts/times.ts';
import type { DrawingWords } from '../words/drawing-words.ts';
import { centreOf, type Grid } from './grid.ts';
import { textWidth } from './letter-width.ts';
import { boundedWidth, element, escapeXml, text } from './svg.ts';
import { wrappedParts, wrappedText } from './wrapped-text.ts';

/** The person of a chart. */
export interface Person {
  readonly name: string | undefined;
  /** True to show the times and the place of the birth. */
  readonly isDated: boolean;
}

/** The space of the centre. */
export interface CentreRoom {
  readonly width: number;
  readonly height: number;
  readonly isCompact: boolean;
}

/** A part of the centre. */
export interface CentreBlock {
  readonly height: number;
  /** The block of least weight is left out first where room is short; a block without a weight always stays. */
  readonly weight?: number;
  /** Draws around the middle of the centre, from `y` down. */
  readonly draw: (middle: number, y: number) => string;
}

/** Factor by which some fonts are wider than the measured ones. */
const WIDER = 1.14;

/** A lower centre has only the pillars and one fact, as in pictures for sharing. */
const LOW = 140;

/** The space between two blocks. */
const GAP = 6;

/** The space for text in a grid's centre. */
export function centreRoom(grid: Grid): CentreRoom {
  const { width, height } = centreOf(grid);
  const { margin, layout } = grid;
  return { width: width - 2 * margin, height: height - 2 * margin, isCompact: layout === 'compact' };
}

/** Draws blocks around the middle of the centre, as many as fit; the upper left corner of the centre is the origin. */
export function centreContent(blocks: readonly CentreBlock[], grid: Grid): string {
  const { width, height } = centreOf(grid);
  const room = height - 2 * grid.margin;
  let shown = blocks.filter((block) => block.height > 0);
  while (heightOf(shown) > room) {
    const least = Math.min(...shown.map(({ weight = Number.POSITIVE_INFINITY }) => weight));
    if (least === Number.POSITIVE_INFINITY) break;
    shown = shown.filter(({ weight }) => weight !== least);
  }
  let y = Math.max((height - heightOf(shown)) / 2, grid.margin);
  return shown
    .map((block) => {
      const drawn = block.draw(width / 2, y);
      y += block.height + GAP;
      return drawn;
    })
    .join('');
}

/** The height of blocks with the space between them. */
const heightOf = (blocks: readonly CentreBlock[]): number =>
  blocks.reduce((sum, { height }) => sum + (height > 0 ? height + GAP : 0), -GAP);

/** True if the blocks that are never left out have room. */
export const hasRoom = (blocks: readonly CentreBlock[], { height }: CentreRoom): boolean =>
  heightOf(blocks.filter(({ weight }) => weight === undefined)) <= height;

/** The content of the centre of a natal chart. */
export function natalCentre(document: DrawnDocument, script: Script, { name, isDated }: Person, grid: Grid): string {
  const room = centreRoom(grid);
  return centreContent(
    [
      nameBlock(name, room, script),
      linesBlock([natureOf(document, script.nameOf, script.words).join(' · ')], {
        size: 12,
        look: 'soft',
        room,
        script,
        weight: 9.5,
      }),
      ...pillarBlocks(document, script, room),
      ...factBlocks(factsOf(document, script, isDated), room, script),
    ],
    grid,
  );
}

/** The name of a person; nothing without one. */
export const nameBlock = (name: string | undefined, room: CentreRoom, script: Script): CentreBlock =>
  linesBlock(name === undefined ? [] : [cut(name, room.isCompact ? 20 : 40)], {
    size: room.isCompact ? 13 : 16,
    look: 'semi',
    room,
    script,
  });

/** Texts one below the other, each wrapped to the width. */
export function linesBlock(
  texts: readonly string[],
  {
    size,
    look,
    room,
    script,
    weight,
  }: {
    readonly size: number;
    readonly look: string;
    readonly room: CentreRoom;
    readonly script: Script;
    readonly weight?: number;
  },
): CentreBlock {
  const lines = texts.flatMap((each) => wrappedParts(each, room.width, size));
  const step = Math.round(size * 1.3) + script.lineRoom;
  return {
    height: lines.length * step,
    ...(weight !== undefined && { weight }),
    draw: (middle, y) =>
      lines
        .map((line, n) => text(middle, y + step * n + size + script.lineRoom / 2, `s${size} ${look}`, line, 'middle'))
        .join(''),
  };
}

/** A fact with its label. */
export type Fact = readonly [label: string, value: string];

/** Facts, each on a line of its own, or on two if it is wide; the last fact is left out first. */
export const factBlocks = (facts: readonly Fact[], room: CentreRoom, script: Script): readonly CentreBlock[] =>
  facts.map(([label, value], n): CentreBlock => {
    const size = room.isCompact ? 11 : 12;
    const weight = 10 - n;
    const isOneLine = textWidth(`${label}  ${value}`, size) * WIDER <= room.width;
    if (!isOneLine) {
      const lines = [
        // A low centre has no room for the label of a clock time.
        ...(room.height < LOW ? [] : wrappedText(label, room.width, size)).map((line) => ({ line, look: 'faint' })),
        ...wrappedParts(value, room.width, size).map((line) => ({ line, look: 'figures' })),
      ];
      const step = Math.round(size * 1.25) + script.lineRoom;
      return {
        height: lines.length * step - 2,
        weight,
        draw: (middle, y) =>
          lines
            .map(({ line, look }, k) => text(middle, y + step * k + size - 1, `s${size} ${look}`, line, 'middle'))
            .join(''),
      };
    }
    return {
      height: size + script.lineRoom,
      weight,
      draw: (middle, y) =>
        element(
          'text',
          { x: middle, y: y + size - 1 + script.lineRoom / 2, class: `s${size} figures`, 'text-anchor': 'middle' },
          element('tspan', { class: 'faint' }, escapeXml(label)),
          element('tspan', { dx: 6 }, escapeXml(value)),
        ),
    };
  });

/** The animal of the Zi Wei year and its branch, by its index in the circle. */
function animalOf({ birth, palaces }: DrawnDocument, nameOf: Script['nameOf'], yearAnimal: string) {
  const at = ANIMAL_IDS.indexOf(birth.zodiac.id);
  const branch = palaces.find((palace) => palace.branch.id === BRANCH_IDS[at])?.branch;
  const animal = fill(yearAnimal, { animal: nameOf(birth.zodiac), branch: branch === undefined ? '' : nameOf(branch) });
  return { at, branch, animal };
}

/** Yin or yang with the gender, the zodiac animal, the year if the Four Pillars have another one, its nayin in that case and in Vietnamese, the bureau. */
export const natureOf = (
  document: DrawnDocument,
  nameOf: Script['nameOf'],
  { yearAnimal, ziweiYear, head }: Pick<DrawingWords, 'yearAnimal' | 'ziweiYear' | 'head'>,
): readonly string[] => {
  const { ziwei, birth, palaces, fourPillars } = document;
  const { at, branch, animal } = animalOf(document, nameOf, yearAnimal);
  const year = branch?.id === fourPillars.year.branch.id ? undefined : yearOfBranch(at, birth.lunarDate.year);
  const stem = palaces.find((palace) => palace.stem.id === STEM_IDS[mod((year ?? 0) - 4, STEM_IDS.length)])!.stem;
  const pair = { stem: nameOf(stem), branch: branch === undefined ? '' : nameOf(branch) };
  return [
    nameOf(ziwei.yinYangGender),
    animal,
    ...(year === undefined ? [] : [fill(ziweiYear, pair)]),
    ...(year === undefined && head === undefined ? [] : [nameOf(ziwei.nayin)]),
    nameOf(ziwei.bureau),
  ];
};

/** The year of a branch nearest to another year: the Zi Wei year is the lunar one, or begins at the Start of Spring near it. */
const yearOfBranch = (branch: number, near: number): number =>
  [near, near - 1, near + 1].find((year) => mod(year - 4, BRANCH_IDS.length) === branch)!;

/** The major stars of the life palace: 廉贞 破军, or Lian Zhen & Po Jun. */
export const mainStarText = (stars: readonly StarDocument[], nameOf: Script['nameOf'], join: string): string =>
  stars.map(nameOf).join(join);

/** 1.358 → 1.36%. */
export const percentText = (percent: number, language: Language): string =>
  `${decimalText(Math.round(percent * 100) / 100, language)}%`;

/** Clock, solar time and lunar date of a birth, head facts of a language, the rulers: the last is left out first. */
function factsOf(document: DrawnDocument, { nameOf, words }: Script, isDated: boolean): readonly Fact[] {
  const { birth, ziwei, language } = document;
  const { place, doubleHour } = birth;
  const placeName = shownName(place?.name);
  const shownTime = clockTimeText(birth, language);
  const clock = [
    ...(shownTime === undefined ? [] : [shownTime]),
    ...(placeName === undefined ? [] : [cut(placeName, 16)]),
  ];
  const { label, time } = decidingTime(document, words);
  const clash = clashText(document, words);
  const [lunarLabel, lunar] = lunarFact(birth, words);
  const head = vietnameseHead(document, words, nameOf);
  const doujun = ziDoujunText(document, words, nameOf);
  const times: readonly Fact[] = [
    ...(clock.length === 0 ? [] : [[words.clock, clock.join(' · ')] as const]),
    [
      label,
      [
        ...(time === undefined ? [] : [secondText(time, language)]),
        fill(words.doubleHour, { hour: nameOf(doubleHour) }),
      ].join(' · '),
    ],
    [lunarLabel, [lunar, ...(clash ? [clash] : [])].join(' · ')],
  ];
  return [
    ...(isDated ? times : []),
    ...(head ? [[words.head!.title, `${head.order} · ${head.relation}`] as const] : []),
    [
      words.rulers,
      [
        ...[ziwei.lifeRuler, ziwei.bodyRuler].map(nameOf),
        ...(doujun ? [doujun.join(' ')] : []),
        ...(head ? [head.body] : []),
      ].join(' · '),
    ],
  ];
}

/** The Four Pillars, with ten gods and hidden stems if there is room, and below them facts that many programs print there. */
function pillarBlocks(document: DrawnDocument, script: Script, room: CentreRoom): readonly CentreBlock[] {
  const { words, fromLeft, lineRoom, nameOf, isLatin } = script;
  const kinds = fromLeft(['year', 'month', 'day', 'hour'] as const);
  const step = Math.min(112, room.width / 4);
  const own = kinds.map((kind) => document.fourPillars[kind]);
  const size = isLatin ? 11 : 12;
  const line = size + 3 + lineRoom;
  const hiddenTexts = own.map(({ branch }) =>
    branch.hiddenStems.map(
      (hidden) =>
        `${isLatin && !words.hasWordsForPairs ? hidden.hanzi : nameOf(hidden)} ${words.narrowTenGods[hidden.tenGod.id] ?? nameOf(hidden.tenGod)}`,
    ),
  );
  const gods = own.map(({ stem }) => nameOf(stem.tenGod));
  const isWide =
    !room.isCompact &&
    [...hiddenTexts.flat(), ...gods].every((each) => textWidth(each, size) <= step + 2) &&
    room.height >= 190 + (line - 15) * 5;
  const isLow = room.height < LOW;
  const brush = isLow ? 24 : room.isCompact ? 26 : 34;
  const hiddenLines = isWide ? Math.max(...hiddenTexts.map(({ length }) => length)) : 0;
  const kind = room.isCompact ? undefined : kindOfPillars(document, words);
  const titleHeight = isLow ? 0 : line + (isWide ? line : 0);
  const pillars: CentreBlock = {
    height: titleHeight + 2 * (brush + 2) + (hiddenLines === 0 ? 2 : 6 + hiddenLines * line),
    draw: (middle, y) =>
      [
        kind === undefined ? '' : text(middle - 2 * step + 2, y + size, `s${size} semi`, kind),
        ...own.flatMap((pillar, n) => {
          const x = middle + (n - 1.5) * step;
          const [stemAt, branchAt] = [y + titleHeight + brush - 2, y + titleHeight + 2 * brush];
          return [
            isLow ? '' : columnText(x, y + size, 'faint', words.pillars[kinds[n]!], { size, step }),
            isWide ? columnText(x, y + line + size, 'soft', gods[n]!, { size, step }) : '',
            ...signTexts(pillar, { x, stemAt, branchAt, brush }, script),
            ...(hiddenLines === 0 ? [] : hiddenTexts[n]!).map((each, k) =>
              columnText(x, branchAt + 8 + line * (k + 1) - 3, 'soft', each, { size, step }),
            ),
          ];
        }),
      ].join(''),
  };
  return isWide
    ? [pillars, feetBlock(own, { step, size, line }, script), besideBlock(document, size, room, script)]
    : [pillars];
}

/** Growth phase of the Day Master and void branches under each pillar: left out first, after the derived pillars. */
function feetBlock(
  pillars: readonly PillarDocument[],
  { step, size, line }: { readonly step: number; readonly size: number; readonly line: number },
  { words, spelledNameOf, isLatin }: Script,
): CentreBlock {
  const voids = pillars.map(({ voidBranches }) => voidBranches.map(spelledNameOf).join(isLatin ? ', ' : ''));
  const fits = (label: string) => voids.every((each) => textWidth(`${label} ${each}`, size) <= step + 2);
  const { voidBranches, narrowVoidBranches = voidBranches } = words;
  const label = fits(voidBranches) ? voidBranches : narrowVoidBranches;
  const columns = pillars.map(({ growthPhase }, n) => [spelledNameOf(growthPhase), `${label} ${voids[n]}`]);
  return {
    height: 2 * line - GAP / 2,
    weight: 2,
    draw: (middle, y) =>
      columns
        .flatMap((lines, n) =>
          lines.map((each, k) =>
            columnText(middle + (n - 1.5) * step, y + line * (k + 1) - 3 - GAP / 2, 'soft', each, { size, step }),
          ),
        )
        .join(''),
  };
}

/** A text in the middle of a column. In no font does it touch the text of the next column. */
export function columnText(
  x: number,
  y: number,
  look: string,
  content: string,
  { size, step }: { readonly size: number; readonly step: number },
): string {
  const textLength = boundedWidth(textWidth(content, size), step - 3);
  return element('text', { x, y, class: `s${size} ${look}`, 'text-anchor': 'middle', textLength }, escapeXml(content));
}

/** 胎元, 胎息, and the two palaces of the Four Pillars. */
function besideBlock({ fourPillars }: DrawnDocument, size: number, room: CentreRoom, script: Script): CentreBlock {
  const { nameOf, words } = script;
  const beside = (['conception', 'fetalBreath', 'lifePalacePillar', 'bodyPalacePillar'] as const).map(
    (kind) => `${words.pillarsBeside[kind]} ${nameOf(fourPillars[kind])}`,
  );
  return linesBlock([beside.join(' · ')], { size, look: 'soft', room, script, weight: 1 });
}

/** Stem and branch of a pillar in the colours of their elements, in letters with their reading. */
function signTexts(
  { stem, branch }: PillarDocument,
  {
    x,
    stemAt,
    branchAt,
    brush,
  }: { readonly x: number; readonly stemAt: number; readonly branchAt: number; readonly brush: number },
  { nameOf, isLatin }: Script,
): readonly string[] {
  const reading = (label: Label, y: number): string =>
    !isLatin || brush < 30 || nameOf(label) === label.hanzi
      ? ''
      : text(x + brush / 2 + 4, y - brush * 0.25, 's11 faint', nameOf(label));
  const sign = (label: Label): string => (isLatin ? label.hanzi : nameOf(label));
  return [
    text(x, stemAt, `s${brush} brush ${stem.element.id}`, sign(stem), 'middle'),
    reading(stem, stemAt),
    text(x, branchAt, `s${brush} brush ${branch.element.id}`, sign(branch), 'middle'),
    reading(branch, branchAt),
  ];
}
