// Result of a comparison of two programs. Each difference either has a name and a reason, or it is one too many.

import { type Difference, differencesOf, type Facts } from './facts.ts';

/** A difference that is known, and why it is there. */
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
  /** In how many charts each named difference was met. */
  readonly named: Readonly<Record<string, number>>;
  /** The other differences, the first ones in words. */
  readonly unexplained: readonly string[];
}

/** Asks both programs every question. */
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
