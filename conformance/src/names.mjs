// Names of the facts in cases, by level and kind: an adapter whose program says `冲` for `六冲` finds the name of the suite here.

import { flatFacts } from './facts.mjs';

/**
 * @typedef {object} Name
 * @property {string} level
 * @property {string} kind
 * @property {string} fact its path: `stars.紫微`
 * @property {ReadonlySet<string>} cases ids of the cases that ask for it
 * @property {string} example a value that one of them expects
 */

/**
 * @param {readonly import('./cases.mjs').Case[]} cases
 * @returns {Name[]} in the order of the cases
 */
export function namesOf(cases) {
  /** @type {Map<string, Name & { cases: Set<string> }>} */
  const names = new Map();
  for (const { id, level, kind, expect } of cases)
    for (const [fact, value] of flatFacts(expect)) {
      const key = `${level} ${kind} ${fact}`;
      const name = names.get(key) ?? { level, kind, fact, cases: new Set(), example: '' };
      name.cases.add(id);
      name.example ||= value;
      names.set(key, name);
    }
  return [...names.values()];
}

/**
 * Facts of responses to these cases that none of their kind has, with the number of such responses.
 * @param {readonly Name[]} names
 * @param {ReadonlyMap<string, object>} answers
 */
export function strayFacts(names, answers) {
  const kinds = new Map(names.flatMap(({ kind, cases }) => [...cases].map((id) => /** @type {const} */ ([id, kind]))));
  const asked = new Set(names.map(({ kind, fact }) => `${kind} ${fact}`));
  /** @type {Map<string, { kind: string, fact: string, answers: number }>} */
  const stray = new Map();
  for (const [id, facts] of answers) {
    const kind = kinds.get(id);
    if (kind === undefined) continue;
    for (const fact of flatFacts(facts).keys()) {
      const key = `${kind} ${fact}`;
      if (asked.has(key)) continue;
      const found = stray.get(key) ?? { kind, fact, answers: 0 };
      found.answers += 1;
      stray.set(key, found);
    }
  }
  return [...stray.values()].sort((a, b) => b.answers - a.answers);
}
