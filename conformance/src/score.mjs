// Compares responses with cases: by level the number of facts, the number in the responses, and the differences by class.

import { InvalidAnswers } from './answers.mjs';
import { LEVEL_IDS, SUITE } from './cases.mjs';
import { flatFacts, isSame } from './facts.mjs';

/** Class of a difference without one in the case. */
export const UNKNOWN = 'unknown';

/**
 * @typedef {object} Difference
 * @property {string} id
 * @property {string} fact
 * @property {string} expected
 * @property {string} given
 * @property {string} class
 *
 * @typedef {object} LevelScore
 * @property {number} cases
 * @property {number} answered cases for which a program returns at least one fact
 * @property {number} facts
 * @property {number} given
 * @property {Difference[]} differences
 * @property {'pass' | 'part' | 'differs' | 'none'} status
 */

/**
 * @param {readonly import('./cases.mjs').Case[]} cases all of the suite
 * @param {ReturnType<typeof import('./answers.mjs').parseAnswers>} answers
 * @param {readonly string[]} only the levels that are compared
 */
export function scoreOf(cases, { program, version, answers }, only = LEVEL_IDS) {
  /** @type {Record<string, LevelScore>} */
  const levels = {};
  const asked = new Set(cases.map(({ id }) => id));
  const stray = [...answers.keys()].find((id) => !asked.has(id));
  if (stray !== undefined) throw new InvalidAnswers(`${stray} is no case of suite ${SUITE.version}`);
  for (const each of cases.filter(({ level }) => only.includes(level))) {
    levels[each.level] ??= { cases: 0, answered: 0, facts: 0, given: 0, differences: [], status: 'none' };
    addCase(levels[each.level], each, answers.get(each.id));
  }
  for (const score of Object.values(levels)) score.status = statusOf(score);
  return { suite: SUITE.version, program, version, levels };
}

/** @param {LevelScore} score @param {import('./cases.mjs').Case} each @param {object | undefined} facts */
function addCase(score, each, facts) {
  const expected = flatFacts(each.expect);
  const given = flatFacts(facts ?? {});
  const common = [...expected].filter(([fact]) => given.has(fact));
  score.cases += 1;
  score.answered += common.length > 0 ? 1 : 0;
  score.facts += expected.size;
  score.given += common.length;
  for (const [fact, value] of common) {
    const answer = given.get(fact) ?? '';
    if (isSame(value, answer, each.tolerance?.[fact])) continue;
    score.differences.push({ id: each.id, fact, expected: value, given: answer, class: classOf(each, fact) });
  }
}

/**
 * The first class of a case that applies to a fact. A class without facts applies to all of them.
 * @param {import('./cases.mjs').Case} each
 * @param {string} fact
 */
const classOf = ({ classes = [] }, fact) =>
  classes.find(({ facts }) => facts === undefined || facts.some((path) => fact === path || fact.startsWith(`${path}.`)))
    ?.class ?? UNKNOWN;

/** @param {LevelScore} score @returns {LevelScore['status']} */
function statusOf({ facts, given, differences }) {
  if (given === 0) return 'none';
  if (differences.length > 0) return 'differs';
  return given === facts ? 'pass' : 'part';
}

/**
 * Counts the cases of a level with a difference of each class, the most frequent first.
 * @param {readonly Difference[]} differences
 */
export function countByClass(differences) {
  /** @type {Map<string, Set<string>>} */
  const ids = new Map();
  for (const { class: name, id } of differences) ids.set(name, (ids.get(name) ?? new Set()).add(id));
  return [...ids].map(([name, found]) => ({ class: name, cases: found.size })).sort((a, b) => b.cases - a.cases);
}
