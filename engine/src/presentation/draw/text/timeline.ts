// A list around a moment as plain text: a line a row, in columns: a star at the row of the moment, its name, its beginning, its place and its pair.

import { check, recordOf } from '../../../calculation/input/input.ts';
import type { Label } from '../../documents/vocabulary/labels.ts';
import { fill } from '../../words/fill.ts';
import {
  CHART_DOCUMENT_RULE,
  type DrawnDocument,
  type DrawnTimeline,
  SHARED_OPTIONS,
  timelineOn,
} from '../facts/arguments.ts';
import { columnsOf } from '../facts/columns.ts';
import { shownName } from '../facts/shown-name.ts';
import { textOf } from '../facts/text-lines.ts';
import { minuteText } from '../facts/times.ts';
import type { TextOptions } from './chart.ts';
import { lunarDayText, monthText } from './month-name.ts';
import { agesOf, type TransitLineWords, transitLineWordsFor } from './transit-words.ts';

const OPTIONS = recordOf<TextOptions>(SHARED_OPTIONS);

/**
 * Writes a list around a moment as plain text, in the language of its two documents: a line for each decade, luck pillar, year, month or day, with a star at
 * the one of the moment. Times are by the clock at the place of the moment. Each line ends with a line feed.
 * @throws RangeError for documents of another shape or of two languages, and for an option that does not exist or has a wrong value
 * @example drawTimelineText(describeChart(chart, { language: 'en' }), describeTimeline(castTimeline(chart, '2027-02-10', 'decades'), { language: 'en' }))
 */
export function drawTimelineText(chart: DrawnDocument, timeline: DrawnTimeline, options: TextOptions = {}): string {
  check('chart', chart, CHART_DOCUMENT_RULE);
  check('timeline', timeline, timelineOn(chart));
  check('options', options, OPTIONS);
  const words = transitLineWordsFor(chart.language);
  const natal = (palace: Label) => fill(words.natalPalace, { palace: words.nameOf(palace) });
  const name = shownName(options.name);
  const heading = [words.transits, ...(name === undefined ? [] : [name]), words.lists[timeline.list]];
  return textOf([heading.join(' · '), ...rowsOf(timeline, natal, words)]);
}

type Words = TransitLineWords;

function rowsOf(timeline: DrawnTimeline, natal: (palace: Label) => string, words: Words): string[] {
  const { decades, luckPillars, years, months, days } = timeline;
  const { nameOf } = words;
  const seen = (pillar: Label & { readonly tenGod: Label }) => `${nameOf(pillar)} ${nameOf(pillar.tenGod)}`;
  const began = ({ startsAtClock }: { readonly startsAtClock?: string }) =>
    startsAtClock === undefined ? words.beyond : minuteText(startsAtClock, words.language);
  const nominal = (age: number) => fill(words.nominal, { age });
  const ages = ({ fromAge, toAge }: { readonly fromAge?: number; readonly toAge?: number }) => {
    return fromAge === undefined || toAge === undefined ? '' : agesOf(fromAge, toAge, words);
  };
  return [
    ...inColumns(decades, (row) => [
      `${row.ordinal ?? words.layers.childLimit}`,
      ages(row),
      began(row),
      natal(row.palace),
      nameOf(row),
    ]),
    ...inColumns(luckPillars, (row) => [
      `${row.ordinal ?? '–'}`,
      ages(row),
      began(row),
      row.pillar === undefined ? words.beforeLuck : seen(row.pillar),
    ]),
    ...block(words.ziwei, years?.ziwei, (row) => [
      `${row.year}`,
      nominal(row.age),
      began(row),
      natal(row.palace),
      nameOf(row),
    ]),
    ...block(words.fourPillars, years?.fourPillars, (row) => [
      `${row.year}`,
      fill(words.solarYearAge, { age: row.age }),
      began(row),
      seen(row),
    ]),
    ...block(words.ziwei, months?.ziwei, (row) => [monthText(row, words), began(row), natal(row.palace), nameOf(row)]),
    ...block(words.fourPillars, months?.fourPillars, (row) => [nameOf(row.jie), began(row), seen(row)]),
    ...inColumns(days, (row) => [
      lunarDayText(row.lunarDay, words),
      began(row),
      natal(row.palace),
      seen(row),
      row.solarTerm === undefined ? '' : nameOf(row.solarTerm),
    ]),
  ];
}

interface Row {
  readonly holdsMoment: boolean;
}

/** Rows under a heading; empty without rows. */
const block = <R extends Row>(heading: string, rows: readonly R[] | undefined, cells: (row: R) => readonly string[]) =>
  rows === undefined || rows.length === 0 ? [] : [heading, ...inColumns(rows, cells)];

/** Rows with aligned cells, and a star at the row of the moment. */
function inColumns<R extends Row>(rows: readonly R[] = [], cells: (row: R) => readonly string[]): string[] {
  const table = rows.map((row) => [row.holdsMoment ? '*' : ' ', ...cells(row)]);
  const widths = (table[0] ?? []).map((_, at) => Math.max(...table.map((row) => columnsOf(row[at]!))));
  return table.map((row) =>
    row
      .map((cell, at) => cell + ' '.repeat(widths[at]! - columnsOf(cell)))
      .join('  ')
      .trimEnd(),
  );
}
