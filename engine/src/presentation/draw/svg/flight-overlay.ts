// Flying transformations (飞化) on a board, and the twelve roles from another palace (太极点). Each palace has its self-transformations and its counted role; one
// palace has its four flights: lines over the centre, and the stars where they land.

import { check, FLAG, isObject, oneOf, optional, recordOf, ruleFor, TEXT } from '../../../calculation/input/input.ts';
import type {
  PalaceDocument,
  PalaceFlightsDocument,
  TransformationDocument,
} from '../../documents/tables/document.generated.ts';
import type { Label } from '../../documents/vocabulary/labels.ts';
import { fill } from '../../words/fill.ts';
import { CHART_DOCUMENT_RULE, type DrawnDocument } from '../facts/arguments.ts';
import { type Script, scriptFor } from '../facts/script.ts';
import { FLIGHT_WORDS } from '../words/all-languages.ts';
import type { FlightWords } from '../words/flight-words.ts';
import { bothLaid, type Chip, initialsOf, type LaidPalace } from './chips.ts';
import { flightLine } from './flight-lines.ts';
import { centreOf, type Grid } from './grid.ts';
import type { BoardOverlay, Overlay } from './overlay.ts';
import { text } from './svg.ts';
import { wrappedText } from './wrapped-text.ts';

/** Options of `boardOverlay`. */
export interface BoardOverlayOptions {
  /** The self-transformations in their palaces. */
  readonly flights?: boolean;
  /** The palace whose four flights are drawn; the self-transformations come with them. */
  readonly flightsFrom?: PalaceDocument['id'];
  /** The palace from which the twelve roles are counted. */
  readonly rolesFrom?: PalaceDocument['id'];
}

/**
 * Creates the overlay of flights for `drawForPage`; undefined if nothing is requested.
 * @throws RangeError for a document without `flights` and `selfTransformations`, and for an unknown palace
 * @example
 * const document = describeChart(chart, { language: 'en', fields: 'default,flights,selfTransformations' });
 * drawForPage(document, { overlay: boardOverlay(document, { flightsFrom: 'wealth' }) })
 */
export function boardOverlay(document: DrawnDocument, options: BoardOverlayOptions): BoardOverlay | undefined {
  check('document', document, CHART_DOCUMENT_RULE);
  check('options', options, OPTIONS);
  const palace = oneOf(document.palaces.map(({ id }) => id));
  check('flightsFrom', options.flightsFrom, optional(palace));
  check('rolesFrom', options.rolesFrom, optional(palace));
  const { flights = false, flightsFrom, rolesFrom } = options;
  const parts: Overlay[] = [];
  if (rolesFrom !== undefined) parts.push(rolesOverlay(document, rolesFrom));
  if (flights || flightsFrom !== undefined) {
    check('document', document, FLYING_DOCUMENT);
    parts.push(flightOverlay(document as FlyingDocument, flightsFrom));
  }
  return parts.length === 0
    ? undefined
    : parts.reduce((below, above) => both(below, above, scriptFor(document.language)));
}

const OPTIONS = /* @__PURE__ */ recordOf<BoardOverlayOptions>({
  flights: /* @__PURE__ */ optional(FLAG),
  flightsFrom: /* @__PURE__ */ optional(TEXT),
  rolesFrom: /* @__PURE__ */ optional(TEXT),
});
const FLYING_DOCUMENT = /* @__PURE__ */ ruleFor(
  'object',
  'a document that holds flights and selfTransformations (fields)',
  (document) => isObject(document) && Array.isArray(document.flights) && Array.isArray(document.selfTransformations),
);

/** Combines two overlays. */
const both = (below: Overlay, above: Overlay, { words: { joins } }: Script): Overlay => {
  const over = above.over ?? below.over;
  const chosen = above.chosen ?? below.chosen;
  const joined = (parts: readonly string[], by: string) => parts.filter((part) => part !== '').join(by);
  return {
    palaces: below.palaces.map((palace, n) => bothLaid(palace, above.palaces[n]!)),
    ...(over && { over }),
    ...(chosen !== undefined && { chosen }),
    title: joined([below.title, above.title], ' · '),
    description: joined([below.description, above.description], joins.sentences),
    sentences: below.sentences.map((sentence, n) => joined([sentence, above.sentences[n]!], joins.facts)),
  };
};

/** A document with the transformations of its palaces. */
type FlyingDocument = DrawnDocument & Required<Pick<DrawnDocument, 'flights' | 'selfTransformations'>>;

type PalaceId = PalaceDocument['id'];

/** Chart and words of an overlay. */
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

/** The self-transformations in their palaces, and the flights of a palace, if requested: lines, and the stars where they land. */
function flightOverlay(document: FlyingDocument, from?: PalaceId): Overlay {
  const board = boardOf(document);
  const sent = document.flights.find(({ id }) => id === from);
  const chipOf = ({ star, ...kind }: Label & { readonly star: Label }, before?: string): Chip => {
    const name = board.script.narrowNameOf(star);
    return {
      tone: kind.id,
      names: [before === undefined ? name : `${before} ${name}`, name, initialsOf(name, board.script)],
      isFilled: before === undefined,
      marks: [kind],
    };
  };
  const selfIn = document.palaces.map(({ id }) =>
    document.selfTransformations.filter(({ palace }) => palace.id === id),
  );
  const landing = document.palaces.map(({ id }) =>
    (sent?.transformations ?? []).filter(({ palace }) => palace.id === id),
  );
  const title = sent === undefined ? [] : [titleOf(sent, board)];
  return {
    palaces: document.palaces.map(
      (_, n): LaidPalace => ({
        chips: [
          ...landing[n]!.map((flight) => chipOf(flight)),
          ...selfIn[n]!.map((own) => chipOf(own, board.words.selfKinds[own.kind])),
        ],
        stars: [],
      }),
    ),
    ...(sent && {
      chosen: document.palaces.findIndex(({ id }) => id === sent.id),
      over: (grid: Grid) => waysOf(sent, grid, board),
    }),
    title: title.join(''),
    description: [...title, ...(sent?.transformations ?? []).map((flight) => flightText(flight, sent!, board))].join(
      board.script.words.joins.facts,
    ),
    sentences: selfIn.map((own) =>
      (['outward', 'inward'] as const)
        .flatMap((kind) =>
          own
            .filter((each) => each.kind === kind)
            .map(({ star, ...transformation }, n) => {
              const said = [star, transformation].map(board.script.nameOf).join(board.script.words.wordSpace);
              return n === 0 ? `${board.words.selfKinds[kind]} ${said}` : said;
            }),
        )
        .join(' '),
    ),
  };
}

/** The role of every palace, counted from a given one. */
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
    palaces: names.map((name, n) => ({
      chips: [
        {
          tone: 'seal',
          names: [name, shortPalace(roles[n]!, script), initialsOf(shortPalace(roles[n]!, script), script)],
          isFilled: roles[n]!.id === 'life',
        },
      ],
      stars: [],
    })),
    title,
    description: title,
    sentences: names,
  };
}

/** 财帛宫 → 财帛, 재백궁 → 재백. */
const shortPalace = (palace: Label, { nameOf }: Script): string => nameOf(palace).replace(/[宫宮궁]$| & .*/, '');

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

/** The lines of four flights under their title. */
function waysOf(from: PalaceFlightsDocument, grid: Grid, board: Board): string {
  const { document, script } = board;
  const place = (id: PalaceId) => document.palaces.findIndex((palace) => palace.id === id);
  const middle = centreOf(grid);
  const size = grid.layout === 'full' ? 14 : 12;
  const lines = wrappedText(titleOf(from, board), middle.width - 4 * grid.margin, size);
  return [
    ...from.transformations.map(({ id, palace }, lane) =>
      palace.id === from.id
        ? ''
        : flightLine(id, place(from.id), place(palace.id), { grid, width: grid.layout === 'full' ? 2.6 : 1.8, lane }),
    ),
    ...lines.map((line, n) =>
      text(
        middle.x + middle.width / 2,
        middle.y + 2.5 * grid.margin + (size + 4 + script.lineRoom) * (n + 1) - 4,
        `s${size} bold over`,
        line,
        'middle',
      ),
    ),
  ].join('');
}
