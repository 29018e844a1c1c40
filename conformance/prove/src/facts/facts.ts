// Facts of a chart, and differences between two programs.

/** Facts by name. Values are ids or numbers as text. */
export type Facts = Readonly<Record<string, string>>;

/** A fact with different values in two programs. */
export interface Difference {
  readonly fact: string;
  readonly ours: string;
  readonly theirs: string;
}

/** Differences between two programs, in the facts that the second has. */
export function differencesOf(ours: Facts, theirs: Facts): readonly Difference[] {
  const differences: Difference[] = [];
  for (const fact in theirs) {
    if (ours[fact] === theirs[fact]) continue;
    differences.push({ fact, ours: ours[fact] ?? 'not told', theirs: theirs[fact]! });
  }
  return differences;
}

/** Several values as one, in alphabetical order. */
export const list = (values: readonly string[]): string => [...values].sort().join(', ');
