// Flying transformations (飞化) on a board, and the twelve roles from another palace (太极点). In each palace its self-transformations and its counted role;
// from one palace its four flights, and in the middle what they are.

import { check, FLAG, isObject, oneOf, optional, recordOf, ruleFor, TEXT } from '../../../calculation/input/input.ts';
import type {
  PalaceDocument,
  PalaceFlightsDocument,
  TransformationDocument,
} from '../../documents/tables/document.generated.ts';
import type { Label } from '../../documents/vocabulary/labels.ts';
import { fill } from '../../words/fill.ts';
import { DOCUMENT, type DrawnDocument } from '../facts/arguments.ts';
import { type Script, scriptFor } from '../facts/script.ts';
import { inTwoLines } from '../facts/short-name.ts';
import { FLIGHT_WORDS } from '../words/all-languages.ts';
import type { FlightWords } from '../words/flight-words.ts';
import { badge, badgeCharacter, badgeLetters, badgeSyllable } from './badge.ts';
import { flightLine, sampleLine } from './flight-lines.ts';
import { type Box, centreOf, type Grid, LAYOUTS, type Layout } from './grid.ts';
import { type BandWord, layerBand } from './layer-band.ts';
import { wordWidth } from './letter-width.ts';
import type { BoardOverlay, Overlay } from './overlay.ts';
import { element, group, text } from './svg.ts';

/** What is laid on a board. */
export interface BoardOverlayOptions {
  readonly layout: Layout;
  /** The self-transformations in their palaces. */
  readonly flights?: boolean;
  /** The palace whose four flights are drawn; the self-transformations come with them. */
  readonly flightsFrom?: PalaceDocument['id'];
  /** The palace from which the twelve roles are counted. */
  readonly rolesFrom?: PalaceDocument['id'];
}

/**
 * What is on a board, for `drawForPage`; undefined where nothing is requested.
 * @throws RangeError for flights of a document that does not hold `flights` and `selfTransformations`, and for what is no palace
 * @example drawForPage(document, { overlay: boardOverlay(document, { layout: 'full', flightsFrom: 'wealth' }) })
 */
export function boardOverlay(document: DrawnDocument, options: BoardOverlayOptions): BoardOverlay | undefined {
  check('document', document, DOCUMENT);
  check('options', options, OPTIONS);
  const palace = oneOf(document.palaces.map(({ id }) => id));
  check('flightsFrom', options.flightsFrom, optional(palace));
  check('rolesFrom', options.rolesFrom, optional(palace));
  const { layout, flights = false, flightsFrom, rolesFrom } = options;
  const parts: Overlay[] = [];
  if (rolesFrom !== undefined) parts.push(rolesOverlay(document, rolesFrom));
  if (flights || flightsFrom !== undefined) {
    check('document', document, FLYING_DOCUMENT);
    parts.push(flightOverlay(document as FlyingDocument, layout, flightsFrom));
  }
  return parts.length === 0
    ? undefined
    : parts.reduce((below, above) => both(below, above, scriptFor(document.language)));
}

const OPTIONS = /* @__PURE__ */ recordOf<BoardOverlayOptions>({
  layout: /* @__PURE__ */ oneOf(LAYOUTS),
  flights: /* @__PURE__ */ optional(FLAG),
  flightsFrom: /* @__PURE__ */ optional(TEXT),
  rolesFrom: /* @__PURE__ */ optional(TEXT),
});
const FLYING_DOCUMENT = /* @__PURE__ */ ruleFor(
  'object',
  'a document that holds flights and selfTransformations (fields)',
  (document) => isObject(document) && Array.isArray(document.flights) && Array.isArray(document.selfTransformations),
);

/** One thing laid over another. */
const both = (below: Overlay, above: Overlay, { words: { joins } }: Script): Overlay => {
  const middle = above.middle ?? below.middle;
  const chosen = above.chosen ?? below.chosen;
  const joined = (parts: readonly string[], by: string) => parts.filter((part) => part !== '').join(by);
  return {
    rows: [...below.rows, ...above.rows],
    band: above.band,
    ...(middle && { middle }),
    ...(chosen !== undefined && { chosen }),
    title: joined([below.title, above.title], ' · '),
    description: joined([below.description, above.description], joins.sentences),
    sentences: below.sentences.map((sentence, n) => joined([sentence, above.sentences[n]!], joins.facts)),
  };
};

/** A document that holds where the stems of its palaces send their transformations. */
type FlyingDocument = DrawnDocument & Required<Pick<DrawnDocument, 'flights' | 'selfTransformations'>>;

type PalaceId = PalaceDocument['id'];

/** What is known of a chart while an overlay is made. */
interface Board {
  readonly document: DrawnDocument;
  readonly script: Script;
  readonly words: FlightWords;
}

const boardOf = (document: DrawnDocument): Board => ({
  document,
  script: scriptFor(document.language),
  words: FLIGHT_WORDS[document.language],
});

/** The self-transformations in their palaces, and the flights of a palace if one is named. */
function flightOverlay(document: FlyingDocument, layout: Layout, from?: PalaceId): Overlay {
  const board = boardOf(document);
  const own = document.selfTransformations;
  const sent = document.flights.find(({ id }) => id === from);
  const wordsIn = document.palaces.map(({ id }): BandWord[] =>
    (['outward', 'inward'] as const).flatMap((kind) => {
      const here = own.filter((each) => each.palace.id === id && each.kind === kind);
      return here.map(
        ({ star, ...own }, n): BandWord => ({
          star,
          transformation: own,
          tone: own.id,
          ...(n === 0 && { before: board.words.selfKinds[kind] }),
        }),
      );
    }),
  );
  const title = sent === undefined ? [] : [titleOf(sent, board)];
  return {
    rows: [{ tone: 'faint', palaces: wordsIn, leastLines: 1 }],
    band: layerBand,
    ...(sent && {
      chosen: document.palaces.findIndex(({ id }) => id === sent.id),
      middle: (grid: Grid) => middleOf(sent, grid, layout, board),
    }),
    title: title.join(''),
    description: [...title, ...(sent?.transformations ?? []).map((flight) => flightText(flight, sent!, board))].join(
      board.script.words.joins.facts,
    ),
    sentences: wordsIn.map((words) => words.map((word) => spoken(word, board)).join(' ')),
  };
}

/** The role of every palace, counted from another one. */
function rolesOverlay(document: DrawnDocument, from: PalaceId): Overlay {
  const { script, words } = boardOf(document);
  const { palaces } = document;
  const inOrder = [...palaces].sort((a, b) => a.order - b.order);
  const first = palaces.find(({ id }) => id === from)!;
  const of = shortPalace(first, script);
  const roles = palaces.map(({ order }) => inOrder[(order - first.order + 12) % 12]!);
  const names = roles.map((role) => fill(words.roleOf, { of, role: script.nameOf(role) }));
  const title = fill(words.rolesFrom, { palace: script.nameOf(first) });
  return {
    rows: [
      { tone: 'seal', palaces: names.map((name, n) => [{ name, isPlate: roles[n]!.id === 'life' }]), leastLines: 1 },
    ],
    band: layerBand,
    title,
    description: title,
    sentences: names,
  };
}

/** 财帛宫 → 财帛, 재백궁 → 재백. */
const shortPalace = (palace: Label, { nameOf }: Script): string => nameOf(palace).replace(/[宫宮궁]$/, '');

const titleOf = ({ stem, ...palace }: PalaceFlightsDocument, { script, words }: Board): string =>
  fill(words.flightsOf, { palace: script.nameOf(palace), stem: script.nameOf(stem) });

/** Hua Lu Tian Ji to Wealth; 化禄天机入财帛宫. */
const flightText = ({ star, palace, ...own }: TransformationDocument, from: Label, board: Board): string =>
  [own, star]
    .map(board.script.nameOf)
    .concat(landing(palace, from, board))
    .join(board.script.words.wordSpace);

const landing = (palace: Label, from: Label, { words, script }: Board): string =>
  palace.id === from.id ? words.stays : fill(words.landsIn, { palace: script.nameOf(palace) });

const spoken = (word: BandWord, { script }: Board): string => {
  if (!('transformation' in word)) return '';
  const star = [word.star, word.transformation].map(script.nameOf).join(script.words.wordSpace);
  return [...(word.before === undefined ? [] : [word.before]), star].join(' ');
};

/** How the middle is set. */
interface CentreLayout {
  readonly size: number;
  readonly titleSize: number;
  readonly line: number;
  readonly sample: number;
  readonly width: number;
  readonly plate: { readonly width: number; readonly height: number };
  readonly pad: number;
  /** Where there is room for little, the palace is below the star, and a plate has one letter. */
  readonly isNarrow: boolean;
}

// biome-ignore format: a table
const SETTINGS: Readonly<Record<'han' | 'latin', Readonly<Record<Layout, CentreLayout>>>> = {
  han: {
    full:    { size: 15, titleSize: 17, line: 25, sample: 40, width: 2.6, plate: { width: 17, height: 17 },     pad: 16, isNarrow: false },
    compact: { size: 12, titleSize: 12, line: 30, sample: 18, width: 1.8, plate: { width: 13, height: 13 },     pad: 7,  isNarrow: true },
  },
  latin: {
    full:    { size: 14, titleSize: 15, line: 25, sample: 40, width: 2.6, plate: { width: 35, height: 15 },     pad: 16, isNarrow: false },
    compact: { size: 10, titleSize: 10, line: 28, sample: 18, width: 1.8, plate: { width: 10.5, height: 10.5 }, pad: 7,  isNarrow: true },
  },
};

/** The flights of a palace: what they are, in a box, and their lines around it. */
function middleOf(from: PalaceFlightsDocument, grid: Grid, layout: Layout, board: Board): string {
  const { script, document } = board;
  const setting = SETTINGS[script.isLatin ? 'latin' : 'han'][layout];
  const { lineRoom } = script;
  const { size, titleSize, sample, pad, isNarrow } = setting;
  const line = setting.line + (isNarrow ? 2 : 1) * lineRoom;
  const titleLine = titleSize + 2 + lineRoom;
  const wide = (word: string, of = size, weight?: 'bold') => wordWidth(word, of, script.isLatin, weight);
  const titles = isNarrow && script.isLatin ? inTwoLines(titleOf(from, board), 16) : [titleOf(from, board)];
  const markOf = (kind: Label): string => {
    if (!script.isLatin) return badgeCharacter(kind);
    return isNarrow ? badgeLetters(kind, script.words) : badgeSyllable(kind);
  };
  const rows = from.transformations.map((flight) => ({
    ...flight,
    kind: flight,
    mark: markOf(flight),
    name: script.nameOf(flight.star),
    lands: landing(flight.palace, from, board),
  }));
  const plate = {
    ...setting.plate,
    width: script.isLatin
      ? Math.max(setting.plate.width, ...rows.map(({ mark }) => wide(mark, isNarrow ? 10 : 11, 'bold') + 3.4))
      : setting.plate.width,
  };
  const starAt = sample + 7 + plate.width + 6;
  const landsAt = isNarrow ? starAt : starAt + Math.max(...rows.map(({ name }) => wide(name))) + 12;
  const inner = Math.max(
    ...titles.map((title) => wide(title, titleSize, 'bold')),
    starAt + Math.max(...rows.map(({ name }) => wide(name))),
    landsAt + Math.max(...rows.map(({ lands }) => wide(lands))),
  );
  const head = titles.length * titleLine + 6;
  const middle = centreOf(grid);
  const box: Box = centred(middle, inner + 2 * pad, head + line * rows.length + 2 * pad - 6);
  const look = `s${size}`;
  const left = box.x - middle.x + pad;
  const top = box.y - middle.y + pad;
  const content = [
    ...titles.map((title, n) =>
      text(left + inner / 2, top + titleSize * 0.8 + titleLine * n, `s${titleSize} bold`, title, 'middle'),
    ),
    ...rows.map(({ mark, name, lands, kind }, n) => {
      const y = top + head + line * n + (isNarrow ? 11 : 15);
      return [
        group({}, sampleLine(kind.id, left, y - size * 0.33, sample, setting.width)),
        badge(kind, mark, {
          x: left + sample + 7,
          y: y - 0.79 * plate.height,
          width: plate.width,
          height: plate.height,
          size: `s${isNarrow ? 10 : script.isLatin ? 11 : 13}`,
        }),
        text(left + starAt, y, look, name),
        text(left + landsAt, isNarrow ? y + 12 + lineRoom : y, `${look} soft`, lands),
      ].join('');
    }),
  ].join('');
  const place = (id: PalaceId) => document.palaces.findIndex((palace) => palace.id === id);
  return [
    ...rows.map(({ id, palace }, lane) =>
      palace.id === from.id
        ? ''
        : flightLine(id, place(from.id), place(palace.id), { grid, box, width: setting.width, lane }),
    ),
    element('rect', { ...box, rx: 4, class: 'text-frame' }),
    group({ transform: `translate(${middle.x} ${middle.y})`, class: 'middle' }, content),
  ].join('');
}

const centred = (around: Box, width: number, height: number): Box => ({
  x: around.x + (around.width - width) / 2,
  y: around.y + (around.height - height) / 2,
  width,
  height,
});
