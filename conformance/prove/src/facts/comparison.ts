// Comparison of two programs. Each difference has a name and a reason; any other is a failure.

import { type Difference, differencesOf, type Facts } from './facts.ts';

/** A known difference with its reason. */
export interface NamedDifference<Question> {
  readonly name: string;
  /** The program that is right, and the authority for it. */
  readonly reason: string;
  readonly explains: (question: Question, difference: Difference) => boolean;
}

/** Two programs, and the questions that both can answer. */
export interface Contest<Question> {
  readonly questions: Iterable<Question>;
  readonly ours: (question: Question) => Facts;
  readonly theirs: (question: Question) => Facts;
  readonly textOfQuestion: (question: Question) => string;
  readonly named?: readonly NamedDifference<Question>[];
}

export interface Comparison {
  readonly charts: number;
  readonly facts: number;
  /** Number of charts with each named difference. */
  readonly named: Readonly<Record<string, number>>;
  /** Other differences, the first ones as text. */
  readonly unexplained: readonly string[];
}

/** Compares both programs on every question. */
export function compare<Question>({
  questions,
  ours,
  theirs,
  textOfQuestion: tell,
  named = [],
}: Contest<Question>): Comparison {
  const met: Record<string, number> = {};
  const unexplained: string[] = [];
  let [charts, facts] = [0, 0];
  for (const question of questions) {
    const answer = theirs(question);
    const names = new Set<string>();
    for (const difference of differencesOf(ours(question), answer)) {
      const known = named.find((candidate) => candidate.explains(question, difference));
      if (known !== undefined) names.add(known.name);
      else unexplained.push(`${tell(question)}: ${difference.fact} ${difference.ours} | ${difference.theirs}`);
    }
    for (const name of names) met[name] = (met[name] ?? 0) + 1;
    charts += 1;
    facts += Object.keys(answer).length;
  }
  return { charts, facts, named: met, unexplained };
}
