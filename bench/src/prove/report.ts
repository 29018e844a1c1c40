// How is the proof told? Each part is a table and a list of what it could not explain.

import type { Comparison, NamedDifference } from '../compare/comparison.ts';

export interface Part {
  readonly title: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** Differences without a name and a reason: the proof fails when there is one. */
  readonly unexplained: readonly string[];
}

/** A part as Markdown. */
export function toldPart({ title, head, rows, unexplained }: Part): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const failures =
    unexplained.length === 0 ? [] : ['', `**${unexplained.length} unexplained**`, ...unexplained.slice(0, 20)];
  return [`## ${title}`, '', line(head), line(head.map(() => '---')), ...rows.map(line), ...failures, ''].join('\n');
}

export const whole = (value: number): string => Math.round(value).toLocaleString('en-US');

export const seconds = (value: number): string => value.toFixed(value < 0.1 ? 3 : 2);

/** A comparison of charts, with the reason of each difference that was met. */
export function comparisonPart<Question>(
  title: string,
  { charts, facts, named, unexplained }: Comparison,
  differences: readonly NamedDifference<Question>[],
): Part {
  return {
    title,
    head: ['', 'charts', 'why'],
    rows: [
      [`charts compared, ${whole(facts)} facts`, whole(charts), ''],
      ...differences.map(({ name, reason }) => [`differ: ${name}`, whole(named[name] ?? 0), reason]),
    ],
    unexplained,
  };
}
