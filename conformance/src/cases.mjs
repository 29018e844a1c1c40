// The cases, and the questions for programs: a case without its expected facts.

import { readFileSync } from 'node:fs';

/**
 * @typedef {object} Case
 * @property {string} id
 * @property {string} level
 * @property {string} kind kind of question, a row of `KINDS` in the guide
 * @property {Record<string, unknown>} expect
 * @property {Record<string, number>} [tolerance] seconds by which a time may differ, by the path of its fact
 * @property {{ by: string[], facts?: string[], cite?: string }[]} source
 * @property {{ class: string, facts?: string[], programs?: string[] }[]} [classes]
 * @property {string} [note]
 */

const read = (/** @type {string} */ path) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');

/** @type {{ version: string, levels: Record<string, string>, classes: Record<string, string> }} */
export const SUITE = JSON.parse(read('suite.json'));
export const LEVEL_IDS = Object.keys(SUITE.levels);

/**
 * The cases of some levels, or of all.
 * @param {readonly string[]} [levels]
 * @returns {Case[]}
 */
export const casesOf = (levels = LEVEL_IDS) =>
  levels.flatMap((level) =>
    read(`cases/${level}.jsonl`)
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line)),
  );

/**
 * The question of a case for a program: `ask` lists the facts.
 * @param {Case} each
 */
export function questionOf({ expect, tolerance: _, source: _1, classes: _2, note: _3, ...question }) {
  return { ...question, ask: Object.keys(expect) };
}
