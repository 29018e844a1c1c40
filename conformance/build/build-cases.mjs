// Writes the cases: node build/build-cases.mjs. With --check it compares instead, with --every N only each N-th question.

import { readFileSync, writeFileSync } from 'node:fs';
import { casesOf, LEVEL_IDS } from '../src/cases.mjs';
import { decide } from './decide.mjs';
import { printedCases } from './printed.mjs';
import { questions } from './questions.mjs';

const withdrawn = JSON.parse(readFileSync(new URL('withdrawn.json', import.meta.url), 'utf8'));

/** The cases of some of the questions, and the facts that are left out. */
export function buildCases(every = 1) {
  const decided = questions()
    .filter((_, n) => n % every === 0)
    .map(decide);
  const printed = printedCases().filter((_, n) => n % every === 0);
  const cases = [...decided.flatMap((each) => each.case ?? []), ...printed];
  return { cases: cases.filter(({ id }) => !Object.hasOwn(withdrawn, id)), left: decided.flatMap(({ left }) => left) };
}

/** Ids of stored cases that the build would write differently. */
export function staleCases(every = 1) {
  const stored = new Map(casesOf().map((each) => [each.id, JSON.stringify(each)]));
  const { cases } = buildCases(every);
  const gone = every === 1 ? [...stored.keys()].filter((id) => !cases.some((each) => each.id === id)) : [];
  return [...cases.filter((each) => stored.get(each.id) !== JSON.stringify(each)).map(({ id }) => id), ...gone];
}

const option = (name) => process.argv[process.argv.indexOf(name) + 1];

if (import.meta.filename === process.argv[1]) {
  if (process.argv.includes('--check')) {
    const stale = staleCases(process.argv.includes('--every') ? Number(option('--every')) : 1);
    if (stale.length > 0)
      throw new Error(`${stale.length} cases are not what the build makes of them: ${stale.slice(0, 10).join(', ')}`);
  } else {
    const { cases, left } = buildCases();
    for (const level of LEVEL_IDS) {
      const lines = cases.filter((each) => each.level === level).map((each) => `${JSON.stringify(each)}\n`);
      writeFileSync(new URL(`../cases/${level}.jsonl`, import.meta.url), lines.join(''));
      console.log(`${level}: ${lines.length} cases`);
    }
    if (process.argv.includes('--left')) console.log(left.join('\n'));
    console.log(`${left.length} facts are left out`);
  }
}
