// Two people as one SVG file: the board of each with the other in it, the pillars of both with their relations, and as text the groups that only both complete.

import {
  check,
  FLAG,
  isObject,
  oneOf,
  optional,
  type Rule,
  recordOf,
  ruleFor,
} from '../../../calculation/input/input.ts';
import { endOfTurns } from '../../../calculation/input/turns.ts';
import { LANGUAGE_FACTS } from '../../words/languages.ts';
import {
  BOARD_OF,
  CHART_DOCUMENT_RULE,
  type DrawnDocument,
  type DrawnPair,
  PAIR_DOCUMENT_RULE,
  SIDES,
  type Side,
} from '../facts/arguments.ts';
import { PAIR_NAMES, PairLines, type PairNames } from '../facts/pair-lines.ts';
import { PILLAR_ORDERS, type PillarOrder } from '../facts/pillar-order.ts';
import { scriptFor } from '../facts/script.ts';
import { cut } from '../facts/short-name.ts';
import { shownName } from '../facts/shown-name.ts';
import { boardPart } from './board.ts';
import { LAYOUTS, type Layout } from './grid.ts';
import { guestOverlay, pairOn } from './guest-overlay.ts';
import { chartStyle, THEMES, type Theme, type Tone } from './paint.ts';
import { factSheet, pairPillars, type SheetPart } from './pair-sheet.ts';
import { element, escapeXml, group, text } from './svg.ts';
import { wrappedText } from './wrapped-text.ts';

/** Boards to draw: of both people, if they have one, or of one person only. */
export const PAIR_BOARDS = ['both', ...SIDES] as const;
export type PairBoards = (typeof PAIR_BOARDS)[number];

/** Options of `drawPairSvg`. */
export interface PairSvgOptions {
  /** Names of the two people; a long name is truncated. */
  readonly names?: PairNames;
  /** Boards to draw, each with the other person in it; default 'both'. Without an hour a person has no board. */
  readonly boards?: PairBoards;
  /** 'full' (the default) has the boards side by side. 'compact' is for a phone: 320 units wide, everything one below the other. */
  readonly layout?: Layout;
  /** Order of the pillars from the left, as in `drawSvg`. */
  readonly pillarOrder?: PillarOrder;
  /** The colours of the file. 'light' is the default. */
  readonly theme?: Theme;
  /** Shows time and place of the birth in the middle of a board (default true). */
  readonly birth?: boolean;
}

/** Charts of the people with a known hour. */
export type PairCharts = { readonly [Person in Side]?: DrawnDocument | undefined };

/**
 * Draws two people as one self-contained SVG file, in the language of their document.
 * @param charts documents of their charts in the same language, for each board that is drawn
 * @throws RangeError for a document of another shape, and for an option that does not exist or has a wrong value
 * @example
 * const [one, other] = [castChart(mine), castChart(yours)];
 * const [chart, otherChart] = [one, other].map((each) => describeChart(each, { language: 'en' }));
 * drawPairSvg(describePair(pairOf(one, other), { language: 'en' }), { one: chart, other: otherChart }, { boards: 'one' })
 */
export function drawPairSvg(pair: DrawnPair, charts: PairCharts, options: PairSvgOptions = {}): string {
  return endOfTurns(pairSvgInTurns(pair, charts, options));
}

/** `drawPairSvg` in turns: it pauses after each board and after the pillars. */
export function pairSvgInTurns(
  pair: DrawnPair,
  charts: PairCharts,
  options: PairSvgOptions = {},
): Generator<void, string> {
  check('pair', pair, PAIR_DOCUMENT_RULE);
  return drawnInTurns(pair, charts, options);
}

function* drawnInTurns(pair: DrawnPair, charts: PairCharts, options: PairSvgOptions): Generator<void, string> {
  check('pair', pair, PAIR_DOCUMENT_RULE);
  check('options', options, OPTIONS);
  const { layout = 'full', boards = 'both', theme = 'light', pillarOrder, names = {}, birth = true } = options;
  const hosts = SIDES.filter((side) => boards === side || (boards === 'both' && pair.ziwei[BOARD_OF[side].member]));
  check('charts', charts, chartsOf(hosts, pair));
  const lines = new PairLines(pair, { names: cutNames(names, MAX_NAME[layout]) });
  const script = scriptFor(pair.language, pillarOrder);
  const colourOf = (tone: Tone): string => THEMES[theme][tone];
  const parts: (SheetPart & { readonly said: string })[] = [];
  for (const host of hosts) {
    const called = { host: lines.people[host], guest: lines.people[BOARD_OF[host].guest] };
    const overlay = guestOverlay(charts[host]!, pair, host, called);
    const board = boardPart(
      charts[host]!,
      { layout, overlay, name: called.host, ...(pillarOrder && { pillarOrder }) },
      { isRadio: false, isDated: birth },
    );
    parts.push({ ...withHeading(board, overlay.title), said: overlay.description });
    yield;
  }
  const pillars = withHeading(pairPillars(pair, { layout, script, lines, colourOf }), lines.ofRelations[0]!.label);
  yield;
  const facts = [
    ...lines.ofTogether,
    ...lines.ofDayStems,
    ...lines.ofGroups,
    ...lines.ofVoid,
    ...lines.ofElements,
    ...lines.ofNayin,
    ...lines.ofMoment,
  ];
  const sheet = withHeading(factSheet(facts, layout, lines.words.colon), lines.title);
  const isWide = layout === 'full' && parts.length === 2;
  const rows: readonly (readonly SheetPart[])[] = isWide
    ? [parts, [pillars, sheet]]
    : [...parts, pillars, sheet].map((part) => [part]);
  const { width, height, content } = stackParts(rows);
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${width} ${height}`,
      width,
      height,
      class: 'beichen-chart',
      lang: LANGUAGE_FACTS[pair.language].tag,
      role: 'img',
      'aria-label': lines.title,
    },
    element('title', {}, escapeXml(lines.title)),
    element(
      'desc',
      {},
      escapeXml(
        [
          ...parts.map(({ said }) => said),
          ...[...lines.ofRelations, ...facts].map((fact) => fact.label + lines.words.colon + fact.text),
        ].join(script.words.joins.sentences),
      ),
    ),
    element('style', {}, chartStyle(colourOf, [pair.language])),
    element('rect', { width, height, class: 'text-frame' }),
    content,
  );
}

const OPTIONS = /* @__PURE__ */ recordOf<PairSvgOptions>({
  names: PAIR_NAMES,
  boards: /* @__PURE__ */ optional(/* @__PURE__ */ oneOf(PAIR_BOARDS)),
  layout: /* @__PURE__ */ optional(/* @__PURE__ */ oneOf(LAYOUTS)),
  pillarOrder: /* @__PURE__ */ optional(/* @__PURE__ */ oneOf(PILLAR_ORDERS)),
  theme: /* @__PURE__ */ optional(/* @__PURE__ */ oneOf(Object.keys(THEMES))),
  birth: /* @__PURE__ */ optional(FLAG),
});

const chartsOf = (hosts: readonly Side[], pair: DrawnPair): Rule =>
  ruleFor(
    'object',
    `the documents of the charts of ${hosts.join(' and ')}, which are hosts in the document of both`,
    (charts) =>
      isObject(charts) &&
      hosts.every(
        (host) =>
          CHART_DOCUMENT_RULE.accepts(charts[host]) && pairOn(charts[host] as DrawnDocument, host).accepts(pair),
      ),
  );

/** Maximum width of a name in columns. */
const MAX_NAME: Readonly<Record<Layout, number>> = { full: 24, compact: 16 };

const cutNames = (names: PairNames, columns: number): PairNames =>
  Object.fromEntries(
    Object.entries(names).flatMap(([side, name]) => {
      const shown = shownName(name);
      return shown === undefined ? [] : [[side, cut(shown, columns)]];
    }),
  );

/** Space between two parts, and around all. */
const GAP = 12;

/** A part under its heading. */
function withHeading(
  part: Omit<SheetPart, 'content'> & { readonly content: string | readonly string[] },
  heading: string,
): SheetPart {
  const size = part.width > 400 ? 14 : 12;
  const lines = wrappedText(heading, part.width / 1.12, size);
  const top = lines.length * (size + 6) + 6;
  return {
    width: part.width,
    height: top + part.height,
    content: [
      ...lines.map((line, n) => text(2, (n + 1) * (size + 6), `s${size} semi seal`, line)),
      group({ transform: `translate(0 ${top})` }, ...[part.content].flat()),
    ].join(''),
  };
}

/** Arranges parts in rows, from the left and from the top. */
function stackParts(rows: readonly (readonly SheetPart[])[]): SheetPart {
  let y = GAP;
  let width = 0;
  const drawn: string[] = [];
  for (const row of rows) {
    let x = GAP;
    for (const part of row) {
      drawn.push(group({ transform: `translate(${x} ${y})` }, part.content));
      x += part.width + GAP;
    }
    width = Math.max(width, x);
    y += Math.max(...row.map((part) => part.height)) + GAP;
  }
  return { width, height: y, content: drawn.join('') };
}
