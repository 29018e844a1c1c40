// A birth without an hour on a terminal: the facts that all charts share, then the charts: a row each in columns if they fit, else some lines each. Names are
// not truncated: they wrap.

import { check, FLAG, optional, recordOf, wholeBetween } from '../../../calculation/input/input.ts';
import type { DayChartDocument } from '../../documents/tables/document.generated.ts';
import { DAY_DOCUMENT_RULE, type DrawnDay, SHARED_OPTIONS } from '../facts/arguments.ts';
import { columnsOf } from '../facts/columns.ts';
import {
  chartFacts,
  chartsText,
  clockSpan,
  type DayLanguage,
  dayLanguage,
  sameFacts,
  sameStars,
  sameTransformations,
} from '../facts/day-facts.ts';
import { cut } from '../facts/short-name.ts';
import { shownName } from '../facts/shown-name.ts';
import { placeLine } from '../facts/text-lines.ts';
import { dayText } from '../facts/times.ts';
import { TERMINAL_COLUMNS, type TerminalOptions } from './draw-terminal.ts';
import { fitPieces, type Ink, type InkPiece, textOfPieces } from './ink.ts';
import { flow, type Line, ruleLine } from './lines.ts';

/** Options of `drawDayTerminal`. */
export type DayTerminalOptions = Omit<TerminalOptions, 'transits' | 'pillars' | 'pillarOrder'>;

const OPTIONS = /* @__PURE__ */ recordOf<DayTerminalOptions>({
  ...SHARED_OPTIONS,
  colours: optional(FLAG),
  columns: optional(wholeBetween(TERMINAL_COLUMNS.from, TERMINAL_COLUMNS.to)),
});

/**
 * Draws a birth without an hour for a terminal, in the language of its document. No line is wider than the terminal, and each ends with a line feed.
 * @throws RangeError for a document of another shape, and for an option that does not exist or has a wrong value
 * @example drawDayTerminal(describeDay(day, { language: 'zh' }), { columns: 120 })
 */
export function drawDayTerminal(day: DrawnDay, options: DayTerminalOptions = {}): string {
  check('day', day, DAY_DOCUMENT_RULE);
  check('options', options, OPTIONS);
  const { colours = false, columns = 80 } = options;
  const { language, birth, same, charts } = day;
  const words = dayLanguage(language);
  const head = [
    shownName(options.name) ?? words.hourUnknown,
    placeLine(dayText(birth.date, language), birth.place, words),
  ];
  const lines = [
    fitPieces([{ text: head[0]!, ink: 'bold' }], columns),
    ...wrapTexts([head[1]!], columns, words),
    ...(charts.length === 0 ? [] : inCommon(same, columns, words)),
    [],
    ...flow(
      chartsText(day, words)
        .split(' ')
        .map((text) => [{ text, ink: 'bold' }]),
      columns,
      ' ',
    ),
    ...chartLines(charts, columns, words),
  ];
  return lines.map((line) => `${textOfPieces(line, colours).trimEnd()}\n`).join('');
}

/** Lines of the facts that all charts share, under their heading. */
function inCommon(same: DrawnDay['same'], columns: number, words: DayLanguage): Line[] {
  const { comma, semicolon } = words;
  const stars = sameStars(same, words).map(({ branch, stars: standing }) => `${branch} ${standing.join(comma)}`);
  const block = (heading: string, parts: readonly string[]): Line[] => [
    [],
    ...flow([[{ text: heading, ink: 'faint' }]], columns, ''),
    ...wrapTexts(parts.length === 0 ? [words.none] : withMarks(parts, semicolon), columns, words),
  ];
  return [
    ...block(words.same, sameFacts(same, words)),
    ...block(words.sameStars, stars),
    ...block(words.transformations, sameTransformations(same, words)),
  ];
}

/** Parts with a separator after each but the last. */
const withMarks = (parts: readonly string[], mark: string): readonly string[] =>
  parts.map((part, n) => (n < parts.length - 1 ? part + mark.trimEnd() : part));

/** Wraps texts into lines of a maximum width. A line breaks at a space or, in a script without spaces, after a separator. */
const wrapTexts = (texts: readonly string[], columns: number, { wordSpace }: DayLanguage): Line[] =>
  flow(
    texts
      .flatMap((text) => (wordSpace === ' ' ? text.split(' ') : text.split(/(?<=[、；，]| )/)))
      .map((text) => [{ text: columnsOf(text) > columns ? cut(text, columns - 1) : text }]),
    columns,
    wordSpace,
  );

const GAP = 2;

function chartLines(charts: readonly DayChartDocument[], columns: number, words: DayLanguage): Line[] {
  const rows = charts.map((chart) => cellsOf(chart, words));
  const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => columnsOf(row[at]!.text))));
  const isTable = widths.reduce((sum, width) => sum + width + GAP, -GAP) <= columns;
  if (isTable) return rows.map((row) => row.flatMap((cell, at) => fitPieces([cell], widths[at]! + GAP)));
  return rows.flatMap(([span, hour, star, ...others]) => {
    const head = flow(
      [[span!], [hour!], ...star!.text.split(' ').map((text) => [{ text, ink: 'bold' as Ink }])],
      columns - 2,
      ' ',
    );
    const facts = wrapTexts(
      withMarks(
        others.map(({ text }) => text),
        words.semicolon,
      ),
      columns - GAP,
      words,
    );
    return [
      ...head.slice(0, -1),
      ruleLine(head[head.length - 1]!, columns),
      ...facts.map((line): Line => [{ text: ' '.repeat(GAP) }, ...line]),
    ];
  });
}

function cellsOf(chart: DayChartDocument, words: DayLanguage): readonly InkPiece[] {
  const { doubleHour, mainStar, bureau, lifePalace, bodyPalace, ziwei, fourPillars } = chartFacts(chart, words);
  return [
    { text: clockSpan(chart) },
    { text: doubleHour },
    { text: mainStar, ink: 'bold' },
    ...[bureau, lifePalace, bodyPalace, ziwei, fourPillars].map((text) => ({ text })),
  ];
}
