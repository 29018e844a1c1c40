// Report of the proof. Each part is a table and a list of unexplained differences.

import type { Comparison, NamedDifference } from '../facts/comparison.ts';
import { type Table, tableText, whole } from './table.ts';

export interface Part extends Table {
  /** Amount of compared items, for the summary: 202,727 days. */
  readonly amount: string;
  /** Differences without a name and a reason: the proof fails if there is one. */
  readonly unexplained: readonly string[];
}

/** A part as Markdown, with the first unexplained differences. */
export function partText(part: Part): string {
  const { unexplained } = part;
  if (unexplained.length === 0) return tableText(part);
  return [tableText(part), `**${unexplained.length} unexplained**`, ...unexplained.slice(0, 20), ''].join('\n');
}

/** The summary: a row for each part, as in docs/exactness.md. */
export const summaryOf = (parts: readonly Part[]): Table => ({
  title: 'Summary',
  head: ['compared', 'how much', 'unexplained'],
  rows: parts.map(({ title, amount, unexplained }) => [title, amount, whole(unexplained.length)]),
});

export const seconds = (value: number): string => value.toFixed(value < 0.1 ? 3 : 2);

/** A comparison of charts, with the reason of each difference that occurred. */
export function comparisonPart<Question>(
  title: string,
  { charts, facts, named, unexplained }: Comparison,
  differences: readonly NamedDifference<Question>[],
): Part {
  return {
    title,
    amount: `${whole(charts)} charts, ${whole(facts)} facts`,
    head: ['', 'charts', 'why'],
    rows: [
      [`charts compared, ${whole(facts)} facts`, whole(charts), ''],
      ...differences.map(({ name, reason }) => [`differ: ${name}`, whole(named[name] ?? 0), reason]),
    ],
    unexplained,
  };
}
